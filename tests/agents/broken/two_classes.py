"""Two classes, neither with the usual name."""


class Alice:
    def __init__(self, player, n):
        self.player = player

    def action(self):
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass


class Bob(Alice):
    def action(self):
        return ("PLACE", 0, 1)
