"""Plays outside of the board."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return ("PLACE", self.n, self.n)

    def turn(self, player, action):
        pass
