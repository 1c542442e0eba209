"""Never comes to be."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n
        while True:
            pass

    def action(self):
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
