"""Looks one placement ahead, at a few placements that are drawn by chance."""

import random

from .state import State

WIDTH = 24
WIN = 1000


def quick_value(state: State) -> int:
    """Positive if the player to move has more tokens."""
    return -WIN if not state.legal else bin(state.own).count("1") - bin(state.other).count("1")


def best_placement(state: State, chance: random.Random) -> tuple[int, int]:
    """The mask after which the opponent stands worst, and its value."""
    masks = chance.sample(state.legal, min(WIDTH, len(state.legal)))
    values = {mask: -quick_value(state.play(mask)) for mask in masks}
    best = max(masks, key=values.__getitem__)
    return best, values[best]
