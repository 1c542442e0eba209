"""Never answers, and catches whatever should end it."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        while True:
            try:
                sum(range(1000))
            except BaseException:
                pass

    def turn(self, player, action):
        pass
