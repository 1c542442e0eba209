"""Takes the play that gains most, and takes back a recent one only if there is no other."""

from typing import Sequence, Tuple

from .board import Board, Play
from .squares import Man, Square, corner, goal


def way(board: Board, man: Man) -> int:
    """The squares that all men of a player outside the goal still have to go."""
    aim = corner(man.other)
    outside = [square for square in board.own(man) if square not in goal(man)]
    return sum(max(abs(square.x - aim.x), abs(square.y - aim.y)) for square in outside)


def best(board: Board, man: Man, avoid: Sequence[Tuple[Square, Square]]) -> Play:
    def worth(play: Play) -> tuple:
        after = board.after(play)
        repeats = (play.end, play.start) in avoid
        return (after.has_won(man), not repeats, -way(after, man), play.path)

    return max(board.plays(man), key=worth)
