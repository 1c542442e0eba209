"""Alpha-beta of two plies: every legal action, and the replies on the ground that look worst."""

import math
from typing import List, Optional, Tuple

from .model import Hive, Side
from .plane import Hex, neighbours
from .texts import target_of

SURROUNDED = 1000
REPLIES = 25


def pressure(hive: Hive, side: Side) -> int:
    """How many neighbours of a queen are occupied; a covered queen counts half a neighbour more."""
    cell = hive.queen(side)
    if cell is None:
        return 1
    count = sum(near in hive.stacks for near in neighbours(cell))
    covered = hive.top(cell).kind != "Q"
    return SURROUNDED if count == 6 else 2 * count + covered


def evaluate(hive: Hive, side: Side) -> int:
    """For `side`: pressure on the other queen, and pieces that can move."""
    pinned = hive.pinned()
    free = 0
    for cell, stack in hive.stacks.items():
        if len(stack) > 1 or cell not in pinned:
            free += 1 if stack[-1].side == side else -1
    return 4 * (pressure(hive, side.other) - pressure(hive, side)) + free


def replies(hive: Hive, side: Side) -> List[Tuple[Hex, Hex]]:
    """Moves on the ground of a side, those next to the enemy queen first."""
    pinned = hive.pinned()
    aim = hive.queen(side.other)
    near_aim = set(neighbours(aim)) if aim is not None else set()
    found = []
    for cell in sorted(hive.stacks):
        piece = hive.top(cell)
        if piece.side != side or cell in pinned or len(hive.stacks[cell]) > 1:
            continue
        found += [(cell, end) for end in hive.destinations(cell)]
    found.sort(key=lambda move: (move[1] not in near_aim, move))
    return found[:REPLIES]


def after(hive: Hive, text: str) -> Optional[Hive]:
    """The position after an action text, or None for a pass."""
    if text == "pass":
        return None
    piece, end = target_of(hive, text)
    start = hive.find(piece)
    return hive.placed(piece, end) if start is None else hive.moved(start, end)


def choose(hive: Hive, side: Side, legal: List[str], step: int) -> Tuple[str, int, int]:
    best, best_value, looked = legal[0], -math.inf, 0
    for text in legal:
        position = after(hive, text)
        if position is None:
            return text, 0, 1
        value = evaluate(position, side)
        looked += 1
        if value < SURROUNDED and position.queen(side.other) is not None and step > 5:
            for start, end in replies(position, side.other):
                looked += 1
                value = min(value, evaluate(position.moved(start, end), side))
                if value <= best_value:
                    break
        if value > best_value:
            best, best_value = text, value
    return best, int(best_value), looked
