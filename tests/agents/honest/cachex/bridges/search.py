"""Alpha-beta over the few placements that look best."""

import math
from typing import List, Tuple

from .grid import Cell
from .paths import needed
from .position import Position

WIN = 1000.0
CANDIDATES = 6


def evaluate(position: Position) -> float:
    """For the side to move."""
    mine, other = position.to_move, position.to_move.other
    stones = position.board().values()
    balance = sum(1 if stone == mine else -1 for stone in stones)
    return needed(position, other) - needed(position, mine) + 0.5 + 0.3 * balance


def candidates(position: Position) -> List[Cell]:
    """Empty cells in the order in which they are worth a look."""
    board = position.board()
    middle = (position.size - 1) / 2

    def worth(cell: Cell) -> Tuple[float, Cell]:
        after = position.place(cell)
        score = -evaluate(after)
        score += WIN if after.winner() else 0
        score -= 0.01 * (abs(cell[0] - middle) + abs(cell[1] - middle))
        return (-score, cell)

    empty = position.empty()
    if len(board) > 1 and len(empty) > 30:
        near = {(r + dr, q + dq) for r, q in board for dr in (-2, -1, 0, 1, 2) for dq in (-2, -1, 0, 1, 2)}
        empty = [cell for cell in empty if cell in near] or empty
    return [cell for _, cell in sorted(worth(cell) for cell in empty)][:CANDIDATES]


def search(position: Position, depth: int, alpha: float = -math.inf, beta: float = math.inf) -> Tuple[float, Cell]:
    """The value for the side to move, and the cell to play."""
    best: Tuple[float, Cell] = (-math.inf, (-1, -1))
    for cell in candidates(position):
        after = position.place(cell)
        if after.winner():
            return (WIN + depth, cell)
        value = -evaluate(after) if depth <= 1 else -search(after, depth - 1, -beta, -alpha)[0]
        if value > best[0]:
            best = (value, cell)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best
