"""A position that is never changed: playing makes a new one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from referee.game import Coord, PlaceAction, PlayerColor

from .bits import COLUMNS, FULL, ROWS, around, bit, bits_of, coord_of, placements_over


@dataclass(frozen=True)
class State:
    own: int = 0  # tokens of the player to move
    other: int = 0
    turns: int = 0

    @property
    def color(self) -> PlayerColor:
        return PlayerColor.RED if self.turns % 2 == 0 else PlayerColor.BLUE

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """All placements as masks, sorted."""
        empty = FULL & ~(self.own | self.other)
        if self.turns < 2:
            # The first piece may lie anywhere; a few places are enough.
            start = coord_of(60 if self.turns == 0 else 85)
            return tuple(mask for mask in placements_over(start.r * 11 + start.c) if mask & ~empty == 0)
        found = set()
        for place in bits_of(around(self.own) & empty):
            found.update(mask for mask in placements_over(place) if mask & ~empty == 0)
        return tuple(sorted(found))

    def play(self, mask: int) -> State:
        own = self.own | mask
        filled = own | self.other
        cleared = 0
        for line in ROWS + COLUMNS:
            if filled & line == line:
                cleared |= line
        return State(self.other & ~cleared, own & ~cleared, self.turns + 1)


def mask_of(action: PlaceAction) -> int:
    return sum(bit(coord) for coord in action.coords)


def action_of(mask: int) -> PlaceAction:
    coords: list[Coord] = [coord_of(place) for place in bits_of(mask)]
    return PlaceAction(*coords)
