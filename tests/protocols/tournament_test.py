"""`quintet tournament`: a class of submissions with every fault, interruptions, shards, and what is refused."""

import collections
import csv
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
import zipfile

from program import PATIENCE, QUINTET, built_with_sanitizers, run

PLAYS = "def agent(observation, configuration):\n    {before}\n    return observation.legal_actions[{which}]\n"


def plays(which, before="pass", top=""):
    return top + PLAYS.format(which=which, before=before)


FORKS = "import os, time\nfor _ in range(6):\n    if os.fork() == 0:\n        time.sleep(1000)\n        os._exit(0)\n"

# What misbehaves, and the kind of its faults.
BROKEN = {
    "loops": (plays(0, "while True: pass"), "time"),
    "throws": (plays(0, "raise ValueError('seven')"), "error"),
    "illegal": ("def agent(observation, configuration):\n    return 'PLACE 99,99'\n", "illegal"),
    "ends": (plays(0, "import os; os._exit(3)"), "dead"),
    "syntax": ("def agent(observation, configuration)\n", "start"),
}


# One of our levels, so that there are few games.
ONE = ("--yardstick", "level:easy")


class TournamentTest(unittest.TestCase):
    game_time = "1"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.hand_ins = self.folder / "hand-ins"
        self.hand_ins.mkdir()
        self.out = self.folder / "results"

    def hand_in(self, name, text):
        (self.hand_ins / f"{name}.py").write_text(text)

    def hand_in_three(self):
        self.hand_in("first", plays(0))
        folder = self.hand_ins / "last"
        folder.mkdir()
        (folder / "__init__.py").write_text("from .brain import agent\n")
        (folder / "brain.py").write_text(plays(-1, "print('</script><b>')"))
        with zipfile.ZipFile(self.hand_ins / "middle.zip", "w") as archive:
            archive.writestr("main.py", plays("len(observation.legal_actions) // 2"))
        (self.hand_ins / "notes.txt").write_text("no submission\n")

    def words(self, *more, out=None):
        return [
            *("tournament", str(self.hand_ins), "--game", "cachex", "--option", "size=4", "--quiet"),
            *("--out", str(out or self.out), "--game-time", self.game_time, "--start", "5", *more),
        ]

    def play(self, *more, out=None, status=0):
        done = subprocess.run([QUINTET, *self.words(*more, out=out)], capture_output=True, timeout=5 * PATIENCE)
        text, message = done.stdout.decode(), done.stderr.decode()
        self.assertEqual(done.returncode, status, text + message)
        return text if status == 0 else message

    def results(self, folder=None):
        return json.loads(((folder or self.out) / "results.json").read_text())

    def games(self, folder=None):
        """The actions of each game by its number."""
        return {
            record["match"]["game"]: (record["match"]["participants"], record["actions"])
            for record in self.results(folder)["games"]
        }

    def check_class(self, copies):
        # Of processor time. An agent that loops uses it up in each of its games; the others need milliseconds.
        self.game_time = "0.2"
        self.hand_in_three()
        starts = self.folder / "starts"
        once = f"open({str(starts)!r}, 'a').write('x')\n"
        for copy in range(copies):
            for name, (text, _) in BROKEN.items():
                self.hand_in(f"{name}{copy}", text)
            self.hand_in(f"forks{copy}", plays(0, top=FORKS))
        self.hand_in("unstartable", once + "raise RuntimeError('no')\n" + plays(0))
        text = self.play("--jobs", "2", "--yardstick", "level:beginner")
        results = self.results()
        names = [each["name"] for each in results["participants"]]
        players = len(names)
        self.assertEqual(players, 3 + 6 * copies + 1 + 1)
        # What cannot start is listed with its reason before the first game, and plays no one.
        absent = {each["name"]: each["excluded"] for each in results["participants"] if "excluded" in each}
        self.assertEqual(set(absent), {"unstartable", *(f"syntax{copy}" for copy in range(copies))})
        self.assertEqual(absent["unstartable"]["message"], "RuntimeError: no")
        self.assertIn("\nCould not start, so not in the table:\n", text)
        self.assertRegex(text, r"\n  syntax0: syntax0.py, line 1: SyntaxError: ")
        self.assertEqual(len(starts.read_text()), 1, "an agent that does not start is started again")
        left = players - len(absent)
        self.assertEqual(len(results["games"]), left * (left - 1))
        self.assertEqual(run("verify", str(self.out / "games.jsonl"))[0], 0)
        rows = {names[row["participant"]]: row for row in results["table"]}
        for copy in range(copies):
            for name, (_, kind) in BROKEN.items():
                if name == "syntax":
                    continue
                row = rows[f"{name}{copy}"]
                self.assertEqual(set(row["faults"]), {kind}, name)
                self.assertGreater(row["losses"], 0)
                self.assertIn(f"{name}{copy}", text)
        for name in ("first", "last", "middle", "level:beginner"):
            self.assertEqual(rows[name]["faults"], {}, name)
            self.assertGreater(rows[name]["elo"], rows["loops0"]["elo"])
        beginner = next(each for each in results["participants"] if each["name"] == "level:beginner")
        self.assertGreater(beginner["elo"], 0, "ratings count from random play")
        self.assertEqual(rows["level:beginner"]["elo"], beginner["elo"])
        faults = [record["match"]["forfeit"] for record in results["games"] if "forfeit" in record["match"]]
        thrown = next(each for each in faults if each["kind"] == "error")
        self.assertIn("seven", thrown["message"])
        self.assertTrue(thrown["traceback"][-1]["file"].startswith("throws"))
        with open(self.out / "results.csv", newline="") as file:
            lines = list(csv.DictReader(file))
        self.assertEqual([line["name"] for line in lines], [names[row["participant"]] for row in results["table"]])
        self.assertEqual(
            subprocess.run(["pgrep", "-f", str(self.hand_ins)], capture_output=True).stdout, b"", "something still runs"
        )

    # Nearly all of the time passes in agents; test_broken_agents_lose_in_the_way_that_is_expected meets the same faults.
    @unittest.skipIf(built_with_sanitizers(), "takes minutes")
    def test_a_class_with_every_fault_ends_with_a_table(self):
        self.check_class(1)

    @unittest.skipUnless(os.environ.get("QUINTET_SLOW"), "takes minutes")
    def test_thirty_submissions_end_with_a_table(self):
        self.check_class(4)

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

    # The other tests here run the same lines of the program.
    @unittest.skipIf(built_with_sanitizers(), "takes long")
    def test_only_games_of_changed_submissions_are_played_again(self):
        self.hand_in_three()
        self.hand_in("broken", "def agent(observation, configuration)\n")
        message = subprocess.run([QUINTET, *self.words("--no-yardsticks")], capture_output=True, timeout=PATIENCE).stderr
        self.assertRegex(message.decode(), r"broken cannot start and does not play: broken.py, line 1: SyntaxError")
        journal = self.out / "games.jsonl"
        first, games = journal.read_bytes(), self.games()
        self.assertEqual(len(games), 3 * 2)
        # One that is repaired adds its games.
        self.hand_in("broken", plays(0))
        self.play("--no-yardsticks")
        self.assertTrue(journal.read_bytes().startswith(first), "games were played again")
        self.assertEqual(len(self.games()), 4 * 3)
        # One that is changed plays its games again, and no one else does.
        second = journal.read_bytes()
        (self.hand_ins / "last" / "brain.py").write_text(plays(0, "print('changed')"))
        self.play("--no-yardsticks")
        again = journal.read_bytes()
        self.assertTrue(again.startswith(second))
        self.assertEqual(again[len(second) :].count(b"\n"), 6)
        records = self.results()["games"]
        place = [each["name"] for each in self.results()["participants"]].index("last")
        for record in records:
            self.assertEqual("changed" in json.dumps(record["match"]["plies"]), place in record["match"]["participants"])

    def test_a_late_submission_adds_its_games(self):
        self.hand_in_three()
        words = ("--no-yardsticks", "--rounds", "2")
        self.play(*words)
        journal = self.out / "games.jsonl"
        first, played = journal.read_bytes(), self.games()
        self.hand_in("late", plays(1))
        message = subprocess.run([QUINTET, *self.words(*words)], capture_output=True, timeout=PATIENCE).stderr.decode()
        self.assertIn("late is new; only its games are played", message)
        again = journal.read_bytes()
        self.assertTrue(again.startswith(first), "games were played again")
        self.assertEqual(again[len(first) :].count(b"\n"), 2 * 3 * 2)
        results = self.results()
        self.assertEqual(len(results["games"]), 2 * 4 * 3)
        names = [each["name"] for each in results["participants"]]
        pairs = collections.Counter(
            tuple(names[place] for place in record["match"]["participants"]) for record in results["games"]
        )
        self.assertEqual(set(pairs.values()), {2})
        self.assertEqual(len({record["match"]["game"] for record in results["games"]}), 2 * 4 * 3)
        for record in results["games"]:
            self.assertEqual([names[place] for place in record["match"]["participants"]], record["match"]["names"])
        # Run again, it plays nothing; without one of the four, it is refused.
        self.play(*words)
        self.assertEqual(journal.read_bytes(), again)
        (self.hand_ins / "middle.zip").unlink()
        self.assertIn("middle took part but is missing now", self.play(*words, status=2))

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

    def test_shards_make_the_same_tournament(self):
        self.hand_in_three()
        self.play(*ONE, out=self.folder / "whole")
        shards = [[QUINTET, *self.words(*ONE, "--shard", f"{i}/3")] for i in (1, 2, 3)]
        if shutil.which("parallel"):
            command = ["parallel", "--will-cite", "-j", "3", *shards[0][:-1], "{}/3", ":::", "1", "2", "3"]
            subprocess.run(command, check=True, capture_output=True, timeout=5 * PATIENCE)
        else:
            running = [subprocess.Popen(shard, stdout=subprocess.DEVNULL) for shard in shards]
            self.assertEqual([each.wait(timeout=5 * PATIENCE) for each in running], [0, 0, 0])
        self.assertEqual(len(list(self.out.glob("games-*-of-3.jsonl"))), 3)
        self.assertFalse((self.out / "results.json").exists())
        status, lines, message = run("tournament", "--merge", str(self.out))
        self.assertEqual(status, 0, message)
        self.assertEqual(self.games(), self.games(self.folder / "whole"))
        whole = self.results(self.folder / "whole")["table"]
        ratings = [(row["participant"], row["elo"], row["elo_low"]) for row in self.results()["table"]]
        self.assertEqual(ratings, [(row["participant"], row["elo"], row["elo_low"]) for row in whole])
        # From two machines with folders of their own, one of which is not done.
        parts = [self.folder / "machine-1", self.folder / "machine-2"]
        for place, part in enumerate(parts):
            part.mkdir()
            shutil.copy(self.out / "tournament.json", part)
            shutil.copy(self.out / f"games-{place + 1}-of-3.jsonl", part)
        both = self.folder / "both"
        status, lines, message = run("tournament", "--merge", *map(str, parts), "--out", str(both))
        self.assertEqual(status, 0, message)
        self.assertRegex(message, r"\d+ of \d+ games are missing")
        self.assertTrue(set(self.games(both)) < set(self.games()))
        # The rest is played by the same command without --shard.
        self.play(*ONE)
        self.assertEqual(self.games(), self.games(self.folder / "whole"))

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

    def test_rounds_that_depend_on_results_go_on_after_an_interruption(self):
        for place in range(5):
            self.hand_in(f"agent{place}", plays(place))
        for kind in ("swiss", "ladder"):
            words = ("--no-yardsticks", "--schedule", kind)
            whole, parts = self.folder / f"{kind}-whole", self.folder / f"{kind}-parts"
            self.play(*words, "--rounds", "2", out=whole)
            # Two pairs a round, two games a pair; the fifth rests.
            self.assertEqual(len(self.games(whole)), 8)
            counts = collections.Counter(each for row in self.results(whole)["table"] for each in [row["games"]])
            self.assertEqual(counts, {2: 2, 4: 3})
            self.play(*words, "--rounds", "2", "--games", "5", out=parts)
            self.play(*words, "--rounds", "2", out=parts)
            self.assertEqual(self.games(parts), self.games(whole), kind)
        played = [game["match"]["participants"] for game in self.results(self.folder / "swiss-whole")["games"]]
        self.assertEqual(set(collections.Counter(map(frozenset, played)).values()), {2}, "a pair met twice")
        message = self.play("--no-yardsticks", out=whole, status=2)
        self.assertIn('schedule was "ladder", now "all"', message)

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
