import random

from referee.game import Action, PlaceAction, PlayerColor

from .search import best_placement
from .state import State, action_of, mask_of


class Agent:
    """Keeps the position and searches it."""

    def __init__(self, color: PlayerColor, **referee: dict):
        self._color = color
        self._state = State()
        self._chance = random.Random(20240 + color.value)
        print(f"Testing: I am playing as {color}")

    def action(self, **referee: dict) -> Action:
        mask, value = best_placement(self._state, self._chance)
        print(f"value tokens {value}")
        return action_of(mask)

    def update(self, color: PlayerColor, action: Action, **referee: dict):
        place_action: PlaceAction = action
        assert color == self._state.color
        c1, c2, c3, c4 = place_action.coords
        self._state = self._state.play(mask_of(action))
