from __future__ import annotations

from dataclasses import dataclass

from .coord import Coord


@dataclass(frozen=True)
class PlaceAction:
    """Four cells that are filled at once."""

    c1: Coord
    c2: Coord
    c3: Coord
    c4: Coord

    @property
    def coords(self) -> set[Coord]:
        return {self.c1, self.c2, self.c3, self.c4}

    def __str__(self) -> str:
        return f"PLACE({', '.join(str(coord) for coord in (self.c1, self.c2, self.c3, self.c4))})"


Action = PlaceAction
