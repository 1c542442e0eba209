"""A random player for Halma in the form of CSCI 561, 2019.

Runs once for each action: reads input.txt and writes output.txt.
"""

import random

SIDE = 16
BLACK_CAMP = {(x, y) for x in range(5) for y in range(5) if x + y <= 5}
WHITE_CAMP = {(15 - x, 15 - y) for x, y in BLACK_CAMP}


def main():
    with open("input.txt") as file:
        lines = file.read().split("\n")
    player, seconds, rows = lines[1].strip(), float(lines[2]), lines[3:19]
    pieces = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    paths = legal_paths(pieces, player)
    path = random.choice(paths)
    letter = "J" if is_jump(path) else "E"
    with open("output.txt", "w") as file:
        for (a, b), (c, d) in zip(path, path[1:]):
            file.write(f"{letter} {a},{b} {c},{d}\n")


def legal_paths(pieces, player):
    """Each play as a list of squares, with only the shortest path to a square."""
    home, goal = (BLACK_CAMP, WHITE_CAMP) if player == "BLACK" else (WHITE_CAMP, BLACK_CAMP)
    own = [square for square, letter in pieces.items() if letter == player[0]]
    paths = [path for start in own for path in paths_of(pieces, start)]
    # A piece cannot leave the opposing camp or return to its own.
    paths = [path for path in paths if path[-1] in goal or path[0] not in goal]
    paths = [path for path in paths if path[-1] not in home or path[0] in home]
    if not home.intersection(own):
        return paths
    # Pieces in the home camp move first: out of the camp, or else away from its corner.
    inside = [path for path in paths if path[0] in home]
    leaving = [path for path in inside if path[-1] not in home]
    further = [path for path in inside if is_further(path, player)]
    return leaving or further or [path for path in paths if path[0] not in home]


def paths_of(pieces, start):
    paths, ways = [], {start: [start]}
    for near, _ in around(start):
        if near not in pieces:
            paths.append([start, near])
    queue = [start]
    for here in queue:
        for near, far in around(here):
            if near in pieces and near != start and is_inside(far) and far not in pieces and far not in ways:
                ways[far] = ways[here] + [far]
                queue.append(far)
                paths.append(ways[far])
    return paths


def around(square):
    """Each neighbour with the square behind it."""
    x, y = square
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [((x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) for dx, dy in steps if is_inside((x + dx, y + dy))]


def is_inside(square):
    return 0 <= square[0] < SIDE and 0 <= square[1] < SIDE


def is_jump(path):
    (a, b), (c, d) = path[:2]
    return max(abs(a - c), abs(b - d)) == 2


def is_further(path, player):
    sign = 1 if player == "BLACK" else -1
    across, down = (sign * (end - start) for start, end in zip(path[0], path[-1]))
    return across >= 0 and down >= 0 and across + down > 0


main()
