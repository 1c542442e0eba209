"""Reads action texts of the Universal Hive Protocol."""

from __future__ import annotations

from .model import Hive, Piece
from .plane import BEFORE, BEHIND, Hex


def target_of(hive: Hive, text: str) -> tuple[Piece, Hex]:
    """The piece that an action moves or places, and where it ends."""
    name, _, reference = text.partition(" ")
    piece = Piece.named(name)
    if not reference:
        return piece, Hex(0, 0)
    if reference[0] in BEFORE:
        step, other = BEFORE[reference[0]], reference[1:]
    elif reference[-1] in BEHIND:
        step, other = BEHIND[reference[-1]], reference[:-1]
    else:
        step, other = (0, 0), reference
    cell = hive.find(Piece.named(other))
    return piece, Hex(cell.q + step[0], cell.r + step[1])
