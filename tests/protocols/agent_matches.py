"""Matches with agents, for tests: writes agents, plays them, and looks for what they leave behind."""

import json
import os
import pathlib
import sys
import tempfile
import time
import unittest

from program import PATIENCE, run

PLAYS = "def agent(observation):\n    return observation.legal_actions[0]\n"


def is_alive(process):
    try:
        state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


@unittest.skipUnless(sys.platform == "linux", "agents are kept in bounds on Linux only")
class AgentMatches(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "games.jsonl"
        # Where the program makes its private folders.
        self.temporary = self.folder / "temporary"
        self.temporary.mkdir()
        before = os.environ.get("TMPDIR")
        os.environ["TMPDIR"] = str(self.temporary)
        self.addCleanup(lambda: os.environ.pop("TMPDIR") if before is None else os.environ.update(TMPDIR=before))

    def agent(self, text, name="agent.py"):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return f"python:{file}"

    def words(self, game, *seats, games=1, plies=6, more=()):
        words = ["match", "--game", game, "--games", str(games), "--out", str(self.file), "--force", "--quiet"]
        words += ["--max-plies", str(plies), "--balance", "100", "--openings", "0", *more]
        for seat in seats:
            words += ["--seat", seat]
        return words

    def match(self, game, *seats, **more):
        self.file.unlink(missing_ok=True)
        status, lines, message = run(*self.words(game, *seats, **more))
        records = [json.loads(line) for line in self.file.read_text().splitlines()] if self.file.exists() else []
        self.assertEqual(list(self.temporary.iterdir()), [], "private folders are left")
        return status, "\n".join(lines), message, records

    def play(self, agent, **more):
        """One game of a small board against the random player; returns the record."""
        status, out, message, records = self.match(
            "cachex", agent, "random", more=["--option", "size=5", *more.pop("words", [])], **more
        )
        self.assertEqual(len(records), 1, out + message)
        self.assertEqual(status, 1 if "forfeit" in records[0]["match"] else 0, out + message)
        return records[0]

    def check_refused(self, seat, part, game="cachex"):
        players = {"cachex": 2, "halma": 2}[game]
        status, out, message, records = self.match(game, seat, *["random"] * (players - 1))
        self.assertEqual((status, records), (2, []), out + message)
        self.assertRegex(message, part)

    def children(self):
        """An agent that leaves processes behind in every way, and the file where they write their numbers."""
        log = self.folder / "processes"
        text = (
            "import os, time\n"
            "def note():\n"
            f"    with open({str(log)!r}, 'a') as log: log.write(f'{{os.getpid()}}\\n')\n"
            "def stay():\n"
            "    note()\n"
            "    time.sleep(300)\n"
            "    os._exit(0)\n"
            "note()\n"
            "for session in (False, True):\n"
            "    if os.fork() == 0:\n"
            "        if session: os.setsid()\n"
            "        if os.fork() == 0: stay()\n"
            "        if not session: stay()\n"
            "        os._exit(0)\n"
        )
        return text, log

    def processes(self, log, count):
        """Waits until that many processes have written their numbers."""
        deadline = time.monotonic() + PATIENCE
        while not log.exists() or len(log.read_text().splitlines()) < count:
            self.assertLess(time.monotonic(), deadline, "no processes")
            time.sleep(0.05)
        return [int(line) for line in log.read_text().splitlines()]

    def check_gone(self, processes):
        deadline = time.monotonic() + PATIENCE
        while any(map(is_alive, processes)):
            self.assertLess(time.monotonic(), deadline, "processes are left")
            time.sleep(0.05)

    def left_processes(self):
        """Processes of agents: their private folders are in their environment."""
        found = []
        for environment in pathlib.Path("/proc").glob("[0-9]*/environ"):
            try:
                if f"HOME={self.temporary}".encode() in environment.read_bytes():
                    found.append(int(environment.parent.name))
            except OSError:
                pass
        return list(filter(is_alive, found))


class SandboxMatches(AgentMatches):
    """Every game in the sandbox. The tests are skipped where there is none."""

    missing = None

    def setUp(self):
        super().setUp()
        if SandboxMatches.missing is None:
            status, _, message = run(*self.words("cachex", self.agent(PLAYS), "random", plies=1, more=["--sandbox"]))
            no_sandbox = status == 2 and "bubblewrap" in message
            self.assertTrue(status == 0 or no_sandbox, message)
            SandboxMatches.missing = message if no_sandbox else ""
            self.file.unlink(missing_ok=True)
        if SandboxMatches.missing:
            self.skipTest(SandboxMatches.missing)

    def play(self, agent, **more):
        return super().play(agent, words=["--sandbox"], **more)
