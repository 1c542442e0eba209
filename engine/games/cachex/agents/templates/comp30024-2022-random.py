"""A random player for Cachex in the form of COMP30024, 2022."""

import random

from referee.board import Board


class Player:
    def __init__(self, player, n):
        self.player = player
        self.n = n
        self.turns = 0
        self.board = Board(n)

    def action(self):
        actions = self.legal_actions()
        return random.choice(actions)

    def turn(self, player, action):
        self.turns += 1
        kind, *place = action
        if kind == "STEAL":
            self.board.swap()
        else:
            self.board.place(player, tuple(place))

    def legal_actions(self):
        actions = [
            ("PLACE", r, q) for r in range(self.n) for q in range(self.n) if not self.board.is_occupied((r, q))
        ]
        # The first stone must not be in the centre (only odd sizes have one).
        if self.turns == 0 and self.n % 2 == 1:
            actions.remove(("PLACE", self.n // 2, self.n // 2))
        if self.turns == 1:
            actions.append(("STEAL",))
        return actions
