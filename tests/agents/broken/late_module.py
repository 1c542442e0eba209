"""Imports a module that is not there, once it is asked for an action."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        import scipy_of_another_planet

        return scipy_of_another_planet.action()

    def turn(self, player, action):
        pass
