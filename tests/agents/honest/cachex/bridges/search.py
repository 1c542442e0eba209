"""Looks one placement ahead."""

from typing import Tuple

from .grid import Cell
from .paths import needed
from .position import Position

WIN = 1000.0


def evaluate(position: Position) -> float:
    """For the side to move."""
    mine, other = position.to_move, position.to_move.other
    stones = position.board().values()
    balance = sum(1 if stone == mine else -1 for stone in stones)
    return needed(position, other) - needed(position, mine) + 0.5 + 0.3 * balance


def search(position: Position) -> Tuple[float, Cell]:
    """The value for the side to move, and the cell to play."""
    middle = (position.size - 1) / 2

    def worth(cell: Cell) -> Tuple[float, Cell]:
        after = position.place(cell)
        value = WIN if after.winner() else -evaluate(after)
        return (value - 0.01 * (abs(cell[0] - middle) + abs(cell[1] - middle)), cell)

    return max(worth(cell) for cell in position.empty())
