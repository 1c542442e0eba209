"""COMP30024, 2024: a class with types from `referee.game`, called with the remaining time and memory."""

from quintet_agents.forms import Invalid


class Adapter:
    wants = ()

    def __init__(self, found, setup):
        # The agent's own names for these types, so that `isinstance` holds on both sides.
        from referee.game import Coord, PlaceAction, PlayerColor

        self._coord, self._place_action = Coord, PlaceAction
        self._colors = list(PlayerColor)
        self._limits = setup.limits
        self._agent = found.make(self._colors[setup.player], **self._referee({}))

    def action(self, observation):
        return self._agent.action(**self._referee(observation))

    def text(self, raw, observation):
        if not isinstance(raw, self._place_action):
            raise Invalid("an action is a PlaceAction of four Coord")
        coords = [raw.c1, raw.c2, raw.c3, raw.c4]
        if not all(isinstance(coord, self._coord) for coord in coords):
            raise Invalid("a PlaceAction holds four Coord")
        return "PLACE " + " ".join(f"{r},{c}" for r, c in sorted((int(coord.r), int(coord.c)) for coord in coords))

    def update(self, player, action, observation):
        coords = [self._coord(*(int(number) for number in place.split(","))) for place in action.split()[1:]]
        self._agent.update(self._colors[player], self._place_action(*coords), **self._referee(observation))

    def close(self):
        pass

    def _referee(self, observation):
        """The keyword arguments of every call; None where there is no limit."""
        space = self._limits.get("memory_mb")
        used = observation.get("memory_mb_used")
        seconds = observation.get("remaining_s")
        return {
            # Where nothing is limited, the course's own limit: agents divide it.
            "time_remaining": self._limits.get("game_s") if seconds is None else seconds,
            "space_remaining": None if space is None else float(space) - (used or 0.0),
            "space_limit": None if space is None else float(space),
        }
