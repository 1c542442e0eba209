"""A greedy agent for Hive: surrounds the other queen and keeps its own free."""

import random

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
# Directions by the sign before or after a reference piece.
BEFORE = {"-": (-1, 0), "/": (-1, 1), "\\": (0, -1)}
BEHIND = {"-": (1, 0), "/": (1, -1), "\\": (0, 1)}


def agent(observation, configuration):
    # The cell of each piece; the top piece of a stack comes last.
    places = {token.label: cell_of(token.cell) for token in observation.tokens}
    mine, other = ("wQ", "bQ") if observation.player == 0 else ("bQ", "wQ")

    def value(action):
        if action == "pass":
            return 0
        piece, end = piece_and_end(action, places)
        after = {**places, piece: end}
        return 2 * pressure(after, other) - 3 * pressure(after, mine)

    # Ties are broken at random.
    actions = random.sample(observation.legal_actions, len(observation.legal_actions))
    best = max(actions, key=value)
    # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    print("value queens", value(best))
    return best


def cell_of(text):
    q, r = text.split(",")
    return int(q), int(r)


def piece_and_end(action, places):
    """`wA1 bQ-` ends east of the black queen, `wB1 bQ` on top of it."""
    piece, _, reference = action.partition(" ")
    if not reference:
        return piece, (0, 0)
    step = (0, 0)
    if reference[0] in BEFORE:
        step, reference = BEFORE[reference[0]], reference[1:]
    elif reference[-1] in BEHIND:
        step, reference = BEHIND[reference[-1]], reference[:-1]
    q, r = places[reference]
    return piece, (q + step[0], r + step[1])


def pressure(places, queen):
    """Number of occupied neighbours of a queen."""
    if queen not in places:
        return 0
    q, r = places[queen]
    occupied = set(places.values())
    return sum((q + dq, r + dr) in occupied for dq, dr in AROUND)
