"""`quintet tournament` reads submissions, settings and saved games, writes reports, and refuses the rest."""

import csv
import json
import os
import signal
import subprocess
import time
import unittest

from program import PATIENCE, QUINTET, run
from tournaments import ONE, Tournaments, plays


class TournamentFilesTest(Tournaments):
    def test_an_interrupted_tournament_goes_on(self):
        self.hand_in_three()
        self.play(*ONE, out=self.folder / "whole")
        process = subprocess.Popen([QUINTET, *self.words(*ONE)], stdout=subprocess.DEVNULL)
        journal = self.out / "games.jsonl"
        end = time.monotonic() + PATIENCE
        while not (journal.exists() and journal.read_bytes().count(b"\n") >= 4) and time.monotonic() < end:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
        process.wait()
        content = journal.read_bytes()
        self.assertGreaterEqual(content.count(b"\n"), 4)
        # A line that was torn while it was written, after a game that was.
        lines = content[: content.rindex(b"\n") + 1].splitlines(keepends=True)
        journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:-30])
        self.play(*ONE)
        self.assertEqual(journal.read_bytes()[: len(lines[0])], lines[0], "a game was played again")
        self.assertEqual(journal.read_bytes().count(b"\n"), len(self.games()))
        self.assertEqual(self.games(), self.games(self.folder / "whole"))
        played = journal.read_bytes()
        # Settings of version 1 count the Elo of levels from the first one.
        settings = json.loads((self.out / "tournament.json").read_text())
        games = json.loads(subprocess.check_output([QUINTET, "games", "--json"], timeout=PATIENCE))
        first = next(each for each in games if each["id"] == "cachex")["ratings"][0]
        level = next(each for each in settings["participants"] if each["name"] == "level:easy")
        level["elo"] -= first
        settings["version"] = 1
        (self.out / "tournament.json").write_text(json.dumps(settings))
        self.play(*ONE, "--rounds", "2")
        self.assertTrue(journal.read_bytes().startswith(played))
        self.assertEqual(len(self.games()), 2 * len(self.games(self.folder / "whole")))

    def test_other_settings_and_submissions_are_refused(self):
        self.hand_in_three()
        words = ("--no-yardsticks",)
        self.play(*words)
        before = (self.out / "results.json").read_bytes()
        message = self.play(*words, "--seed", "9", status=2)
        self.assertIn("seed was 0, now 9", message)
        self.assertIn("--force plays all games again", message)
        (self.hand_ins / "last" / "brain.py").write_text(plays(0))
        self.hand_in("more", plays(1))
        (self.hand_ins / "middle.zip").unlink()
        message = self.play(*words, status=2)
        self.assertIn("the files of last have changed", message)
        self.assertIn("more is new", message)
        self.assertIn("middle took part but is missing now", message)
        self.assertEqual((self.out / "results.json").read_bytes(), before)
        self.play(*words, "--force")
        self.assertNotEqual((self.out / "results.json").read_bytes(), before)

    def test_a_class_is_chosen_for_a_submission(self):
        player = (
            "class Player:\n    def __init__(self, player, n): self.cells = [(r, q) for r in range(n) for q in range(n)]\n"
            "    def action(self): return ('PLACE', *self.cells[{which}])\n"
            "    def turn(self, player, action):\n        if tuple(action[1:]) in self.cells: self.cells.remove(tuple(action[1:]))\n"
        )
        for name, which in (("alpha", 0), ("beta", -1)):
            folder = self.hand_ins / "two" / name
            folder.mkdir(parents=True)
            (folder / "__init__.py").write_text(f"from {name}.player import Player\n")
            (folder / "player.py").write_text(player.format(which=which))
        self.hand_in("other", plays(0))
        words = ("--no-yardsticks", "--max-plies", "6")
        message = self.play(*words, status=2)
        self.assertIn("two cannot start and does not play: found 2 agents, choose one: alpha:Player", message)
        self.assertIn("; --class two=CLASS chooses one", message)
        self.play(*words, "--class", "two=beta:Player")
        self.assertIn("PLACE 3,3", json.dumps(self.results()["games"]))
        # Course agents are not told of actions that they have not chosen.
        self.assertEqual({record["match"]["opening_plies"] for record in self.results()["games"]}, {0})
        choices = self.folder / "choices.txt"
        choices.write_text("# who plays\ntwo alpha/player.py:Player\n")
        self.play(*words, "--classes", str(choices))
        self.assertNotIn("PLACE 3,3", json.dumps(self.results()["games"]))
        self.assertIn('"nobody" must be a submission', self.play(*words, "--class", "nobody=Player", status=2))
        self.assertIn("must be NAME=CLASS", self.play(*words, "--class", "two", status=2))

    def test_names_of_submissions_cannot_control_a_terminal(self):
        self.hand_in("first", plays(0))
        self.hand_in("\x1b[31mred", plays(-1))
        # No text at all, and cannot start.
        (self.hand_ins / os.fsdecode(b"\x9b\xff.py")).write_text("raise RuntimeError('\\x1b]0;title\\x07')\n")
        done = subprocess.run([QUINTET, *self.words("--no-yardsticks")], capture_output=True, timeout=PATIENCE)
        output = (done.stdout + done.stderr).decode()
        self.assertEqual(done.returncode, 0, output)
        self.assertRegex(output, r"\\x1b\[31mred +2 ")
        self.assertIn("\\x9b\\xff cannot start and does not play: ", output)
        self.assertNotRegex(output, "[\x00-\x09\x0b-\x1f\x7f-\x9f]")

    def test_the_report_holds_the_results(self):
        self.hand_in_three()
        template = self.folder / "template.html"
        template.write_text('<p>before<script type="application/json" id="results"></script><p>after')
        self.play("--no-yardsticks", "--report-template", str(template))
        page = (self.out / "report.html").read_text()
        self.assertTrue(page.startswith("<p>before<script") and page.endswith("</script><p>after"))
        self.assertEqual(page.count("</script"), 1, "what an agent prints must not end the element")
        held = page[page.index(">", page.index("<script")) + 1 : page.index("</script")]
        self.assertEqual(json.loads(held), self.results())
        self.assertIn("</script><b>", json.dumps(json.loads(held)))
        template.write_text("<p>nothing")
        self.assertIn("a report template must have", self.play("--no-yardsticks", "--report-template", str(template), status=2))

    def test_a_dry_run_tells_what_the_games_need(self):
        self.hand_in_three()
        text = self.play("--no-yardsticks", "--dry-run", "--jobs", "2")
        # Six games of two agents with a second each.
        self.assertIn("3 participants, 6 games", text)
        self.assertIn("they need at most 12 s of processor time, 6 s with 2 jobs, and 1 MB", text)
        self.assertFalse(self.out.exists())
        self.play("--no-yardsticks", "--games", "4")
        text = self.play("--no-yardsticks", "--dry-run")
        self.assertRegex(text, r"4 of 6 games have been played.*\nthe others need about .* \(as in the 4 games so far\)")

    def test_a_leaderboard_has_codes_for_names_and_no_games(self):
        self.hand_in_three()
        self.hand_in("absent", "raise RuntimeError('absent')\n")
        template = self.folder / "template.html"
        template.write_text('<script type="application/json" id="results"></script>')
        self.play(*ONE, "--report-template", str(template), "--leaderboard")
        page = (self.out / "leaderboard.html").read_text()
        results = json.loads(page[page.index(">") + 1 : page.index("</script")])
        for name in ("first", "last", "middle", "absent"):
            self.assertNotIn(name, page)
        self.assertEqual(results["table"], self.results()["table"])
        self.assertEqual(results["games"], [])
        codes = list(csv.DictReader((self.out / "leaderboard-codes.csv").read_text().splitlines()))
        self.assertEqual([row["name"] for row in codes], ["absent", "first", "last", "middle"])
        names = [each["name"] for each in results["participants"]]
        self.assertEqual(names, [row["code"] for row in codes] + ["level:easy"])
        self.assertEqual(len(set(names)), 5)

    def test_gradescope_gets_the_results_of_each_submission(self):
        self.hand_in("throws", plays(0, "if observation.ply > 3: raise ValueError('seven')"))
        self.hand_in("first", plays(0))
        self.hand_in("syntax", "def agent(\n")
        self.play(*ONE, "--gradescope")
        self.assertEqual(len(list((self.out / "gradescope").iterdir())), 3)
        throws = json.loads((self.out / "gradescope" / "throws.json").read_text())
        tests = {each["name"]: each["score"] for each in throws["tests"]}
        self.assertEqual(tests["level:easy"], 0)
        faults = next(row["faults"] for row in self.results()["table"] if "error" in row["faults"])
        self.assertEqual(tests["games without a fault"], 1 - faults["error"] / 4)
        elo = throws["leaderboard"][0]
        self.assertEqual(elo["name"], "Elo")
        self.assertIn(f"Elo {elo['value']:.0f},", throws["output"])
        syntax = json.loads((self.out / "gradescope" / "syntax.json").read_text())
        self.assertEqual(syntax["score"], 0)
        self.assertIn("SyntaxError", syntax["output"])

    def test_bad_input_gets_a_sentence(self):
        self.assertIn("no submissions", self.play(status=2))
        self.hand_in_three()
        for words, message in [
            (("--yardstick", "level:easiest"), "level"),
            (("--yardstick", "level:easy", "--yardstick", "level:easy"), "given twice"),
            (("--shard", "4/3"), "--shard must be i/n"),
            (("--balance", "40"), "balance"),
            (("--openings", "9-3"), "--openings"),
            (("--rounds", "0"), "--rounds"),
            (("--schedule", "knockout"), "--schedule"),
            (("--schedule", "swiss", "--shard", "1/2"), "a round depends on the results"),
            (("--report-template", "missing.html"), "missing.html: does not exist"),
            (("--rounds", "1000000"), "games must be at most 1000000"),
        ]:
            self.assertIn(message, self.play(*words, status=2), words)
        self.assertFalse(self.out.exists() and list(self.out.glob("games*")))
        status, _, message = run("tournament", "--merge", str(self.hand_ins))
        self.assertEqual(status, 2)
        self.assertIn("must be the folder of a tournament", message)
        for i in range(64):
            self.hand_in(f"one{i}", plays(0))
        self.assertIn("participants must be 2 to 64", self.play(status=2))


if __name__ == "__main__":
    unittest.main()
