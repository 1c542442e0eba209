"""What the stand-ins for the course's referees share.

Each stand-in takes the positional arguments of the published referee of its year, imports players in the same way, and calls
them in the same order. It has no rules, because Quintet's players refuse illegal actions, and plays a few turns only."""

import importlib

TURNS = 6


def player_class(location, standard):
    """Returns the class of a package specification: `package`, `path/to/package` or `package:Class`."""
    package, _, name = location.partition(":")
    module = package.strip("/").replace("/", ".")
    return getattr(importlib.import_module(module), name or standard)


def play(players, tell):
    """Calls `tell(player, seat, action)` for every player after every action."""
    for turn in range(TURNS):
        seat = turn % len(players)
        action = players[seat].action()
        for player in players:
            tell(player, seat, action)
        print(f"turn {turn + 1}: {action}")
    print(f"played {TURNS} turns")
