"""A greedy agent for Tetress: maximises its lead in tokens after the action, including cleared lines."""

import random

SIDE = 11


def agent(observation, configuration):
    me = observation.player
    tokens = {cell_of(token.cell): token.player for token in observation.tokens}

    def value(action):
        after = {**tokens, **{cell_of(place): me for place in action.split()[1:]}}
        rows = [r for r in range(SIDE) if all((r, c) in after for c in range(SIDE))]
        columns = [c for c in range(SIDE) if all((r, c) in after for r in range(SIDE))]
        left = [player for (r, c), player in after.items() if r not in rows and c not in columns]
        return left.count(me) - left.count(1 - me)

    # Ties are broken at random.
    actions = random.sample(observation.legal_actions, len(observation.legal_actions))
    best = max(actions, key=value)
    # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    print("value tokens", value(best))
    return best


def cell_of(text):
    r, c = text.split(",")
    return int(r), int(c)
