"""A greedy agent for Tetress in the form of COMP30024, 2024: maximises its lead in tokens."""

import random

from referee.game import BOARD_N, Action, Coord, Direction, PlaceAction, PlayerColor


class Agent:
    def __init__(self, color: PlayerColor, **referee: dict):
        self.color = color
        self.tokens = {}  # the colour of each occupied cell
        self.turns = 0

    def action(self, **referee: dict) -> Action:
        actions = self.legal_actions()
        # Ties are broken at random.
        random.shuffle(actions)
        best = max(actions, key=self.value)
        # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
        print("value tokens", self.value(best))
        return best

    def update(self, color: PlayerColor, action: Action, **referee: dict):
        self.turns += 1
        self.tokens = after(self.tokens, color, action)

    def legal_actions(self):
        """All placements. The first pieces can be anywhere: those around one cell are enough."""
        if self.turns < 2:
            starts = [next(cell for cell in ALL if cell not in self.tokens)]
        else:
            own = [cell for cell, color in self.tokens.items() if color == self.color]
            starts = [near for cell in own for near in around(cell) if near not in self.tokens]
        shapes = {frozenset([start]) for start in starts}
        for _ in range(3):
            shapes = {
                shape | {near} for shape in shapes for cell in shape for near in around(cell)
                if near not in shape and near not in self.tokens
            }
        return [PlaceAction(*sorted(shape)) for shape in sorted(shapes, key=sorted)]

    def value(self, action):
        colors = list(after(self.tokens, self.color, action).values())
        return colors.count(self.color) - colors.count(self.color.opponent)

ALL = [Coord(r, c) for r in range(BOARD_N) for c in range(BOARD_N)]


def around(cell):
    return [cell + direction for direction in Direction]


def after(tokens, color, action):
    """The tokens after an action, without full lines."""
    placed = {**tokens, **{cell: color for cell in action.coords}}
    rows = [r for r in range(BOARD_N) if all(Coord(r, c) in placed for c in range(BOARD_N))]
    columns = [c for c in range(BOARD_N) if all(Coord(r, c) in placed for r in range(BOARD_N))]
    return {cell: each for cell, each in placed.items() if cell.r not in rows and cell.c not in columns}
