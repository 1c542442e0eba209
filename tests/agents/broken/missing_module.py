"""Uses a module that is not there, in line 13."""

import random

import numpy as np


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        return ("PLACE", 0, int(np.zeros(1)[0]))

    def turn(self, player, action):
        pass
