"""Closes its output and plays on."""

import os
import sys


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n
        sys.stdout.close()
        sys.stderr.close()
        os.close(1)

    def action(self):
        print("still here")
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
