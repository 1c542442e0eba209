"""The class that the referee plays with."""

from .board import Action, Board
from .hexes import Colour
from .search import Search


class Player:
    DEPTH = 2

    def __init__(self, colour):
        self.colour = Colour(colour)
        self.board = Board.start()
        self.seen = {}

    def action(self):
        search = Search(self.colour, self.DEPTH)
        action, value = search.best(self.board)
        # A position that comes again is left by another way.
        key = tuple(sorted(self.board.pieces.items(), key=lambda item: item[0]))
        self.seen[key] = self.seen.get(key, 0) + 1
        if self.seen[key] > 1:
            actions = list(self.board.actions())
            action = actions[(actions.index(action) + self.seen[key] - 1) % len(actions)]
        print(f"{self.colour.value} looks at {search.visited} positions")
        print(f"value own {value:.2f}")
        return action.as_tuple()

    def update(self, colour, action):
        assert Colour(colour) is self.board.to_move, f"{colour} is not to move"
        self.board = self.board.after(Action.from_tuple(action))
