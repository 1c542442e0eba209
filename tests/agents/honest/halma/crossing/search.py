"""Alpha-beta of depth 2 over the plays that gain most; a player who is past the other only counts own plays."""

import math
from typing import List, Sequence, Tuple

from .board import Board, Play
from .squares import Man, Square, corner, goal

WIDTH = 6


class Searcher:
    def __init__(self, man: Man, avoid: Sequence[Tuple[Square, Square]] = ()):
        self.man = man
        self.avoid = set(avoid)
        self.visited = 0

    def way(self, board: Board, man: Man) -> int:
        """The squares that all men of a player still have to go; those in the goal count less."""
        target, aim = goal(man), corner(man.other)
        free = [square for square in target if board.men.get(square) is not man]
        total = 0
        for square in board.own(man):
            if square in target:
                continue
            nearest = min((max(abs(square.x - x), abs(square.y - y)) for x, y in free), default=0)
            total += nearest + max(abs(square.x - aim.x), abs(square.y - aim.y))
        return total

    def gain(self, play: Play, man: Man) -> float:
        aim = corner(man.other)
        before = abs(play.start.x - aim.x) + abs(play.start.y - aim.y)
        after = abs(play.end.x - aim.x) + abs(play.end.y - aim.y)
        return before - after

    def ordered(self, board: Board, man: Man) -> List[Play]:
        plays = sorted(board.plays(man), key=lambda play: (-self.gain(play, man), play.path))
        target = goal(man)
        # The last men may have to make room inside of the goal.
        entering = [play for play in plays if play.end in target and play.start not in target]
        return (entering[:WIDTH] + [play for play in plays if play not in entering])[:WIDTH]

    def value(self, board: Board) -> float:
        self.visited += 1
        return self.way(board, self.man.other) - self.way(board, self.man)

    def best(self, board: Board) -> Play:
        best, alpha = None, -math.inf
        for play in self.ordered(board, self.man):
            after = board.after(play)
            if after.has_won(self.man):
                return play
            value = self.reply(after, alpha)
            if (play.end, play.start) in self.avoid:
                value -= 20
            if value > alpha or best is None:
                best, alpha = play, value
        return best

    def reply(self, board: Board, alpha: float) -> float:
        worst = math.inf
        for play in self.ordered(board, self.man.other):
            worst = min(worst, self.value(board.after(play)))
            if worst <= alpha:
                break
        return worst
