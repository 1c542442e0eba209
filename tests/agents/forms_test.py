"""The forms of courses: actions in both directions, and stand-ins that agree with the engine."""

import pathlib
import random
import sys
import tempfile
import unittest

from process import Process
from sources import install
from table import Judge, start_of

install()
from quintet_agents.faults import Fault  # noqa: E402
from quintet_agents.forms import Invalid, all_forms, limits_of  # noqa: E402
from quintet_agents.games.cachex import course as cachex  # noqa: E402
from quintet_agents.games.cachex.referee.board import Board as CachexBoard  # noqa: E402
from quintet_agents.games.chexers import course as chexers  # noqa: E402
from quintet_agents.games.chexers.referee.game import Chexers, IllegalActionException  # noqa: E402
from quintet_agents.games.halma import course as halma  # noqa: E402
from quintet_agents.games.tetress.referee import game as tetress  # noqa: E402


def random_game(game, options, seed, plies):
    """Yields a judge before each action, and the action."""
    chance = random.Random(seed)
    with Judge(game, options) as judge:
        for _ in range(plies):
            if judge.is_over():
                return
            action = chance.choice(judge.legal())
            yield judge, action
            judge.play(action)


class ActionsTest(unittest.TestCase):
    def test_chexers_both_ways(self):
        for text in ["MOVE -3,0 -2,0", "JUMP 0,1 2,-1", "EXIT 3,-1", "PASS"]:
            self.assertEqual(chexers.text_of(chexers.tuple_of(text)), text)
        self.assertEqual(chexers.tuple_of("JUMP 0,1 2,-1"), ("JUMP", ((0, 1), (2, -1))))
        self.assertEqual(chexers.text_of(["MOVE", [[0, 1], (0, 2)]]), "MOVE 0,1 0,2")

    def test_cachex_both_ways(self):
        for text in ["PLACE 3,14", "STEAL"]:
            self.assertEqual(cachex.text_of(cachex.tuple_of(text)), text)

    def test_everything_else_is_invalid(self):
        wrong = [None, 5, "MOVE", (), ("MOVE",), ("MOVE", ((0, 0),)), ("EXIT", 3), ("PASS", 1), ("FLY", ((0, 0), (1, 1)))]
        wrong += [("MOVE", ((0.0, 0), (1, 1))), ("EXIT", (True, 0)), ([], None)]
        for raw in wrong:
            with self.assertRaises(Invalid, msg=repr(raw)):
                chexers.text_of(raw)
        for raw in [None, "STEAL", ("STEAL", 1), ("PLACE", 1), ("PLACE", 1, "2"), ("PLACE", (1, 2)), ("PLACE", 1, 2, 3)]:
            with self.assertRaises(Invalid, msg=repr(raw)):
                cachex.text_of(raw)

    def test_halma_reads_steps_and_chains(self):
        rows = [["."] * 16 for _ in range(16)]
        for x, y in [(0, 0), (1, 1), (3, 3), (5, 2)]:
            rows[y][x] = "B"
        position = "/".join("".join(row) for row in rows) + " B 0"
        self.assertEqual(halma.text_of("E 5,2 6,3\n", position), "5,2-6,3")
        self.assertEqual(halma.text_of("J 0,0 2,2\r\nJ 2,2 4,4\n\n", position), "0,0-4,4")
        invalid = ["", "E 1,1", "e 1,1 1,2", "E 1,1 1,16", "E 1,1  1,2", "E 5,2 6,3\nE 6,3 7,3", "J 0,0 2,2\nE 2,2 2,3"]
        for output in invalid:
            with self.assertRaises(Invalid, msg=output):
                halma.text_of(output, position)
        illegal = {
            "E 5,2 7,2": "one of the eight neighbours",
            "E 0,0 1,1": "1,1 is occupied",
            "J 5,2 7,2": "6,2 holds no piece",
            "J 0,0 1,2": "two squares in one direction",
            "J 0,0 2,2\nJ 3,3 5,5": "start at 2,2",
        }
        for output, reason in illegal.items():
            with self.assertRaises(Fault, msg=output) as raised:
                halma.text_of(output, position)
            self.assertEqual(raised.exception.kind, "illegal")
            self.assertIn(reason, raised.exception.message)

    def test_limits_may_depend_on_an_option(self):
        form = next(form for form in all_forms() if form["id"] == "comp30024-2022")
        self.assertEqual(limits_of(form, {"size": 11})["game_s"], 121)
        self.assertEqual(limits_of(form, {})["game_s"], 64)
        self.assertEqual({form["id"] for form in all_forms()},
                         {"short", "comp30024-2019", "comp30024-2022", "comp30024-2024", "csci561-2019"})  # fmt: skip


