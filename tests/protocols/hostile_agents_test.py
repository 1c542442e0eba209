"""`quintet match` with agents that mean harm: what they leave, forge and start; and the sandbox, which keeps them from it."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import time
import unittest

from agent_matches import AgentMatches
from program import PATIENCE, QUINTET, REPOSITORY, run

PLAYS = "def agent(observation):\n    return observation.legal_actions[0]\n"


class HostileAgentsTest(AgentMatches):
    def test_no_process_outlives_a_game(self):
        children, log = self.children()
        for end in ["    return observation.legal_actions[0]\n", "    os._exit(7)\n", "    os.kill(os.getppid(), 9)\n"]:
            log.unlink(missing_ok=True)
            wait = f"    while len(open({str(log)!r}).readlines()) < 4: time.sleep(0.01)\n"
            record = self.play(self.agent(f"{children}def agent(observation):\n{wait}{end}"), plies=1)
            self.assertEqual("forfeit" in record["match"], "return" not in end)
            self.check_gone(self.processes(log, 4))

    def test_what_is_started_after_the_keeper_was_killed_does_not_outlive_the_game(self):
        log = self.folder / "processes"
        agent = self.agent(
            "import os, time\n"
            "def agent(observation):\n"
            "    parent = os.getpid()\n"
            "    if os.fork() == 0:\n"
            "        os.setsid()\n"
            "        os.closerange(0, 3)\n"
            "        while os.getppid() == parent: time.sleep(0.01)\n"
            "        if os.fork() == 0:\n"
            f"            with open({str(log)!r}, 'a') as log: log.write(f'{{os.getpid()}}\\n')\n"
            "            time.sleep(300)\n"
            "        os._exit(0)\n"
            "    time.sleep(0.2)\n"
            "    os.kill(os.getppid(), 9)\n"
            "    time.sleep(300)\n"
        )
        self.assertIn("forfeit", self.play(agent, plies=1)["match"])
        if log.exists():
            self.check_gone(self.processes(log, 1))

    def test_nothing_is_left_if_the_program_itself_is_killed(self):
        children, log = self.children()
        agent = self.agent(f"{children}def agent(observation):\n    while True: pass\n") + ",game-time=100000"
        words = self.words("cachex", agent, "random")
        with subprocess.Popen([QUINTET, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
            processes = self.processes(log, 4)
            match.send_signal(signal.SIGKILL)
        self.check_gone(processes)
        deadline = time.monotonic() + PATIENCE
        while any(self.temporary.iterdir()):
            self.assertLess(time.monotonic(), deadline, "folders are left")
            time.sleep(0.05)

    def test_raw_output_does_not_pass_for_an_answer(self):
        forges = "import os\ndef agent(observation):\n    for handle in range(3, 50):\n        try:\n" + (
            "            os.write(handle, b'[]\\n')\n        except OSError:\n            pass\n    return 'PLACE 0,0'\n"
        )
        forfeit = self.play(self.agent(forges))["match"]["forfeit"]
        self.assertEqual(forfeit["kind"], "error")
        self.assertIn("writes to the driver's output", forfeit["message"])

    def test_an_answer_that_would_break_a_reader_costs_the_agent_its_game(self):
        for field in ("raw", "traceback"):
            kind = "fault" if field == "traceback" else "action"
            forges = f"""import os
def agent(observation):
    answer = b'{{"type":"{kind}","action":"PLACE 0,0","seconds":0,"{field}":' + b"[" * 3000000 + b"]" * 3000000 + b"}}\\n"
    for handle in range(3, 30):
        try:
            sent = 0
            while sent < len(answer):
                sent += os.write(handle, answer[sent:sent + 65536])
        except OSError:
            pass
"""
            forfeit = self.play(self.agent(forges))["match"]["forfeit"]
            self.assertEqual(forfeit["kind"], "error", forfeit)

    def test_what_an_agent_puts_in_place_of_its_messages_is_not_waited_for(self):
        for replace in ("os.mkfifo(file)", "os.symlink('/dev/zero', file)"):
            ends = f"""import os
def agent(observation):
    file = os.environ["HOME"] + "/messages.txt"
    os.remove(file)
    {replace}
    os._exit(1)
"""
            forfeit = self.play(self.agent(ends))["match"]["forfeit"]
            self.assertEqual(forfeit["kind"], "dead", forfeit)

    def test_an_agent_cannot_change_its_limits(self):
        changes = """import sys
frame = sys._getframe()
while frame:
    for value in list(frame.f_locals.values()):
        if hasattr(value, "limits"):
            value.limits.update({"game_s": 1e6, "memory_mb": 1e300})
    frame = frame.f_back
