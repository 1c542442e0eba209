"""Halma, written from its rules alone. Squares are pairs (x, y); players are "black" and "white"."""

from typing import NamedTuple

PLAYERS = ("black", "white")
OPTIONS = {"rules": ("csci561", "classic"), "first": ("black", "white"), "adjudication": ("default", "none")}
REASONS = {"camp_filled", "repetition", "turn_limit", "both_pass"}

SIZE = 16
LIMIT = 400  # plies of both players together
SQUARES = [(x, y) for y in range(SIZE) for x in range(SIZE)]
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
BLACK_CAMP = {(x, y) for x, y in SQUARES if x <= 4 and y <= 4 and x + y <= 5}
CAMPS = {"black": BLACK_CAMP, "white": {(15 - x, 15 - y) for x, y in BLACK_CAMP}}
LETTERS = {"black": "B", "white": "W"}


class State(NamedTuple):
    """A position with what its past decides. `men` maps squares to owners; `seen` counts configurations."""

    options: dict
    men: dict
    to_move: str
    plies: int
    seen: dict
    filled: bool  # The player who has just played has filled the opposing camp


def start(options):
    """Returns the initial state of a game with these options."""
    men = {square: player for player in PLAYERS for square in CAMPS[player]}
    return initial(options, men, options.get("first", "black"), 0)


def read(options, text):
    """Returns the state of a game that starts from a position text."""
    board, turn, plies = text.split()
    names = {"B": "black", "W": "white"}
    men = {
        (x, y): names[letter]
        for y, row in enumerate(board.split("/"))
        for x, letter in enumerate(row)
        if letter != "."
    }
    return initial(options, men, names[turn], int(plies))


def initial(options, men, to_move, plies):
    state = State(options, men, to_move, plies, {}, False)
    state.seen[configuration(state)] = 1
    return state


def other(player):
    return "white" if player == "black" else "black"


def configuration(state):
    """Returns the men row by row, and the player to move, as in the position text."""
    owners = [LETTERS.get(state.men.get(square), ".") for square in SQUARES]
    rows = ["".join(owners[at : at + SIZE]) for at in range(0, SIZE * SIZE, SIZE)]
    return f"{'/'.join(rows)} {LETTERS[state.to_move]}"


def fills(men, player):
    """Tells if the camp opposite to the player is full, with at least one man of the player."""
    owners = [men.get(square) for square in CAMPS[other(player)]]
    return None not in owners and player in owners


def inside(square):
    return 0 <= square[0] < SIZE and 0 <= square[1] < SIZE


def reached(men, start):
    """Returns all squares that the man on `start` reaches by one step or by jumps."""
    others = {square for square in men if square != start}
    x, y = start
    steps = {(x + dx, y + dy) for dx, dy in DIRECTIONS if inside((x + dx, y + dy)) and (x + dx, y + dy) not in others}
    jumps, fresh = {start}, [start]
    while fresh:
        x, y = fresh.pop()
        for dx, dy in DIRECTIONS:
            landing = (x + 2 * dx, y + 2 * dy)
            if (x + dx, y + dy) in others and landing not in others and landing not in jumps and inside(landing):
                jumps.add(landing)
                fresh.append(landing)
    return steps | jumps - {start}


def further(player, start, end):
    """Tells if `end` is further from the corner of the player's own camp, as the rules of CSCI 561 measure it."""
    away = 1 if player == "black" else -1
    dx, dy = away * (end[0] - start[0]), away * (end[1] - start[1])
    return dx >= 0 and dy >= 0 and dx + dy > 0


def pairs(state):
    """Returns all legal pairs of from and to."""
    player = state.to_move
    own, opposing = CAMPS[player], CAMPS[other(player)]
    found = [
        (start, end)
        for start, owner in state.men.items()
        if owner == player
        for end in reached(state.men, start)
        if start not in opposing or end in opposing
    ]
    if state.options.get("rules", "csci561") == "classic":
        return found
    found = [(start, end) for start, end in found if start in own or end not in own]
    if not any(state.men.get(square) == player for square in own):
        return found
    leaving = [(start, end) for start, end in found if start in own and end not in own]
    advancing = [(start, end) for start, end in found if start in own and end in own and further(player, start, end)]
    outside = [(start, end) for start, end in found if start not in own]
    return leaving or advancing or outside


def actions(state):
    """Returns the texts of all legal actions."""
    if result(state)[0] != "unfinished":
        return []
    return [f"{x},{y}-{x2},{y2}" for (x, y), (x2, y2) in pairs(state)] or ["PASS"]


def play(state, action):
    """Returns the state after a legal action."""
    men, seen, player = dict(state.men), dict(state.seen), state.to_move
    filled = False
    if action != "PASS":
        start, end = (tuple(int(number) for number in word.split(",")) for word in action.split("-"))
        men[end] = men.pop(start)
        filled = fills(men, player)
    after = State(state.options, men, other(player), state.plies + 1, seen, filled)
    seen[configuration(after)] = seen.get(configuration(after), 0) + 1
    return after


def result(state):
    """Returns the winner, `draw` or `unfinished`, and the reason."""
    if state.filled:
        return other(state.to_move), "camp_filled"
    if not pairs(state) and not pairs(state._replace(to_move=other(state.to_move))):
        return "draw", "both_pass"
    if state.options.get("adjudication", "default") == "default":
        if state.seen[configuration(state)] >= 3:
            return "draw", "repetition"
        if state.plies >= LIMIT:
            return "draw", "turn_limit"
    return "unfinished", ""


def text(state):
    """Returns the position text."""
    return f"{configuration(state)} {state.plies}"
