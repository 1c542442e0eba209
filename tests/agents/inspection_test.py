"""Which agents are found in which files, how they are imported, and the notes where that is not certain."""

import pathlib
import sys
import tempfile
import unittest
import unittest.mock

from process import Process
from sources import HERE, install
from table import start_of

install()
from quintet_agents.faults import Fault, explained, syntax_fault  # noqa: E402
from quintet_agents.files import Files  # noqa: E402
from quintet_agents.inspection import Inspection  # noqa: E402

TURNS = """
    def __init__(self, player, n):
        self.player = player
    def action(self):
        return ("PLACE", 0, 0)
    def turn(self, player, action):
        pass
"""
UPDATES = """
    def __init__(self, colour):
        pass
    def action(self):
        return ("PASS", None)
    def update(self, colour, action):
        pass
"""
KEYWORDS = """
    def __init__(self, color, **referee):
        pass
    def action(self, **referee):
        return None
    def update(self, color, action, **referee):
        pass
"""


class Folder(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)

    def write(self, content, folder="work"):
        root = pathlib.Path(self._folder.name) / folder
        for name, text in content.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return root


class InspectionTest(Folder):
    def inspect(self, content, game=None, folder="work"):
        return Inspection(Files(str(self.write(content, folder))), game)

    def forms(self, content, game=None):
        return [(each.form["id"], each.name) for each in self.inspect(content, game).candidates]

    def test_the_form_follows_from_the_signatures(self):
        for form, body in [("comp30024-2022", TURNS), ("comp30024-2019", UPDATES), ("comp30024-2024", KEYWORDS)]:
            self.assertEqual(self.forms({"a.py": f"class Mine:{body}"}), [(form, "Mine")])
        # What a `partial` makes has the methods of its class, whatever it is called with.
        factory = UPDATES.replace("colour)", "colour, depth)", 1)
        text = f"from functools import partial\nclass Search:{factory}\nPlayer = partial(Search, depth=2)\n"
        self.assertEqual(self.forms({"a.py": text}), [("comp30024-2019", "Player")])
        self.assertEqual(self.forms({"a.py": "def agent(observation, configuration):\n    return ''"}), [("short", "agent")])
        self.assertEqual(self.forms({"a.py": "def agent(observation):\n    return ''"}), [("short", "agent")])
        self.assertEqual(self.forms({"a.py": "def agent(a, b, c):\n    return ''"}), [])
        program = "text = open('input.txt').read()\nopen('output.txt', 'w').write(text)\n"
        self.assertEqual(self.forms({"homework.py": program}), [("csci561-2019", "homework.py")])

    def test_a_class_that_only_running_makes_is_offered_to_a_reader_and_not_chosen(self):
        made = {"team/__init__.py": "from .ai import make\nglobals()['Player'] = make()\n",
                "team/ai.py": f"def make():\n    class Bot:{UPDATES.replace(chr(10), chr(10) + '    ')}\n    return Bot\n"}  # fmt: skip
        [offered] = self.inspect(made).answer({})["candidates"]
        self.assertEqual((offered["form"], offered["class"], offered["chosen"]), ("comp30024-2019", "team:Player", False))
        self.assertEqual(self.inspect({"team/__init__.py": "globals()['x'] = 1\n"}, folder="other").answer({})["candidates"], [])

    def test_defaults_and_star_arguments_count_as_calls_do(self):
        optional = TURNS.replace("player, n)", "player, n, depth=3)")
        self.assertEqual(self.forms({"a.py": f"class Mine:{optional}"}), [("comp30024-2022", "Mine")])
        self.assertEqual(self.forms({"a.py": f"class Mine:{TURNS.replace('player, n)', 'player, n, depth)')}"}), [])
        self.assertEqual(self.forms({"a.py": f"class Mine:{TURNS.replace('player, n)', '*arguments)')}"}),
                         [("comp30024-2022", "Mine")])  # fmt: skip

    def test_methods_may_be_inherited_also_from_another_file(self):
        base = f"class Base:{TURNS.replace('def action', 'def other')}"
        mine = "from .base import Base\nclass Player(Base):\n    def action(self):\n        return ('STEAL',)\n"
        found = self.forms({"p/__init__.py": "from .player import Player", "p/base.py": base, "p/player.py": mine})
        self.assertEqual(found, [("comp30024-2022", "Player")])

    def test_the_usual_name_of_a_package_comes_first(self):
        content = {
            "team/__init__.py": "from .player import Player\n",
            "team/player.py": f"class Player:{TURNS}",
            "team/old.py": f"class Player:{TURNS}\nclass Other:{TURNS}",
        }
        inspection = self.inspect(content)
        self.assertEqual(len(inspection.candidates), 3)
        self.assertEqual([each.file for each in inspection.chosen()], ["team/player.py"])
        self.assertIn("team/old.py:Player", inspection.labels())
        self.assertEqual(inspection.chosen(name="team/old.py:Player")[0].file, "team/old.py")
        answer = inspection.answer({"size": 9})
        self.assertEqual([each["chosen"] for each in answer["candidates"]], [True, False, False])
        self.assertEqual(answer["candidates"][0]["limits"]["game_s"], 81)
        self.assertEqual(answer["candidates"][0]["module"], "team")

    def test_a_copy_of_the_referee_and_tests_are_no_agents(self):
        content = {"agent/__init__.py": "from .program import Agent", "agent/program.py": f"class Agent:{KEYWORDS}"}
        content["referee/agent.py"] = content["agent/tests/fake.py"] = f"class Agent:{KEYWORDS}"
        inspection = self.inspect(content)
        self.assertEqual([each.file for each in inspection.chosen()], ["agent/program.py"])
        self.assertNotIn("referee/agent.py", [each.file for each in inspection.candidates])

    def test_missing_modules_are_named_with_their_line_unless_a_try_protects_them(self):
        text = "import os\nimport numpy_of_tomorrow.linalg\ntry:\n    import gone\nexcept ImportError:\n    gone = None\n"
        problems = self.inspect({"a.py": text, "b.py": "import a\nfrom . import c\nfrom referee.game import Coord"}).problems
        self.assertEqual([problem["message"] for problem in problems],
                         ["a.py, line 2 imports numpy_of_tomorrow, which cannot be found: "
                          "choose the folder that contains numpy_of_tomorrow and work"])  # fmt: skip

    def test_files_that_cannot_be_parsed_are_problems_and_the_others_are_read(self):
        inspection = self.inspect({"bad.py": "def f(:\n", "nul.py": "a = 1\0", "good.py": f"class Player:{TURNS}"})
        self.assertEqual([(each["file"], each["code"]) for each in inspection.problems],
                         [("bad.py", "syntax"), ("nul.py", "syntax")])  # fmt: skip
        self.assertEqual(len(inspection.candidates), 1)


