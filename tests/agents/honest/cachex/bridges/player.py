"""The class that the referee plays with."""

from bridges.grid import Side
from bridges.position import Position
from bridges.search import search


class Base:
    """Keeps the position; says nothing about how to play."""

    def __init__(self, player, n):
        self.side = Side.named(player)
        self.position = Position(n)

    def turn(self, player, action):
        kind, *cell = action
        self.position = self.position.steal() if kind == "STEAL" else self.position.place(tuple(cell))


class Player(Base):
    def action(self):
        if self.position.plies == 0:
            return ("PLACE", 0, self.position.size - 2)
        if self.position.plies == 1 and self.is_worth_stealing():
            return ("STEAL",)
        value, (r, q) = search(self.position)
        print(f"value ways {value:.2f}")
        print(f"mark {r},{q} {self.side.name.lower()}")
        return ("PLACE", r, q)

    def is_worth_stealing(self):
        (r, q), _ = self.position.stones[0]
        last = self.position.size - 1
        return 0 < r < last and 0 < q < last
