"""Looks at the position after every legal action, and takes the one that presses most on the other queen."""

from typing import List, Tuple

from .model import Hive, Side
from .plane import neighbours
from .texts import target_of

SURROUNDED = 1000


def pressure(hive: Hive, side: Side) -> int:
    """How many neighbours of a queen are occupied; a covered queen counts half a neighbour more."""
    cell = hive.queen(side)
    if cell is None:
        return 1
    count = sum(near in hive.stacks for near in neighbours(cell))
    covered = hive.stacks[cell][-1].kind != "Q"
    return SURROUNDED if count == 6 else 2 * count + covered


def evaluate(hive: Hive, side: Side) -> int:
    """For `side`: pressure on the other queen, and the pieces that lie on top."""
    tops = sum(1 if stack[-1].side == side else -1 for stack in hive.stacks.values())
    return 4 * (pressure(hive, side.other) - pressure(hive, side)) + tops


def after(hive: Hive, text: str) -> Hive:
    """The position after an action text that is no pass."""
    piece, end = target_of(hive, text)
    start = hive.find(piece)
    return hive.placed(piece, end) if start is None else hive.moved(start, end)


def choose(hive: Hive, side: Side, legal: List[str]) -> Tuple[str, int]:
    if legal == ["pass"]:
        return "pass", 0
    values = {text: evaluate(after(hive, text), side) for text in legal}
    best = max(legal, key=values.__getitem__)
    return best, values[best]
