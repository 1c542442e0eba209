"""Fails while it is imported."""

TABLE = {}
FIRST = TABLE["first"]


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