def agent(observation):
    agent.hoard = bytearray(b"x" * 400_000_000)
    while True:
        pass
"""
        forfeit = self.play(self.agent(changes))["match"]["forfeit"]
        self.assertEqual(forfeit["kind"], "memory", forfeit)
        self.assertIn("250 MB are allowed", forfeit["message"])

    def test_nothing_of_an_agent_controls_a_terminal(self):
        agent = self.agent("def agent(observation):\n    raise ValueError('\\x1b]0;title\\x07 \\u202e')\n", "\x1b[31mred.py")
        status, lines, message = run("match", "--game", "cachex", "--option", "size=3", "--games", "1", "--openings", "0", "--quiet",
                                     "--seat", agent, "--seat", "random")
        self.assertEqual(status, 1, message)
        everything = "\n".join(lines) + message
        self.assertIn("\\x1b", everything)
        self.assertNotRegex(everything, "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]")

    def bomb(self, session):
        """An agent that forks until it is stopped, at most for a minute and as often as its file has bytes."""
        forks = self.folder / "forks"
        forks.write_bytes(bytes(1000))
        every = "os.setsid()" if session else "pass"
        return self.agent(
            "import os, time\n"
            f"forks = os.open({str(forks)!r}, os.O_RDONLY)\n"
            "def agent(observation):\n"
            "    end = time.monotonic() + 60\n"
            "    while time.monotonic() < end and os.read(forks, 1):\n"
            "        try:\n"
            f"            if os.fork() == 0: {every}\n"
            "        except OSError:\n"
            "            os.lseek(forks, -1, os.SEEK_CUR)\n"
            f"    open({str(self.folder / 'over')!r}, 'w')\n"
            "    time.sleep(300)\n"
        )

    def test_a_fork_bomb_is_stopped(self):
        for session in (False, True):
            forfeit = self.play(self.bomb(session))["match"]["forfeit"]
            self.assertEqual(forfeit["kind"], "error", forfeit)
            self.assertRegex(forfeit["message"], r"^runs \d+ processes at once; 64 are allowed$")
            self.assertFalse((self.folder / "over").exists(), "it has forked as often as it could")
            self.assertEqual(self.left_processes(), [])

    def test_a_missing_limit_of_processes_is_said(self):
        hidden = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"', "sh"]
        if os.getuid() != 0 or subprocess.run([*hidden, "true"], capture_output=True).returncode != 0:
            self.skipTest("control groups can be hidden by root only")
        words = self.words("cachex", self.agent(PLAYS), "random", plies=1)
        done = subprocess.run([*hidden, QUINTET, *words], capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count(b"the number of processes that an agent starts is not limited here"), 1, done.stderr)

    def test_a_renamed_private_folder_is_removed_all_the_same(self):
        other = self.folder / "other"
        other.mkdir()
        (other / "kept").touch()
        renames = f"    home = os.environ['HOME']\n    os.rename(home, home + '-moved')\n    os.symlink({str(other)!r}, home)\n"
        for end in ("    return observation.legal_actions[0]\n", "    os._exit(1)\n"):
            # Looks for what is left.
            self.play(self.agent(f"import os\ndef agent(observation):\n{renames}{end}"), plies=1)
            self.assertTrue((other / "kept").exists())

    def test_a_stopped_keeper_runs_again(self):
        stops = """import os, signal, time
def agent(observation):
    os.kill(os.getppid(), signal.SIGSTOP)
    time.sleep(0.5)  # until it is stopped, or was
    while open(f"/proc/{os.getppid()}/stat").read().rsplit(")", 1)[1].split()[0] == "T":
        time.sleep(0.01)
    return observation.legal_actions[0]
"""
        self.assertNotIn("forfeit", self.play(self.agent(stops), plies=1)["match"])

    def test_what_an_agent_says_of_itself_does_not_change_the_match(self):
        says = """import os
lines = b'{"type":"imported"}\\n{"type":"ready","openings":"none","notes":[],"wants":[]}\\n'
for handle in range(3, 30):
    try:
        os.write(handle, lines)
    except OSError:
        pass
def agent(observation):
    return observation.legal_actions[0]
"""
        words = ["match", "--game", "cachex", "--games", "1", "--quiet", "--out", str(self.file)]
        run(*words, "--seat", self.agent(says), "--seat", "random")
        self.assertGreater(json.loads(self.file.read_text())["match"]["opening_plies"], 0)


def try_out(*attempts):
    """An agent that prints what each attempt, an expression, returned or threw."""
    return f"""import json, os, socket
