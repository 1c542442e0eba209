"""Chexers, written from its rules alone. Hexes are pairs (q, r); players are 0, 1 and 2."""

from typing import NamedTuple

PLAYERS = ("red", "green", "blue")
OPTIONS = {"limits": ("text", "referee")}
REASONS = {"four_exits", "repetition", "turn_limit"}

TURNS = 256  # of each player
NEIGHBOURS = ((-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
# In the order of the position text: rows from r = -3, each from its smallest q.
HEXES = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if -3 <= q + r <= 3]
BOARD = set(HEXES)
SETUP = (
    ((-3, 0), (-3, 1), (-3, 2), (-3, 3)),
    ((0, -3), (1, -3), (2, -3), (3, -3)),
    ((3, 0), (2, 1), (1, 2), (0, 3)),
)
EXITS = (
    {(3, -3), (3, -2), (3, -1), (3, 0)},
    {(-3, 3), (-2, 3), (-1, 3), (0, 3)},
    {(-3, 0), (-2, -1), (-1, -2), (0, -3)},
)


class State(NamedTuple):
    """A position with what its past decides. `pieces` maps hexes to owners; `seen` counts configurations."""

    limits: str
    pieces: dict
    to_move: int
    exits: tuple
    plies: int
    seen: dict


def start(options):
    """Returns the initial state of a game with these options."""
    pieces = {place: player for player in range(3) for place in SETUP[player]}
    return initial(options, pieces, 0, (0, 0, 0), 0)


def read(options, text):
    """Returns the state of a game that starts from a position text."""
    board, turn, exits, plies = text.split()
    letters = board.replace("/", "")
    pieces = {place: ".rgb".index(letter) - 1 for place, letter in zip(HEXES, letters) if letter != "."}
    return initial(options, pieces, "rgb".index(turn), tuple(int(number) for number in exits.split(",")), int(plies))


def initial(options, pieces, to_move, exits, plies):
    state = State(options.get("limits", "text"), pieces, to_move, exits, plies, {})
    state.seen[configuration(state)] = 1
    return state


def configuration(state):
    """Returns the colours on all hexes, and the player to move, as one text."""
    return "".join(".rgb"[state.pieces.get(place, -1) + 1] for place in HEXES) + "rgb"[state.to_move]


def actions(state):
    """Returns the texts of all legal actions."""
    if result(state)[0] != "unfinished":
        return []
    found = []
    for (q, r), owner in state.pieces.items():
        if owner != state.to_move:
            continue
        if (q, r) in EXITS[owner]:
            found.append(f"EXIT {q},{r}")
        for dq, dr in NEIGHBOURS:
            near, behind = (q + dq, r + dr), (q + 2 * dq, r + 2 * dr)
            if near in BOARD and near not in state.pieces:
                found.append(f"MOVE {q},{r} {near[0]},{near[1]}")
            elif near in state.pieces and behind in BOARD and behind not in state.pieces:
                found.append(f"JUMP {q},{r} {behind[0]},{behind[1]}")
    return found or ["PASS"]


def play(state, action):
    """Returns the state after a legal action."""
    kind, *words = action.split()
    places = [tuple(int(number) for number in word.split(",")) for word in words]
    player = state.to_move
    pieces, exits, seen = dict(state.pieces), list(state.exits), dict(state.seen)
    if kind != "PASS":
        del pieces[places[0]]
    if kind == "EXIT":
        exits[player] += 1
    elif kind in ("MOVE", "JUMP"):
        pieces[places[1]] = player
    if kind == "JUMP":
        (q, r), (q2, r2) = places
        pieces[((q + q2) // 2, (r + r2) // 2)] = player
    after = State(state.limits, pieces, (player + 1) % 3, tuple(exits), state.plies + 1, seen)
    seen[configuration(after)] = seen.get(configuration(after), 0) + 1
    return after


def result(state):
    """Returns the winner, `draw` or `unfinished`, and the reason."""
    ends = []
    if 4 in state.exits:
        ends.append((PLAYERS[state.exits.index(4)], "four_exits"))
    if state.seen[configuration(state)] >= 4:
        ends.append(("draw", "repetition"))
    if state.plies >= 3 * TURNS:
        ends.append(("draw", "turn_limit"))
    if not ends:
        return "unfinished", ""
    return ends[-1] if state.limits == "referee" else ends[0]


def text(state):
    """Returns the position text."""
    letters, rows, at = configuration(state), [], 0
    for length in (4, 5, 6, 7, 6, 5, 4):
        rows.append(letters[at : at + length])
        at += length
    exits = ",".join(str(number) for number in state.exits)
    return f"{'/'.join(rows)} {'rgb'[state.to_move]} {exits} {state.plies}"
