"""Plays the golden games with the second implementation alone. With QUINTET_SLOW all lines, otherwise a sample."""

import json
import os
import pathlib
import unittest
import zlib

import cachex
import chexers
import halma
import hive
import tetress

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"
GAMES = {"chexers": chexers, "halma": halma, "cachex": cachex, "tetress": tetress, "hive": hive}
ALL = bool(os.environ.get("QUINTET_SLOW"))
# Of so many lines of games, a plain run plays one.
STEPS = {"chexers": 6, "halma": 8, "cachex": 2, "tetress": 3, "hive": 12}
MOST_LEAVES = 30000 if ALL else 1500


def crc32(legal):
    return zlib.crc32(";".join(sorted(legal)).encode())


def perft(game, state, depth):
    legal = game.actions(state)
    return len(legal) if depth == 1 else sum(perft(game, game.play(state, action), depth - 1) for action in legal)


def lines_of(name, kind):
    lines = (DATA / f"{name}-{kind}.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


class GoldenTest(unittest.TestCase):
    def replay(self, line):
        """Plays the actions of a line. Returns the last state, and what was legal at each ply."""
        game = GAMES[line["game"]]
        state = game.read(line["options"], line["setup"]) if "setup" in line else game.start(line["options"])
        legal = [game.actions(state)]
        for action in line["actions"]:
            self.assertIn(action, legal[-1], line["id"])
            state = game.play(state, action)
            legal.append(game.actions(state))
        return state, legal

    def check_games(self, name):
        for line in lines_of(name, "games")[:: 1 if ALL else STEPS[name]]:
            with self.subTest(line["id"]):
                state, legal = self.replay(line)
                self.assertEqual([len(texts) for texts in legal], line["legal"])
                self.assertEqual([crc32(texts) for texts in legal], line["legal_crc32"])
                self.assertEqual(GAMES[name].result(state), (line["result"], line["reason"]))

    def check_perft(self, name, kind="perft"):
        game = GAMES[name]
        for line in lines_of(name, kind):
            with self.subTest(line["id"]):
                state, legal = self.replay(line)
                counts = [count for count in line["perft"] if count <= MOST_LEAVES]
                self.assertEqual([perft(game, state, depth) for depth in range(1, len(counts) + 1)], counts)
                if "legal_crc32" in line:
                    self.assertEqual([crc32(legal[-1])], line["legal_crc32"])
                if "winning" in line:
                    wins = [text for text in legal[-1] if game.result(game.play(state, text))[0] in game.PLAYERS]
                    self.assertEqual(sorted(wins), sorted(line["winning"]))

    def test_the_figures_of_the_rules_of_tetress(self):
        full_row = "rrrrrrr..rr"
        before = (
            f".......br../.bb...bbr../..bbbbbbr../.....bbbrb./.....bbbbb./{full_row}/..r...r..../..r...rrr../"
            "..rrrrrrr../.rrrr..br../.....bbbr.. b 61"
        )
        after = tetress.play(tetress.read({}, before), "PLACE 5,7 5,8 6,7 6,8")
        # One row and two columns: 31 cells, of which each column held some.
        self.assertTrue(all(5 != r and c not in (7, 8) for r, c in after.tokens))


for each in GAMES:
    setattr(GoldenTest, f"test_the_games_of_{each}", lambda self, each=each: self.check_games(each))
    setattr(GoldenTest, f"test_perft_of_{each}", lambda self, each=each: self.check_perft(each))
for each in ("halma", "hive"):
    setattr(GoldenTest, f"test_perft_of_{each}_start", lambda self, each=each: self.check_perft(each, "perft-start"))

if __name__ == "__main__":
    unittest.main()
