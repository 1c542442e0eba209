"""Speaks the Universal Game Interface with `quintet ugi`."""

import random
import re
import time
import unittest

from program import Program, run

GAMES = ["chexers", "halma", "cachex", "tetress", "hive"]


class Engine(Program):
    def __init__(self, *arguments):
        super().__init__("ugi", *arguments)

    def query(self, question):
        self.say(f"query {question}")
        answer = self.hear()
        assert answer.startswith("response "), answer
        return answer[len("response "):]

    def moves(self):
        moves = self.query("moves")
        return [] if moves == "none" else moves.split()

    def go(self, limit):
        self.say(f"go {limit}")
        return self.best()

    def best(self):
        """Returns the best move and the lines before it."""
        *before, last = self.hear_until(lambda line: line.startswith("bestmove "))
        return last.split()[1], before

    def error(self, line):
        self.say(line)
        answer = self.hear()
        assert answer.startswith("info string error: "), answer
        return answer


class UgiTest(unittest.TestCase):
    def start(self, *arguments):
        engine = Engine(*arguments)
        self.addCleanup(engine.__exit__)
        return engine

    def test_the_handshake_names_options_that_can_be_set(self):
        engine = self.start()
        engine.say("ugi")
        lines = engine.hear_until(lambda line: line == "ugiok")
        self.assertRegex(lines[0], r"^id name quintet \d")
        options = [line.split() for line in lines if line.startswith("option ")]
        self.assertIn("Game", [words[2] for words in options])
        for words in options:
            name, default = words[2], words[words.index("default") + 1]
            values = [words[i + 1] for i, word in enumerate(words) if word == "var"] or [default]
            for value in [*values, default]:
                engine.say(f"setoption name {name} value {value}")
        engine.say("isready")
        self.assertEqual(engine.hear(), "readyok")

    def test_every_game_is_played_to_its_end(self):
        chance = random.Random(1)
        for game in GAMES:
            engine = self.start()
            engine.say(f"setoption name Game value {game}", "uginewgame")
            self.assertEqual(engine.query("p1turn"), "true")
            played = []
            while engine.query("gameover") == "false" and len(played) < 40:
                legal = engine.moves()
                best, _ = engine.go("nodes 20")
                self.assertIn(best, legal)
                played.append(best if len(played) % 3 == 0 else chance.choice(legal))
                engine.say("position startpos moves " + " ".join(played))
            result = engine.query("result")
            self.assertRegex(result, r"^(none|draw|p[123]win)$")
            self.assertEqual(result == "none", engine.query("gameover") == "false")
            # A position text restores the position.
            legal, text = engine.moves(), engine.query("fen")
            if legal:
                engine.say(f"position fen {text}")
                self.assertEqual(engine.query("fen"), text)
                self.assertEqual(sorted(engine.moves()), sorted(legal))

    def test_options_of_the_game_apply_from_the_next_position(self):
        engine = self.start("--game", "cachex", "--option", "size=5")
        self.assertEqual(len(engine.moves()), 24)
        engine.say("setoption name size value 4")
        self.assertEqual(len(engine.moves()), 24)
        engine.say("uginewgame")
        self.assertEqual(len(engine.moves()), 16)
        engine.say("setoption name Game value hive", "setoption name expansions value MLP", "position startpos")
        self.assertEqual(len(engine.moves()), 7)
        engine.say("setoption name expansions value <empty>", "position startpos")
        self.assertEqual(len(engine.moves()), 4)

    def test_limits_of_every_kind(self):
        engine = self.start("--game", "tetress")
        clocks = "p1time 2000 p2time 1 p1inc 10 p2inc 0"
        for limit in ["depth 1", "nodes 500", "movetime 100", clocks, "depth 1 movetime 9999999"]:
            best, lines = engine.go(limit)
            self.assertIn(best, engine.moves(), limit)
            self.assertTrue(any(" pv " in line for line in lines), limit)
            score = r"(cp -?\d+|win \d+( likely)?|loss \d+( likely)?)"
            for line in lines:
                self.assertRegex(line, rf"^info depth \d+ score {score} nodes \d+ time \d+ nps \d+ pv ")

    def test_a_win_that_needs_opponents_who_act_for_themselves_is_marked(self):
        engine = self.start("--game", "chexers")
        # Red steps to its exit line and leaves, before anyone can come near.
        engine.say("position fen ..../...r./....../......./....../...../gb.. r 3,0,0 12")
        _, lines = engine.go("depth 6")
        self.assertIn(" score win 4 likely nodes ", lines[-1])

    def test_movetime_is_kept(self):
        engine = self.start("--game", "chexers")
        start = time.monotonic()
        engine.go("movetime 400")
        taken = time.monotonic() - start
        self.assertGreater(taken, 0.2)
        self.assertLess(taken, 20)

    def test_three_players_have_a_turn_each(self):
        engine = self.start("--game", "chexers")
        played = []
        for turn in ["p1turn", "p2turn", "p3turn", "p1turn"]:
            self.assertEqual([engine.query(f"p{i}turn") == "true" for i in (1, 2, 3)].count(True), 1)
            self.assertEqual(engine.query(turn), "true")
            played.append(engine.moves()[0])
            engine.say("position startpos moves " + " ".join(played))

    def test_stop_ends_an_infinite_search(self):
        engine = self.start("--game", "hive")
        engine.say("go infinite", "isready")
        engine.hear_until(lambda line: line == "readyok")
        engine.say("stop")
        best, _ = engine.best()
        self.assertIn(best, engine.moves())
        # Even if the search is complete, the answer waits for `stop`.
        engine.say("setoption name Game value cachex", "setoption name size value 3", "uginewgame")
        engine.say("go infinite", "isready")
        lines = engine.hear_until(lambda line: line == "readyok")
        self.assertFalse(any(line.startswith("bestmove") for line in lines))
        engine.say("stop")
        engine.best()

    def test_commands_other_than_stop_wait_for_the_search(self):
        engine = self.start("--game", "cachex")
        engine.say("go infinite", "position startpos moves PLACE_0,0", "query p1turn", "stop")
        engine.best()
        self.assertEqual(engine.hear(), "response false")

    def test_quit_and_the_end_of_the_input_end_a_search(self):
        engine = self.start("--game", "cachex")
        engine.say("go infinite", "quit")
        engine.best()
        self.assertEqual(engine.ends(), 0)
        engine = self.start("--game", "cachex")
        engine.say("go infinite")
        engine.end_input()
        engine.best()
        self.assertEqual(engine.ends(), 0)

    def test_what_comes_through_a_pipe_is_answered_before_the_end(self):
        for ending in ["quit\n", ""]:
            given = f"position startpos moves PLACE_0,0\ngo nodes 30000\n{ending}"
            status, lines, _ = run("ugi", "--game", "cachex", given=given)
            self.assertEqual(status, 0)
            self.assertRegex(lines[-1], "^bestmove (PLACE|STEAL)")
            self.assertGreaterEqual(int(re.search(r" nodes (\d+)", lines[-2])[1]), 30000)

    def test_stop_before_quit_ends_a_search_with_limits(self):
        engine = self.start("--game", "cachex")
        engine.say("go movetime 1000000", "stop", "quit")
        engine.best()
        self.assertEqual(engine.ends(), 0)

    def test_a_bad_position_keeps_the_previous_one(self):
        engine = self.start("--game", "cachex")
        engine.say("position startpos moves PLACE_3,4 STEAL")
        before = engine.query("fen")
        actions = ["PLACE_9,9", "PLACE_3,4 PLACE_3,4", "STEAL", "PLACE 3,4", "\u2603"]
        wrong_starts = ["", "here", "startpos PLACE_3,4", "fen", "fen x", "fen moves PLACE_3,4"]
        for wrong in [*(f"startpos moves {action}" for action in actions), *wrong_starts]:
            error = engine.error(f"position {wrong}")
            if "moves PLACE_3,4 PLACE_3,4" in wrong:
                self.assertIn("action 2", error)
            self.assertEqual(engine.query("fen"), before)

    def test_nonsense_is_refused(self):
        engine = self.start("--game", "cachex")
        limits = ["fast", "depth", "depth x", "movetime -5", "nodes 1e9"]
        options = ["", "name", "name size"]
        for name, value in [("size", "99"), ("Game", "chess"), ("Level", "god"), ("Hash", "0"), ("Hash", "9999")]:
            options.append(f"name {name} value {value}")
        options += [f"name Threads value {value}" for value in ["0", "65", "two"]]
        options += ["name Algorithm value oracle", "name Nothing value 1"]
        questions = ["", "weather", "p3turn"]
        for line in [
            *(f"go {limit}" for limit in limits),
            *(f"setoption {option}" for option in options),
            *(f"query {question}" for question in questions),
            "dance",
            "\u0000",
            "x" * 2_000_000,
        ]:
            engine.error(line)
        engine.say("", "   ", "isready")
        self.assertEqual(engine.hear(), "readyok")

    def test_a_finished_game_is_not_searched(self):
        engine = self.start("--game", "cachex", "--option", "size=3")
        played = ["PLACE_0,0", "PLACE_0,2", "PLACE_1,0", "PLACE_1,2", "PLACE_2,0"]
        engine.say("position startpos moves " + " ".join(played))
        self.assertEqual(engine.query("gameover"), "true")
        self.assertEqual(engine.query("result"), "p1win")
        self.assertEqual(engine.query("reason"), "chain")
        self.assertEqual(engine.go("depth 1")[0], "none")

    def test_the_end_of_the_input_ends_the_program(self):
        whole = "ugi\nposition startpos moves PLACE_1,1 STEAL\ngo nodes 10\nquery result\n"
        for length in range(0, len(whole), 3):
            self.assertEqual(run("ugi", "--game", "cachex", given=whole[:length])[0], 0, whole[:length])

    def test_usage(self):
        cachex = ["--game", "cachex", "--option"]
        for wrong in [["--game", "chess"], [*cachex, "size=99"], [*cachex, "size"], ["--x"]]:
            status, lines, message = run("ugi", *wrong)
            self.assertEqual((status, lines), (2, []), wrong)
            self.assertTrue(message)


if __name__ == "__main__":
    unittest.main()
