"""Answers with something that is no action."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return 42

    def turn(self, player, action):
        pass
