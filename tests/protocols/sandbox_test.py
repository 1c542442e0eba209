"""`quintet match --sandbox`: what an agent can see and reach, and the message where no sandbox is possible."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import time
import unittest

from agent_matches import PLAYS, AgentMatches, SandboxMatches
from program import PATIENCE, QUINTET, REPOSITORY, run


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


class SandboxTest(SandboxMatches):
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
        inside = self.results(*attempts)
        self.assertEqual((inside[0], inside[2]), ("FileNotFoundError", "FileNotFoundError"))
        self.assertNotIn("a secret", json.dumps(inside))
        outside = AgentMatches.play(self, self.agent(try_out(*attempts)), plies=1)
        self.assertIn("a secret", json.dumps(outside["match"]["plies"]), "the test itself")
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
            record = AgentMatches.play(self, self.agent(try_out(f"socket.create_connection(('127.0.0.1', {port}), 5)")), plies=1)
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
        self.assertIn("it was stopped by signal 11", self.play(self.agent(crashes))["match"]["forfeit"]["message"])
        ends = "import os\ndef agent(observation):\n    os._exit(7)\n"
        self.assertIn("it exited with status 7", self.play(self.agent(ends))["match"]["forfeit"]["message"])

    def test_nothing_is_left_if_the_program_itself_is_killed(self):
        # The child must stop here: a second answer would end the game before the test looks at it.
        loops = "import os, time\nif os.fork() == 0:\n    time.sleep(300)\ndef agent(observation):\n    while True: pass\n"
        words = self.words("cachex", self.agent(loops) + ",game-time=100000", "random", more=["--sandbox"])
        deadline = time.monotonic() + PATIENCE
        with subprocess.Popen([QUINTET, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
            while len(self.left_processes()) < 4 and match.poll() is None and time.monotonic() < deadline:
                time.sleep(0.05)
            self.assertIsNone(match.poll(), "the game has ended")
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
