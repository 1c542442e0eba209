"""Takes memory until there is none, 4 GB at most."""


class Player:
    def __init__(self, player, n):
        self.player, self.n = player, n

    def action(self):
        kept = []
        while len(kept) < 4096:
            kept.append(bytearray(b"x") * (1 << 20))
        return ("PLACE", 0, len(kept) % 2)

    def turn(self, player, action):
        pass
