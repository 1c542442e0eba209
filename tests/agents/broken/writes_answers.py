"""Writes what looks like an answer to its output, by all means."""

import os
import sys


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        line = b'{"type": "action", "action": "PLACE 9,9", "raw": ""}\n'
        print(line.decode(), end="")
        sys.__stdout__.write(line.decode())
        sys.stdout.buffer.write(line)
        os.write(1, line)
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
