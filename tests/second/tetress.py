"""Tetress, written from its rules alone. Cells are pairs (r, c) on a torus; players are "red" and "blue"."""

from typing import NamedTuple

PLAYERS = ("red", "blue")
OPTIONS = {"limits": ("text", "referee")}
REASONS = {"no_legal_action", "turn_limit"}

SIZE = 11
LIMIT = 150  # actions of both players together


class State(NamedTuple):
    """A position. `tokens` maps cells to players."""

    limits: str
    tokens: dict
    to_move: str
    plies: int


def beside(cell):
    """Returns the four neighbours of a cell."""
    r, c = cell
    return [((r + dr) % SIZE, (c + dc) % SIZE) for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def tetrominoes():
    """Returns all sets of four connected cells with their texts: every tetromino in every place."""
    shapes = {frozenset([(r, c)]) for r in range(SIZE) for c in range(SIZE)}
    for _ in range(3):
        shapes = {shape | {cell} for shape in shapes for near in shape for cell in beside(near) if cell not in shape}
    return {shape: "PLACE " + " ".join(f"{r},{c}" for r, c in sorted(shape)) for shape in shapes}


TETROMINOES = tetrominoes()
LINES = [frozenset((r, c) for c in range(SIZE)) for r in range(SIZE)]
LINES += [frozenset((r, c) for r in range(SIZE)) for c in range(SIZE)]


def start(options):
    """Returns the initial state of a game with these options."""
    return State(options.get("limits", "text"), {}, "red", 0)


def read(options, text):
    """Returns the state of a game that starts from a position text."""
    board, turn, plies = text.split()
    names = {"r": "red", "b": "blue"}
    tokens = {
        (r, c): names[letter]
        for r, row in enumerate(board.split("/"))
        for c, letter in enumerate(row)
        if letter != "."
    }
    return State(options.get("limits", "text"), tokens, names[turn], int(plies))


def other(player):
    return "blue" if player == "red" else "red"


def placements(state):
    """Returns the texts of the placements that the rules allow, whether or not the game is over."""
    taken = set(state.tokens)
    near = {cell for place, owner in state.tokens.items() if owner == state.to_move for cell in beside(place)}
    return [
        words
        for shape, words in TETROMINOES.items()
        if shape.isdisjoint(taken) and (state.plies < 2 or not shape.isdisjoint(near))
    ]


def actions(state):
    """Returns the texts of all legal actions."""
    return placements(state) if result(state)[0] == "unfinished" else []


def play(state, action):
    """Returns the state after a legal action."""
    cells = [tuple(int(number) for number in word.split(",")) for word in action.split()[1:]]
    tokens = dict(state.tokens)
    tokens.update((cell, state.to_move) for cell in cells)
    full = [line for line in LINES if all(cell in tokens for cell in line)]
    for line in full:
        for cell in line:
            tokens.pop(cell, None)
    return State(state.limits, tokens, other(state.to_move), state.plies + 1)


def result(state):
    """Returns the winner, `draw` or `unfinished`, and the reason."""
    ends = []
    if not placements(state):
        ends.append((other(state.to_move), "no_legal_action"))
    if state.plies >= LIMIT:
        red = list(state.tokens.values()).count("red")
        blue = len(state.tokens) - red
        ends.append(("draw" if red == blue else "red" if red > blue else "blue", "turn_limit"))
    if not ends:
        return "unfinished", ""
    return ends[-1] if state.limits == "referee" else ends[0]


def text(state):
    """Returns the position text."""
    numbers = range(SIZE)
    rows = ["".join(state.tokens.get((r, c), ".")[0] for c in numbers) for r in numbers]
    return f"{'/'.join(rows)} {state.to_move[0]} {state.plies}"