class LoadingTest(Folder):
    def start(self, game, content, folder="work", process=None, **more):
        with Process() as process:
            return process.ask(**start_of(game, self.write(content, folder), **more))

    def test_what_is_asked_for_is_taken_or_named_as_missing(self):
        content = {"a.py": f"class Alice:{TURNS}\nclass Bob:{TURNS}"}
        answer = self.start("cachex", content, **{"class": "Bob"})
        self.assertEqual((answer["type"], answer["class"]), ("ready", "Bob"))
        answer = self.start("cachex", content, **{"class": "Carol"})
        self.assertEqual((answer["code"], answer["message"]), ("no-such-agent", "the agent must be one of Alice, Bob (found Carol)"))
        self.assertEqual(self.start("cachex", content)["code"], "several-agents")
        self.assertEqual(self.start("chexers", content)["code"], "other-game")
        self.assertEqual(self.start("cachex", {"other.py": "x = 1\n"}, "empty")["code"], "no-agent")

    def test_what_a_stand_in_lacks_is_told_without_the_driver_s_files(self):
        answer = self.start("tetress", {"a.py": f"from referee.game import Nothing\nclass Agent:{KEYWORDS}"})
        self.assertEqual(answer["kind"], "start")
        self.assertIn("cannot import name 'Nothing' from 'referee.game' (referee/game/__init__.py)", answer["message"])
        self.assertEqual([frame["file"] for frame in answer["traceback"]], ["a.py"])

    def test_a_program_with_a_missing_module_is_refused_before_it_runs(self):
        program = "import numpy_of_tomorrow\nopen('input.txt')\nopen('output.txt', 'w').write('')\n"
        answer = self.start("halma", {"homework.py": program})
        self.assertEqual((answer["kind"], answer["code"]), ("start", "missing-module"))
        self.assertIn("homework.py, line 1 imports numpy_of_tomorrow", answer["message"])

    def test_the_version_of_python_that_an_agent_needs_is_named(self):
        with unittest.mock.patch.object(sys, "version_info", (3, 9, 18)):
            for line in ["match colour:", "    case 1: pass", "except* ValueError:", "type Cell = tuple", "def first[T](a):"]:
                fault = syntax_fault(SyntaxError("invalid syntax", ("a.py", 3, 1, line)), None)
                self.assertRegex(fault.message, r"a.py, line 3: SyntaxError: invalid syntax; this needs Python 3\.1[012], and "
                                 r"agents run in Python 3\.9 here$")  # fmt: skip
            for text in ["unsupported operand type(s) for |: 'type' and 'NoneType'",
                         "cannot import name 'Self' from 'typing' (python/typing.py)",
                         "module 'itertools' has no attribute 'pairwise'"]:  # fmt: skip
                self.assertIn("; this needs Python 3.1", explained(Fault("error", text), None).message)
        self.assertNotIn("needs", syntax_fault(SyntaxError("bad", ("a.py", 3, 1, "match = = 1")), None).message)

    def test_every_honest_agent_is_recognised_without_its_game(self):
        for folder in sorted((HERE / "honest").iterdir()):
            with self.subTest(folder.name):
                found = Inspection(Files(str(folder)))
                self.assertEqual(found.problems, [])
                self.assertEqual(len(found.chosen()), 1, found.labels())
                self.assertIn(found.chosen()[0].form["game"], (folder.name, None))


if __name__ == "__main__":
    unittest.main()
