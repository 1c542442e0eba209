"""Compares the sample of a test run, and tries the comparison itself with rules that are changed on purpose."""

import json
import unittest
from unittest import mock

import cachex
import compare
import halma
import hive
from coverage import EXPECTED


class CompareTest(unittest.TestCase):
    def check(self, name):
        happened, differences = compare.compare(name, compare.SAMPLE[name], "1")
        print(f"{name}:", ", ".join(f"{event} {happened[event]}" for event in sorted(happened)))
        self.assertEqual("\n".join(line for lines in differences for line in lines), "")
        self.assertEqual([event for event in EXPECTED[name] if not happened[event]], [])

    def test_every_reason_of_the_rules_is_expected(self):
        for name, game in compare.GAMES.items():
            self.assertEqual(game.REASONS - set(EXPECTED[name]), set(), name)

    def first_difference(self, name):
        """Returns the first difference in games that start where all games do: its title, its record, and the rest."""
        _, differences = compare.compare(name, 2000, "1", len(compare.STARTS[name]))
        title, record, *said = differences[0]
        self.assertRegex(title, rf"^{name}: seed 1, game \d+$")
        return json.loads(record), "\n".join(said)

    def test_ants_of_one_colour_that_change_places_repeat_a_position_of_hive(self):
        for repetition in ("draw", "moves"):
            first, second = (
                hive.configuration(
                    hive.start({"repetition": repetition})._replace(
                        stacks={(0, 0): ("wQ",), (1, 0): ("bQ",), (-1, 0): (west,), (0, -1): (north,)}, plies=4
                    )
                )
                for west, north in (("wA1", "wA2"), ("wA2", "wA1"))
            )
            self.assertEqual(first, second, repetition)

    def test_a_missing_rule_is_found_in_a_short_game(self):
        with mock.patch.object(cachex, "captured", lambda stones, cell: set()):
            record, said = self.first_difference("cachex")
        # A capture needs two stones of each colour, and a stone may be stolen.
        self.assertLessEqual(len(record["actions"]), 5)
        self.assertRegex(said, "legal for only the program: PLACE")
        self.assertRegex(said, "text: '.*' in the second implementation, '.*' in the program")

    def test_actions_that_the_program_refuses_are_a_difference(self):
        def inside(square):
            return 0 <= square[0] <= 16 and 0 <= square[1] <= 16

        with mock.patch.object(halma, "inside", inside):
            record, said = self.first_difference("halma")
        self.assertIn("legal for only the second implementation: ", said)
        self.assertNotIn("16,", "".join(record["actions"]))


for each in compare.GAMES:
    setattr(CompareTest, f"test_{each}", lambda self, each=each: self.check(each))

if __name__ == "__main__":
    unittest.main()
