"""COMP30024, 2019: a class with a method for its own action, a tuple, and one for hearing all actions."""

from quintet_agents.forms import Invalid

KINDS = {"MOVE": 2, "JUMP": 2, "EXIT": 1, "PASS": 0}


class Adapter:
    wants = ()

    def __init__(self, found, setup):
        self._players = setup.players
        self._agent = found.make(setup.players[setup.player])

    def action(self, observation):
        return self._agent.action()

    def text(self, raw, observation):
        return text_of(raw)

    def update(self, player, action, observation):
        self._agent.update(self._players[player], tuple_of(action))

    def close(self):
        pass


def tuple_of(text):
    """`JUMP 0,1 2,-1` is `("JUMP", ((0, 1), (2, -1)))`, `EXIT 3,0` is `("EXIT", (3, 0))`, `PASS` is `("PASS", None)`."""
    kind, *places = text.split()
    cells = tuple(tuple(int(number) for number in place.split(",")) for place in places)
    if kind == "PASS":
        return (kind, None)
    return (kind, cells[0] if kind == "EXIT" else cells)


def text_of(raw):
    """The inverse of `tuple_of`, with a message for everything else."""
    if not isinstance(raw, (tuple, list)) or len(raw) != 2:
        raise Invalid('an action is a pair such as ("MOVE", ((q, r), (q, r))), ("EXIT", (q, r)) or ("PASS", None)')
    kind, place = raw
    if not isinstance(kind, str) or kind not in KINDS:
        raise Invalid("the first part of an action is one of " + ", ".join(KINDS))
    if kind == "PASS":
        if place is not None:
            raise Invalid('the action to pass is ("PASS", None)')
        return kind
    cells = [place] if kind == "EXIT" else place
    if not isinstance(cells, (tuple, list)) or len(cells) != KINDS[kind]:
        raise Invalid(f"{kind} takes two hexes ((q, r), (q, r))")
    return " ".join([kind, *(cell_text(cell) for cell in cells)])


def cell_text(cell):
    is_pair = isinstance(cell, (tuple, list)) and len(cell) == 2
    if not is_pair or not all(isinstance(part, int) and not isinstance(part, bool) for part in cell):
        raise Invalid("a hex is a pair (q, r) of whole numbers")
    return f"{int(cell[0])},{int(cell[1])}"