class ProgramTest(unittest.TestCase):
    """A program of CSCI 561 runs for each action as if Python had been started for it."""

    def play(self, text, **others):
        with tempfile.TemporaryDirectory() as folder, Process() as process:
            for name, content in {"homework.py": text, **others}.items():
                file = pathlib.Path(folder) / name.replace("__", ".")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content)
            ready = process.ask(**start_of("halma", folder))
            self.assertEqual(ready["type"], "ready", ready)
            position = "/".join(["." * 16] * 16) + " B 0"
            observation = {"position": position, "ply": 0, "remaining_s": 9, "legal": []}
            answers = [process.ask(type="action", observation={**observation, "ply": ply}) for ply in (0, 2)]
            self.assertEqual(answers[0].get("action"), answers[1].get("action"), answers)
            return answers[1]

    def test_it_ends_as_python_does(self):
        reads = "colour = open('input.txt').read().split()[1]\n"
        for name, end in {
            "a file that is never closed": "out = open('output.txt', 'w')\nout.write('E 4,1 5,1')\n",
            "in a class": "class Out:\n    file = open('output.txt', 'w')\nOut.me = Out\nOut.file.write('E 4,1 5,1')\n",
            "bytes": "import io\nout = io.BufferedWriter(io.FileIO('output.txt', 'w'))\nout.write(b'E 4,1 5,1')\n",
            "standard output": "import sys\nsys.stdout = open('output.txt', 'w')\nprint('E 4,1 5,1')\n",
            "at exit": "import atexit\natexit.register(lambda: open('output.txt', 'w').write('E 4,1 5,1'))\n",
            "with a status": "import sys\nopen('output.txt', 'w').write('E 4,1 5,1')\nsys.exit(3)\n",
            "with an error": "open('output.txt', 'w').write('E 4,1 5,1')\n1 / 0\n",
            "quit": "open('output.txt', 'w').write('E 4,1 5,1')\nquit()\n",
            "in a thread": "import threading\ndef write():\n    open('output.txt', 'w').write('E 4,1 5,1')\n"
            "threading.Thread(target=write).start()\n",
            "in a pool": "from concurrent.futures import ThreadPoolExecutor\npool = ThreadPoolExecutor(1)\n"
            "pool.submit(lambda: open('output.txt', 'w').write('E 4,1 5,1'))\n",
        }.items():
            with self.subTest(name):
                self.assertEqual(self.play(reads + end).get("action"), "4,1-5,1")

    def test_it_begins_anew(self):
        text = "import sys, board\nboard.seen.append(1)\nassert board.seen == [1] and len(sys.argv) == 1\n"
        text += "print('hello')\nsys.path.clear()\nopen('output.txt', 'w').write('E 4,1 5,1')\n# input.txt\nname = 'input.txt'\n"
        self.assertEqual(self.play(text, board__py="seen = []\n")["printed"], "hello\n")

    def test_the_outermost_program_of_the_course_s_name_is_meant(self):
        text = "open('input.txt').close()\nopen('output.txt', 'w').write('E 4,1 5,1')\n"
        other = text.replace("4", "9")
        answer = self.play("", **{"hw/homework__py": text, "hw/old/homework__py": other, "hw/play__py": other})
        self.assertEqual(answer["action"], "4,1-5,1")

    def test_only_what_it_imports_must_be_there(self):
        text = "open('input.txt').close()\nweights = open('weights.txt').read()\nopen('output.txt', 'w').write(weights)\n"
        gui = "import pygame_of_tomorrow\npygame_of_tomorrow.init()\n"
        self.assertEqual(self.play(text, gui__py=gui, weights__txt="E 4,1 5,1")["action"], "4,1-5,1")


