"""Stands in for the Cachex referee: `python3 -m referee N RED BLUE`."""

import argparse

from table import play, player_class

COLOURS = ["red", "blue"]

parser = argparse.ArgumentParser()
parser.add_argument("n", type=int, choices=range(3, 16))
for colour in COLOURS:
    parser.add_argument(colour)
options = vars(parser.parse_args())
players = [player_class(options[colour], "Player")(colour, options["n"]) for colour in COLOURS]
play(players, lambda player, seat, action: player.turn(COLOURS[seat], action))
