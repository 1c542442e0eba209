"""Geometry of the board."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

RADIUS = 3


class Hex(NamedTuple):
    q: int
    r: int

    def towards(self, step: Hex, times: int = 1) -> Hex:
        return Hex(self.q + step.q * times, self.r + step.r * times)


STEPS = tuple(Hex(*step) for step in [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)])
ALL = tuple(Hex(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS)
INSIDE = frozenset(ALL)


class Colour(Enum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"

    @property
    def following(self) -> Colour:
        return ORDER[(ORDER.index(self) + 1) % 3]


ORDER = list(Colour)

STARTS = {
    Colour.RED: [Hex(-3, r) for r in range(4)],
    Colour.GREEN: [Hex(q, -3) for q in range(4)],
    Colour.BLUE: [Hex(q, 3 - q) for q in range(4)],
}


@lru_cache(maxsize=None)
def distance_to_exit(colour: Colour, cell: Hex) -> int:
    """How many steps it takes to leave the board."""
    if colour is Colour.RED:
        return RADIUS - cell.q + 1
    if colour is Colour.GREEN:
        return RADIUS - cell.r + 1
    return RADIUS + cell.q + cell.r + 1


@lru_cache(maxsize=None)
def neighbours(cell: Hex) -> tuple[tuple[Hex, Hex], ...]:
    """Each neighbour with the hex behind it."""
    return tuple((cell.towards(step), cell.towards(step, 2)) for step in STEPS if cell.towards(step) in INSIDE)
