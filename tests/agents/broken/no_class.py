"""A function, but no class that a referee could use."""


def action(board):
    return ("PLACE", 0, 0)


class Player:
    """Has no method `turn`."""

    def __init__(self, player, n):
        self.player = player

    def action(self):
        return ("PLACE", 0, 0)
