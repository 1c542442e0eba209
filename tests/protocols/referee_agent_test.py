"""Speaks the line protocol of `quintet referee-agent`, and plays referee to the player classes in engine/cli/agents."""

import os
import sys
import types
import unittest
from dataclasses import dataclass
from enum import Enum

from program import QUINTET, REPOSITORY, Program, run

sys.path.insert(0, str(REPOSITORY / "engine/cli/agents"))
os.environ["QUINTET"] = QUINTET


class Agent(Program):
    def __init__(self, *arguments):
        super().__init__("referee-agent", *arguments)
        self.greeting = self.hear()

    def ask(self, line):
        self.say(line)
        return self.hear()


class LineProtocolTest(unittest.TestCase):
    def start(self, *arguments):
        agent = Agent(*arguments)
        self.addCleanup(agent.__exit__)
        return agent

    def test_a_game_is_played(self):
        for game in ["chexers", "cachex", "tetress"]:
            agent = self.start("--game", game, "--seconds", "4")
            self.assertEqual(agent.greeting, f"ready {game}")
            for _ in range(6):
                kind, _, action = agent.ask("action 0.5").partition(" ")
                self.assertEqual(kind, "action")
                self.assertEqual(agent.ask(f"update {action}"), "ok")
            self.assertRegex(agent.ask("used"), r"^used \d+\.\d+$")
            agent.say("quit")
            self.assertEqual(agent.ends(), 0)

    def test_what_is_wrong_is_said_and_changes_nothing(self):
        agent = self.start("--game", "cachex", "--option", "size=3", "--seconds", "1")
        self.assertEqual(agent.ask("update PLACE 0,0"), "ok")
        wrong_updates = ["update PLACE 0,0", "update PLACE 9,9", "update", "update dance"]
        wrong_actions = ["action soon", "action nan", "action 1 2", "ACTION"]
        for line in [*wrong_updates, *wrong_actions, "", "dance", "\u0000", "x" * 2_000_000]:
            self.assertTrue(agent.ask(line).startswith("error "), line[:40])
        self.assertEqual(agent.ask("update STEAL"), "ok")
        for place in ["PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0", "PLACE 2,2"]:
            agent.ask(f"update {place}")
        self.assertTrue(agent.ask("action").startswith("error "))

    def test_hardly_any_time_is_enough_for_an_action(self):
        agent = self.start("--game", "tetress", "--seconds", "0.1")
        for _ in range(8):
            answer = agent.ask("action 0")
            self.assertTrue(answer.startswith("action PLACE"))
            agent.ask("update " + answer[len("action "):])

    def test_the_end_of_the_input_at_any_place_ends_the_program(self):
        whole = "update PLACE 0,0\naction 0.01\nused\n"
        for length in range(0, len(whole), 3):
            self.assertEqual(run("referee-agent", "--game", "cachex", given=whole[:length])[0], 0)

    def test_usage(self):
        cachex = ["--game", "cachex"]
        for wrong in [[], ["--game", "chess"], [*cachex, "--seconds", "0"], [*cachex, "--option", "size=1"]]:
            status, lines, message = run("referee-agent", *wrong)
            self.assertEqual((status, lines), (2, []), wrong)
            self.assertTrue(message)
        self.assertEqual(run("referee-agent", "--help")[0], 0)


