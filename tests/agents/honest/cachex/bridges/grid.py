"""Geometry of the rhombus."""

from enum import IntEnum
from functools import lru_cache
from typing import Dict, List, Tuple

Cell = Tuple[int, int]

STEPS: List[Cell] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


class Side(IntEnum):
    NONE = 0
    RED = 1
    BLUE = 2

    @property
    def other(self) -> "Side":
        return Side(3 - self)

    @classmethod
    def named(cls, name: str) -> "Side":
        return cls[name.upper()]


def is_inside(cell: Cell, size: int) -> bool:
    return 0 <= cell[0] < size and 0 <= cell[1] < size


@lru_cache(maxsize=None)
def neighbours(cell: Cell, size: int) -> Tuple[Cell, ...]:
    around = [(cell[0] + r, cell[1] + q) for r, q in STEPS]
    return tuple(each for each in around if is_inside(each, size))


@lru_cache(maxsize=None)
def diamonds(cell: Cell, size: int) -> Tuple[Tuple[Cell, Cell, Cell], ...]:
    """All diamonds with this cell: the two cells beside it in the diamond, and the one opposite."""
    found = []
    for i in range(6):
        for apart in (1, 2):
            a, b = STEPS[i], STEPS[(i + apart) % 6]
            first = (cell[0] + a[0], cell[1] + a[1])
            second = (cell[0] + b[0], cell[1] + b[1])
            opposite = (first[0] + b[0], first[1] + b[1])
            if all(is_inside(each, size) for each in (first, second, opposite)):
                found.append((first, second, opposite))
    return tuple(found)


def all_cells(size: int) -> List[Cell]:
    return [(r, q) for r in range(size) for q in range(size)]


def goal_lines(side: Side, size: int) -> Dict[str, List[Cell]]:
    """The two edges that a side joins."""
    if side is Side.RED:
        return {"from": [(0, q) for q in range(size)], "to": [(size - 1, q) for q in range(size)]}
    return {"from": [(r, 0) for r in range(size)], "to": [(r, size - 1) for r in range(size)]}
