"""The types that agents import from that referee."""

from dataclasses import dataclass
from enum import Enum

PlayerColor = Enum("PlayerColor", "RED BLUE")


@dataclass(frozen=True)
class Coord:
    r: int
    c: int


@dataclass(frozen=True)
class PlaceAction:
    c1: Coord
    c2: Coord
    c3: Coord
    c4: Coord
