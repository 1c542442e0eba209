"""How random players choose. Uniform play would hardly ever end a game of Halma or repeat a position: each mood leads
elsewhere. A mood looks at a few actions and takes the one that it likes best, and now and then any."""

from typing import Callable, NamedTuple

import cachex
import chexers
import halma
import hive
import tetress


class Mood(NamedTuple):
    likes: Callable  # (state, action) -> number
    looks_at: int = 8
    steadiness: float = 0.85
    options: dict = {}  # narrower choices than those of the game


def choose(state, legal, mood, chance):
    """Returns one of the legal actions."""
    if len(legal) == 1 or chance.random() >= mood.steadiness:
        return chance.choice(legal)
    return max(chance.sample(legal, min(mood.looks_at, len(legal))), key=lambda action: mood.likes(state, action))


def repeats(after):
    """Tells how much of a game is repetition."""
    return sum(count * count for count in after.seen.values())


def shuttle(game, looks_at=40, **options):
    """Likes configurations that have been there before, most of all those that have been there often."""
    return Mood(lambda state, action: repeats(game.play(state, action)), looks_at, 0.97, options)


ANY = Mood(lambda state, action: 0, 1, 0)


# Chexers


def waits(state, action):
    """Exits three times, keeps pieces on the exit hexes, and exits for the fourth time in the last turn of all."""
    player, after = state.to_move, chexers.play(state, action)
    ready = sum(place in chexers.EXITS[player] for place, owner in after.pieces.items() if owner == player)
    early = after.exits[player] == 4 and after.plies < 3 * chexers.TURNS
    return 10 * after.exits[player] + min(ready, 4 - after.exits[player]) - 100 * early


CHEXERS = {
    "any": ANY,
    "race": Mood(lambda state, action: action.startswith("EXIT"), 99),
    "hunt": Mood(lambda state, action: action.startswith("JUMP"), 99),
    "wait": Mood(waits, 99, 1),
    "stay": Mood(lambda state, action: not action.startswith("EXIT"), 3, 1),
    "shuttle": shuttle(chexers),
}


# Halma


def forward(state, action):
    """Likes long ways towards the opposing camp, and its farthest empty squares."""
    if action == "PASS":
        return 0
    goal = 15 if state.to_move == "black" else 0
    camp = halma.CAMPS[halma.other(state.to_move)]
    start, end = (tuple(int(number) for number in word.split(",")) for word in action.split("-"))

    def distance(square):
        return ((square[0] - goal) ** 2 + (square[1] - goal) ** 2) ** 0.5

    return 1.1 * distance(start) - distance(end) + 6 * ((end in camp) - (start in camp))


HALMA = {
    "any": ANY,
    "forward": Mood(forward, 300, 0.97),
    "backward": Mood(lambda state, action: -forward(state, action)),
    "shuttle": shuttle(halma, 60, adjudication=["default"]),
}


# Cachex


def peace(state, action):
    """Captures, and avoids a chain."""
    after = cachex.play(state, action)
    return len(state.stones) - len(after.stones) - 100 * after.chain


def peaceful_repetition(state, action):
    return repeats(cachex.play(state, action)) + peace(state, action)


CACHEX = {
    "any": ANY,
    "captures": Mood(lambda state, action: -len(cachex.play(state, action).stones), 30),
    "peace": Mood(peace, 30, 1),
    "shuttle": Mood(peaceful_repetition, 60, 1, {"size": [4, 5, 6]}),
}


# Tetress


def room(state, action):
    """Likes an empty board, with room for the next player."""
    after = tetress.play(state, action)
    return len(tetress.placements(after)) - 20 * len(after.tokens)


TETRESS = {
    "any": ANY,
    "room": Mood(room, 12, 1),
    "squeeze": Mood(lambda state, action: -len(tetress.placements(tetress.play(state, action)))),
    "clears": Mood(lambda state, action: -len(tetress.play(state, action).tokens), 250, 0.95),
}


# Hive


def hive_after(state, action):
    """Returns the next state, without the time that comparing positions takes."""
    return hive.play(state._replace(options={**state.options, "repetition": "none"}), action)


def beside_queen(state, colour):
    place = hive.where(state, colour + "Q")
    return -1 if place is None else sum(near in state.stacks for near in hive.around(place))


def siege(state, action):
    """Surrounds the other queen, and frees the own one."""
    after = hive_after(state, action)
    return 2 * beside_queen(after, after.to_move) - beside_queen(after, state.to_move)


def embrace(state, action):
    """Surrounds both queens with one piece, and neither before."""
    after = hive_after(state, action)
    beside = [beside_queen(after, colour) for colour in "wb"]
    return 50 * (beside == [6, 6]) + sum(beside) - 20 * ((6 in beside) and beside != [6, 6])


def climbs(state, action):
    return -len(hive_after(state, action).stacks)


def throws(state, action):
    """Moves pieces of the opponent, and brings pieces to the own pillbug."""
    return 5 * (action[0] not in ("p", state.to_move)) + (state.to_move + "P" in action)


def stays_few(state, action):
    """Moves the pieces on the board once the queen is there."""
    if hive.where(state, state.to_move + "Q") is None:
        return action[1] == "Q"
    return hive.where(state, action.split()[0]) is not None


def repeats_few(state, action):
    return stays_few(state, action) and repeats(hive.play(state, action))


HIVE = {
    "any": ANY,
    "siege": Mood(siege, 20),
    "embrace": Mood(embrace, 40, 1),
    "climbs": Mood(climbs, 30),
    "throws": Mood(throws, 40, options={"expansions": ["P", "MP", "LP", "MLP"]}),
    "few": Mood(stays_few, 12, 0.9),
    "shuttle": Mood(repeats_few, 40, 0.97, {"repetition": ["draw"]}),
    "shuttle by moves": Mood(repeats_few, 40, 0.97, {"repetition": ["moves"]}),
}

MOODS = {"chexers": CHEXERS, "halma": HALMA, "cachex": CACHEX, "tetress": TETRESS, "hive": HIVE}
