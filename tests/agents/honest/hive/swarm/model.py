"""Which pieces stand where."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Dict, Optional, Tuple

from .plane import Hex


class Side(IntEnum):
    WHITE = 0
    BLACK = 1

    @property
    def other(self) -> Side:
        return Side(1 - self)


@dataclass(frozen=True, order=True)
class Piece:
    side: Side
    kind: str
    number: str = ""

    @classmethod
    def named(cls, text: str) -> Piece:
        return cls(Side("wb".index(text[0])), text[1], text[2:])


@dataclass
class Hive:
    stacks: Dict[Hex, Tuple[Piece, ...]] = field(default_factory=dict)

    @classmethod
    def from_tokens(cls, tokens) -> Hive:
        stacks: Dict[Hex, Tuple[Piece, ...]] = {}
        for token in sorted(tokens, key=lambda token: (token.cell, token.height)):
            cell = Hex.named(token.cell)
            stacks[cell] = stacks.get(cell, ()) + (Piece.named(token.label),)
        return cls(stacks)

    def queen(self, side: Side) -> Optional[Hex]:
        for cell, stack in self.stacks.items():
            if any(piece.side == side and piece.kind == "Q" for piece in stack):
                return cell
        return None

    def find(self, piece: Piece) -> Optional[Hex]:
        return next((cell for cell, stack in self.stacks.items() if piece in stack), None)

    def moved(self, start: Hex, end: Hex) -> Hive:
        stacks = dict(self.stacks)
        *below, piece = stacks[start]
        if below:
            stacks[start] = tuple(below)
        else:
            del stacks[start]
        stacks[end] = stacks.get(end, ()) + (piece,)
        return Hive(stacks)

    def placed(self, piece: Piece, cell: Hex) -> Hive:
        return Hive({**self.stacks, cell: self.stacks.get(cell, ()) + (piece,)})
