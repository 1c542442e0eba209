"""A position, and the plays of a player."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Dict, Iterator, List, Sequence

from .squares import Man, Square, goal, home, is_further, is_inside, steps


@dataclass(frozen=True)
class Play:
    """`path`: all squares from start to end; a step has two."""

    path: tuple[Square, ...]
    is_jump: bool

    @property
    def start(self) -> Square:
        return self.path[0]

    @property
    def end(self) -> Square:
        return self.path[-1]


@dataclass
class Board:
    men: Dict[Square, Man]

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> Board:
        named = {man.value: man for man in Man}
        letters = {Square(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
        return cls({square: named[letter] for square, letter in letters.items() if letter in named})

    def own(self, man: Man) -> List[Square]:
        return sorted(square for square, owner in self.men.items() if owner is man)

    def after(self, play: Play) -> Board:
        men = dict(self.men)
        men[play.end] = men.pop(play.start)
        return Board(men)

    def plays_of(self, start: Square) -> Iterator[Play]:
        """All plays of one man by the rules of moving, without those of the camps."""
        for near, _ in steps(start):
            if near not in self.men:
                yield Play((start, near), is_jump=False)
        paths = {start: (start,)}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for near, far in steps(here):
                is_over_man = near in self.men and near != start
                if is_over_man and is_inside(far) and far not in self.men and far not in paths:
                    paths[far] = paths[here] + (far,)
                    queue.append(far)
                    yield Play(paths[far], is_jump=True)

    def plays(self, man: Man) -> List[Play]:
        """The plays that the course allows."""
        mine, target = home(man), goal(man)
        found = []
        for start in self.own(man):
            for play in self.plays_of(start):
                leaves_goal = start in target and play.end not in target
                enters_home = start not in mine and play.end in mine
                if not leaves_goal and not enters_home:
                    found.append(play)
        if not any(square in mine for square in self.own(man)):
            return found
        leaving = [play for play in found if play.start in mine and play.end not in mine]
        if leaving:
            return leaving
        away = [play for play in found if play.start in mine and play.end in mine and is_further(play.start, play.end, man)]
        return away or [play for play in found if play.start not in mine]

    def has_won(self, man: Man) -> bool:
        owners = [self.men.get(square) for square in goal(man)]
        return all(owners) and man in owners
