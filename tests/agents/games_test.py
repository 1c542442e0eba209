"""Whole games: the honest agents and the templates play only legal actions, and the same ones every time."""

import unittest

from sources import HERE, REPOSITORY
from table import PLAYERS, play

OPTIONS = {"cachex": {"size": 5}, "halma": {"rules": "csci561"}}
PLIES = 24


class HonestTest(unittest.TestCase):
    def test_every_agent_plays_legally_in_every_seat(self):
        for game, players in PLAYERS.items():
            for player in range(len(players)):
                with self.subTest(game, player=player):
                    actions, printed = play(game, HERE / "honest" / game, player, OPTIONS.get(game), PLIES)
                    self.assertGreaterEqual(len(actions), 5)
                    self.assertIn("value ", printed)

    def test_a_game_is_the_same_when_it_is_played_again(self):
        for game in PLAYERS:
            with self.subTest(game):
                first, again = (play(game, HERE / "honest" / game, 0, OPTIONS.get(game), PLIES) for _ in range(2))
                self.assertEqual(first, again)

    def test_every_agent_is_as_long_as_a_real_one(self):
        for game in PLAYERS:
            files = list((HERE / "honest" / game).rglob("*.py"))
            self.assertGreaterEqual(len(files), 4, game)
            self.assertGreaterEqual(sum(len(file.read_text().splitlines()) for file in files), 150, game)

    def test_halma_keeps_its_own_data_between_actions(self):
        _, printed = play("halma", HERE / "honest/halma", 0, OPTIONS["halma"], 8)
        self.assertEqual([line.split(":")[0] for line in printed.splitlines() if line.startswith("turn")],
                         ["turn 1", "turn 2", "turn 3", "turn 4"])  # fmt: skip


class TemplatesTest(unittest.TestCase):
    def test_every_template_plays_legally(self):
        files = sorted((REPOSITORY / "engine/games").glob("*/agents/templates/*.py"))
        names = {(file.parts[-4], file.stem) for file in files}
        for game in PLAYERS:
            self.assertLessEqual({(game, "short-random"), (game, "short-greedy")}, names)
        for file in files:
            game = file.parts[-4]
            with self.subTest(f"{game}/{file.name}"):
                play(game, file, 1, OPTIONS.get(game), 30)


if __name__ == "__main__":
    unittest.main()
