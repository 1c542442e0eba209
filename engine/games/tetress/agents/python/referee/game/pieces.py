"""The 19 fixed tetrominoes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction, Vector2

# What is imported with `*` besides the pieces themselves.
__all__ = [
    "BOARD_N", "MAX_TURNS", "Coord", "Direction", "Vector2", "Enum", "dataclass", "Piece", "PieceType", "create_piece"
]  # fmt: skip


class PieceType(Enum):
    I1 = "I1"
    I2 = "I2"
    O = "O"
    T1 = "T1"
    T2 = "T2"
    T3 = "T3"
    T4 = "T4"
    J1 = "J1"
    J2 = "J2"
    J3 = "J3"
    J4 = "J4"
    L1 = "L1"
    L2 = "L2"
    L3 = "L3"
    L4 = "L4"
    Z1 = "Z1"
    Z2 = "Z2"
    S1 = "S1"
    S2 = "S2"


# Each piece as it looks, `#` filled; the first filled cell in reading order is its origin.
_SHAPES = {
    "I1": "# # # #", "I2": "####", "O": "## ##",
    "T1": "### .#.", "T2": ".# ## .#", "T3": ".#. ###", "T4": "#. ## #.",
    "J1": ".# .# ##", "J2": "#.. ###", "J3": "## #. #.", "J4": "### ..#",
    "L1": "#. #. ##", "L2": "### #..", "L3": "## .# .#", "L4": "..# ###",
    "Z1": "##. .##", "Z2": ".# ## #.", "S1": ".## ##.", "S2": "#. ## .#",
}  # fmt: skip


def _offsets(shape: str) -> list[Vector2]:
    cells = [(r, c) for r, row in enumerate(shape.split()) for c, letter in enumerate(row) if letter == "#"]
    return [Vector2(r - cells[0][0], c - cells[0][1]) for r, c in cells]


_TEMPLATES = {PieceType(name): _offsets(shape) for name, shape in _SHAPES.items()}


@dataclass(frozen=True)
class Piece:
    coords: frozenset

    def __str__(self) -> str:
        return f"Piece({', '.join(str(coord) for coord in sorted(self.coords))})"


def create_piece(piece_type: PieceType, origin: Coord = Coord(0, 0)) -> Piece:
    """The piece with its first cell at `origin`, over the edges where it must."""
    return Piece(frozenset(origin + offset for offset in _TEMPLATES[piece_type]))
