"""The 19 fixed tetrominoes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Collection

from .constants import BOARD_N
from .coord import Coord, Vector2

# Each piece under its two names as it looks: `#` filled, `@` the cell that it is created at.
_SHAPES = {
    ("O", "O"): "@# ##",
    ("IHorizontal", "I-H"): "@###",
    ("IVertical", "I-V"): "@ # # #",
    ("TUp", "T-U"): "### .@.",
    ("TRight", "T-R"): ".# @# .#",
    ("TDown", "T-D"): ".@. ###",
    ("TLeft", "T-L"): "#. #@ #.",
    ("LUp", "L-U"): "#. #. #@",
    ("LRight", "L-R"): "### @..",
    ("LDown", "L-D"): "@# .# .#",
    ("LLeft", "L-L"): "..@ ###",
    ("JUp", "J-U"): ".# .# @#",
    ("JRight", "J-R"): "@.. ###",
    ("JDown", "J-D"): "#@ #. #.",
    ("JLeft", "J-L"): "### ..@",
    ("SHorizontal", "S-H"): ".## @#.",
    ("SVertical", "S-V"): "#. ## .@",
    ("ZHorizontal", "Z-H"): "##. .#@",
    ("ZVertical", "Z-V"): ".@ ## #.",
}

PieceType = Enum("PieceType", list(_SHAPES), module=__name__)


def _offsets(shape: str) -> list[Vector2]:
    """The cells of a drawing as seen from its `@`, which comes first."""
    places = {(r, c): letter for r, row in enumerate(shape.split()) for c, letter in enumerate(row) if letter != "."}
    (r0, c0) = next(place for place, letter in places.items() if letter == "@")
    offsets = [Vector2(r - r0, c - c0) for r, c in places]
    return sorted(offsets, key=lambda offset: offset != Vector2(0, 0))


_TEMPLATES = {PieceType[name]: _offsets(shape) for (name, _), shape in _SHAPES.items()}


def piece_fingerprint(coords: Collection) -> str | None:
    """A text that pieces share if one can be shifted onto the other, over the edges too."""
    cells = [(coord.r, coord.c) for coord in coords]
    # A piece is at most four cells long: one that touches both edges goes over them.
    for axis in (0, 1):
        numbers = {cell[axis] for cell in cells}
        if 0 in numbers and BOARD_N - 1 in numbers:
            half = BOARD_N // 2
            moved = [(cell[axis] + half) % BOARD_N for cell in cells]
            cells = [(number, cell[1]) if axis == 0 else (cell[0], number) for cell, number in zip(cells, moved)]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return ",".join(f"{r - top}{c - left}" for r, c in sorted(cells))


_TYPES = {piece_fingerprint(offsets): piece_type for piece_type, offsets in _TEMPLATES.items()}


@dataclass
class Piece:
    """Four cells that form a tetromino; raises ValueError for others."""

    coords: Collection[Coord]

    def __post_init__(self):
        if piece_fingerprint(self.coords) not in _TYPES:
            raise ValueError("Coords do not match any known piece type.")

    def __hash__(self) -> int:
        return hash(tuple(self.coords))

    def __str__(self) -> str:
        return f"Piece({self.coords})"

    @property
    def type(self) -> PieceType:
        return _TYPES[piece_fingerprint(self.coords)]


def create_piece(piece_type: PieceType, origin: Coord = Coord(0, 0)) -> Piece:
    """The piece at `origin`, over the edges where it must."""
    return Piece([origin + offset for offset in _TEMPLATES[piece_type]])
