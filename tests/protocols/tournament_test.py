"""`quintet tournament`: which games are played, with every fault, after changes, in shards and rounds."""

import collections
import csv
import json
import os
import shutil
import subprocess
import unittest

from program import PATIENCE, QUINTET, run
from tournaments import ONE, Tournaments, plays

FORKS = "import os, time\nfor _ in range(6):\n    if os.fork() == 0:\n        time.sleep(1000)\n        os._exit(0)\n"

# What misbehaves, and the kind of its faults.
BROKEN = {
    "loops": (plays(0, "while True: pass"), "time"),
    "throws": (plays(0, "raise ValueError('seven')"), "error"),
    "illegal": ("def agent(observation, configuration):\n    return 'PLACE 99,99'\n", "illegal"),
    "ends": (plays(0, "import os; os._exit(3)"), "dead"),
    "syntax": ("def agent(observation, configuration)\n", "start"),
}


class TournamentTest(Tournaments):
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

    def test_a_class_with_every_fault_ends_with_a_table(self):
        self.check_class(1)

    @unittest.skipUnless(os.environ.get("QUINTET_SLOW"), "takes minutes")
    def test_thirty_submissions_end_with_a_table(self):
        self.check_class(4)

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
        # From two machines with separate folders, one of which is not done.
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


if __name__ == "__main__":
    unittest.main()
