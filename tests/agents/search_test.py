"""Recording of students' searches: visits, windows, values and lines, in CPython."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "engine/agents"))

from quintet_search.run import run  # noqa: E402
from quintet_search.values import BEYOND, number, result, window  # noqa: E402

LECTURE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def tree_of(nested, players=2):
    """Nested lists as the rows of a tree, with names as the lens gives them: A, a1, a1a."""
    rows = []

    def add(node, parent, name):
        place = len(rows)
        is_leaf = not isinstance(node, list)
        rows.append([parent, name, list(node) if isinstance(node, tuple) else node if is_leaf else None])
        for at, child in enumerate([] if is_leaf else node):
            letter = chr(97 + at)
            below = letter.upper() if not name else name.lower() + (letter if name[-1].isdigit() else str(at + 1))
            add(child, place, below)

    add(nested, -1, "")
    return {"players": players, "nodes": rows}


ALPHA_BETA = """
def alphabeta(node, alpha=float("-inf"), beta=float("inf")):
    if not node.children:
        return node.value
    maximises = node.player == 0
    best = float("-inf") if maximises else float("inf")
    for child in node.children:
        value = alphabeta(child, alpha, beta)
        if maximises:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
"""


class SearchTest(unittest.TestCase):
    def run_search(self, text, nested=LECTURE, players=2, fails=None, **more):
        tree = tree_of(nested, players)
        self.names = [row[1] for row in tree["nodes"]]
        answer = run({"files": {"search.py": text}, "tree": tree, **more})
        fault = answer["fault"]
        self.assertEqual(fault and fault.get("code", fault["kind"]), fails, fault)
        return answer

    def entered(self, answer):
        """The nodes in the order in which they are visited, each with its parent visit."""
        return [(self.names[item] or "root", parent) for kind, _, parent, item, *_ in self.of(answer, "enter")]

    def of(self, answer, kind):
        return [event for event in answer["run"]["events"] if event[0] == kind]

    def order(self, answer):
        return " ".join(name for name, _ in self.entered(answer))

    def values(self, answer):
        entered = [item for _, _, _, item, *_ in self.of(answer, "enter")]
        return {self.names[entered[visit]] or "root": value for _, visit, _, _, value, *_ in self.of(answer, "leave")}

    def test_alpha_beta_visits_what_it_looks_at(self):
        answer = self.run_search(ALPHA_BETA)
        self.assertEqual(answer["value"], 3)
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 C c1 c2 c3")
        self.assertEqual(self.values(answer), {"root": 3, "A": 3, "a1": 3, "a2": 12, "a3": 8, "B": 2, "b1": 2, "C": 2, "c1": 14, "c2": 5, "c3": 2})
        self.assertEqual(len(self.of(answer, "look")), 7)

    def test_windows_come_from_variables(self):
        events = self.run_search(ALPHA_BETA)["run"]["events"]
        place = {"enter": 6, "window": 4, "leave": 5}
        inside = [event[place[event[0]]] for event in events if event[0] in place and event[1] == 5]
        self.assertEqual(inside, [(3, BEYOND), (3, 2)])

    def test_lines_are_those_of_the_student(self):
        events = self.run_search(ALPHA_BETA)["run"]["events"]
        self.assertEqual(next(event for event in events if event[0] == "enter")[4:6], [0, 2])
        self.assertEqual(next(event for event in events if event[0] == "look")[2:4], [0, 4])
        self.assertEqual(events[-1][2:4], [0, 17])
        self.assertEqual([event[7] for event in events if event[0] == "enter"][:2], [None, (0, 8)])
        cut = next(event for event in events if event[0] == "leave" and event[1] == 5)
        self.assertEqual((cut[3], cut[6]), (17, 16))

    def test_note_tells_a_window_that_has_other_names(self):
        text = "def search(node):\n    note(alpha=1, beta=5)\n    return max(search(c) for c in node.children) if node.children else node.value"
        self.assertEqual(self.of(self.run_search(text), "window")[0][-1], (1, 5))

    def test_helpers_are_not_visits(self):
        text = """
