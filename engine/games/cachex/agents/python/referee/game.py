"""Constants of the rules."""

_PLAYER_AXIS = {"red": 0, "blue": 1}
_MAX_REPEAT_STATES = 7
_MAX_TURNS = 343
_ACTION_STEAL = "STEAL"
_ACTION_PLACE = "PLACE"


class IllegalActionException(Exception):
    """An action that the rules do not allow."""
