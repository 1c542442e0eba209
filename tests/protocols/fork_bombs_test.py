"""`quintet match` with agents that fork until they are stopped. One runs at a time: each wants the whole machine."""

import unittest

from agent_matches import AgentMatches, SandboxMatches


class ForkBombTest(AgentMatches):
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


class SandboxedForkBombTest(SandboxMatches):
    def test_a_fork_bomb_is_stopped(self):
        bomb = "import os, time\ndef agent(observation):\n    for _ in range(9):\n        if os.fork() == 0: os.setsid()\n    time.sleep(300)\n"
        forfeit = self.play(self.agent(bomb))["match"]["forfeit"]
        self.assertRegex(forfeit["message"], r"^runs \d+ processes at once; 64 are allowed$")
        self.assertEqual(self.left_processes(), [])


if __name__ == "__main__":
    unittest.main()