class PlayerClassTest(unittest.TestCase):
    """Two or three players of a class at one board; each refuses what is not legal, so that all agree on the game."""

    def play(self, players, act, tell, turns):
        actions = []
        for turn in range(turns):
            action = act(players[turn % len(players)])
            actions.append(action)
            for player in players:
                tell(player, turn % len(players), action)
        return actions

    def close(self, *engines):
        for engine in engines:
            engine.close()

    def test_chexers_2019(self):
        import quintet_chexers.player as module

        module.SECONDS = 6
        colours = ["red", "green", "blue"]
        players = [module.Player(colour) for colour in colours]
        actions = self.play(
            players,
            lambda player: player.action(),
            lambda player, seat, action: player.update(colours[seat], action),
            9,
        )
        for kind, place in actions:
            self.assertIn(kind, ["MOVE", "JUMP", "EXIT", "PASS"])
            self.assertIsInstance(place, tuple)
        for text in ["MOVE -3,0 -2,0", "JUMP 0,1 2,-1", "EXIT 3,0", "PASS"]:
            self.assertEqual(module.text_of(module.tuple_of(text)), text)
        self.assertEqual(module.tuple_of("EXIT 3,-1"), ("EXIT", (3, -1)))
        self.assertEqual(module.tuple_of("PASS"), ("PASS", None))
        with self.assertRaisesRegex(RuntimeError, "EXIT"):
            players[0].update("red", ("EXIT", (0, 0)))
        self.close(*(player._agent for player in players))

    def test_cachex_2022(self):
        import quintet_cachex.player as module

        module.SHARE_OF_TIME = 0.1
        colours = ["red", "blue"]
        players = [module.Player(colour, 4) for colour in colours]
        actions = self.play(
            players, lambda player: player.action(), lambda player, seat, action: player.turn(colours[seat], action), 5
        )
        self.assertEqual(actions[0][0], "PLACE")
        self.assertEqual(len(actions[0]), 3)
        self.assertEqual(module.tuple_of("STEAL"), ("STEAL",))
        self.assertEqual(module.text_of(("STEAL",)), "STEAL")
        self.assertEqual(module.text_of(module.tuple_of("PLACE 3,14")), "PLACE 3,14")
        self.close(*(player._agent for player in players))

    def test_tetress_2024(self):
        @dataclass(frozen=True)
        class Coord:
            r: int
            c: int

        @dataclass(frozen=True)
        class PlaceAction:
            c1: Coord
            c2: Coord
            c3: Coord
            c4: Coord

        PlayerColor = Enum("PlayerColor", "RED BLUE")
        game = types.ModuleType("referee.game")
        game.Coord, game.PlaceAction = Coord, PlaceAction
        sys.modules["referee"] = types.ModuleType("referee")
        sys.modules["referee.game"] = game

        import quintet_tetress

        referee = {"time_remaining": 10.0, "space_remaining": 200.0, "space_limit": 250.0}
        colors = [PlayerColor.RED, PlayerColor.BLUE]
        agents = [quintet_tetress.Agent(color, **referee) for color in colors]
        actions = self.play(
            agents,
            lambda agent: agent.action(**referee),
            lambda agent, seat, action: agent.update(colors[seat], action, **referee),
            6,
        )
        cells = {(coord.r, coord.c) for action in actions for coord in (action.c1, action.c2, action.c3, action.c4)}
        self.assertEqual(len(cells), 24)
        # The referee may give the cells in any order.
        first = actions[0]
        turned = PlaceAction(first.c4, first.c2, first.c1, first.c3)
        other = quintet_tetress.Agent(PlayerColor.BLUE)
        other.update(PlayerColor.RED, turned)
        self.assertEqual(quintet_tetress.program.text_of(turned), quintet_tetress.program.text_of(first))
        self.close(other._engine, *(agent._engine for agent in agents))

    def test_a_program_that_is_not_there(self):
        import quintet_agent

        os.environ["QUINTET"] = "/no/such/program"
        self.addCleanup(os.environ.__setitem__, "QUINTET", QUINTET)
        with self.assertRaises(OSError):
            quintet_agent.Agent("cachex", 1)

    def test_time_and_memory_stay_within_the_limits(self):
        import quintet_agent

        for game, megabytes in [("chexers", 100), ("cachex", 100), ("tetress", 250)]:
            # All seats with the clock of one: a game that lasts longer than the agent expects.
            agent = quintet_agent.Agent(game, 3)
            for _ in range(150):
                try:
                    action = agent.action()
                except RuntimeError as refusal:
                    self.assertIn("the game is over", str(refusal))
                    break
                agent.update(action)
            self.assertLess(float(agent._ask("used", "used")), 3)
            status = f"/proc/{agent._process.pid}/status"
            if os.path.exists(status) and not built_with_sanitizers():
                with open(status) as lines:
                    peak = [line.split()[1] for line in lines if line.startswith("VmHWM")]
                self.assertLess(int(peak[0]) / 1024, megabytes)
            agent.close()


def built_with_sanitizers():
    with open(QUINTET, "rb") as program:
        return b"__asan_init" in program.read()


if __name__ == "__main__":
    unittest.main()
