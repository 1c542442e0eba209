"""Replaces functions that everything needs."""

import builtins


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        builtins.len = builtins.isinstance = lambda *_: None
        builtins.print = builtins.repr = builtins.str = None
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
