"""Fails in its constructor."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n
        self.book = {}
        self.opening = self.book[player]

    def action(self):
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
