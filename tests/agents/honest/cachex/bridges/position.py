"""A position and its rules: placing, capturing, stealing."""

from dataclasses import dataclass, replace
from typing import Dict, Optional, Tuple

from . import grid
from .grid import Cell, Side


@dataclass(frozen=True)
class Position:
    size: int
    stones: Tuple[Tuple[Cell, Side], ...] = ()
    to_move: Side = Side.RED
    plies: int = 0

    def board(self) -> Dict[Cell, Side]:
        return dict(self.stones)

    def empty(self):
        board = self.board()
        centre = (self.size // 2, self.size // 2) if self.plies == 0 and self.size % 2 else None
        return [cell for cell in grid.all_cells(self.size) if cell not in board and cell != centre]

    def place(self, cell: Cell) -> "Position":
        board = self.board()
        board[cell] = self.to_move
        for captured in self._captured(board, cell):
            board.pop(captured, None)
        return self._with(board)

    def steal(self) -> "Position":
        ((r, q), _), = self.stones
        return self._with({(q, r): Side.BLUE})

    def _captured(self, board: Dict[Cell, Side], cell: Cell):
        mine, other = self.to_move, self.to_move.other
        captured = set()
        for first, second, opposite in grid.diamonds(cell, self.size):
            if board.get(opposite) == mine and board.get(first) == other and board.get(second) == other:
                captured.update((first, second))
        return captured

    def _with(self, board: Dict[Cell, Side]) -> "Position":
        stones = tuple(sorted(board.items()))
        return replace(self, stones=stones, to_move=self.to_move.other, plies=self.plies + 1)

    def winner(self) -> Optional[Side]:
        """The side that moved last, if its edges are joined."""
        side = self.to_move.other
        lines = grid.goal_lines(side, self.size)
        board = self.board()
        left = [cell for cell in lines["from"] if board.get(cell) == side]
        seen = set(left)
        ends = set(lines["to"])
        while left:
            cell = left.pop()
            if cell in ends:
                return side
            for near in grid.neighbours(cell, self.size):
                if near not in seen and board.get(near) == side:
                    seen.add(near)
                    left.append(near)
        return None