def is_leaf(node):
    return not node.children

def estimate(node):
    return 7

def reader(node):
    return node.value

def minimax(node):
    estimate(node)
    if is_leaf(node):
        return reader(node)
    pick = max if node.player == 0 else min
    return pick(minimax(child) for child in node.children if is_leaf(child) or True)
"""
        answer = self.run_search(text, function="minimax")
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 b2 b3 C c1 c2 c3")
        self.assertEqual(answer["value"], 3)

    def test_leaves_that_the_parent_reads_are_visits(self):
        text = """
def minimax(node):
    values = [c.value if c.value is not None else minimax(c) for c in node.children]
    return max(values) if node.player == 0 else min(values)
"""
        answer = self.run_search(text)
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 b2 b3 C c1 c2 c3")
        self.assertEqual(self.entered(answer)[2], ("a1", 1))

    def test_a_wrapper_and_the_search_are_one_visit(self):
        text = ALPHA_BETA + "\ndef choose(root):\n    return alphabeta(root), root.children[0]\n"
        answer = self.run_search(text, function="choose")
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 C c1 c2 c3")
        self.assertEqual((answer["value"], answer["choice"]), (3, "A"))

    def test_iterative_deepening_is_several_searches(self):
        text = """
def search(node, depth):
    if depth == 0 or not node.children:
        return node.value or 0
    pick = max if node.player == 0 else min
    return pick(search(child, depth - 1) for child in node.children)

def deepen(root):
    for depth in (1, 2):
        value = search(root, depth)
    return value
"""
        answer = self.run_search(text, function="deepen")
        roots = [event[1] for event in self.of(answer, "enter") if event[2] == -1]
        self.assertEqual(roots, [0, 4])
        self.assertEqual(answer["value"], 3)

    def test_remembered_values_are_visits_without_a_look(self):
        text = """
memory = {}

def search(node):
    if node not in memory:
        pick = max if node.player == 0 else min
        memory[node] = pick(map(search, node.children)) if node.children else node.value
    return memory[node]

def twice(root):
    return search(root) + max(search(child) for child in root.children)
"""
        answer = self.run_search(text, function="twice")
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 b2 b3 C c1 c2 c3 A B C")
        self.assertEqual(len(self.of(answer, "look")), 9)

    def test_a_search_without_recursion_visits_what_it_asks(self):
        text = """
def walk(root):
    stack, total = [root], 0
    while stack:
        node = stack.pop()
        total += node.value or 0
        stack.extend(reversed(node.children))
    return total
"""
        answer = self.run_search(text)
        self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 b2 b3 C c1 c2 c3")
        self.assertEqual(self.entered(answer)[6], ("b1", 5))

    def test_generators_search_as_well(self):
        text = "def values(node):\n    if not node.children:\n        yield node.value\n    for c in node.children:\n        yield from values(c)\n"
        answer = self.run_search(text + "\ndef search(root):\n    return max(values(root))", function="search")
        self.assertEqual((answer["value"], len(self.of(answer, "look"))), (14, 9))

    def test_methods_search_as_well(self):
        text = "class S:\n    def go(self, node):\n        return node.value if not node.children else max(self.go(c) for c in node.children)\n"
        answer = self.run_search(text + "\ndef search(node):\n    return S().go(node)\n")
        self.assertEqual((answer["value"], len(self.of(answer, "enter"))), (14, 13))

    def test_a_class_needs_no_function_around_it(self):
        text = """
def is_leaf(node):
    return not node.children

class Agent:
    def __init__(self, {made}):
        self.depth = depth
        self.root = root

    def best(self, node, depth, a, b):
        if is_leaf(node) or depth == 0:
            return node.value
        for child in node.children:
            if node.player == 0:
                a = max(a, self.best(child, depth - 1, a, b))
            else:
                b = min(b, self.best(child, depth - 1, a, b))
            if a >= b:
                break
        return a if node.player == 0 else b

    def search(self{taken}):
        return self.best({node}, self.depth, float("-inf"), float("inf"))
