"""Tests of students' code: values, leaves, limits and errors, in CPython."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "engine/agents"))

from quintet_search.tests import run_test  # noqa: E402

from search_test import ALPHA_BETA, LECTURE, tree_of  # noqa: E402


class CodeTest(unittest.TestCase):
    def run_code(self, code, call, fails=None, **more):
        answer = run_test({"files": {"solution.py": code}, "call": call, **more})
        fault = answer["fault"]
        self.assertEqual(fault and fault.get("code", fault["kind"]), fails, fault)
        return answer

    def test_an_expression_finds_the_tree_and_its_leaves_are_listed(self):
        answer = self.run_code(ALPHA_BETA, "alphabeta(tree)", tree=tree_of(LECTURE))
        self.assertEqual(answer["found"], 3)
        self.assertEqual(answer["leaves"], ["a1", "a2", "a3", "b1", "c1", "c2", "c3"])

    def test_values_become_plain_data(self):
        code = "import math\ndef f(): return (1, {3, 2}, {'a': math.inf}, 2.0, None, object)"
        self.assertEqual(self.run_code(code, "f()")["found"], [1, [2, 3], {"a": "Infinity"}, 2.0, None, "<class 'object'>"])
        self.assertEqual(self.run_code("a = [1]", "[x + y for x in a for y in a]")["found"], [2])

    def test_a_position_is_a_state(self):
        def ask(request):
            if request.get("below"):
                return {"below": [["1", 1, False, [0, 0]], ["2", 1, False, [0, 0]]]}
            return {"players": 2, "player": 0, "over": False, "key": "", "scores": [0, 0]}

        request = {"files": {"a.py": ""}, "call": "[state.player, state.actions(), state.play('2')]", "game": True}
        self.assertEqual(run_test(request, ask)["found"], [0, ["1", "2"], "2"])

    def test_errors_name_their_line(self):
        fault = self.run_code("def f():\n    return 1 / 0", "f()", "error")["fault"]
        self.assertEqual([frame["line"] for frame in fault["traceback"]], [2])
        self.run_code("def f(:", "f()", "syntax")

    def test_endless_loops_end_and_output_is_cut(self):
        code = "def f():\n    print('x' * 10**7)\n    while True:\n        pass"
        answer = self.run_code(code, "f()", "limit-time", limits={"seconds": 0.2})
        self.assertIn(answer["fault"]["traceback"][0]["line"], (3, 4))
        self.assertLess(len(answer["printed"]), 5000)

    def test_values_without_end(self):
        self.run_code("a = []\na.append(a)", "a", "long-value")


if __name__ == "__main__":
    unittest.main()
