"""Gives `quintet halma-agent` the course's input files and checks its answers."""

import json
import pathlib
import re
import tempfile
import unittest

from program import run

SIDE = 16


def camp(player):
    """Returns the camp of BLACK, or of WHITE as its mirror image."""
    cells = {(x, y) for y in range(5) for x in range(5) if x + y <= 5}
    return cells if player == "BLACK" else {(SIDE - 1 - x, SIDE - 1 - y) for x, y in cells}


def starting_men():
    return {"B": set(camp("BLACK")), "W": set(camp("WHITE"))}


def rows_of(men):
    letters = {cell: letter for letter, cells in men.items() for cell in cells}
    return ["".join(letters.get((x, y), ".") for x in range(SIDE)) for y in range(SIDE)]


class HalmaAgentTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, text):
        (self.folder / "input.txt").write_text(text)

    def task(self, mode, player, seconds, men):
        self.write("\n".join([mode, player, str(seconds), *rows_of(men)]) + "\n")

    def answer(self):
        """Returns the squares that the answer passes through."""
        output = self.folder / "output.txt"
        output.unlink(missing_ok=True)
        status, _, message = run("halma-agent", "--folder", str(self.folder))
        self.assertEqual(status, 0, message)
        text = output.read_text()
        self.assertRegex(text, r"^(E \d+,\d+ \d+,\d+\n|(J \d+,\d+ \d+,\d+\n)+)$")
        hops = [[tuple(map(int, place.split(","))) for place in line.split()[1:]] for line in text.splitlines()]
        for (_, landed), (start, _) in zip(hops, hops[1:]):
            self.assertEqual(landed, start)
        return text[0], [hops[0][0], *(to for _, to in hops)]

    def check_play(self, kind, squares, men, own):
        """Checks the rules of stepping and jumping; the rules about camps are tested in C++."""
        taken = men["B"] | men["W"]
        self.assertIn(squares[0], men[own])
        self.assertNotIn(squares[-1], taken)
        for (x, y), (to_x, to_y) in zip(squares, squares[1:]):
            distance = max(abs(to_x - x), abs(to_y - y))
            self.assertEqual(distance, 1 if kind == "E" else 2)
            if kind == "J":
                self.assertIn(((x + to_x) // 2, (y + to_y) // 2), taken)
                self.assertTrue((to_x - x) % 2 == 0 and (to_y - y) % 2 == 0)
                self.assertNotIn((to_x, to_y), taken - {squares[0]})

    def play(self, player, mode, seconds, men):
        self.task(mode, player, seconds, men)
        kind, squares = self.answer()
        own = player[0]
        self.check_play(kind, squares, men, own)
        men[own].remove(squares[0])
        men[own].add(squares[-1])

    def test_two_agents_without_shared_data_play_a_game(self):
        men = starting_men()
        whole = self.folder
        for player in ["BLACK", "WHITE"]:
            (whole / player).mkdir()
        for ply in range(12):
            player = ["BLACK", "WHITE"][ply % 2]
            self.folder = whole / player
            self.play(player, "GAME", 8.5, men)
            record = json.loads((self.folder / "playdata.txt").read_text())
            self.assertEqual(len(record["actions"]), ply - ply % 2 + 1)

    def test_single_plays_keep_no_data(self):
        for seconds in ["0.01", "0.5", "2", "1e-3"]:
            self.play("WHITE", "SINGLE", seconds, starting_men())
            self.assertFalse((self.folder / "playdata.txt").exists())

    def test_processor_time_stays_within_the_limit(self):
        self.task("SINGLE", "BLACK", "1.0", starting_men())
        status, _, message = run("halma-agent", "--folder", str(self.folder))
        self.assertEqual(status, 0)
        used = float(re.search(r", ([\d.e-]+) s$", message.strip()).group(1))
        self.assertLess(used, 1.0)

    def test_a_corrupt_playdata_is_replaced(self):
        other_game = json.dumps({"game": "cachex", "actions": ["PLACE 0,0"]})
        other_board = json.dumps({"game": "halma", "options": {"rules": "csci561"}, "actions": ["4,1-5,1"]})
        impossible = json.dumps({"game": "halma", "actions": ["1,1-9,9"]})
        for content in ["", "{", "nonsense\n", "\0\xff", other_game, other_board, impossible, "[" * 9999]:
            (self.folder / "playdata.txt").write_bytes(content.encode("latin-1"))
            self.play("BLACK", "GAME", 3, starting_men())
            record = json.loads((self.folder / "playdata.txt").read_text())
            self.assertEqual(record["game"], "halma")
            self.assertEqual(len(record["actions"]), 1)

    def test_crlf_and_missing_line_end(self):
        text = "\n".join(["SINGLE", "BLACK", "0.2", *rows_of(starting_men())])
        for variant in [text, text + "\n\n", text.replace("\n", "\r\n")]:
            (self.folder / "input.txt").write_bytes(variant.encode())
            self.answer()

    def test_bad_input_is_refused_with_its_line_and_writes_nothing(self):
        good = ["SINGLE", "BLACK", "1.5", *rows_of(starting_men())]

        def with_line(number, line):
            return good[: number - 1] + [line] + good[number:]

        cases = [
            (with_line(1, "DOUBLE"), "line 1"),
            (with_line(2, "black"), "line 2"),
            *((with_line(3, time), "line 3") for time in ["", "0", "-1", "soon", "1.5 s", "inf", "nan", "1e999"]),
            (with_line(4, "." * 15), "line 4"),
            (with_line(9, "." * 17), "line 9"),
            (with_line(19, "x" * 16), "line 19"),
            (good + ["more"], "line 20"),
            (with_line(10, "B" * 16), "at most 19 pieces"),
            ([], "line 1"),
        ]
        for count in range(1, len(good)):
            cases.append((good[:count], f"line {count + 1}"))
        for lines, part in cases:
            self.write("\n".join(lines) + "\n")
            status, out, message = run("halma-agent", "--folder", str(self.folder))
            self.assertEqual((status, out), (2, []), lines[:3])
            self.assertIn(part, message)
            self.assertFalse((self.folder / "output.txt").exists())

    def test_usage(self):
        status, _, message = run("halma-agent", cwd=self.folder)
        self.assertEqual(status, 2)
        self.assertEqual(message.count("input.txt"), 1)
        self.assertEqual(run("halma-agent", "--folder", "/no/such/folder")[0], 2)


if __name__ == "__main__":
    unittest.main()
