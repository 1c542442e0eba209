"""Speaks the Universal Hive Protocol with `quintet uhp`."""

import json
import time
import unittest

from program import REPOSITORY, Program, run


class Engine(Program):
    def __init__(self):
        super().__init__("uhp")
        self.greeting = self.reply()

    def reply(self):
        return self.hear_until(lambda line: line == "ok")[:-1]

    def ask(self, command):
        self.say(command)
        return self.reply()


class UhpTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.__exit__)

    def ask(self, command):
        return self.engine.ask(command)

    def refused(self, command, kind, part=""):
        [line] = self.ask(command)
        self.assertTrue(line.startswith(kind + " "), f"{command}: {line}")
        self.assertIn(part, line)

    def test_introduces_itself_at_the_start(self):
        first, capabilities = self.engine.greeting
        self.assertRegex(first, r"^id quintet \d+\.\d+\.\d+$")
        self.assertEqual(capabilities, "Mosquito;Ladybug;Pillbug")
        self.assertEqual(self.ask("info"), self.engine.greeting)

    def test_new_games_of_every_type(self):
        self.assertEqual(self.ask("newgame"), ["Base;NotStarted;White[1]"])
        for expansions in ["", "+M", "+L", "+P", "+ML", "+MP", "+LP", "+MLP"]:
            self.assertEqual(self.ask(f"newgame Base{expansions}"), [f"Base{expansions};NotStarted;White[1]"])
        game = "Base+MLP;InProgress;White[2];wS1;bA1 wS1/"
        self.assertEqual(self.ask(f"newgame {game}"), [game])
        # State and turn follow from the moves, not from the text.
        for state in ("Draw", "Lost"):
            self.assertEqual(self.ask(f"newgame Base;{state};White[7];wS1"), ["Base;InProgress;Black[1];wS1"])

    def test_a_refused_new_game_keeps_the_old_one(self):
        self.ask("newgame Base;InProgress;Black[1];wS1")
        self.refused("newgame Base+X", "err", "Base+X")
        self.refused("newgame chess", "err")
        # Texts of other games, with and without a problem.
        for text in ["[game ] - Start Chexers game log", "turn 1: red: PLACE token in cell (0, 3)", "turn 1: red: STEAL"]:
            self.refused(f"newgame {text}", "err", "must be a game of Hive")
        self.refused("newgame Base;InProgress;White[2];wS1;bS1", "invalidmove", "action 2")
        self.assertEqual(self.ask("play bS1 wS1-"), ["Base;InProgress;White[2];wS1;bS1 wS1-"])

    def test_playing_and_taking_back(self):
        self.ask("newgame Base")
        for move in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]:
            self.ask(f"play {move}")
        self.assertEqual(
            self.ask("undo"), ["Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"]
        )
        self.assertEqual(self.ask("undo 2"), ["Base;InProgress;Black[1];wS1"])
        self.refused("undo 2", "err", "only 1 turn can be")
        self.refused("undo 0", "err")
        self.refused("undo x", "err")
        self.assertEqual(self.ask("undo 1"), ["Base;NotStarted;White[1]"])

    def test_valid_moves_are_all_playable(self):
        self.ask("newgame Base+MLP")
        moves = self.ask("validmoves")[0].split(";")
        self.assertEqual(sorted(moves), ["wA1", "wB1", "wG1", "wL", "wM", "wP", "wS1"])
        for move in moves:
            self.assertIn(f";{move}", self.ask(f"play {move}")[0])
            self.ask("undo")
        self.assertEqual(self.ask("perft 3"), ["6678"])

    def test_moves_that_cannot_be_played(self):
        self.ask("newgame Base")
        for move in ["wQ", "bS1", "wM", "xx", "", "wS1 wS1", "wS1 -", "\u2603", "wS1;bS1"]:
            self.refused(f"play {move}", "invalidmove")
        self.refused("pass", "invalidmove")
        self.assertEqual(self.ask("play wS1"), ["Base;InProgress;Black[1];wS1"])

    def test_recorded_games_are_played_move_by_move_with_passes(self):
        lines = (REPOSITORY / "tests/data/hive-games.jsonl").read_text().splitlines()
        games = [game for game in map(json.loads, lines) if "pass" in game["actions"]][:2]
        self.assertTrue(games)
        for game in games:
            expansions = game["options"]["expansions"]
            self.ask("options set Repetition none")
            self.ask("newgame Base" + (f"+{expansions}" if expansions else ""))
            for ply, action in enumerate(game["actions"]):
                self.assertEqual(len(self.ask("validmoves")[0].split(";")), game["legal"][ply])
                self.ask("pass" if action == "pass" else f"play {action}")
            states = {"white": "WhiteWins", "black": "BlackWins", "draw": "Draw", "unfinished": "InProgress"}
            self.ask("undo")
            [text] = self.ask(f"play {game['actions'][-1]}")
            self.assertEqual(text.split(";")[1], states[game["result"]])
            self.assertEqual(text.split(";")[3:], game["actions"])

    def test_the_end_of_a_game(self):
        game = (
            r"Base;WhiteWins;Black[18];wA1;bG1 -wA1;wQ wA1\;bG2 -bG1;wG1 wQ\;bQ \bG2;wG1 \wA1;bA1 bQ/;wA2 wA1/;bA1 wQ-;"
            r"wA2 \bQ;bA2 bA1/;wA3 wA2/;bA2 wA3/;wB1 -wA2;bA3 /bQ;wB2 wA1/;bA3 wQ\;wG2 -wB1;bA2 bG1\;wA3 bA1/;bB1 bG2\;"
            r"wG2 bQ/;bG1 bA2\;wA3 wB2-;bA3 \wG1;wA3 /bQ;bB2 bG1\;wB2 wG1;bA1 -wA3;wA1 wB2-;bA1 wQ-;wB1 /wA2;bA1 wA1\;"
            r"wB2 wG2\\"[:-1]
        )
        self.assertEqual(self.ask(f"newgame {game}"), [game])
        for command in ["play bA1 wA1-", "pass", "validmoves", "bestmove depth 1"]:
            self.refused(command, "err", "over")
        self.assertIn("InProgress;White[18]", self.ask("undo")[0])
        self.assertIn(r"wB2 wG2" + "\\", self.ask("bestmove depth 2"))

    def test_best_moves_are_valid_and_not_played(self):
        self.ask("newgame Base+MLP")
        for _ in range(6):
            [best] = self.ask("bestmove depth 2")
            self.assertIn(best, self.ask("validmoves")[0].split(";"))
            self.ask(f"play {best}")
        self.assertEqual(len(self.ask("undo 1")[0].split(";")), 3 + 5)

    def test_best_move_keeps_the_time(self):
        self.ask("newgame Base+MLP;InProgress;White[2];wS1;bS1 wS1-")
        for limit, milliseconds in [("00:00:01", 1000), ("00:00:00.25", 250)]:
            start = time.monotonic()
            [best] = self.ask(f"bestmove time {limit}")
            taken = 1000 * (time.monotonic() - start)
            self.assertGreater(taken, milliseconds / 2)
            # A busy machine may wake the program late. Without the limit it would search forever.
            self.assertLess(taken, milliseconds + 20_000)
            self.assertIn(best, self.ask("validmoves")[0].split(";"))

    def test_it_reads_commands_while_it_searches(self):
        self.ask("newgame Base+MLP")
        self.engine.say("bestmove time 01:00:00", "stop", "undo", "info")
        [best] = self.engine.reply()
        self.assertTrue(best.startswith("w"))
        self.assertTrue(self.engine.reply()[0].startswith("err"))
        self.assertTrue(self.engine.reply()[0].startswith("id"))

    def test_limits_that_make_no_sense(self):
        self.ask("newgame")
        for limit in ["", "time", "depth", "time 5", "time 00:00:00", "time 00:61:00", "time 24:00:00", "time -1:00:00",
                      "time 00:00:01x", "time 00:00:01.", "depth 0", "depth -1", "depth 101", "depth two", "nodes 5"]:
            self.refused(f"bestmove {limit}", "err")

    def test_options(self):
        lines = self.ask("options")
        self.assertTrue(any(line.startswith("Level;enum;full;full;full;") for line in lines), lines)
        for line in lines:
            name, kind, value, standard, *choices = line.split(";")
            if kind == "enum":
                self.assertIn(standard, choices)
                for choice in choices:
                    self.assertEqual(self.ask(f"options set {name} {choice}")[0].split(";")[2], choice)
            self.assertEqual(self.ask(f"options set {name} {standard}"), [line])
            self.assertEqual(self.ask(f"options get {name}"), [line])
        for megabytes in ["1", "64", "1024"]:
            self.assertEqual(self.ask(f"options set Hash {megabytes}"), [f"Hash;int;{megabytes};16;1;1024"])
        self.ask("options set Hash 2")
        self.ask("newgame")
        self.assertIn(self.ask("bestmove depth 2")[0], self.ask("validmoves")[0].split(";"))
        for size in ["0", "1025", "x", "-1", "1 2", ""]:
            self.refused(f"options set Hash {size}", "err")
        self.assertEqual(self.ask("options set NumThreads 2"), ["NumThreads;int;2;1;1;64"])
        self.assertIn(self.ask("bestmove depth 2")[0], self.ask("validmoves")[0].split(";"))
        self.refused("options set NumThreads 65", "err")
        for wrong in ["get", "set", "get Nothing", "set Level", "set Level god", "set Nothing 1", "put Level full"]:
            self.refused(f"options {wrong}", "err")

    def test_a_weak_level_answers_quickly(self):
        self.ask("options set Level beginner")
        self.ask("newgame")
        [best] = self.ask("bestmove time 00:10:00")
        self.assertIn(best, self.ask("validmoves")[0].split(";"))

    def test_repetition_is_an_option(self):
        self.ask("options set Repetition none")
        self.ask("newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
        moves = [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"] * 3
        for move in moves:
            last = self.ask(f"play {move}")
            self.assertIn(";InProgress;", last[0])
        self.ask("options set Repetition draw")
        self.ask("newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
        for move in moves[:8]:
            last = self.ask(f"play {move}")
        self.assertIn(";Draw;", last[0])

    def test_everything_needs_a_game_first(self):
        for command in ["play wS1", "pass", "validmoves", "bestmove depth 1", "undo", "perft 1"]:
            self.refused(command, "err", "newgame")

    def test_nonsense_is_refused_and_the_next_command_answered(self):
        for line in ["", " ", "INFO", "new game", "\t", "\u0000", "x" * 2_000_000, "play\x01", "undo " + "9" * 400]:
            self.refused(line, "err")
        self.assertEqual(self.ask("newgame\r"), ["Base;NotStarted;White[1]"])
        self.assertGreater(len(self.ask("help")), 5)

    def test_exit(self):
        self.engine.say("exit")
        self.assertEqual(self.engine.ends(), 0)


class UhpInputTest(unittest.TestCase):
    def test_the_end_of_the_input_ends_the_program(self):
        whole = "newgame Base+MLP\nplay wS1\nbestmove depth 1\nundo\n"
        for length in range(len(whole)):
            status, lines, _ = run("uhp", given=whole[:length])
            self.assertEqual(status, 0, whole[:length])
            self.assertEqual(lines[-1], "ok")


if __name__ == "__main__":
    unittest.main()
