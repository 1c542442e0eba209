"""A board with the rules, as agents use it to keep and to try positions."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action, PlaceAction
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction
from .exceptions import IllegalActionException
from .pieces import _TEMPLATES, Piece, PieceType, create_piece
from .player import PlayerColor


@dataclass(frozen=True)
class CellState:
    """The content of a cell: a token of `player`, or nothing."""

    player: PlayerColor | None = None

    def __iter__(self):
        yield self.player

    def __str__(self) -> str:
        return f"CellState({self.player})"


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
    cell_mutations: set

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
        placed = {coord: CellState(self._turn_color) for coord in action.coords}
        filled = lambda coord: coord in placed or self._cell_occupied(coord)
        line = range(BOARD_N)
        rows = [r for r in {coord.r for coord in placed} if all(filled(Coord(r, c)) for c in line)]
        columns = [c for c in {coord.c for coord in placed} if all(filled(Coord(r, c)) for r in line)]
        cleared = [Coord(r, c) for r in rows for c in line] + [Coord(r, c) for c in columns for r in line]
        changed = {**placed, **{coord: _EMPTY for coord in cleared}}
        changes = {CellMutation(coord, self._state[coord], after) for coord, after in changed.items()}
        mutation = BoardMutation(action, changes)
        self._state.update(changed)
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
        letters = {None: ".", PlayerColor.RED: "r", PlayerColor.BLUE: "b"}
        if use_color:
            letters.update({PlayerColor.RED: "\033[31mr\033[0m", PlayerColor.BLUE: "\033[34mb\033[0m"})
        rows = [[letters[self._state[Coord(r, c)].player] + " " for c in range(BOARD_N)] for r in range(BOARD_N)]
        return "".join("".join(row) + "\n" for row in rows)

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
        coords = [action.c1, action.c2, action.c3, action.c4]
        for coord in coords:
            self._assert_coord_valid(coord)
            self._assert_coord_empty(coord)
        if self.turn_count >= 2 and not any(self._has_neighbour(coord, self._turn_color) for coord in coords):
            raise IllegalActionException(f"no cell of {action} is next to an own token", self._turn_color)
        try:
            Piece(action.coords)
        except ValueError as error:
            raise IllegalActionException(str(error), self._turn_color) from None

    def _assert_coord_valid(self, coord: Coord):
        if type(coord) is not Coord:
            raise IllegalActionException(f"'{coord}' is not a Coord", self._turn_color)

    def _assert_coord_empty(self, coord: Coord):
        if self._cell_occupied(coord):
            raise IllegalActionException(f"{coord} is already occupied", self._turn_color)

    def _has_legal_action(self) -> bool:
        empty = {coord for coord, state in self._state.items() if state.player is None}
        is_first = self.turn_count < 2
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

    def _occupied_coords(self) -> set[Coord]:
        return {coord for coord, state in self._state.items() if state.player is not None}