"""
        own = text.format(made="depth, root=None", taken=", node", node="node")
        for each in (own, text.format(made="root, depth", taken="", node="self.root")):
            answer = self.run_search(each)
            self.assertEqual((answer["value"], answer["run"]["function"]), (3, "search"))
            self.assertEqual(self.order(answer), "root A a1 a2 a3 B b1 C c1 c2 c3")
        self.run_search("class Agent:\n    def play(self, node):\n        return 3\n", fails="no-function")

    def test_values_by_which_children_are_ordered_are_estimates(self):
        text = ALPHA_BETA.replace("in node.children:", "in sorted(node.children, key=lambda c: c.value or 0):")
        # At A both leaves are read before they are searched; b2 is read but not searched.
        answer = self.run_search(text, [[9, 5], [4, 2]])
        self.assertEqual(self.order(answer), "root A a2 a1 B b2")

    def test_what_an_exception_ends_has_returned_nothing(self):
        text = "def minimax(node):\n    if not node.children:\n        return node.value\n"
        text += "    values = [minimax(child) for child in node.children]\n    if node.player == 0:\n        return max(values)\n"
        answer = self.run_search(text, fails="error")
        left = {event[1]: event[7] for event in self.of(answer, "leave")}
        self.assertEqual([left[0], left[1]], [True, False])

    def test_several_players(self):
        text = """
def maxn(node):
    if not node.children:
        return node.value
    return max((maxn(c) for c in node.children), key=lambda values: values[node.player])
"""
        answer = self.run_search(text, [[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (7, 4, 1)]], players=3)
        self.assertEqual(answer["value"], [7, 4, 1])

    def test_values_with_actions(self):
        self.assertEqual([result(each, 2) for each in (3, (3, "b"), ("b", 3), [None, 2.5], True, "3", None)], [3, 3, 3, 2.5, None, None, None])
        self.assertEqual([result(each, 3) for each in ([1, 2, 6], ([1, 2, 6], "b"))], [[1, 2, 6], [1, 2, 6]])
        self.assertEqual([number(each) for each in (float("inf"), float("nan"), 2.0)], [BEYOND, None, 2])
        self.assertEqual([window(each) for each in ({"alpha": 1}, {"a": 1}, {"a": 1, "b": 2}, {"α": 3})], [(1, None), None, (1, 2), (3, None)])

    def test_arguments_are_filled_in(self):
        text = "def alphabeta(node, depth, alpha, beta, maximizingPlayer, extra=4):\n    return (depth, alpha < beta, maximizingPlayer, extra) and depth"
        self.assertEqual(self.run_search(text)["value"], 2)
        self.assertEqual(self.run_search(text, arguments={"depth": 7})["value"], 7)
        self.assertEqual(self.run_search(text, arguments=[9, 0, 1, True])["value"], 9)
        self.run_search("def search(node, what):\n    return 1", fails="argument")
        self.run_search("x = 1", fails="no-function")

    def test_other_files_can_be_imported(self):
        files = {"search.py": "from tools import pick\ndef minimax(n):\n    return pick(n)(map(minimax, n.children)) if n.children else n.value",
                 "tools.py": "def pick(node):\n    return max if node.player == 0 else min"}  # fmt: skip
        answer = run({"files": files, "tree": tree_of(LECTURE)})
        self.assertEqual((answer["value"], answer["fault"]), (3, None))
        self.assertNotIn("tools", sys.modules)

    def test_an_endless_loop_ends_with_its_line(self):
        answer = self.run_search("def search(node):\n    while True:\n        pass", fails="limit-steps", limits={"lines": 10_000})
        self.assertIn(answer["fault"]["values"]["line"], ("2", "3"))
        self.run_search("def search(node):\n    while True:\n        pass", fails="limit-time", limits={"seconds": 0.05})

    def test_a_run_that_is_stopped_shows_what_came_before(self):
        text = "def search(node):\n    while True:\n        try:\n            for c in node.children: search(c)\n            return node.value or 1\n        except Exception:\n            pass"
        answer = self.run_search(text, fails="limit-nodes", limits={"nodes": 2})
        self.assertEqual((self.order(answer), len(self.of(answer, "leave"))), ("root A a1 a2 a3 B", 4))

    def test_errors_have_a_traceback_of_the_students_lines(self):
        answer = self.run_search("def search(node):\n    return node.kids\n", fails="error")
        self.assertEqual([(each["file"], each["line"], each["text"]) for each in answer["fault"]["traceback"]], [("search.py", 2, "return node.kids")])
        self.assertEqual(len(answer["run"]["events"]), 2)
        self.run_search("def search(:\n", fails="syntax")
        self.run_search("def search(node):\n    return search(node)\n", fails="error")
        self.run_search("def search(node):\n    raise SystemExit\n", fails="exit")

    def test_prints_are_captured(self):
        self.assertEqual(self.run_search("def search(node):\n    print('hello', node)\n    return 1")["printed"], "hello <Node root>\n")

    def test_nodes_stay_as_they_are(self):
        self.run_search("def search(node):\n    node.value = 3", fails="error")
        text = "import copy\ndef search(node):\n    return int(copy.deepcopy(node) is node)"
        self.assertEqual(self.run_search(text)["value"], 1)


class GameTest(unittest.TestCase):
    """Nim with one heap, in which a player takes one or two; the last one wins."""

    @staticmethod
    def facts(actions):
        left = 4 - sum(map(int, actions))
        player = len(actions) % 2
        won = 1 if player == 1 else -1
        return {
            "players": 2,
            "player": None if left == 0 else player,
            "over": left == 0,
            "key": f"{left} {player}",
            "scores": [won, -won] if left == 0 else [0, 0],
        }

    @classmethod
    def ask(cls, request):
        path = request["actions"]
        if not request.get("below"):
            return cls.facts(path)
        legal = [str(each) for each in (1, 2) if each <= 4 - sum(map(int, path))]
        below = [cls.facts([*path, each]) for each in legal]
        return {"below": [[each, *map(facts.get, ("player", "over", "scores"))] for each, facts in zip(legal, below)]}

    TEXT = """
