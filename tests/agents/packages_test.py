"""Packages as students write them, started as the referees of their courses start them: every one here plays, or is refused
with the sentence that is given."""

import io
import pathlib
import shutil
import tempfile
import unittest
import zipfile

from process import Process
from table import start_of

UPDATES = """
    def __init__(self, colour, *more): self.begin()
    def begin(self): pass
    def action(self): return ("PASS", None)
    def update(self, colour, action): pass
"""
KEYWORDS = """
    def __init__(self, color, **referee): pass
    def action(self, **referee): return None
    def update(self, color, action, **referee): pass
"""
WRONG = UPDATES.replace('return ("PASS", None)', 'raise RuntimeError("the wrong one")')
PLAYER = f"class Player:{UPDATES}"


def begins(code, top=""):
    return f"{top}\nclass Player:{UPDATES.replace('def begin(self): pass', f'def begin(self): {code}')}"


def team(text, name="team", **more):
    return {f"{name}/__init__.py": f"from {name}.player import Player\n", f"{name}/player.py": text, **more}


# What a package offers comes before every name in its files.
OFFERS = {
    "alias": {"__init__.py": "from .clever import Clever as Player", "base.py": f"class Player:{WRONG}",
              "clever.py": f"from .base import Player\nclass Clever(Player):{UPDATES}"},
    "star import and redefinition": {"__init__.py": "from .base import *\nclass Player(Player):\n"
                                     "    def action(self): return ('PASS', None)\n", "base.py": f"class Player:{WRONG}"},
    "assigned methods": {"__init__.py": "from .player import Player", "old.py": f"class Player:{WRONG}",
                         "player.py": "class Player: pass\ndef begin(self, colour): pass\nPlayer.__init__ = begin\n"
                         "Player.action = lambda self: ('PASS', None)\nsetattr(Player, 'update', lambda self, c, a: None)\n"},
    "methods assigned in the class": {"__init__.py": "def act(self): return ('PASS', None)\nclass Player:\n    action = act\n"
                                      "    def __init__(self, c): pass\n    update = lambda self, c, a: None\n"},
    "factory function": {"__init__.py": "from .search import Search\ndef Player(colour): return Search(colour, 2)\n",
                         "search.py": f"class Search:{UPDATES}", "old.py": f"class Player:{WRONG}"},
    "partial": {"__init__.py": "import functools\nfrom .search import Search\nPlayer = functools.partial(Search, more=1)\n",
                "search.py": f"class Search:{UPDATES.replace('*more', 'more')}"},
    "type": {"__init__.py": "from .search import Search\nPlayer = type('Player', (Search,), {})\n",
             "search.py": f"class Search:{UPDATES}"},
    "attribute of a module": {"__init__.py": "from . import search\nPlayer = search.Search\n",
                              "search.py": f"class Search:{UPDATES}", "old.py": f"class Player:{WRONG}"},
    "made while it runs": {"__init__.py": "from . import search\nglobals()['Player'] = search.Search\n",
                           "search.py": f"class Search:{UPDATES}", "old.py": f"class Player:{WRONG}"},
    "try": {"__init__.py": "try:\n    from .fast import Player\nexcept ImportError:\n    from .slow import Player\n",
            "slow.py": f"class Player:{UPDATES}"},
    "in a loop": {"__init__.py": "for _ in range(1):\n    from .search import Search as Player\n",
                  "search.py": f"class Search:{UPDATES}", "old.py": f"class Player:{WRONG}"},
    "through importlib": {"__init__.py": "import importlib\nPlayer = importlib.import_module('.search', __name__).Search\n",
                          "search.py": f"class Search:{UPDATES}", "old.py": f"class Player:{WRONG}"},
    "its own sys.path": {"__init__.py": "import os, sys\nsys.path.append(os.path.dirname(__file__))\nfrom player import Player\n",
                         "player.py": f"from board import size\n{PLAYER}", "board.py": "size = 4\n"},
    "methods of instances": {"__init__.py": "class Player:\n    def __init__(self, c):\n        self.action = lambda: ('PASS', None)\n"
                             "        self.update = lambda c, a: None\n", "old.py": f"class Player:{WRONG}"},
    "decorated": {"__init__.py": f"def same(c): return c\n@same\nclass Player:{UPDATES}"},
    "mixins": {"__init__.py": "from .both import Both as Player", "both.py": "from .one import One\nclass Two:\n"
               "    def __init__(self, c): pass\n    def update(self, c, a): pass\nclass Both(One, Two): pass\n",
               "one.py": "class One:\n    def action(self): return ('PASS', None)\n"},
    "names as Python reads them": {"__init__.py": "from .player import MaxⁿPlayer as Player\n",
                                   "player.py": f"class MaxⁿPlayer:{UPDATES}\nclass Other(MaxⁿPlayer): pass\n"},
    "a file called like a test": {"__init__.py": "from .tester import Player", "tester.py": PLAYER,
                                  "old.py": f"class Player:{WRONG}"},
    "older packages inside": {"__init__.py": "from .player import Player", "player.py": PLAYER,
                              "old/__init__.py": "from .player import Player", "old/player.py": f"class Player:{WRONG}"},
}  # fmt: skip

