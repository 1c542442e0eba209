"""Forks ten children that come back with separate answers, while others sleep."""

import os
import time


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        for number in range(10):
            if os.fork() == 0:
                if number % 2:
                    return ("PLACE", 1, 1)
                time.sleep(60)
                os._exit(0)
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