def minimax(state, depth):
    if state.over() or depth == 0:
        return state.score(0)
    pick = max if state.player == 0 else min
    return pick(minimax(state.play(action), depth - 1) for action in state.actions())
"""

    def test_a_game_is_searched_like_a_tree(self):
        answer = run({"files": {"search.py": self.TEXT}, "game": {"depth": 9}}, self.ask)
        self.assertEqual((answer["value"], answer["fault"]), (1, None))
        items = answer["run"]["items"]
        self.assertEqual(items[0], [-1, "", 0, False, ["1", "2"]])
        self.assertEqual(sum(event[0] == "look" for event in answer["run"]["events"]), 5)

    def test_the_rules_are_asked_once_for_all_states_below_one(self):
        asked = []

        def ask(request):
            asked.append(" ".join(request["actions"]) + (" below" if request.get("below") else ""))
            return self.ask(request)

        run({"files": {"search.py": self.TEXT}, "game": {"depth": 2}}, ask)
        self.assertEqual(asked, ["", " below", "1 below", "2 below"])

    def test_a_state_tells_what_the_one_above_does_not(self):
        def ask(request):
            answer = self.ask(request)
            for row in answer.get("below", []):
                row[2] = None
            return answer

        answer = run({"files": {"search.py": self.TEXT}, "game": {"depth": 9}}, ask)
        self.assertEqual((answer["value"], answer["fault"]), (1, None))

    def test_actions_must_be_legal(self):
        text = "def search(state):\n    return state.play('7')"
        fault = run({"files": {"search.py": text}, "game": {}}, self.ask)["fault"]
        self.assertIn("must be one of state.actions(): 1, 2 (found '7')", fault["message"])


if __name__ == "__main__":
    unittest.main()
