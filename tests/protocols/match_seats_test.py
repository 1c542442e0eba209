"""`quintet match` with other programs as participants, correct ones and ones that misbehave."""

import json
import os
import pathlib
import re
import shlex
import sys
import tempfile
import unittest

from program import QUINTET, REPOSITORY, run

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
        words = ["match", "--game", game, "--games", str(games), "--out", str(self.file), "--force", "--quiet"]
        for seat in seats:
            words += ["--seat", seat]
        status, lines, message = run(*words, *more)
        records = [json.loads(line) for line in self.file.read_text().splitlines()] if self.file.exists() else []
        return status, "\n".join(lines), message, records

    def check_legal(self):
        status, lines, _ = run("verify", str(self.file))
        self.assertEqual(status, 0, lines)

    def test_programs_play_every_game_over_ugi(self):
        example = REPOSITORY / "engine/cli/examples/random_engine.py"
        example = f"exec {shlex.quote(sys.executable)} -B {shlex.quote(str(example))}"
        for program, rules in [(f"{shlex.quote(QUINTET)} ugi", "classic"), (example, "csci561")]:
            for game, option in [
                ("chexers", "limits=referee"),
                ("halma", f"rules={rules}"),
                ("cachex", "size=5"),
                ("tetress", "limits=text"),
                ("hive", "expansions=MLP"),
            ]:
                others = ["random"] * (2 if game == "chexers" else 1)
                status, out, message, records = self.match(
                    game, f"ugi:{program}", *others, more=["--option", option, "--nodes", "30", "--max-plies", "40"]
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

    def test_the_reference_names_every_command_that_an_engine_is_sent(self):
        log = self.file.with_suffix(".log")
        spy = f"ugi:exec tee {shlex.quote(str(log))} | {shlex.quote(QUINTET)} ugi"
        status, out, message, _ = self.match("cachex", spy, "random", more=["--nodes", "30", "--depth", "9"])
        self.assertEqual(status, 0, out + message)
        sent = {line.split()[0] for line in log.read_text().splitlines()}
        reference = (REPOSITORY / "engine/cli/REFERENCE.md").read_text()
        table = reference[reference.index("| command | answer |") :]
        named = set(re.findall(r"^\| `(\w+)", table[: table.index("\n\n")], re.MULTILINE))
        self.assertEqual(sent, named)
        help_page = "\n".join(run("ugi", "--help")[1])
        self.assertLessEqual(named, set(re.findall(r"^\s+(\w+)", help_page, re.MULTILINE)))

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

    def test_the_processor_time_of_programs_counts_with_their_children(self):
        if not os.path.isdir("/proc"):
            self.skipTest("no /proc")
        clock = ["--clock", "cpu", "--max-plies", "6", "--openings", "0"]
        for protocol in ["ugi", "uhp"]:
            # The margin is for programs built with sanitizers and for slow machines.
            status, out, message, [record] = self.match(
                "hive", stub(protocol, "sleepy", 0), "random", games=1, more=["--time", "500", "--margin", "500", *clock]
            )
            self.assertEqual(status, 0, out + message)
            times = record["match"]["times"][0]
            self.assertEqual(times["clock"], "cpu")
            self.assertGreater(times["total_us"], 1_200_000 * times["actions"])
            self.assertLess(times["processor_us"], 1_000_000 * times["actions"])

            status, out, message, [record] = self.match(
                "hive", stub(protocol, "busy", 1), "random", games=1, more=["--time", "1000", "--margin", "0", *clock]
            )
            self.assertEqual(status, 1, out + message)
            forfeit = record["match"]["forfeit"]
            self.assertEqual((forfeit["kind"], forfeit["player"], forfeit["ply"]), ("late", 0, 2))
            self.assertIn("ms of processor time, more than 1000 ms", forfeit["message"])
            self.assertIn("limits apply to processor time", out)

        seat = stub("ugi", "busy", 1)
        _, _, _, [record] = self.match("hive", seat, "random", games=1, more=["--depth", "1", *clock])
        self.assertGreaterEqual(record["match"]["times"][0]["longest_processor_us"], 1_400_000)

    def test_what_a_program_tells_of_its_search_is_recorded(self):
        seat = f"ugi:exec {shlex.quote(QUINTET)} ugi"
        _, _, _, [record] = self.match("hive", seat, "random", games=1, more=["--nodes", "400", "--max-plies", "8"])
        details = record["match"]
        for ply, search in enumerate(details["searches"]):
            ours = ply >= details["opening_plies"] and details["participants"][ply % 2] == 0
            self.assertEqual(search is not None, ours)
            if ours:
                self.assertGreater(search["depth"], 0)
                self.assertIn(search["nodes"], range(1, 401))
                self.assertTrue("score" in search or "chance" in search)

    def test_a_program_that_misbehaves_loses_and_the_table_says_why(self):
        for protocol, vice, kind, part in [
            ("ugi", "illegal", "illegal", "nonsense"),
            ("ugi", "dies", "dead", "status 7"),
            ("ugi", "silent", "late", "no answer within"),
            ("ugi", "garbage", "late", "no answer within"),
            ("ugi", "errs", "error", "out of ideas"),
            ("uhp", "errs", "error", 'answers "bestmove time 00:00:01" with "err out of ideas"'),
            ("uhp", "illegal", "illegal", "nonsense"),
            ("uhp", "dies", "dead", "status 7"),
            ("uhp", "silent", "late", "no answer within"),
            ("uhp", "refuses", "refusal", "not with me"),
        ]:
            with self.subTest(protocol=protocol, vice=vice):
                # On a busy machine only a program that never answers is certain to exceed its time.
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
                # The opponent has won.
                row = next(line for line in out.splitlines() if line.startswith("2 random"))
                self.assertEqual(row.split()[2:6], ["1", "1", "0", "0"])

    def test_extra_output_is_ignored(self):
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
            ("ugi:", "must be level:NAME"),
            ("uhp:", "must be level:NAME"),
            (f"uhp:{shlex.quote(QUINTET)} uhp,nodes=5", "UHP supports"),
            (f"uhp:{shlex.quote(QUINTET)} uhp,depth=2,time=1000", "UHP supports"),
            (f"ugi:{shlex.quote(QUINTET)} ugi --game chess", "status 2"),
            (f"uhp:{shlex.quote(QUINTET)} uhp,threads=2", "threads= is for levels and algorithms"),
            (f"ugi:{shlex.quote(QUINTET)} ugi,depth=1,temperature=9", "temperature= is for levels and algorithms"),
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

    def test_times_below_a_second_are_for_programs_that_take_them(self):
        clock = ["--margin", "60000", "--max-plies", "8"]
        status, _, message, records = self.match("hive", stub("uhp", "whole"), "random", more=["--time", "1500", *clock])
        self.assertEqual((status, records), (2, []))
        self.assertIn("whole", message)
        self.assertIn("fractions of a second", message)
        self.assertIn("hh:mm:ss expected", message)
        for seat, time in [(stub("uhp", "whole"), "1000"), (stub("uhp", "none"), "20")]:
            status, out, message, _ = self.match("hive", seat, "random", games=1, more=["--time", time, *clock])
            self.assertEqual(status, 0, out + message)
            self.assertIn("0 forfeits", out)

    def test_what_a_command_has_in_quotes_belongs_to_it(self):
        seat = f"ugi:exec {shlex.quote(QUINTET)} ugi # '--commas a,threads=2',depth=1"
        status, out, message, _ = self.match("hive", seat, "random", games=1, more=["--max-plies", "6"])
        self.assertEqual(status, 0, out + message)

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