class StandInsTest(unittest.TestCase):
    def test_chexers_allows_what_the_engine_allows(self):
        game = Chexers()
        for judge, action in random_game("chexers", {}, 1, 60):
            colour = ("red", "green", "blue")[game.nturns % 3]
            actions = sorted(chexers.text_of(each) for each in game.available_actions(colour))
            self.assertEqual(actions, sorted(judge.legal()))
            with self.assertRaises(IllegalActionException):
                game.update(colour, ("EXIT", (0, 0)))
            game.update(colour, chexers.tuple_of(action))

    def test_cachex_captures_and_steals_as_the_engine_does(self):
        captures = 0
        for seed in range(6):
            board, turn = CachexBoard(5), 0
            for judge, action in random_game("cachex", {"size": 5}, seed, 60):
                rows = ["".join({None: ".", "red": "r", "blue": "b"}[board[r, q]] for q in range(5)) for r in range(5)]
                self.assertEqual("/".join(rows), judge.query("fen").split(" ")[0])
                if action == "STEAL":
                    board.swap()
                else:
                    captures += len(board.place(("red", "blue")[turn % 2], cachex.tuple_of(action)[1:]))
                turn += 1
        self.assertGreater(captures, 3)

    def test_tetress_clears_and_refuses_as_the_engine_does(self):
        for seed in range(3):
            board = tetress.Board()
            for judge, action in random_game("tetress", {"limits": "referee"}, seed, 40):
                drawn = board.render().replace(" ", "").strip().replace("\n", "/")
                self.assertEqual(drawn, judge.query("fen").split(" ")[0])
                self.assertFalse(board.game_over)
                cells = [tetress.Coord(*map(int, place.split(","))) for place in action.split()[1:]]
                board.apply_action(tetress.PlaceAction(*reversed(cells)))
                board.undo_action()
                board.apply_action(tetress.PlaceAction(*cells))
                with self.assertRaises(tetress.IllegalActionException):
                    board.apply_action(tetress.PlaceAction(*cells))
            # The judge has gone with the loop; another looks at how the game stands.
            with Judge("tetress", {"limits": "referee"}) as after:
                for action in judge.actions:
                    after.play(action)
                self.assertEqual(board.game_over, after.is_over())
                winners = {"p1win": tetress.PlayerColor.RED, "p2win": tetress.PlayerColor.BLUE}
                self.assertEqual(board.winner_color, winners.get(after.query("result")))

    def test_tetress_knows_19_pieces(self):
        Coord = tetress.Coord
        pieces = {frozenset(tetress.create_piece(each, Coord(5, 5)).coords) for each in tetress.PieceType}
        self.assertEqual(len(pieces), 19)
        for piece_type in tetress.PieceType:
            for origin in [Coord(5, 5), Coord(0, 0), Coord(10, 10), Coord(0, 10)]:
                piece = tetress.create_piece(piece_type, origin)
                self.assertEqual(len(set(piece.coords)), 4)
                self.assertIn(origin, piece.coords)
                self.assertEqual(piece.type, piece_type)
        for wrong in [[Coord(0, c) for c in (0, 1, 2, 4)], [Coord(c, c) for c in range(4)], [Coord(0, 0)] * 4]:
            with self.assertRaises(ValueError):
                tetress.Piece(wrong)
        self.assertEqual(tetress.PieceType["IHorizontal"], tetress.PieceType("I-H"))
        self.assertEqual(tetress.create_piece(tetress.PieceType.TUp, Coord(0, 0)).coords[0], Coord(0, 0))

    def test_coordinates_of_tetress(self):
        Coord, Direction = tetress.Coord, tetress.Direction
        self.assertEqual(Coord(10, 0) + Direction.Down, Coord(0, 0))
        self.assertEqual(Coord(0, 0) - Coord(1, 1), Coord(10, 10))
        self.assertEqual(Coord(3, 3).left(4), Coord(3, 10))
        self.assertEqual(Coord(3, 3).up().right(2).down(), Coord(3, 5))
        self.assertEqual([str(Coord(1, 2)), str(tetress.PlayerColor.RED)], ["1-2", "RED"])
        self.assertEqual(str(tetress.PlaceAction(*[Coord(0, c) for c in range(4)])), "PLACE(0-0, 0-1, 0-2, 0-3)")
        self.assertEqual(-Direction.Up, Direction.Down)
        self.assertEqual(Direction.Left * 2, tetress.Vector2(0, -2))
        self.assertEqual(Direction((0, 1)), Direction.Right)
        self.assertEqual(tetress.PlayerColor.RED.opponent, tetress.PlayerColor.BLUE)
        self.assertEqual(len({Coord(1, 2), Coord(1, 2), Coord(2, 1)}), 2)
        self.assertLess(Coord(1, 9), Coord(2, 0))
        r, c = Coord(4, 5)
        self.assertEqual((r, c), (4, 5))
        with self.assertRaises(ValueError):
            Coord(11, 0)
        with self.assertRaises(ValueError):
            Direction((2, 2))

    def test_what_agents_import_is_there(self):
        lines = [
            "from referee.game import PlayerColor, Action, PlaceAction, Coord, Direction, Vector2, Board, BOARD_N, MAX_TURNS",
            "from referee.game import coord, actions, IllegalActionException",
            "from referee.game.actions import Action, PlaceAction",
            "from referee.game.board import Board, CellState, BoardMutation, CellMutation",
            "from referee.game.constants import *",
            "from referee.game.coord import Coord, Direction, Vector2",
            "from referee.game.exceptions import IllegalActionException",
            "from referee.game.pieces import *",
            "from referee.game.pieces import _TEMPLATES, piece_fingerprint",
            "from referee.game.player import PlayerColor",
            "from referee.log import LogStream",
            "assert BOARD_N == 11 and PieceType and create_piece and Coord",
        ]
        from quintet_agents.loading import StandIns, forget

        finder = StandIns("quintet_agents.games.tetress", ["referee"])
        sys.meta_path.insert(0, finder)
        self.addCleanup(sys.meta_path.remove, finder)
        self.addCleanup(forget, "referee")
        exec("\n".join(lines), {})


if __name__ == "__main__":
    unittest.main()
