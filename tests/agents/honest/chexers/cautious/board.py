"""A position and its actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator, Optional

from .hexes import INSIDE, ORDER, STARTS, Colour, Hex, distance_to_exit, neighbours


@dataclass(frozen=True)
class Action:
    kind: str
    source: Optional[Hex] = None
    target: Optional[Hex] = None

    def as_tuple(self) -> tuple:
        """As the referee wants it."""
        if self.kind == "PASS":
            return ("PASS", None)
        if self.kind == "EXIT":
            return ("EXIT", tuple(self.source))
        return (self.kind, (tuple(self.source), tuple(self.target)))

    @staticmethod
    def from_tuple(given: tuple) -> Action:
        kind, place = given
        if kind == "PASS":
            return PASS
        if kind == "EXIT":
            return Action(kind, Hex(*place))
        return Action(kind, Hex(*place[0]), Hex(*place[1]))


PASS = Action("PASS")


@dataclass
class Board:
    pieces: dict[Hex, Colour] = field(default_factory=dict)
    exits: dict[Colour, int] = field(default_factory=lambda: {colour: 0 for colour in ORDER})
    to_move: Colour = Colour.RED

    @classmethod
    def start(cls) -> Board:
        return cls({cell: colour for colour, cells in STARTS.items() for cell in cells})

    def own(self, colour: Colour) -> list[Hex]:
        return sorted(cell for cell, owner in self.pieces.items() if owner is colour)

    def actions(self) -> Iterator[Action]:
        """Exits first, then jumps, then steps; a pass if there is nothing else."""
        colour = self.to_move
        own = self.own(colour)
        found = [Action("EXIT", cell) for cell in own if distance_to_exit(colour, cell) == 1]
        steps = []
        for cell in own:
            for near, far in neighbours(cell):
                if near not in self.pieces:
                    steps.append(Action("MOVE", cell, near))
                elif far in INSIDE and far not in self.pieces:
                    found.append(Action("JUMP", cell, far))
        yield from found
        yield from steps
        if not found and not steps:
            yield PASS

    def after(self, action: Action) -> Board:
        pieces, exits = dict(self.pieces), self.exits
        if action.kind == "EXIT":
            del pieces[action.source]
            exits = {**exits, self.to_move: exits[self.to_move] + 1}
        elif action.kind != "PASS":
            del pieces[action.source]
            pieces[action.target] = self.to_move
            if action.kind == "JUMP":
                middle = Hex((action.source.q + action.target.q) // 2, (action.source.r + action.target.r) // 2)
                pieces[middle] = self.to_move
        return Board(pieces, exits, self.to_move.following)

    def winner(self) -> Optional[Colour]:
        return next((colour for colour in ORDER if self.exits[colour] >= 4), None)
