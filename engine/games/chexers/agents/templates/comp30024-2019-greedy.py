"""A greedy player for Chexers in the form of COMP30024, 2019: exits, else converts, else moves forward."""

STEPS = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
HEXES = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if -3 <= q + r <= 3}
STARTS = {
    "red": [(-3, 0), (-3, 1), (-3, 2), (-3, 3)],
    "green": [(0, -3), (1, -3), (2, -3), (3, -3)],
    "blue": [(3, 0), (2, 1), (1, 2), (0, 3)],
}


class Player:
    def __init__(self, colour):
        self.colour = colour
        self.pieces = {place: each for each, places in STARTS.items() for place in places}

    def action(self):
        actions = self.legal_actions()
        best = max(actions, key=self.value)
        # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
        print("value gain", self.value(best))
        return best

    def update(self, colour, action):
        kind, place = action
        if kind == "EXIT":
            del self.pieces[place]
        elif kind != "PASS":
            start, end = place
            del self.pieces[start]
            self.pieces[end] = colour
            if kind == "JUMP":
                self.pieces[middle(start, end)] = colour

    def legal_actions(self):
        actions = []
        for start in [place for place, colour in self.pieces.items() if colour == self.colour]:
            if distance(self.colour, start) == 0:
                actions.append(("EXIT", start))
            for q, r in STEPS:
                near, far = (start[0] + q, start[1] + r), (start[0] + 2 * q, start[1] + 2 * r)
                if near in HEXES and near not in self.pieces:
                    actions.append(("MOVE", (start, near)))
                elif near in HEXES and far in HEXES and far not in self.pieces:
                    actions.append(("JUMP", (start, far)))
        return actions or [("PASS", None)]

    def value(self, action):
        kind, place = action
        if kind in ("EXIT", "PASS"):
            return 100
        start, end = place
        gained = distance(self.colour, start) - distance(self.colour, end)
        if kind == "JUMP" and self.pieces[middle(start, end)] != self.colour:
            gained += 5
        return gained

def middle(start, end):
    return (start[0] + end[0]) // 2, (start[1] + end[1]) // 2


def distance(colour, place):
    """Steps to the exit hexes of a colour."""
    q, r = place
    return {"red": 3 - q, "green": 3 - r, "blue": 3 + q + r}[colour]
