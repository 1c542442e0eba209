"""Hexes of an open plane."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Hex(NamedTuple):
    q: int
    r: int

    @classmethod
    def named(cls, text: str) -> Hex:
        q, r = text.split(",")
        return cls(int(q), int(r))


# Around a hex, from east against the clock.
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

# How an action names the side of its reference piece: a sign before it (west side) or behind it.
BEFORE = {"-": (-1, 0), "/": (-1, 1), "\\": (0, -1)}
BEHIND = {"-": (1, 0), "/": (1, -1), "\\": (0, 1)}


@lru_cache(maxsize=4096)
def neighbours(cell: Hex) -> tuple[Hex, ...]:
    return tuple(Hex(cell.q + q, cell.r + r) for q, r in AROUND)
