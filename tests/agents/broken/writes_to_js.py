"""Reaches for the page around it."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        import js

        js.document = None
        js.fetch("https://example.org/")
        return ("PLACE", 0, 0)

    def turn(self, player, action):
        pass
