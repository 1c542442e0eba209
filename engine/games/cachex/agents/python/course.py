"""COMP30024, 2022: a class with a method for its own action, a tuple, and one for hearing all actions."""

from quintet_agents.forms import Invalid


class Adapter:
    wants = ()

    def __init__(self, found, setup):
        self._players = setup.players
        self._agent = found.make(setup.players[setup.player], int(setup.options.get("size", 8)))

    def action(self, observation):
        return self._agent.action()

    def text(self, raw, observation):
        return text_of(raw)

    def update(self, player, action, observation):
        self._agent.turn(self._players[player], tuple_of(action))

    def close(self):
        pass


def tuple_of(text):
    """`PLACE 3,4` is `("PLACE", 3, 4)`, `STEAL` is `("STEAL",)`."""
    kind, *places = text.split()
    return (kind, *(int(number) for place in places for number in place.split(",")))


def text_of(raw):
    """The inverse of `tuple_of`, with a message for everything else."""
    if isinstance(raw, (tuple, list)) and raw:
        kind, *place = raw
        if kind == "STEAL" and not place:
            return "STEAL"
        if kind == "PLACE" and len(place) == 2 and all(isinstance(part, int) and not isinstance(part, bool) for part in place):
            return f"PLACE {int(place[0])},{int(place[1])}"
    raise Invalid('an action is ("PLACE", r, q) with two whole numbers, or ("STEAL",)')
