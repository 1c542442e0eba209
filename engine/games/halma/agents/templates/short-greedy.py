"""A greedy agent for Halma: takes the play that brings a man furthest, the hindmost man first."""


def agent(observation, configuration):
    is_black = observation.players[observation.player] == "black"

    def value(action):
        if action == "PASS":
            return 0
        start, end = (distance(cell, is_black) for cell in action.split("-"))
        return start - end + 0.05 * start

    best = max(observation.legal_actions, key=value)
    # A line "value NAME NUMBER" becomes a plot, "mark CELL COLOUR" a mark on the board.
    print("value gain", round(value(best), 2))
    return best


def distance(cell, is_black):
    """How far a square is from the corner that the player goes to."""
    x, y = (int(part) for part in cell.split(","))
    return 30 - x - y if is_black else x + y
