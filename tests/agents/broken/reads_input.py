"""Waits for someone to type."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return ("PLACE", int(input("row: ")), 0)

    def turn(self, player, action):
        pass
