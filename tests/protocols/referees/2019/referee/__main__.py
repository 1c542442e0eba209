"""Stands in for the Chexers referee: `python3 -m referee RED GREEN BLUE`."""

import argparse

from table import play, player_class

COLOURS = ["red", "green", "blue"]

parser = argparse.ArgumentParser()
for colour in COLOURS:
    parser.add_argument(colour)
options = vars(parser.parse_args())
players = [player_class(options[colour], "Player")(colour) for colour in COLOURS]
play(players, lambda player, seat, action: player.update(COLOURS[seat], action))
