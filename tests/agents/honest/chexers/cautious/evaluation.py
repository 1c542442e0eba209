"""How good a position is for a colour."""

from dataclasses import dataclass

from .board import Board
from .hexes import Colour, distance_to_exit, neighbours

WIN = 10_000.0


@dataclass(frozen=True)
class Weights:
    exits: float = 12.0
    piece: float = 9.0
    spare: float = 2.0
    step: float = 1.0
    supported: float = 0.6


def race(board: Board, colour: Colour, weights: Weights) -> float:
    """Exits, the pieces that are still needed, and the way that they have to go."""
    needed = 4 - board.exits[colour]
    if needed <= 0:
        return WIN
    cells = board.own(colour)
    ways = sorted(distance_to_exit(colour, cell) for cell in cells)[:needed]
    score = weights.exits * board.exits[colour]
    score += weights.piece * len(ways) + weights.spare * (len(cells) - len(ways))
    score -= weights.step * sum(ways)
    for cell in cells:
        backed = sum(board.pieces.get(near) is colour for near, _ in neighbours(cell))
        score += weights.supported * min(backed, 2)
    return score


def evaluate(board: Board, colour: Colour, weights: Weights = Weights()) -> float:
    """The own race against the better one of the others."""
    others = [race(board, other, weights) for other in (colour.following, colour.following.following)]
    return race(board, colour, weights) - 0.6 * max(others) - 0.2 * min(others)
