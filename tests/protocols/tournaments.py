"""Tournaments, for tests: hands in submissions, plays their games, and reads the results."""

import json
import pathlib
import subprocess
import tempfile
import unittest
import zipfile

from program import PATIENCE, QUINTET

PLAYS = "def agent(observation, configuration):\n    {before}\n    return observation.legal_actions[{which}]\n"


def plays(which, before="pass", top=""):
    return top + PLAYS.format(which=which, before=before)


# One of our levels, so that there are few games.
ONE = ("--yardstick", "level:easy")


class Tournaments(unittest.TestCase):
    game_time = "1"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.hand_ins = self.folder / "hand-ins"
        self.hand_ins.mkdir()
        self.out = self.folder / "results"

    def hand_in(self, name, text):
        (self.hand_ins / f"{name}.py").write_text(text)

    def hand_in_three(self):
        self.hand_in("first", plays(0))
        folder = self.hand_ins / "last"
        folder.mkdir()
        (folder / "__init__.py").write_text("from .brain import agent\n")
        (folder / "brain.py").write_text(plays(-1, "print('</script><b>')"))
        with zipfile.ZipFile(self.hand_ins / "middle.zip", "w") as archive:
            archive.writestr("main.py", plays("len(observation.legal_actions) // 2"))
        (self.hand_ins / "notes.txt").write_text("no submission\n")

    def words(self, *more, out=None):
        return [
            *("tournament", str(self.hand_ins), "--game", "cachex", "--option", "size=4", "--quiet"),
            *("--out", str(out or self.out), "--game-time", self.game_time, "--start", "5", *more),
        ]

    def play(self, *more, out=None, status=0):
        done = subprocess.run([QUINTET, *self.words(*more, out=out)], capture_output=True, timeout=5 * PATIENCE)
        text, message = done.stdout.decode(), done.stderr.decode()
        self.assertEqual(done.returncode, status, text + message)
        return text if status == 0 else message

    def results(self, folder=None):
        return json.loads(((folder or self.out) / "results.json").read_text())

    def games(self, folder=None):
        """The actions of each game by its number."""
        return {
            record["match"]["game"]: (record["match"]["participants"], record["actions"])
            for record in self.results(folder)["games"]
        }
