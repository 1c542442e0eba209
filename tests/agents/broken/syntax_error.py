"""A syntax error in line 8."""


class Player:
    def __init__(self, player, n):
        self.player = player

    def action(self)
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
