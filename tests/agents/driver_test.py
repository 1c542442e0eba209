"""The driver's requests and answers, one by one."""

import json
import pathlib
import tempfile
import unittest

from process import Process
from table import start_of

SHORT = """
import random, sys

def agent(observation, configuration):
    {body}
"""


class DriverTest(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.process = Process()
        self.addCleanup(self.process.__exit__)

    def file(self, text, name="mine.py"):
        path = pathlib.Path(self._folder.name) / name
        path.write_text(text)
        return str(path)

    def start(self, body, game="cachex", **more):
        more.setdefault("options", {"size": 4})
        answer = self.process.ask(**start_of(game, self.file(SHORT.format(body=body)), **more))
        self.assertEqual(answer["type"], "ready", answer)
        return answer

    def act(self, **more):
        observation = {
            "game": "cachex", "options": {"size": 4}, "players": ["red", "blue"], "player": 0, "ply": 4, "position": "text",
            "actions": ["PLACE 0,0"], "remaining_s": 1.5, "memory_mb_used": None, **more,
        }  # fmt: skip
        return self.process.ask(type="action", observation=observation)

    def test_only_what_the_agent_mentions_is_wanted(self):
        self.assertEqual(self.start("return observation.legal_actions[0]")["wants"], ["legal"])
        self.assertEqual(self.start("return str(observation.tokens)")["wants"], ["tokens"])
        self.assertEqual(self.start("return 'STEAL'")["wants"], [])

    def test_the_short_form_sees_attributes_and_keys(self):
        names = "player players step position actions remaining_time legal_actions"
        body = f"return ' '.join(str(observation.{{}})) if False else '|'.join(str(observation[n]) for n in '{names}'.split())"
        self.start(body.replace("{}", "step"))
        answer = self.act(legal=["PLACE 1,1"])
        self.assertEqual(answer["action"], "0|['red', 'blue']|4|text|['PLACE 0,0']|1.5|['PLACE 1,1']")
        self.start("return f'{observation.tokens[0].cell} {observation.tokens[0].player} {configuration.options.size}'")
        self.assertEqual(self.act(tokens=[{"cell": "1,2", "player": 1, "kind": "stone", "height": 0}])["action"], "1,2 1 4")

    def test_the_configuration_tells_the_limits_and_the_seed(self):
        body = "return f'{configuration.game} {configuration.game_time} {configuration.action_time} {configuration.seed}'"
        self.start(body, limits={"game_s": 9, "action_s": 2, "start_s": None, "memory_mb": None})
        self.assertEqual(self.act()["action"], "cachex 9 2 7")
        # What the caller leaves open, the form says.
        ready = self.start(body, limits={"action_s": 3})
        self.assertEqual(ready["limits"], {"game_s": 60, "action_s": 3, "start_s": 30, "memory_mb": 250})

    def test_random_numbers_follow_from_the_seed(self):
        self.start("return str(random.random())", seed=5)
        first = self.act()["action"]
        self.start("return str(random.random())", seed=5)
        self.assertEqual(self.act()["action"], first)
        self.start("return str(random.random())", seed=6)
        self.assertNotEqual(self.act()["action"], first)

    def test_a_misspelt_field_is_named(self):
        self.start("return observation.legal_moves[0]")
        self.assertIn("there is no legal_moves; there are player, players, step", self.act()["message"])

    def test_answers_that_are_no_text_are_invalid(self):
        for value, wrong in [("None", "not NoneType"), ("5", "not int"), ("''", "not empty"), ("'a\\nb'", "line of text")]:
            self.start(f"return {value}")
            answer = self.act()
            self.assertEqual(answer["kind"], "invalid")
            self.assertIn(wrong, answer["message"])
        self.start("return '  PLACE   1,2 '")
        self.assertEqual(self.act()["action"], "PLACE 1,2")

    def test_prints_belong_to_the_call_and_errors_are_among_them(self):
        self.start("print('out'); print('err', file=sys.stderr); print('\\ud800'); return 'STEAL'")
        self.assertEqual(self.act()["printed"], "out\nerr\n?\n")
        self.assertEqual(self.process.ask(type="update", player=1, action="STEAL")["printed"], "")

    def test_processor_time_is_told(self):
        self.start("return str(sum(range(3_000_000)))")
        self.assertGreater(self.act()["seconds"], 0)

    def test_nonsense_is_answered(self):
        for line in [b"hello", b"[]", b"{}", b'{"type": "dance"}', b"\xff\xfe", b"null", b'{"type": []}']:
            self.process.process.stdin.write(line + b"\n")
            self.process.process.stdin.flush()
            answer = self.process.answer()
            self.assertEqual((answer["type"], answer["code"]), ("fault", "request"), line)
        self.assertEqual(self.act()["message"], "the agent has not been started")

    def test_the_end_of_the_requests_ends_the_process(self):
        self.start("return 'STEAL'")
        self.assertEqual(self.process.end(), 0)

    def test_threads_and_open_files_do_not_keep_it(self):
        body = "import threading, time; threading.Thread(target=time.sleep, args=(1000,)).start(); return 'STEAL'"
        self.start(body)
        self.assertEqual(self.act()["action"], "STEAL")
        self.assertEqual(self.process.end(), 0)

    def test_an_error_with_a_hostile_message_is_told(self):
        class_text = "\nclass Bad(Exception):\n    def __str__(self):\n        raise ValueError\n"
        path = self.file(SHORT.format(body="raise Bad()") + class_text)
        self.process.ask(**start_of("cachex", path))
        answer = self.act()
        self.assertEqual(answer["message"], "Bad: (its message cannot be shown)")

    def test_no_answer_names_the_folder_of_the_agent(self):
        self.start("open('/nowhere/at/all')")
        self.assertNotIn(self._folder.name, json.dumps(self.act()["traceback"]))


if __name__ == "__main__":
    unittest.main()