# Whole folders: imports start where the referee is started.
ROOTS = {
    "a folder without __init__.py inside": {"team/__init__.py": "from team.core.player import Player\n",
                                            "team/core/player.py": f"from team.core.board import size\n{PLAYER}",
                                            "team/core/board.py": "size = 4\n"},
    "a package reaches up to its outermost __init__.py": {
        "team/__init__.py": "", "team/between/inner/__init__.py": "from team.between.inner.player import Player\n",
        "team/between/inner/player.py": f"from ...board import size\n{PLAYER}", "team/board.py": "size = 4\n"},
    "a namespace above": {"part_b/team/__init__.py": "from part_b.team.player import Player\n",
                          "part_b/team/player.py": f"from part_b.tools.board import size\n{PLAYER}",
                          "part_b/tools/board.py": "size = 4\n"},
    "a module that hides Python's": {"player.py": f"from queue import mine\nimport heapq\nassert mine == 3\n{PLAYER}",
                                     "queue.py": "mine = 3\n"},
    "relative imports at the root": {"player.py": f"from .board import size\n{PLAYER}", "board.py": "size = 4\n"},
    "relative imports out of a package": {"src/team/__init__.py": "from .player import Player\n",
                                          "src/team/player.py": f"from ..board import size\n{PLAYER}", "src/board.py": "size = 4\n"},
    "modules beside the package": team(f"from board import size\nfrom tools.hexes import hexes\n{PLAYER}",
                                       **{"board.py": "size = 4\n", "tools/hexes.py": "hexes = 37\n"}),
    "an empty __init__.py at the root": team(f"from tools.hexes import hexes\n{PLAYER}",
                                             **{"__init__.py": "", "tools/__init__.py": "", "tools/hexes.py": "hexes = 37\n"}),
    "a package below other folders imports itself": {
        "some-project/src/team/__init__.py": "from .player import Player\n",
        "some-project/src/team/player.py": f"from team.board import size\n{PLAYER}", "some-project/src/team/board.py": "size = 4\n"},
    "relative imports in a folder without __init__.py": {"player/main.py": f"from .board import size\n{PLAYER}",
                                                         "player/board.py": "size = 4\n"},
    "data is opened relative to the root": team(begins("open('team/weights.txt').close()"), **{"team/weights.txt": "1"}),
    "a base class beside": team("from team.player import Player", "better") | {
        "better/__init__.py": "from team.player import Player as Base\nclass Player(Base): pass\n", "team/player.py": PLAYER},
    "called like a module of Python": team(
        begins("self.x = random.choice([one])", "import random, tempfile\nfrom random.moves import one"), "random",
        **{"random/moves.py": "one = 1\n"}),
    "called like a module that is built in": team(begins("self.x = time.time()", "import time"), "time"),
    "a module of Python's name inside": team(
        begins("self.x = (queue.Queue(), mine)", "import queue\nfrom team.queue import mine"), **{"team/queue.py": "mine = 1\n"}),
    "skeleton beside": team(f"class ExamplePlayer:{WRONG}", "your_team_name") | team(PLAYER, "gold") | {
        "your_team_name/__init__.py": "from your_team_name.player import ExamplePlayer as Player\n"},
    "methods that only say what they will do": team("class Player:\n    def __init__(self, c): pass\n    def action(self):\n"
        "        '''Later.'''\n        ...\n    def update(self, c, a): pass\n", "silver") | team(PLAYER, "gold"),
    "the only complete one": team(f"import hexlib_of_tomorrow\n{PLAYER}", "silver") | team(PLAYER, "gold"),
}  # fmt: skip

