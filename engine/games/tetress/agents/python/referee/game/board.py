"""A board with the rules, as agents use it to keep and to try positions."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action, PlaceAction
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction
from .exceptions import IllegalActionException
from .pieces import _TEMPLATES
from .player import PlayerColor


@dataclass(frozen=True)
class CellState:
    """What is on a cell: a token of `player`, or nothing."""

    player: PlayerColor | None = None

    def __post_init__(self):
        if self.player is not None and not isinstance(self.player, PlayerColor):
            raise ValueError(f"Invalid player: {self.player}")

    def __iter__(self):
        yield self.player

    def __str__(self) -> str:
        return "." if self.player is None else self.player.name[0].lower()


@dataclass(frozen=True)
class CellMutation:
    cell: Coord
    prev: CellState
    next: CellState

    def __str__(self) -> str:
        return f"CellMutation({self.cell}, {self.prev}, {self.next})"


@dataclass(frozen=True)
class BoardMutation:
    """What an action changed."""

    action: Action
    cell_mutations: frozenset

    def __str__(self) -> str:
        return f"BoardMutation({', '.join(str(each) for each in self.cell_mutations)})"


_EMPTY = CellState()


class Board:
    def __init__(self, initial_state=None, initial_player: PlayerColor = PlayerColor.RED):
        self._state = {Coord(r, c): _EMPTY for r in range(BOARD_N) for c in range(BOARD_N)}
        self._state.update(initial_state or {})
        self._turn_color = initial_player
        self._history = []

    def __getitem__(self, cell: Coord) -> CellState:
        if not self._within_bounds(cell):
            raise IndexError(f"Cell position '{cell}' is invalid.")
        return self._state[cell]

    def apply_action(self, action: Action) -> BoardMutation:
        """Plays an action of the player to move, or raises IllegalActionException."""
        if not isinstance(action, PlaceAction):
            raise IllegalActionException(f"Unknown action {action}", self._turn_color)
        self._validate_place_action(action)
        before = self._state
        after = dict(before)
        for coord in action.coords:
            after[coord] = CellState(self._turn_color)
        rows = [r for r in range(BOARD_N) if all(after[Coord(r, c)].player for c in range(BOARD_N))]
        columns = [c for c in range(BOARD_N) if all(after[Coord(r, c)].player for r in range(BOARD_N))]
        for coord in after:
            if coord.r in rows or coord.c in columns:
                after[coord] = _EMPTY
        changes = [CellMutation(coord, before[coord], after[coord]) for coord in after]
        changed = frozenset(change for change in changes if change.prev != change.next)
        mutation = BoardMutation(action, changed)
        self._state = after
        self._history.append(mutation)
        self._turn_color = self._turn_color.opponent
        return mutation

    def undo_action(self) -> BoardMutation:
        """Takes the last action back; raises IndexError if there is none."""
        if not self._history:
            raise IndexError("No actions to undo.")
        mutation = self._history.pop()
        self._turn_color = self._turn_color.opponent
        for change in mutation.cell_mutations:
            self._state[change.cell] = change.prev
        return mutation

    def set_cell_state(self, cell: Coord, state: CellState):
        self._state[cell] = state

    def set_turn_color(self, color: PlayerColor):
        self._turn_color = color

    def render(self, use_color: bool = False, use_unicode: bool = False) -> str:
        """The board as text, a row a line; with ANSI colours if wanted."""
        codes = {"r": "\033[31mr\033[0m", "b": "\033[34mb\033[0m", ".": "."}
        lines = []
        for r in range(BOARD_N):
            letters = [str(self._state[Coord(r, c)]) for c in range(BOARD_N)]
            lines.append(" ".join(codes[letter] if use_color else letter for letter in letters))
        return "\n".join(lines)

    @property
    def turn_count(self) -> int:
        return len(self._history)

    @property
    def turn_limit_reached(self) -> bool:
        return self.turn_count >= MAX_TURNS

    @property
    def turn_color(self) -> PlayerColor:
        return self._turn_color

    @property
    def game_over(self) -> bool:
        return self.turn_limit_reached or not self._has_legal_action()

    @property
    def winner_color(self) -> PlayerColor | None:
        if self.turn_limit_reached:
            red, blue = (self._player_token_count(color) for color in (PlayerColor.RED, PlayerColor.BLUE))
            return None if red == blue else PlayerColor.RED if red > blue else PlayerColor.BLUE
        return None if self._has_legal_action() else self._turn_color.opponent

    def _validate_place_action(self, action: PlaceAction):
        coords = action.coords
        if len(coords) != 4 or not all(isinstance(coord, Coord) for coord in coords):
            raise IllegalActionException("four different cells are needed", self._turn_color)
        for coord in coords:
            if self._cell_occupied(coord):
                raise IllegalActionException(f"{coord} is already occupied", self._turn_color)
        if not any({origin + offset for offset in offsets} == coords for origin in coords for offsets in _TEMPLATES.values()):
            raise IllegalActionException("the cells are not a valid piece", self._turn_color)
        if not self._is_first_action() and not any(self._has_neighbour(coord, self._turn_color) for coord in coords):
            raise IllegalActionException("the piece is not next to an own token", self._turn_color)

    def _is_first_action(self) -> bool:
        """Whether the player to move has not played yet. A board that was set up counts as one that was played."""
        played = self.turn_count + sum(1 for state in self._state.values() if state.player) * (not self._history)
        return played < 2

    def _has_legal_action(self) -> bool:
        empty = {coord for coord, state in self._state.items() if state.player is None}
        is_first = self._is_first_action()
        near = {coord for coord in empty if is_first or self._has_neighbour(coord, self._turn_color)}
        for offsets in _TEMPLATES.values():
            for shift in offsets:
                for coord in near:
                    if all(coord - shift + offset in empty for offset in offsets):
                        return True
        return False

    def _within_bounds(self, coord: Coord) -> bool:
        return 0 <= coord.r < BOARD_N and 0 <= coord.c < BOARD_N

    def _cell_occupied(self, coord: Coord) -> bool:
        return self._state[coord].player is not None

    def _cell_empty(self, coord: Coord) -> bool:
        return self._state[coord].player is None

    def _has_neighbour(self, coord: Coord, color: PlayerColor) -> bool:
        return any(self._state[coord + direction].player == color for direction in Direction)

    def _player_token_count(self, color: PlayerColor) -> int:
        return sum(state.player == color for state in self._state.values())

    def _occupied_by_player(self, color: PlayerColor) -> list[Coord]:
        return [coord for coord, state in self._state.items() if state.player == color]
