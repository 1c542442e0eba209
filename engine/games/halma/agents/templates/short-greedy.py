"""A greedy agent for Halma: plays the longest advance, with the rearmost piece on ties."""


def agent(observation, configuration):
    is_black = observation.players[observation.player] == "black"

    def value(action):
        if action == "PASS":
            return 0
        start, end = (distance(cell, is_black) for cell in action.split("-"))
        return start - end + 0.05 * start

    best = max(observation.legal_actions, key=value)
    # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    print("value gain", round(value(best), 2))
    return best


def distance(cell, is_black):
    """Distance of a square from the target corner."""
    x, y = (int(part) for part in cell.split(","))
    return 30 - x - y if is_black else x + y
