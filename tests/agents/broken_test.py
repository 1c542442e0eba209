"""Every broken agent: the kind and the message of its fault."""

import json
import pathlib
import resource
import unittest

from process import Process
from sources import HERE
from table import start_of

EXPECTED = json.loads((HERE / "broken/expected.json").read_text())
OBSERVATION = {
    "game": "cachex", "options": {"size": 5}, "players": ["red", "blue"], "player": 0, "ply": 0,
    "position": "...../...../...../...../..... r 0", "actions": [], "remaining_s": 25.0, "memory_mb_used": None,
}  # fmt: skip


class BrokenTest(unittest.TestCase):
    def start(self, name, process):
        return process.ask(**start_of("cachex", HERE / f"broken/{name}.py", options={"size": 5}))

    def run_until(self, name, process):
        """The answers up to the request at which the fault is expected."""
        requests = [
            ("start", start_of("cachex", HERE / f"broken/{name}.py", options={"size": 5})),
            ("action", {"type": "action", "observation": OBSERVATION}),
            ("update", {"type": "update", "player": 0, "action": "PLACE 0,0", "observation": OBSERVATION}),
        ]
        for at, request in requests:
            process.send(request)
            if at == EXPECTED[name]["at"]:
                return
            self.assertNotEqual(process.answer()["type"], "fault", name)

    def test_each_agent_is_listed(self):
        files = {file.stem for file in pathlib.Path(HERE / "broken").glob("*.py")}
        self.assertEqual(files, set(EXPECTED))

    def test_faults_that_the_driver_tells(self):
        for name, expected in EXPECTED.items():
            if expected["by"] != "driver" or expected["kind"] is None:
                continue
            with self.subTest(name), Process() as process:
                if name == "missing_module" and is_there("numpy"):
                    self.skipTest("numpy is installed here")
                if expected["kind"] == "memory":
                    limit = 512 << 20
                    resource.prlimit(process.process.pid, resource.RLIMIT_AS, (limit, limit))
                self.run_until(name, process)
                answer = process.answer()
                self.assertEqual((answer["type"], answer["kind"]), ("fault", expected["kind"]), answer)
                self.assertRegex(answer["message"], expected["message"])
                for frame in answer["traceback"]:
                    self.assertEqual(set(frame), {"file", "line", "function", "text"})
                    self.assertNotIn("quintet", frame["file"])
                    self.assertFalse(frame["file"].startswith("/"), frame)
                # The driver is still there.
                self.assertEqual(process.ask(type="nothing")["code"], "request")

    def test_agents_that_play_on(self):
        for name in ["prints_much", "forks", "closes_stdout", "writes_answers"]:
            with self.subTest(name), Process() as process:
                self.run_until(name, process)
                answer = process.answer()
                self.assertEqual((answer["type"], answer.get("action")), ("action", "PLACE 0,0"), answer)
                # One answer for one request, whatever children and prints look like.
                self.assertEqual(process.ask(type="nothing")["code"], "request")
                self.assertTrue(process.answers.empty())

    def test_of_a_million_lines_the_first_are_kept(self):
        with Process() as process:
            self.run_until("prints_much", process)
            printed = process.answer()["printed"]
            self.assertTrue(printed.startswith("line 0\nline 1\n"))
            written = sum(len(f"line {number}\n") for number in range(1_000_000))
            self.assertTrue(printed.endswith(f"\n... {written - 64 * 1024} more characters"), printed[-60:])

    def test_tracebacks_show_the_agent_s_own_lines(self):
        with Process() as process:
            self.run_until("throws_action", process)
            answer = process.answer()
            self.assertEqual(answer["printed"], "cells 0\n")
            places = [(frame["file"], frame["line"], frame["function"]) for frame in answer["traceback"]]
            self.assertEqual(places, [("throws_action.py", 9, "action"), ("throws_action.py", 13, "best")])
            self.assertEqual(answer["traceback"][-1]["text"], 'return ("PLACE", 0, 1 // len(cells))')

    def test_a_syntax_error_has_its_line(self):
        with Process() as process:
            answer = self.start("syntax_error", process)
            self.assertEqual(answer["traceback"][-1]["file"], "syntax_error.py")
            self.assertEqual(answer["traceback"][-1]["text"], "def action(self)")
            self.assertEqual((answer["code"], answer["values"]["line"]), ("syntax", "8"))

    def test_endless_recursion_is_shown_in_short(self):
        with Process() as process:
            self.run_until("recursion", process)
            frames = process.answer()["traceback"]
            self.assertEqual(len(frames), 41)
            self.assertRegex(frames[20]["text"], r"^\.\.\. \d+ more frames$")

    def test_what_an_agent_made_of_its_answer_does_not_reach_the_driver(self):
        with Process() as process:
            self.run_until("hostile_answer", process)
            self.assertEqual(process.answer()["raw"], "<Hostile whose repr raises RuntimeError>")


def is_there(module):
    with Process() as process:
        code = f"class Player:\n    pass\nimport {module}\n"
        file = pathlib.Path(process.home.name) / "looks.py"
        file.write_text(code)
        return not process.ask(type="inspect", folder=str(file))["problems"]


if __name__ == "__main__":
    unittest.main()
