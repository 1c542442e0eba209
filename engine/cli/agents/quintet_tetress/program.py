"""An agent for the Tetress referee of 2024, with the types of its module `referee.game`."""

from referee.game import Coord, PlaceAction

from quintet_agent import Agent as Engine

# The course allows 180 s of processor time for a game, and 250 MB, of which the program uses a tenth.
SECONDS = 160


class Agent:
    def __init__(self, color, **referee):
        self.color = color
        self._engine = Engine("tetress", seconds_of(referee), [("limits", "referee")])

    def action(self, **referee):
        return place_action(self._engine.action(seconds_of(referee)))

    def update(self, color, action, **referee):
        self._engine.update(text_of(action))


def seconds_of(referee):
    """Seconds left; the referee does not measure the engine, which measures itself."""
    remaining = referee.get("time_remaining")
    return SECONDS if remaining is None else min(SECONDS, 0.9 * remaining)


def place_action(text):
    """`PLACE 0,0 0,1 0,2 0,3` as a `PlaceAction` of four `Coord`."""
    cells = [place.split(",") for place in text.split()[1:]]
    return PlaceAction(*(Coord(int(r), int(c)) for r, c in cells))


def text_of(action):
    cells = sorted((int(coord.r), int(coord.c)) for coord in (action.c1, action.c2, action.c3, action.c4))
    return " ".join(["PLACE"] + ["{},{}".format(r, c) for r, c in cells])
