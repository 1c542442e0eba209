"""`quintet match` with agents that mean harm: what they leave, forge and start."""

import json
import os
import signal
import subprocess
import time
import unittest

from agent_matches import PLAYS, AgentMatches, is_alive
from program import PATIENCE, QUINTET, run


class HostileAgentsTest(AgentMatches):
    def test_no_process_outlives_a_game(self):
        children, log = self.children()
        for end in ["    return observation.legal_actions[0]\n", "    os._exit(7)\n", "    os.kill(os.getppid(), 9)\n"]:
            log.unlink(missing_ok=True)
            wait = f"    while len(open({str(log)!r}).readlines()) < 4: time.sleep(0.01)\n"
            record = self.play(self.agent(f"{children}def agent(observation):\n{wait}{end}"), plies=1)
            self.assertEqual("forfeit" in record["match"], "return" not in end)
            self.check_gone(self.processes(log, 4))

    def test_what_is_started_after_the_supervisor_was_killed_does_not_outlive_the_game(self):
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
        forfeit = self.play(agent, plies=1)["match"]["forfeit"]
        self.assertEqual(forfeit["message"], "no longer answers: it was stopped from outside")
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

    def test_what_is_left_if_the_supervisor_is_killed_too_ends_at_the_next_start(self):
        log = self.folder / "processes"
        note = f"    open({str(log)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        plays_on = self.agent(f"import os, time\ndef agent(observation):\n{note}    time.sleep(300)\n", "plays_on.py")
        kills = self.agent(
            "import os, time\n"
            "def parent(process): return int(open(f'/proc/{process}/stat').read().rsplit(')', 1)[1].split()[1])\n"
            "def agent(observation):\n"
            "    supervisor = os.getppid()\n"
            "    match = parent(supervisor)\n"
            "    if os.fork() == 0:\n"
            "        os.setsid()\n"
            f"    {note}"
            "        time.sleep(300)\n"
            f"    while len(open({str(log)!r}).readlines()) < 2: time.sleep(0.01)\n"
            "    os.kill(supervisor, 19)\n"
            "    os.kill(match, 9)\n"
            "    os.kill(supervisor, 9)\n",
            "kills.py",
        )
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen([QUINTET, *self.words("cachex", plays_on, "random")], **quiet) as running:
            self.processes(log, 1)
            home = list(self.temporary.iterdir())
            self.file = self.folder / "others.jsonl"
            subprocess.run([QUINTET, *self.words("cachex", kills, "random")], check=False, **quiet)
            plays, left = self.processes(log, 2)
            self.assertTrue(is_alive(left))
            self.assertEqual(len(list(self.temporary.iterdir())), 2)
            self.assertEqual(run(*self.words("cachex", self.agent(PLAYS), "random"))[0], 0)
            self.check_gone([left])
            self.assertEqual(list(self.temporary.iterdir()), home)
            self.assertTrue(is_alive(plays))
            running.terminate()
        self.check_gone([plays])

    def test_raw_output_does_not_pass_for_an_answer(self):
        forges = "import os\ndef agent(observation):\n    for handle in range(3, 50):\n        try:\n" + (
            "            os.write(handle, b'[]\\n')\n        except OSError:\n            pass\n    return 'PLACE 0,0'\n"
        )
        forfeit = self.play(self.agent(forges))["match"]["forfeit"]
        self.assertEqual(forfeit["kind"], "error")
        self.assertIn("wrote to the driver's output", forfeit["message"])

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

    def test_a_missing_limit_of_processes_is_said(self):
        hidden = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"', "sh"]
        if os.getuid() != 0 or subprocess.run([*hidden, "true"], capture_output=True).returncode != 0:
            self.skipTest("control groups can be hidden by root only")
        words = self.words("cachex", self.agent(PLAYS), "random", plies=1)
        done = subprocess.run([*hidden, QUINTET, *words], capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count(b"agents can start any number of processes"), 1, done.stderr)

    def test_a_renamed_private_folder_is_removed_all_the_same(self):
        other = self.folder / "other"
        other.mkdir()
        (other / "kept").touch()
        renames = f"    home = os.environ['HOME']\n    os.rename(home, home + '-moved')\n    os.symlink({str(other)!r}, home)\n"
        for end in ("    return observation.legal_actions[0]\n", "    os._exit(1)\n"):
            # Looks for processes that are left.
            self.play(self.agent(f"import os\ndef agent(observation):\n{renames}{end}"), plies=1)
            self.assertTrue((other / "kept").exists())

    def test_a_stopped_supervisor_runs_again(self):
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


if __name__ == "__main__":
    unittest.main()
