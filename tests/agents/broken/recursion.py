"""Calls itself for ever."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return self.deeper(0)

    def deeper(self, depth):
        return self.deeper(depth + 1)

    def turn(self, player, action):
        pass