def attempt(text):
    try:
        return str(eval(text))
    except BaseException as error:
        return type(error).__name__
def agent(observation):
    print(json.dumps([attempt(text) for text in {list(attempts)!r}]))
    return observation.legal_actions[0]
"""


class SandboxTest(AgentMatches):
    def setUp(self):
        super().setUp()
        status, _, message = run(*self.words("cachex", self.agent(PLAYS), "random", plies=1, more=["--sandbox"]))
        if status == 2 and "bubblewrap" in message:
            self.skipTest(message)
        self.assertEqual(status, 0, message)

    def play(self, agent, **more):
        return super().play(agent, words=["--sandbox"], **more)

    def results(self, *attempts):
        record = self.play(self.agent(try_out(*attempts)), plies=1)
        return json.loads(record["match"]["plies"][0]["printed"])

    def test_honest_agents_play(self):
        for game, agent in [("cachex", "cachex/bridges"), ("halma", "halma")]:
            seat = f"python:{REPOSITORY}/tests/agents/honest/{agent}"
            status, out, message, [record] = self.match(game, seat, "random", plies=4, more=["--sandbox"])
            self.assertEqual((status, len(record["actions"])), (0, 4), out + message)
            self.assertGreater(record["match"]["plies"][0]["cpu_ms"], 0)
            self.assertLess(record["match"]["memory_mb"][0], 50)

    def test_files_of_others_cannot_be_read(self):
        secret = self.folder / "secret"
        secret.write_text("a secret")
        secret.chmod(0o644)
        attempts = [f"open({str(secret)!r}).read()", f"os.listdir({str(pathlib.Path.home())!r})", "open('/etc/passwd').read()"]
        self.assertNotIn("a secret", json.dumps(self.results(*attempts)))
        outside = super().play(self.agent(try_out(*attempts)), plies=1)
        self.assertIn("a secret", json.dumps(outside["match"]["plies"]), "the test itself")
        self.assertEqual(self.results(*attempts)[0], "FileNotFoundError")
        self.assertEqual(self.results(*attempts)[2], "FileNotFoundError")
        # Where its Python is installed may be there, but nothing else of it.
        home = self.results(f"[os.listdir(folder) for folder, _, files in os.walk({str(pathlib.Path.home())!r}) if files][:1]")[0]
        self.assertRegex(home, r"^(\[\]|\[\['pyvenv.cfg'|\[\[.*python3)")

    def test_nothing_outside_can_be_written(self):
        self.folder.chmod(0o777)
        # A folder in /tmp is another one there.
        self.results(f"open({str(self.folder / 'written')!r}, 'w')")
        self.assertFalse((self.folder / "written").exists())
        places = ["/", "/usr", "/etc", "/dev", "/proc"]
        results = self.results(*(f"open({place + '/written'!r}, 'w')" for place in places))
        for place, result in zip(places, results):
            self.assertRegex(result, "^(FileNotFoundError|PermissionError|OSError)$", place)
            self.assertFalse(pathlib.Path(place, "written").exists())
        places = ["/tmp", "/dev/shm", "."]
        self.assertEqual(self.results(*(f"open({place + '/written'!r}, 'w').write('x')" for place in places)), ["1"] * 3)
        self.assertFalse(pathlib.Path("/tmp/written").exists())

    def test_there_is_no_network(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            port = server.getsockname()[1]
            self.assertRegex(self.results(f"socket.create_connection(('127.0.0.1', {port}), 5)")[0], "Error$")
            record = super().play(self.agent(try_out(f"socket.create_connection(('127.0.0.1', {port}), 5)")), plies=1)
            self.assertIn("socket.socket", record["match"]["plies"][0]["printed"], "the test itself")

    def test_other_processes_cannot_be_seen_or_ended(self):
        numbers, *others = self.results(
            "sorted(int(name) for name in os.listdir('/proc') if name.isdigit())[-1] < 10",
            f"os.kill({os.getpid()}, 0)",
            "os.kill(os.getppid(), 9)",
            "os.kill(-1, 0)",
        )
        self.assertEqual((numbers, others[0]), ("True", "ProcessLookupError"))

    def test_it_runs_as_a_user_without_rights(self):
        rights = self.results("os.getuid()", "open('/proc/self/status').read()", "os.setuid(0)")
        self.assertNotEqual(rights[0], "0")
        self.assertRegex(rights[1], r"CapBnd:\s+0+\n")
        self.assertRegex(rights[1], r"NoNewPrivs:\s+1\n")
        self.assertRegex(rights[2], "Error$")

    def test_time_and_memory_are_measured_all_the_same(self):
        loops = "import os\ndef agent(observation):\n    if os.fork() == 0:\n        while True: pass\n    os.wait()\n"
        forfeit = self.play(self.agent(loops) + ",time=500")["match"]["forfeit"]
        self.assertIn("of processor time for this action; 0.5 s are allowed", forfeit["message"])
        hoards = "import os\ndef agent(observation):\n    if os.fork() == 0:\n        a = []\n" + (
            "        while len(a) < 1000: a.append(bytearray(b'x') * 1000000)\n    os.wait()\n"
        )
        forfeit = self.play(self.agent(hoards) + ",memory=150")["match"]["forfeit"]
        self.assertEqual(forfeit["kind"], "memory")
        crashes = "import os\ndef agent(observation):\n    os.kill(os.getpid(), 11)\n"
        self.assertIn("it was ended by signal 11", self.play(self.agent(crashes))["match"]["forfeit"]["message"])
        ends = "import os\ndef agent(observation):\n    os._exit(7)\n"
        self.assertIn("it ended with status 7", self.play(self.agent(ends))["match"]["forfeit"]["message"])

    def test_a_fork_bomb_is_stopped(self):
        bomb = "import os, time\ndef agent(observation):\n    for _ in range(9):\n        if os.fork() == 0: os.setsid()\n    time.sleep(300)\n"
        forfeit = self.play(self.agent(bomb))["match"]["forfeit"]
        self.assertRegex(forfeit["message"], r"^runs \d+ processes at once; 64 are allowed$")
        self.assertEqual(self.left_processes(), [])

    def test_nothing_is_left_if_the_program_itself_is_killed(self):
        loops = "import os\nos.fork()\ndef agent(observation):\n    while True: pass\n"
        words = self.words("cachex", self.agent(loops) + ",game-time=100000", "random", more=["--sandbox"])
        with subprocess.Popen([QUINTET, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
            deadline = time.monotonic() + PATIENCE
            while len(self.left_processes()) < 4 and time.monotonic() < deadline:
                time.sleep(0.05)
            match.send_signal(signal.SIGKILL)
        while (self.left_processes() or any(self.temporary.iterdir())) and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertEqual((self.left_processes(), list(self.temporary.iterdir())), ([], []))

    def test_a_command_sees_what_it_names(self):
        program = self.folder / "homework.py"
        program.write_text("import os\nopen('output.txt', 'w').write(str(os.listdir(os.path.dirname(__file__))))\n")
        (self.folder / "secret.py").touch()
        _, out, message, [record] = self.match("halma", f"halma:python3 {program}", "random", plies=1, more=["--sandbox"])
        forfeit = record["match"]["forfeit"]
        self.assertIn("homework.py", forfeit["raw"], out + message)
        self.assertNotIn("secret.py", forfeit["raw"])

    def test_submissions_of_a_tournament_do_not_see_each_other(self):
        hand_ins = self.folder / "hand-ins"
        self.agent(PLAYS, "hand-ins/first.py")
        self.agent(try_out(f"os.listdir({str(hand_ins)!r})", f"open({str(hand_ins / 'first.py')!r})"), "hand-ins/second.py")
        words = ["tournament", str(hand_ins), "--game", "cachex", "--option", "size=3", "--quiet", "--no-yardsticks", "--sandbox"]
        status, lines, message = run(*words, "--out", str(self.folder / "results"))
        self.assertEqual(status, 0, message)
        games = (self.folder / "results/games.jsonl").read_text()
        self.assertIn('[\\"FileNotFoundError\\", \\"FileNotFoundError\\"]', games)
        self.assertNotIn("forfeit", games)


class MissingSandboxTest(AgentMatches):
    def test_a_sandbox_that_cannot_be_made_is_refused_before_the_first_game(self):
        stand_in = self.folder / "bwrap"
        for text, wanted in [
            (None, r"--sandbox needs bubblewrap \(bwrap\), which is not installed; .*apt-get install bubblewrap"),
            ("#!/bin/sh\necho bwrap: No permissions to create new namespace >&2\nexit 1\n", "No permissions to create new namespace"),
        ]:
            if text:
                stand_in.write_text(text)
                stand_in.chmod(0o755)
            words = self.words("cachex", self.agent(PLAYS), "random", more=["--sandbox"])
            path = {"PATH": f"{self.folder}:/bin" if text else str(self.folder)}
            done = subprocess.run([QUINTET, *words], capture_output=True, timeout=PATIENCE, env={**os.environ, **path})
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertRegex(done.stderr.decode(), wanted)
            self.assertFalse(self.file.exists())


if __name__ == "__main__":
    unittest.main()
