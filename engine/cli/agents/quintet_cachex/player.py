"""A player for the Cachex referee of 2022."""

from quintet_agent import Agent

# The course allows n*n s of processor time for a game, and 100 MB, of which the program uses a quarter.
SHARE_OF_TIME = 0.9


class Player:
    def __init__(self, player, n):
        self.colour = player
        self._agent = Agent("cachex", SHARE_OF_TIME * n * n, [("size", n)])

    def action(self):
        return tuple_of(self._agent.action())

    def turn(self, player, action):
        self._agent.update(text_of(action))


def tuple_of(text):
    """`PLACE 3,4` as `("PLACE", 3, 4)`, `STEAL` as `("STEAL",)`."""
    kind, *places = text.split()
    return (kind,) + tuple(int(number) for place in places for number in place.split(","))


def text_of(action):
    kind, *cell = action
    return kind if kind == "STEAL" else "{} {},{}".format(kind, *cell)
