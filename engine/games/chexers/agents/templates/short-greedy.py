"""A greedy agent for Chexers: exits, else converts, else moves towards its exits."""


def agent(observation, configuration):
    colour = observation.players[observation.player]
    owners = {cell_of(token.cell): token.player for token in observation.tokens}

    def value(action):
        kind, *places = action.split()
        cells = [cell_of(place) for place in places]
        if kind == "EXIT":
            return 100
        if kind == "PASS":
            return 0
        start, end = cells
        gained = distance(colour, start) - distance(colour, end)
        if kind == "JUMP":
            middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
            if owners[middle] != observation.player:
                gained += 5
        return gained

    best = max(observation.legal_actions, key=value)
    # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    print("value gain", value(best))
    return best


def cell_of(text):
    q, r = text.split(",")
    return int(q), int(r)


def distance(colour, cell):
    """Steps to the exit hexes of a colour."""
    q, r = cell
    return {"red": 3 - q, "green": 3 - r, "blue": 3 + q + r}[colour]
