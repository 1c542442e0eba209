"""A greedy agent for Cachex: shortens its own path across the board and lengthens the opponent's."""

STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def agent(observation, configuration):
    size = configuration.options.size
    me = observation.player
    stones = {cell_of(token.cell): token.player for token in observation.tokens}

    def value(action):
        if action == "STEAL":
            (r, q), = stones
            return 50 if 0 < r < size - 1 and 0 < q < size - 1 else -50
        cell = cell_of(action.split()[1])
        after = {**stones, cell: me}  # ignores captures
        centre = abs(2 * cell[0] - size + 1) + abs(2 * cell[1] - size + 1)
        return way(after, 1 - me, size) - way(after, me, size) - 0.01 * centre

    best = max(observation.legal_actions, key=value)
    # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    print("value ways", round(value(best), 2))
    return best


def cell_of(text):
    r, q = text.split(",")
    return int(r), int(q)


def way(stones, player, size):
    """Stones that a player still needs: red (0) from r = 0 to the last row, blue (1) from q = 0 to the last column."""
    costs = {}
    here = [(0, i) if player == 0 else (i, 0) for i in range(size)]
    # Cells with the player's stones cost 0 and come first; empty cells cost 1.
    for cost in range(size * size):
        later = []
        while here:
            cell = here.pop()
            if not (0 <= cell[0] < size and 0 <= cell[1] < size) or cell in costs:
                continue
            owner = stones.get(cell)
            if owner == 1 - player:
                continue
            if owner is None and cell not in later:
                later.append(cell)
                continue
            if owner == player:
                costs[cell] = cost
                if cell[player] == size - 1:
                    return cost
                here += [(cell[0] + r, cell[1] + q) for r, q in STEPS]
        for cell in later:
            costs[cell] = cost + 1
            if cell[player] == size - 1:
                return cost + 1
            here += [(cell[0] + r, cell[1] + q) for r, q in STEPS]
        if not here:
            break
    return size * size
