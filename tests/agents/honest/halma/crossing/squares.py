"""Geometry of the board and its camps."""

from enum import Enum
from functools import lru_cache
from typing import FrozenSet, NamedTuple, Tuple

SIDE = 16


class Square(NamedTuple):
    x: int
    y: int

    @property
    def mirrored(self) -> "Square":
        return Square(SIDE - 1 - self.x, SIDE - 1 - self.y)


class Man(Enum):
    BLACK = "B"
    WHITE = "W"

    @property
    def other(self) -> "Man":
        return Man.WHITE if self is Man.BLACK else Man.BLACK


DIRECTIONS = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
_CAMP = frozenset(Square(x, y) for x in range(5) for y in range(5) if x + y <= 5)
HOMES = {Man.BLACK: _CAMP, Man.WHITE: frozenset(square.mirrored for square in _CAMP)}


def home(man: Man) -> FrozenSet[Square]:
    return HOMES[man]


def goal(man: Man) -> FrozenSet[Square]:
    return HOMES[man.other]


def corner(man: Man) -> Square:
    """The corner of a player's own camp."""
    return Square(0, 0) if man is Man.BLACK else Square(SIDE - 1, SIDE - 1)


def is_inside(square: Square) -> bool:
    return 0 <= square.x < SIDE and 0 <= square.y < SIDE


@lru_cache(maxsize=None)
def steps(square: Square) -> Tuple[Tuple[Square, Square], ...]:
    """Each neighbour with the square behind it, which may lie outside."""
    found = []
    for dx, dy in DIRECTIONS:
        near = Square(square.x + dx, square.y + dy)
        if is_inside(near):
            found.append((near, Square(square.x + 2 * dx, square.y + 2 * dy)))
    return tuple(found)


def is_further(start: Square, end: Square, man: Man) -> bool:
    """Whether `end` is further from the own corner in one direction, and not closer in the other."""
    sign = 1 if man is Man.BLACK else -1
    across, down = sign * (end.x - start.x), sign * (end.y - start.y)
    return across >= 0 and down >= 0 and (across, down) != (0, 0)
