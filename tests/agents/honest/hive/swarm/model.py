"""Which pieces stand where, and where those on the ground may go."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Dict, Iterator, List, Optional, Set, Tuple

from .plane import Hex, gates, neighbours


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

    def top(self, cell: Hex) -> Optional[Piece]:
        stack = self.stacks.get(cell)
        return stack[-1] if stack else None

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

    def pinned(self) -> Set[Hex]:
        """Cells that hold the hive together (Tarjan's articulation points)."""
        order: Dict[Hex, int] = {}
        low: Dict[Hex, int] = {}
        found: Set[Hex] = set()
        if not self.stacks:
            return found
        start = min(self.stacks)

        def visit(cell: Hex, parent: Optional[Hex]) -> None:
            order[cell] = low[cell] = len(order)
            children = 0
            for near in neighbours(cell):
                if near not in self.stacks or near == parent:
                    continue
                if near in order:
                    low[cell] = min(low[cell], order[near])
                    continue
                children += 1
                visit(near, cell)
                low[cell] = min(low[cell], low[near])
                if parent is not None and low[near] >= order[cell]:
                    found.add(cell)
            if parent is None and children > 1:
                found.add(cell)

        visit(start, None)
        return found

    def slides(self, cell: Hex, start: Hex) -> Iterator[Hex]:
        """Steps along the hive of a piece that comes from `start`."""
        occupied = lambda place: place in self.stacks and place != start
        for near in neighbours(cell):
            if not occupied(near):
                left, right = gates(cell, near)
                if occupied(left) != occupied(right):
                    yield near

    def destinations(self, cell: Hex) -> List[Hex]:
        """Where the piece on the ground at `cell` may go; beetles are taken to stay on the ground."""
        kind = self.top(cell).kind
        if kind == "G":
            return sorted(self._hops(cell))
        if kind == "A":
            return sorted(self._reached(cell, range(1, 99)))
        if kind == "S":
            return sorted(self._paths(cell, 3))
        return sorted(set(self.slides(cell, cell)))

    def _hops(self, cell: Hex) -> Iterator[Hex]:
        for near in neighbours(cell):
            step = (near.q - cell.q, near.r - cell.r)
            here = near
            while here in self.stacks:
                here = Hex(here.q + step[0], here.r + step[1])
            if here != near:
                yield here

    def _reached(self, cell: Hex, distances: range) -> Set[Hex]:
        seen, border = {cell}, [cell]
        for _ in distances:
            border = [near for here in border for near in self.slides(here, cell) if near not in seen and not seen.add(near)]
            if not border:
                break
        return seen - {cell}

    def _paths(self, cell: Hex, length: int) -> Set[Hex]:
        paths = [(cell,)]
        for _ in range(length):
            paths = [path + (near,) for path in paths for near in self.slides(path[-1], cell) if near not in path]
        return {path[-1] for path in paths}
