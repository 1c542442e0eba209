"""Speaks the line protocol of `quintet referee-agent`, and acts as the referee of the player classes in engine/cli/agents."""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

from program import PATIENCE, QUINTET, REPOSITORY, Program, built_with_sanitizers, run

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

    def test_bad_input_is_reported_and_changes_nothing(self):
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

    def test_the_algorithm_can_be_chosen_and_a_small_budget_is_told(self):
        agent = self.start("--game", "cachex", "--seconds", "1", "--algorithm", "greedy")
        self.assertTrue(agent.ask("action").startswith("action PLACE"))
        status, _, message = run("referee-agent", "--game", "cachex", "--seconds", "0.3", given="quit\n")
        self.assertEqual(status, 0)
        self.assertIn("reserve of 500 ms", message)
        self.assertEqual(run("referee-agent", "--game", "cachex", "--seconds", "2", given="quit\n")[2], "")
        status, _, message = run("referee-agent", "--game", "cachex", "--algorithm", "oracle")
        self.assertEqual(status, 2)
        self.assertIn("the algorithm must be one of alpha-beta", message)

    def test_most_of_the_budget_is_used_in_a_game_of_typical_length(self):
        seconds = 2
        agent = self.start("--game", "chexers", "--seconds", str(seconds))
        # All three seats share one clock; 35 rounds are expected for one player.
        for _ in range(35):
            answer = agent.ask("action")
            if not answer.startswith("action "):
                break
            agent.ask("update " + answer[len("action "):])
        used = float(agent.ask("used").split()[1])
        self.assertGreater(used, seconds / 2)
        self.assertLess(used, seconds)

    def test_the_end_of_the_input_ends_the_program(self):
        whole = "update PLACE 0,0\naction 0.01\nused\n"
        for length in range(0, len(whole), 3):
            given = whole[:length]
            self.assertEqual(run("referee-agent", "--game", "cachex", "--seconds", "1", given=given)[0], 0)

    def test_usage(self):
        cachex = ["--game", "cachex"]
        for wrong in [[], ["--game", "chess"], [*cachex, "--seconds", "0"], [*cachex, "--option", "size=1"]]:
            status, lines, message = run("referee-agent", *wrong)
            self.assertEqual((status, lines), (2, []), wrong)
            self.assertTrue(message)


class PlayerClassTest(unittest.TestCase):
    """Actions of the courses in both directions; the referees of all years play with these classes below."""

    def test_chexers_2019(self):
        import quintet_chexers.player as module

        for text in ["MOVE -3,0 -2,0", "JUMP 0,1 2,-1", "EXIT 3,0", "PASS"]:
            self.assertEqual(module.text_of(module.tuple_of(text)), text)
        self.assertEqual(module.tuple_of("EXIT 3,-1"), ("EXIT", (3, -1)))
        self.assertEqual(module.tuple_of("PASS"), ("PASS", None))
        player = module.Player("red")
        self.addCleanup(player._agent.close)
        with self.assertRaisesRegex(RuntimeError, "EXIT"):
            player.update("red", ("EXIT", (0, 0)))

    def test_cachex_2022(self):
        import quintet_cachex.player as module

        self.assertEqual(module.tuple_of("STEAL"), ("STEAL",))
        self.assertEqual(module.text_of(("STEAL",)), "STEAL")
        self.assertEqual(module.text_of(module.tuple_of("PLACE 3,14")), "PLACE 3,14")

    def test_tetress_2024_takes_cells_in_any_order(self):
        sys.path.insert(0, str(REPOSITORY / "tests/protocols/referees/2024"))
        from referee.game import Coord, PlaceAction

        from quintet_tetress.program import text_of

        cells = [Coord(3, c) for c in (3, 4, 5, 6)]
        self.assertEqual(text_of(PlaceAction(*reversed(cells))), text_of(PlaceAction(*cells)))

    def test_a_missing_program(self):
        import quintet_agent

        os.environ["QUINTET"] = "/no/such/program"
        self.addCleanup(os.environ.__setitem__, "QUINTET", QUINTET)
        with self.assertRaises(OSError):
            quintet_agent.Agent("cachex", 1)

    def test_time_and_memory_stay_within_the_limits(self):
        import quintet_agent

        for game, megabytes in [("chexers", 100), ("cachex", 100), ("tetress", 250)]:
            # All seats share one clock, so the game lasts longer than the agent expects.
            agent = quintet_agent.Agent(game, 2)
            for _ in range(150):
                try:
                    action = agent.action()
                except RuntimeError as refusal:
                    self.assertIn("the game is over", str(refusal))
                    break
                agent.update(action)
            self.assertLess(float(agent._ask("used", "used")), 2)
            status = f"/proc/{agent._process.pid}/status"
            if os.path.exists(status) and not built_with_sanitizers():
                with open(status) as lines:
                    peak = [line.split()[1] for line in lines if line.startswith("VmHWM")]
                self.assertLess(int(peak[0]) / 1024, megabytes)
            agent.close()


class ReadmeTest(unittest.TestCase):
    """Runs the commands of engine/cli/agents/README.md as written there."""

    REFEREES = REPOSITORY / "tests/protocols/referees"

    def shell(self, command, folder, environment):
        return subprocess.run(
            ["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE
        )

    def in_a_hurry(self):
        """Returns the path of a script that runs the program with two seconds for a game."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        script = pathlib.Path(folder.name) / "quintet"
        replace = 'for word do shift; [ "$last" != --seconds ] || word=2; last=$word; set -- "$@" "$word"; done'
        script.write_text(f'#!/bin/sh\n{replace}\nexec {shlex.quote(QUINTET)} "$@"\n')
        script.chmod(0o755)
        return str(script)

    def test_the_referees_of_all_years_run_with_quintet_as_it_says(self):
        text = (REPOSITORY / "engine/cli/agents/README.md").read_text()
        preparation, commands = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
        shown = self.shell(f"{preparation}\nenv", REPOSITORY, dict(os.environ))
        self.assertEqual(shown.returncode, 0, shown.stderr)
        prepared = dict(line.split("=", 1) for line in shown.stdout.splitlines() if "=" in line)
        self.assertTrue(prepared["QUINTET"].endswith("/build/native/quintet"))
        environment = dict(os.environ, QUINTET=self.in_a_hurry())
        environment["PYTHONPATH"] = f"{prepared['PYTHONPATH']}:{self.REFEREES}"
        years = []
        for line in commands.splitlines():
            year = re.search(r"# (\d{4}):", line)[1]
            played = self.shell(line, self.REFEREES / year, environment)
            self.assertEqual(played.returncode, 0, line + played.stderr)
            self.assertIn("played 6 turns", played.stdout)
            years.append(year)
        self.assertEqual(years, ["2019", "2022", "2024"])


if __name__ == "__main__":
    unittest.main()
