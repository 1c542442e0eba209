"""Alpha-beta that takes both others for one opponent."""

import math
from dataclasses import dataclass
from typing import Optional

from .board import Action, Board
from .evaluation import WIN, evaluate
from .hexes import Colour


@dataclass
class Search:
    colour: Colour
    depth: int
    visited: int = 0

    def best(self, board: Board) -> tuple[Optional[Action], float]:
        best, alpha = None, -math.inf
        for action in board.actions():
            value = self._value(board.after(action), self.depth - 1, alpha, math.inf)
            if value > alpha:
                best, alpha = action, value
        return best, alpha

    def _value(self, board: Board, depth: int, alpha: float, beta: float) -> float:
        self.visited += 1
        winner = board.winner()
        if winner is not None:
            return WIN + depth if winner is self.colour else -WIN - depth
        if depth == 0:
            return evaluate(board, self.colour)
        is_own = board.to_move is self.colour
        value = -math.inf if is_own else math.inf
        for action in board.actions():
            found = self._value(board.after(action), depth - 1, alpha, beta)
            if is_own:
                value, alpha = max(value, found), max(alpha, found)
            else:
                value, beta = min(value, found), min(beta, found)
            if alpha >= beta:
                break
        return value
