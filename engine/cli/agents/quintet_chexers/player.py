"""A player for the Chexers referee of 2019."""

from quintet_agent import Agent

# The course allows 60 s of processor time for a game, and 100 MB, of which the program uses a quarter.
SECONDS = 54


class Player:
    def __init__(self, colour):
        self.colour = colour
        self._agent = Agent("chexers", SECONDS, [("limits", "referee")])

    def action(self):
        return tuple_of(self._agent.action())

    def update(self, colour, action):
        self._agent.update(text_of(action))


def tuple_of(text):
    """`JUMP 0,1 2,-1` is `("JUMP", ((0, 1), (2, -1)))`, `EXIT 3,0` is `("EXIT", (3, 0))`."""
    kind, *places = text.split()
    cells = tuple(tuple(int(number) for number in place.split(",")) for place in places)
    if kind == "PASS":
        return (kind, None)
    return (kind, cells[0] if kind == "EXIT" else cells)


def text_of(action):
    kind, place = action
    if kind == "PASS":
        return kind
    cells = [place] if kind == "EXIT" else place
    return " ".join([kind] + ["{},{}".format(q, r) for q, r in cells])
