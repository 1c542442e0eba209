"""Ends its process at once."""

import os


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        os._exit(3)

    def turn(self, player, action):
        pass
