"""Whole games by `quintet match`: the honest agents and the templates play only legal actions."""

import json
import pathlib
import subprocess
import tempfile
import unittest

from sources import HERE, REPOSITORY
from table import PLAYERS, QUINTET

OPTIONS = {"cachex": "size=5", "halma": "rules=csci561"}
PLIES = 24


class GamesTest(unittest.TestCase):
    def play(self, game, agent, player):
        """Plays against random opponents. Returns the record and what the agent printed."""
        seats = ["random"] * len(PLAYERS[game])
        seats[player] = f"python:{agent}"
        words = ["--game", game, "--games", "1", "--openings", "0", "--balance", "100", "--max-plies", str(PLIES)]
        words += ["--option", OPTIONS[game]] if game in OPTIONS else []
        for seat in seats:
            words += ["--seat", seat]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "game.jsonl"
            done = subprocess.run([QUINTET, "match", "--quiet", "--out", file, *words], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            record = json.loads(file.read_text())
        self.assertGreaterEqual(len(record["actions"]), 5)
        return record["match"], "".join(ply.get("printed", "") for ply in record["match"]["plies"])

    def test_every_honest_agent_plays_legally_in_every_seat(self):
        for game, players in PLAYERS.items():
            for player in range(len(players)):
                with self.subTest(game, player=player):
                    match, printed = self.play(game, HERE / "honest" / game, player)
                    self.assertIn("value ", printed)
                    # What it takes after its imports is little.
                    self.assertLess(match["memory_mb"][player], 50)
                    self.assertGreater(match["plies"][player]["cpu_ms"], 0)

    def test_halma_keeps_its_own_data_between_actions(self):
        _, printed = self.play("halma", HERE / "honest/halma", 0)
        turns = [line.split(":")[0] for line in printed.splitlines() if line.startswith("turn")]
        self.assertEqual(turns, [f"turn {number + 1}" for number in range(PLIES // 2)])

    def test_every_template_plays_legally(self):
        files = sorted((REPOSITORY / "engine/games").glob("*/agents/templates/*.py"))
        names = {(file.parts[-4], file.stem) for file in files}
        for game in PLAYERS:
            self.assertLessEqual({(game, "short-random"), (game, "short-greedy")}, names)
        for file in files:
            with self.subTest(f"{file.parts[-4]}/{file.name}"):
                self.play(file.parts[-4], file, 1)


if __name__ == "__main__":
    unittest.main()
