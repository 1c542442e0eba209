"""Prints a million lines and plays on."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        for number in range(1_000_000):
            print("line", number)
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
