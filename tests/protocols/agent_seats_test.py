"""`quintet match` with agents as courses want them handed in, and with broken ones of every kind."""

import importlib.util
import io
import json
import os
import pathlib
import re
import shlex
import unittest
import zipfile

from agent_matches import AgentMatches
from program import QUINTET, REPOSITORY, run

AGENTS = REPOSITORY / "tests/agents"
EXPECTED = json.loads((AGENTS / "broken/expected.json").read_text())
# The first free cell.
PLAYER = """class Player:
    def __init__(self, player, n):
        self.chosen = None
        self.taken, self.n = set(), n
    def action(self):
        cells = [(r, q) for r in range(self.n) for q in range(self.n)]
        self.chosen = ("PLACE", *next(cell for cell in cells if cell not in self.taken))
        return self.chosen
    def turn(self, player, action):
        pass
        self.taken.add(tuple(action[1:]))
"""
GREEDY = "def agent(observation, configuration):\n    return observation.legal_actions[0]\n"


class AgentSeatsTest(AgentMatches):
    def test_broken_agents_lose_in_the_way_that_is_expected(self):
        for name, expected in EXPECTED.items():
            kind = expected["kind"]
            if name == "missing_module" and importlib.util.find_spec("numpy"):
                continue
            # Enough for every agent that does end, also with sanitizers and on a slow machine.
            limits = ",game-time=0.5" if kind == "time" else ",start=1" if name == "slow_start" else ""
            seat = f"python:{AGENTS}/broken/{name}.py{limits}"
            with self.subTest(name):
                if expected["at"] == "start":
                    part = expected.get("message", "to start; 1 s are allowed").strip("^$")
                    self.check_refused(seat, part)
                    continue
                # By the rules, the answer is another one for each of these.
                record = self.play(seat, plies=2)
                if kind is None:
                    self.assertNotIn("forfeit", record["match"])
                    continue
                forfeit = record["match"]["forfeit"]
                self.assertEqual((forfeit["kind"], forfeit["player"]), (kind, 0), forfeit)
                self.assertEqual(forfeit["ply"], 1 if expected["at"] == "update" else 0)
                if "message" in expected and kind != "memory":
                    self.assertRegex(forfeit["message"], expected["message"])
                if kind == "error" and name != "replaces_builtins":
                    self.assertEqual(forfeit["traceback"][0]["file"], f"{name}.py", forfeit)

    def test_a_forfeit_says_what_was_printed_and_returned(self):
        record = self.play(f"python:{AGENTS}/broken/throws_action.py")
        forfeit = record["match"]["forfeit"]
        self.assertEqual(forfeit["printed"], "cells 0\n")
        self.assertEqual(forfeit["traceback"][-1]["line"], 13)
        record = self.play(f"python:{AGENTS}/broken/illegal_action.py")
        forfeit = record["match"]["forfeit"]
        self.assertEqual(forfeit["raw"], "('PLACE', 5, 5)")
        self.assertIn("5,5 is not on the board", forfeit["message"])

    def test_the_same_seed_gives_the_same_games(self):
        chooses = "import random\ndef agent(observation):\n    print(hash('a'), random.random())\n" + (
            "    return random.choice(list(set(observation.legal_actions)))\n"
        )
        games = []
        for _ in range(2):
            _, out, message, records = self.match(
                "cachex", self.agent(chooses), "algorithm:", games=2, plies=30, more=["--nodes", "50", "--seed", "7"]
            )
            self.assertIn("0 forfeits", out + message)
            plies = [[ply.get("printed") for ply in record["match"]["plies"]] for record in records]
            games.append([[record["actions"] for record in records], plies])
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0][1][0], games[0][1][1])

    def test_the_agent_finds_nothing_of_the_caller(self):
        os.environ["QUINTET_SECRET"] = "a secret"
        self.addCleanup(os.environ.pop, "QUINTET_SECRET")
        record = self.play(
            self.agent(
                "import os, json\n"
                "def agent(observation):\n"
                "    files = [os.readlink('/proc/self/fd/' + n) for n in os.listdir('/proc/self/fd')[:-1]]\n"
                "    print(json.dumps([files, sorted(os.environ), os.getcwd(), os.getsid(0) == os.getpid()]))\n"
                "    return observation.legal_actions[0]\n"
            ),
            plies=1,
        )
        files, names, folder, leads = json.loads(record["match"]["plies"][0]["printed"])
        for name in files:
            self.assertRegex(name, r"^(pipe:|/dev/null|.*/messages\.txt$)")
        self.assertEqual(len([name for name in files if name.startswith("pipe:")]), 2, files)
        self.assertLessEqual({"QUINTET_SECRET", "QUINTET"} & set(names), set())
        self.assertTrue(folder.startswith(str(self.temporary)), folder)
        self.assertTrue(leads)

    def test_time_and_memory_of_children_count(self):
        loops = "import os\ndef agent(observation):\n    if os.fork() == 0:\n        while True: pass\n    os.wait()\n"
        forfeit = self.play(self.agent(loops) + ",time=500")["match"]["forfeit"]
        self.assertEqual(forfeit["kind"], "time")
        self.assertIn("of processor time for this action; 0.5 s are allowed", forfeit["message"])
        hoards = "import os\ndef agent(observation):\n    if os.fork() == 0:\n        a = []\n" + (
            "        while len(a) < 1000: a.append(bytearray(b'x') * 1000000)\n    os.wait()\n"
        )
        record = self.play(self.agent(hoards) + ",memory=150")
        self.assertEqual(record["match"]["forfeit"]["kind"], "memory")
        self.assertGreater(record["match"]["memory_mb"][0], 150)
        many = "import os, time\nfor _ in range(70):\n    if os.fork() == 0:\n        time.sleep(300)\n" + (
            "        os._exit(0)\ntime.sleep(300)\ndef agent(observation):\n    return ''\n"
        )
        self.check_refused(self.agent(many) + ",memory=100000", "processes at once; 64 are allowed")

    def zip(self, files):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                archive.writestr(name, content)
        file = self.folder / "submission.zip"
        file.write_bytes(data.getvalue())
        return f"python:{file}"

    def test_folders_and_zips_are_agents_too(self):
        package = {"mine/__init__.py": "from .choose import agent\n", "mine/choose.py": GREEDY}
        for name, text in package.items():
            self.agent(text, name)
        folder = self.folder / "mine"
        before = sorted(folder.rglob("*"))
        self.assertNotIn("forfeit", self.play(f"python:{folder}")["match"])
        self.assertNotIn("forfeit", self.play(f"python:{folder}/")["match"])
        self.assertNotIn("forfeit", self.play(self.zip(package))["match"])
        self.assertEqual(sorted(folder.rglob("*")), before)

    def test_unsafe_and_wrong_files_are_refused_with_a_reason(self):
        for files, part in [
            ({"../evil.py": GREEDY}, r"contains a file outside its folder: \.\./evil\.py"),
            ({"/tmp/evil.py": GREEDY}, "contains a file outside its folder"),
            ({"agent.py": GREEDY, "bomb": bytes(30 << 20)}, "must have at most 20 MB"),
            ({f"{number}.txt": "" for number in range(2001)}, "found 2001"),
            ({"readme.txt": "nothing"}, "no agent was found"),
        ]:
            self.check_refused(self.zip(files), part)
        large = self.folder / "large.py"
        with large.open("wb") as file:
            file.truncate(50 << 20)
        self.check_refused(f"python:{large}", "must have at most 20 MB")
        broken = self.folder / "broken.zip"
        broken.write_bytes(b"PK\3\4 and no more")
        self.check_refused(f"python:{broken}", "broken.zip cannot be unpacked")
        self.check_refused(f"python:{self.folder}/none.py", 'none.py" does not exist')
        self.check_refused(f"python:{large},nodes=5", "nodes= is for engines")
        two = self.agent((AGENTS / "broken/two_classes.py").read_text(), "two.py")
        self.check_refused(two, "found 2 agents, choose one")
        self.assertNotIn("forfeit", self.play(f"{two}:Alice", plies=1)["match"])

    def test_programs_of_files_play_and_fail(self):
        honest = f"halma:{shlex.quote(QUINTET)} halma-agent,game-time=3"
        status, out, message, [record] = self.match("halma", honest, "random", plies=4, more=["--option", "rules=csci561"])
        self.assertEqual(status, 0, out + message)
        self.assertIn("halma-agent: ", record["match"]["plies"][0]["printed"])
        self.assertGreater(record["match"]["game_s"][0], record["match"]["plies"][0]["cpu_ms"] / 1000)
        (self.folder / "bad.sh").write_text("cat input.txt; echo E 0,0 9,9 > output.txt\n")
        here = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, here)
        for command, kind, part in [
            ("sh bad.sh", "illegal", "0,0-9,9"),
            ("echo nonsense > output.txt", "invalid", 'output.txt, line 1: must be "E x,y x,y" or "J x,y x,y"'),
            ("echo J 0,0 4,4 > output.txt", "illegal", "J 0,0 4,4: a jump must go two squares"),
            ("true", "invalid", "wrote no output.txt: it exited with status 0"),
            ("echo sorry; exit 3", "error", "wrote no output.txt: it exited with status 3"),
            ("kill -9 $$", "dead", "it was stopped by signal 9"),
            ("/no/such/program", "start", "it exited with status 127"),
            ("while :; do :; done,game-time=1", "time", "of processor time in this game; 1 s are allowed"),
            ("ln -s /etc/passwd output.txt", "invalid", "wrote no output.txt"),
        ]:
            with self.subTest(command):
                status, out, message, [record] = self.match("halma", f"halma:{command}", "random", plies=2)
                forfeit = record["match"]["forfeit"]
                self.assertEqual((status, forfeit["kind"], forfeit["ply"]), (1, kind, 0), out + message)
                self.assertIn(part, forfeit["message"])
                self.assertIn(f"forfeit ({kind}) 1", out)
                if command == "sh bad.sh":
                    self.assertRegex(forfeit["printed"], r"^GAME\nBLACK\n300\.000\n(BB|[.B]{16}\n)")
                    self.assertEqual(forfeit["raw"], "E 0,0 9,9\n")
        self.check_refused("halma:true", "plays only halma, not cachex")

    def package(self, name, text):
        self.agent(f"from {name}.player import Player\n", f"work/{name}/__init__.py")
        self.agent(text, f"work/{name}/player.py")

    def test_a_choice_is_taken_as_the_message_spells_it(self):
        for name in ("alpha", "beta"):
            self.package(name, PLAYER)
        work = f"python:{self.folder}/work"
        self.check_refused(work, f"as in {re.escape(work)}:alpha:Player$")
        for choice in ("beta:Player", "beta/player.py:Player"):
            self.assertEqual(self.play(f"{work}:{choice}", plies=2)["players"][0], f"{work}:{choice}")

    def test_course_agents_are_told_only_what_they_have_chosen(self):
        listens = PLAYER.replace("self.chosen = None", "self.chosen, self.player = None, player").replace(
            "pass", "assert player != self.player or self.chosen == action, 'not my action'"
        )
        agent = self.agent(listens)
        words = ["match", "--game", "cachex", "--option", "size=5", "--games", "2", "--quiet", "--max-plies", "4"]
        seats = ["--seat", agent, "--seat", "random"]
        status, lines, message = run(*words, *seats)
        self.assertEqual((status, lines[-1].split(", ")[-1]), (0, "0 forfeits"), message)
        # Openings that are asked for are played, and told like everything else.
        status, lines, message = run(*words, *seats, "--openings", "3", "--balance", "100")
        self.assertEqual(status, 1, message)
        self.assertIn("2 forfeits", "\n".join(lines))
        self.assertIn("not my action", lines[-1])

    def test_a_crash_says_what_may_be_the_reason(self):
        crashes = self.agent(PLAYER.replace("self.chosen = (", "import os; os.kill(os.getpid(), 11); self.chosen = ("))
        self.assertIn("stopped by signal 11, perhaps because a recursion is too deep", self.play(crashes)["match"]["forfeit"]["message"])

    def test_limits_count_from_the_imports(self):
        hoard = "bytearray(b'x' * 150_000_000)"
        imports = self.agent(f"weights = {hoard}\n{PLAYER}", "imports.py")
        record = self.play(f"{imports},memory=100", plies=2)
        self.assertNotIn("forfeit", record["match"])
        self.assertLess(record["match"]["memory_mb"][0], 50)
        makes = self.agent(PLAYER.replace("self.chosen = None", f"self.chosen = {hoard}"), "makes.py")
        self.check_refused(f"{makes},memory=100", "MB of memory after its imports; 100 MB are allowed")
        burns = "import time; all(iter(lambda end=time.process_time() + 0.6: time.process_time() < end, False))\n"
        imports = self.agent(f"{burns}{PLAYER}", "slow.py")
        self.assertLess(self.play(imports, plies=1)["match"]["game_s"][0], 0.5)
        makes = self.agent(PLAYER.replace("self.chosen = None", burns.strip()), "slower.py")
        self.assertGreater(self.play(makes, plies=1)["match"]["game_s"][0], 0.5)

    def test_words_of_a_command_are_paths_only_if_they_look_like_it(self):
        self.agent("import sys\nopen('output.txt', 'w').write(' '.join(sys.argv[1:]))\n", "homework/__main__.py")
        self.agent("", "other.txt")
        here = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, here)
        command = "halma:python3 homework homework other.txt ./homework x:other.txt"
        _, out, message, [record] = self.match("halma", command, "random", plies=1)
        raw = record["match"]["forfeit"]["raw"]
        here = str(pathlib.Path(self.folder).resolve())
        self.assertEqual(raw.replace(str(self.folder), here), f"homework {here}/other.txt {here}/homework x:{here}/other.txt")


if __name__ == "__main__":
    unittest.main()
