"""Answers with an object that does not want to be looked at."""


class Hostile(tuple):
    def __len__(self):
        raise RuntimeError("no length")

    def __iter__(self):
        raise RuntimeError("no parts")

    def __bool__(self):
        raise RuntimeError("no truth")

    def __repr__(self):
        raise RuntimeError("no text")


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return Hostile()

    def turn(self, player, action):
        pass
