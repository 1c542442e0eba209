"""Never answers."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        while True:
            pass

    def turn(self, player, action):
        pass
