import random

from referee.game import Action, PlaceAction, PlayerColor

from .mcts import Tree
from .state import State, action_of, mask_of


class Agent:
    """Keeps the position and searches it with a number of playouts that depends on what is left of the time."""

    def __init__(self, color: PlayerColor, **referee: dict):
        self._color = color
        self._state = State()
        self._chance = random.Random(20240 + color.value)
        print(f"Testing: I am playing as {color}")

    def action(self, **referee: dict) -> Action:
        tree = Tree(self._state, self._chance)
        best = tree.run(playouts=24)
        print(f"{tree.root.visits} playouts, best {best.points / best.visits:.3f}")
        print(f"value chance {best.points / best.visits:.3f}")
        return action_of(best.mask)

    def update(self, color: PlayerColor, action: Action, **referee: dict):
        place_action: PlaceAction = action
        assert color == self._state.color
        c1, c2, c3, c4 = place_action.coords
        self._state = self._state.play(mask_of(action))
