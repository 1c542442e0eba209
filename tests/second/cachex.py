"""Cachex, written from its rules alone. Cells are pairs (r, q); players are "red" and "blue"."""

from typing import NamedTuple

PLAYERS = ("red", "blue")
OPTIONS = {"size": (8, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)}
REASONS = {"chain", "repetition", "turn_limit"}

LIMIT = 343  # actions of both players together
# In a circle, so that directions beside each other are neighbours of each other.
NEIGHBOURS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


class State(NamedTuple):
    """A position with what its past decides. `stones` maps cells to players; `seen` counts configurations."""

    size: int
    stones: dict
    to_move: str
    plies: int
    seen: dict
    chain: bool  # The player who has just placed has joined both sides


def start(options):
    """Returns the initial state of a game with these options."""
    return initial(options, {}, "red", 0)


def read(options, text):
    """Returns the state of a game that starts from a position text."""
    board, turn, plies = text.split()
    names = {"r": "red", "b": "blue"}
    stones = {
        (r, q): names[letter]
        for r, row in enumerate(board.split("/"))
        for q, letter in enumerate(row)
        if letter != "."
    }
    return initial(options, stones, names[turn], int(plies))


def initial(options, stones, to_move, plies):
    size = int(options.get("size", 8))
    joined = joins(stones, other(to_move), size)
    state = State(size, stones, to_move, plies, {}, joined)
    state.seen[rows(state)] = 1
    return state


def other(player):
    return "blue" if player == "red" else "red"


def rows(state):
    """Returns the stones, row by row from r = 0."""
    numbers = range(state.size)
    return "/".join("".join(state.stones.get((r, q), ".")[0] for q in numbers) for r in numbers)


def actions(state):
    """Returns the texts of all legal actions."""
    if result(state)[0] != "unfinished":
        return []
    numbers = range(state.size)
    found = [f"PLACE {r},{q}" for r in numbers for q in numbers if (r, q) not in state.stones]
    if state.plies == 0 and state.size % 2 == 1:
        found.remove(f"PLACE {state.size // 2},{state.size // 2}")
    if state.plies == 1:
        found.append("STEAL")
    return found


def captured(stones, cell):
    """Returns the cells that the stone just placed on `cell` captures."""
    player = stones[cell]
    r, q = cell
    taken = set()
    for i in range(6):
        for apart in (1, 2):
            (r1, q1), (r2, q2) = NEIGHBOURS[i], NEIGHBOURS[(i + apart) % 6]
            one, two, opposite = (r + r1, q + q1), (r + r2, q + q2), (r + r1 + r2, q + q1 + q2)
            if stones.get(opposite) == player and stones.get(one) == stones.get(two) == other(player):
                taken |= {one, two}
    return taken


def joins(stones, player, size):
    """Tells if a chain of the player's stones joins the player's two sides."""
    along = 0 if player == "red" else 1
    reached = {cell for cell, owner in stones.items() if owner == player and cell[along] == 0}
    fresh = list(reached)
    while fresh:
        r, q = fresh.pop()
        for dr, dq in NEIGHBOURS:
            cell = (r + dr, q + dq)
            if stones.get(cell) == player and cell not in reached:
                reached.add(cell)
                fresh.append(cell)
    return any(cell[along] == size - 1 for cell in reached)


def play(state, action):
    """Returns the state after a legal action."""
    stones, seen, player = dict(state.stones), dict(state.seen), state.to_move
    if action == "STEAL":
        ((r, q),) = stones
        stones = {(q, r): player}
    else:
        r, q = (int(number) for number in action.split()[1].split(","))
        stones[(r, q)] = player
        for cell in captured(stones, (r, q)):
            del stones[cell]
    chain = joins(stones, player, state.size)
    after = State(state.size, stones, other(player), state.plies + 1, seen, chain)
    seen[rows(after)] = seen.get(rows(after), 0) + 1
    return after


def result(state):
    """Returns the winner, `draw` or `unfinished`, and the reason."""
    if state.chain:
        return other(state.to_move), "chain"
    if state.seen[rows(state)] >= 7:
        return "draw", "repetition"
    if state.plies >= LIMIT:
        return "draw", "turn_limit"
    return "unfinished", ""


def text(state):
    """Returns the position text."""
    return f"{rows(state)} {state.to_move[0]} {state.plies}"