REFUSED = {
    "siblings are missing": ({"__init__.py": "from Dizzy.player import Player\n",
                              "player.py": "from negamax import player\nfrom hexboard.hexes import hexes\n"
                                           "class Player(player.Player): pass\n"},
                             "player.py, line 1 imports negamax, which cannot be found: "
                             "choose the folder that contains Dizzy, hexboard and negamax"),
    "imports from above": ({"__init__.py": f"from ..board import size\n{PLAYER}"},
                           "__init__.py, line 1 imports from outside of Dizzy: choose the folder that contains Dizzy"),
    "case-twins": ({"__init__.py": f"from Board import size\n{PLAYER}", "board.py": "size = 4\n"},
                   "__init__.py, line 1 imports Board, which cannot be found; found board, but names are case-sensitive"),
    "case-twins inside": ({"__init__.py": f"from .Board import size\n{PLAYER}", "board.py": "size = 4\n"},
                          "__init__.py, line 1 imports Dizzy.Board, which cannot be found; found board, but names are case-sensitive"),
    "a file of a package": ({"player.py": f"from .board import size\n{PLAYER}"},
                            "player.py, line 1 imports player.board, which cannot be found: choose the folder that contains player.py"),
    "data from above": ({"__init__.py": begins("open('weights/w.txt')")},
                        "FileNotFoundError: [Errno 2] No such file or directory: 'weights/w.txt'; files are opened in the folder "
                        "that contains Dizzy, which was not given"),
    "nothing is made": ({"__init__.py": "def Player(colour): pass\n"}, "Dizzy:Player returns None instead of an agent"),
    "no method": ({"__init__.py": "class Odd:\n    def __init__(self, c): pass\nPlayer = lambda c: Odd(c)\n"},
                  "Dizzy:Player has no method action"),
    "a hidden module": ({"__init__.py": begins("queue.nope", "import queue"), "queue.py": ""}, None),
    "a name that Python needs": ({"os/__init__.py": PLAYER}, "os is a module of Python: rename the agent's package"),
    "another game": ({"__init__.py": PLAYER.replace("update", "turn").replace("*more", "n")},
                     "this agent was written for COMP30024 2022 (cachex), not for chexers"),
}  # fmt: skip

YEARS = {
    "Infexion (2023)": "from referee.game import PlayerColor, Action, SpawnAction, SpreadAction, HexPos, HexDir",
    "Freckers (2025)": "from referee.game import PlayerColor, Coord, Direction, Action, MoveAction, GrowAction",
    "Cascade (2026)": "from referee.game import PlayerColor, Coord, PlaceAction, MoveAction, EatAction, CascadeAction",
    "Freckers (2025) or Cascade (2026)": "from referee.game import MoveAction",
}


class PackagesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, content, path):
        root = self.folder / path
        shutil.rmtree(root, ignore_errors=True)
        for name, text in content.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return root

    def zip(self, content, name):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            for member, text in content.items():
                archive.writestr(member, text)
        file = self.folder / name
        file.write_bytes(data.getvalue())
        return file

    def start(self, path, game="chexers", **more):
        with Process() as process:
            ready = process.ask(**start_of(game, path, **more))
            if ready["type"] == "ready":
                action = process.ask(type="action", observation={"remaining_s": 50})
                self.assertEqual(action.get("action"), "PASS", action)
            self.assertEqual(process.end(), 0)
            self.assertEqual(list(pathlib.Path(process.home.name).iterdir()), [], "something is left")
            return ready

    def check_plays(self, content, folder, turn):
        """As a folder, and in turn as a flat zip of that name, as a zip with the folder on top, or in a repository."""
        inside = {f"{folder}/{name}": text for name, text in content.items()}
        others = [
            lambda: self.zip(content, f"{folder}.zip"),
            lambda: self.zip(inside, "handed-in.zip"),
            lambda: self.write({f"part-b/{name}": text for name, text in inside.items()} | {"README.md": ""}, "group-7"),
        ]
        for path in [self.write(content, folder), others[turn % 3]()]:
            with self.subTest(path=path.name):
                ready = self.start(path)
                self.assertEqual((ready["type"], ready.get("notes")), ("ready", []), ready)

    def test_what_a_package_offers_is_taken(self):
        for turn, (name, content) in enumerate(OFFERS.items()):
            with self.subTest(name):
                self.check_plays(content, "team", turn)

    def test_imports_start_where_the_referee_is_started(self):
        for turn, (name, content) in enumerate(ROOTS.items()):
            if name == "a base class beside":
                continue
            with self.subTest(name):
                self.check_plays(content, "work", turn)

    def test_a_package_is_called_as_its_files_import_it_and_not_as_its_folder(self):
        content = {"__init__.py": "from .player import Player", "board.py": "size = 4\n"}
        content["player.py"] = f"from team.board import size\n{PLAYER}"
        self.assertEqual(self.start(self.write(content, "submission-12"))["type"], "ready")

    def test_the_package_named_like_the_submission_is_meant(self):
        two = team(PLAYER, "gold") | team(f"class Player:{WRONG}", "silver")
        self.assertEqual(self.start(self.write(two, "Gold-main"))["class"], "gold:Player")
        self.assertEqual(self.start(self.zip(two, "gold.zip"))["class"], "gold:Player")
        self.assertEqual(self.start(self.zip(two, "x.zip"), name="gold")["class"], "gold:Player")

    def test_a_choice_is_made_as_the_message_spells_it(self):
        two = team(PLAYER, "alpha") | team(PLAYER, "beta")
        path = self.write(two, "work")
        fault = self.start(path)
        self.assertEqual(fault["message"], "found 2 agents, choose one: alpha:Player (alpha/player.py, line 1, "
                         "comp30024-2019); beta:Player (beta/player.py, line 1, comp30024-2019)")  # fmt: skip
        for choice in ["beta:Player", "beta", "beta/player.py:Player", "beta.player:Player", "beta.player.Player"]:
            self.assertEqual(self.start(path, **{"class": choice})["class"], "beta:Player", choice)
        both = self.write(ROOTS["a base class beside"], "work")
        self.assertEqual(self.start(both, **{"class": "better:Player"})["class"], "better:Player")
        # Also of a class that only running shows, and as it is written.
        later = team(f"{PLAYER}\nfor name in 'XY': globals()['P' + name] = Player\n")
        self.assertEqual(self.start(self.write(later, "work"), **{"class": "team.player:PX"})["class"], "PX")
        unicode = self.write(OFFERS["names as Python reads them"], "team")
        self.assertEqual(self.start(unicode, **{"class": "MaxⁿPlayer"})["type"], "ready")

    def test_packages_of_the_same_name_are_told_apart_by_their_folders(self):
        both = {f"{part}/{name}": text for part in ("part-a", "part-b") for name, text in team(PLAYER).items()}
        path = self.write(both, "work")
        self.assertIn("choose one: part-a/team:Player (", self.start(path)["message"])
        self.assertEqual(self.start(path, **{"class": "part-b/team:Player"})["class"], "part-b/team:Player")

    def test_a_skeleton_is_never_started_in_silence(self):
        skeleton = {name: text for name, text in ROOTS["skeleton beside"].items() if not name.startswith("gold")}
        skeleton["your_team_name/player.py"] = f"class ExamplePlayer:{UPDATES}"
        ready = self.start(self.write(skeleton, "work"))
        self.assertEqual(ready["notes"], ["Player in your_team_name/player.py is not a finished agent: "
                                          "ExamplePlayer is the course's template"])  # fmt: skip

    def test_what_cannot_start_says_why(self):
        for name, (content, sentence) in REFUSED.items():
            with self.subTest(name):
                path = self.write(content, "Dizzy")
                fault = self.start(path / "player.py" if list(content) == ["player.py"] else path)
                self.assertEqual(fault["type"], "fault")
                if sentence:
                    self.assertEqual(fault["message"], sentence)
                else:
                    self.assertIn("has no attribute 'nope'", fault["message"])

    def test_a_package_that_hides_a_module_of_python_is_named(self):
        content = team(begins("queue.nope", "import queue"), "queue")
        fault = self.start(self.write(content, "work"))
        self.assertIn("the agent's own module queue (__init__.py), which hides Python's queue, has no nope", fault["message"])

    def test_an_agent_of_another_year_is_told_its_year(self):
        for year, imports in YEARS.items():
            content = {"agent/__init__.py": "from agent.program import Agent\n",
                       "agent/program.py": f"{imports}\nclass Agent:{KEYWORDS}"}  # fmt: skip
            fault = self.start(self.write(content, "work"), "tetress")
            self.assertEqual(fault["code"], "other-year", fault)
            self.assertRegex(fault["message"], rf"^this agent was written for {year.replace('(', '.').replace(')', '.')}: agent/program")

    def test_the_package_that_the_course_asks_for_comes_before_others(self):
        content = {f"{name}/__init__.py": f"class Agent:{KEYWORDS.replace('None', '1')}" for name in ("agent", "agent_random")}
        ready = self.start_only(content, "tetress")
        self.assertEqual((ready["class"], ready["notes"]), ("agent:Agent", ["found 2 agents, agent:Agent and agent_random:Agent; "
                         "chose agent, the name that the course requires"]))  # fmt: skip

    def test_arguments_may_be_named_one_by_one(self):
        named = KEYWORDS.replace("**referee", "time_remaining, space_remaining, *, space_limit")
        ready = self.start_only({"agent.py": f"class Agent:{named}"}, "tetress")
        self.assertEqual(ready["type"], "ready", ready)

    def test_the_time_and_space_that_are_left_are_numbers_without_limits_too(self):
        with Process() as process:
            divides = KEYWORDS.replace("return None", "print(referee['time_remaining'] / 2, referee['space_remaining'] / 2)")
            process.ask(**start_of("tetress", self.write({"agent.py": f"class Agent:{divides}"}, "work")))
            answer = process.ask(type="action", observation={"remaining_s": None, "memory_mb_used": None})
            self.assertEqual(answer["printed"], "90.0 125.0\n")

    def test_none_is_no_action(self):
        with Process() as process:
            path = self.write({"agent.py": f"class Agent:{KEYWORDS}"}, "work")
            process.ask(**start_of("tetress", path))
            answer = process.ask(type="action", observation={})
            self.assertEqual((answer["kind"], answer["message"]),
                             ("invalid", "the agent returned None; an action is a PlaceAction of four Coord"))  # fmt: skip

    def start_only(self, content, game):
        with Process() as process:
            return process.ask(**start_of(game, self.write(content, "work")))


if __name__ == "__main__":
    unittest.main()
