"""`quintet match` with other programs in its seats: good ones, and ones that misbehave."""

import json
import os
import pathlib
import shlex
import sys
import tempfile
import unittest

from program import QUINTET, run

STUB = pathlib.Path(__file__).with_name("stub_engine.py")


def stub(protocol, *words):
    words = [sys.executable, "-B", str(STUB), protocol, *map(str, words)]
    return f"{protocol}:exec {' '.join(map(shlex.quote, words))}"


class MatchSeatsTest(unittest.TestCase):
    def setUp(self):
        os.environ["QUINTET"] = QUINTET
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "games.jsonl"

    def match(self, game, *seats, games=2, more=()):
        words = ["match", "--game", game, "--games", str(games), "--out", str(self.file), "--quiet"]
        for seat in seats:
            words += ["--seat", seat]
        status, lines, message = run(*words, *more)
        records = [json.loads(line) for line in self.file.read_text().splitlines()] if self.file.exists() else []
        return status, "\n".join(lines), message, records

    def check_legal(self):
        status, lines, _ = run("verify", str(self.file))
        self.assertEqual(status, 0, lines)

    def test_programs_play_whole_games_over_ugi(self):
        for game, option in [
            ("cachex", "size=4"),
            ("chexers", "limits=referee"),
            ("tetress", "limits=text"),
            ("halma", "rules=classic"),
        ]:
            others = ["random"] * (2 if game == "chexers" else 1)
            status, out, message, records = self.match(
                game,
                f"ugi:{shlex.quote(QUINTET)} ugi",
                *others,
                more=["--option", option, "--nodes", "30", "--max-plies", "40"],
            )
            self.assertEqual(status, 0, out + message)
            self.assertIn("0 forfeits", out)
            self.assertEqual(len(records), 2)
            self.assertIn(option.split("=")[1], map(str, records[0]["options"].values()))
            self.check_legal()

    def test_two_programs_play_hive_over_uhp_and_ugi(self):
        program = shlex.quote(QUINTET)
        status, out, message, records = self.match(
            "hive",
            f"uhp:{program} uhp",
            f"ugi:{program} ugi,depth=1",
            more=["--option", "expansions=MLP", "--depth", "1", "--max-plies", "30"],
        )
        self.assertEqual(status, 0, out + message)
        self.assertIn("0 forfeits", out)
        self.assertTrue(all(len(record["actions"]) >= 8 for record in records))
        self.check_legal()

    def test_times_are_measured_from_outside(self):
        status, out, message, records = self.match(
            "cachex",
            f"ugi:{shlex.quote(QUINTET)} ugi",
            "random",
            more=["--time", "60", "--margin", "30000", "--max-plies", "8"],
        )
        self.assertEqual(status, 0, out + message)
        self.assertIn("ms per action", out)
        for record in records:
            times = record["match"]["times"][record["match"]["participants"].index(0)]
            self.assertEqual(times["limit_ms"], 60)
            self.assertGreater(times["actions"], 0)
            self.assertGreater(times["longest_us"], 20_000)
            self.assertLess(times["longest_us"], 30_060_000)

    def test_a_program_that_misbehaves_loses_and_it_is_told(self):
        for protocol, vice, kind, part in [
            ("ugi", "illegal", "illegal", "nonsense"),
            ("ugi", "dies", "dead", "status 7"),
            ("ugi", "silent", "late", "no answer within"),
            ("ugi", "garbage", "late", "no answer within"),
            ("uhp", "illegal", "illegal", "nonsense"),
            ("uhp", "dies", "dead", "status 7"),
            ("uhp", "silent", "late", "no answer within"),
            ("uhp", "refuses", "refusal", "not with me"),
        ]:
            with self.subTest(protocol=protocol, vice=vice):
                # Only a program that never answers may be out of time on a busy machine.
                clock = ["--time", "1000", "--margin", "0" if kind == "late" else "60000"]
                status, out, message, records = self.match(
                    "hive", stub(protocol, vice), "random", games=1, more=[*clock, "--max-plies", "60"]
                )
                self.assertEqual(status, 1, out + message)
                [record] = records
                forfeit = record["match"]["forfeit"]
                self.assertEqual(forfeit["kind"], kind)
                self.assertIn(part, forfeit["message"])
                self.assertIn(part, out)
                self.assertEqual(record["match"]["participants"][forfeit["player"]], 0)
                self.assertIn(f"forfeit ({kind}) 1", out)
                self.assertEqual(record["result"], "unfinished")
                self.check_legal()
                # The other one has won.
                row = next(line for line in out.splitlines() if line.startswith("2 random"))
                self.assertEqual(row.split()[2:6], ["1", "1", "0", "0"])

    def test_good_manners_and_much_talk_do_no_harm(self):
        for protocol, vice in [("ugi", "chatty"), ("ugi", "none"), ("uhp", "none")]:
            status, out, message, _ = self.match(
                "hive", stub(protocol, vice), "random", games=1, more=["--depth", "1", "--max-plies", "12"]
            )
            self.assertEqual(status, 0, out + message)
            self.assertIn("0 forfeits", out)

    def test_a_program_that_cannot_play_is_refused_before_the_first_game(self):
        for seat, part in [
            ("ugi:/no/such/program", "status 127"),
            ("uhp:/no/such/program", "status 127"),
            ("ugi:exit 5", "status 5"),
            ("ugi:kill -9 $$", "signal 9"),
            (stub("ugi", "absent"), "status 3"),
            ("ugi:", "expected"),
            ("uhp:", "expected"),
            (f"uhp:{shlex.quote(QUINTET)} uhp,nodes=5", "UHP knows"),
            (f"uhp:{shlex.quote(QUINTET)} uhp,depth=2,time=1000", "UHP knows"),
            (f"ugi:{shlex.quote(QUINTET)} ugi --game chess", "status 2"),
        ]:
            status, out, message, records = self.match("hive", seat, "random", more=["--depth", "1"])
            self.assertEqual((status, records), (2, []), seat)
            self.assertIn(part, message)
            self.file.unlink(missing_ok=True)
        status, _, message, _ = self.match("cachex", f"uhp:{shlex.quote(QUINTET)} uhp", "random", more=["--depth", "1"])
        self.assertEqual(status, 2)
        self.assertIn("cachex", message)
        status, _, message, _ = self.match("hive", f"ugi:{shlex.quote(QUINTET)} ugi", "random")
        self.assertEqual(status, 2)
        self.assertIn("limit", message)

    def test_no_program_outlives_the_match(self):
        mark = f"quintet-test-{os.getpid()}"
        command = f"sh -c 'sleep 301; true' {mark} & exec {shlex.quote(QUINTET)} ugi"
        self.match("hive", f"ugi:{command}", "random", games=1, more=["--depth", "1", "--max-plies", "4"])
        if os.path.isdir("/proc"):
            self.assertFalse(any(mark in command_line(process) for process in os.listdir("/proc") if process.isdigit()))


def command_line(process):
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_text(errors="replace")
    except OSError:
        return ""


if __name__ == "__main__":
    unittest.main()
