"""Constants of the rules, and a game that plays by them."""

from collections import Counter

_ADJACENT_STEPS = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]

_STARTING_HEXES = {
    "red": [(-3, 0), (-3, 1), (-3, 2), (-3, 3)],
    "green": [(0, -3), (1, -3), (2, -3), (3, -3)],
    "blue": [(3, 0), (2, 1), (1, 2), (0, 3)],
}
_FINISHING_HEXES = {
    "red": {(3, -3), (3, -2), (3, -1), (3, 0)},
    "green": {(-3, 3), (-2, 3), (-1, 3), (0, 3)},
    "blue": {(-3, 0), (-2, -1), (-1, -2), (0, -3)},
}
_MAX_TURNS = 256
_MAX_REPEATS = 4
_COLOURS = ("red", "green", "blue")


class IllegalActionException(Exception):
    """An action that the rules do not allow."""


class Chexers:
    """`board`: colour by hex, " " where none is; `score`: exits by colour; `nturns`: actions played."""

    def __init__(self):
        self.hexes = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if -3 <= -q - r <= 3}
        self.board = {hex_: " " for hex_ in self.hexes}
        for colour, hexes in _STARTING_HEXES.items():
            for hex_ in hexes:
                self.board[hex_] = colour
        self.score = {colour: 0 for colour in _COLOURS}
        self.nturns = 0
        self.history = Counter([self._snapshot()])

    def update(self, colour, action):
        """Plays an action, or raises IllegalActionException."""
        if colour != _COLOURS[self.nturns % 3]:
            raise IllegalActionException(f"it is not the turn of {colour}")
        if action not in self.available_actions(colour):
            raise IllegalActionException(f"action {action!r} is not available to {colour}")
        kind, place = action
        if kind == "EXIT":
            self.board[place] = " "
            self.score[colour] += 1
        elif kind != "PASS":
            source, target = place
            self.board[source], self.board[target] = " ", colour
            if kind == "JUMP":
                self.board[(source[0] + target[0]) // 2, (source[1] + target[1]) // 2] = colour
        self.nturns += 1
        self.history[self._snapshot()] += 1

    def available_actions(self, colour):
        """All legal actions of a colour, `[("PASS", None)]` if there is nothing else."""
        actions = []
        for hex_ in sorted(self.hexes):
            if self.board[hex_] != colour:
                continue
            if hex_ in _FINISHING_HEXES[colour]:
                actions.append(("EXIT", hex_))
            for q, r in _ADJACENT_STEPS:
                near, far = (hex_[0] + q, hex_[1] + r), (hex_[0] + 2 * q, hex_[1] + 2 * r)
                if self.board.get(near) == " ":
                    actions.append(("MOVE", (hex_, near)))
                elif near in self.hexes and self.board.get(far) == " ":
                    actions.append(("JUMP", (hex_, far)))
        return actions or [("PASS", None)]

    def over(self):
        """Whether the game has ended."""
        is_won = max(self.score.values()) >= 4
        return is_won or self.nturns >= 3 * _MAX_TURNS or self.history[self._snapshot()] >= _MAX_REPEATS

    def _snapshot(self):
        pieces = frozenset((hex_, colour) for hex_, colour in self.board.items() if colour != " ")
        return pieces, self.nturns % 3
