"""Raises an exception in its method for hearing actions."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        raise ValueError(f"{player} played {action}")
