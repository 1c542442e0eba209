"""Plays random games with the second implementation and the program side by side, and compares every position.

Prints a table of what happened, and each difference as the shortest game that was found for it. Ends with status 1
after a difference, or if something that the rules name never happened.
"""

import argparse
import collections
import json
import random
import sys

import cachex
import chexers
import engine
import halma
import hive
import moods
import tetress
from coverage import EXPECTED, events
from starts import RANDOM, STARTS

GAMES = {"chexers": chexers, "halma": halma, "cachex": cachex, "tetress": tetress, "hive": hive}
LONGEST = {"halma": 420, "hive": 150}  # plies of games that need not end


def play_game(name, seed, number):
    """Plays a random game with the second implementation. Returns its record, and what it says about each position."""
    game = GAMES[name]
    chance = random.Random(f"{seed} {name} {number}")
    mood = list(moods.MOODS[name])[number % len(moods.MOODS[name])]
    setup, fixed = None, {}
    longest = LONGEST.get(name, 1000)
    # The first games start from the given positions, and some later ones. Most later games are short, from random ones.
    if number < len(STARTS[name]):
        setup, fixed, mood = STARTS[name][number]
    elif number % 10 == 9:
        setup, fixed, _ = chance.choice(STARTS[name])
    elif name in RANDOM and number > 8:
        (setup, fixed, mood), longest = RANDOM[name](chance), 2
    choices = {**game.OPTIONS, **moods.MOODS[name][mood].options}
    options = {**{option: chance.choice(list(values)) for option, values in choices.items()}, **fixed}
    state = game.read(options, setup) if setup else game.start(options)
    record = {"game": name, "options": options, "setup": setup, "actions": []}
    said, happened = [engine.second_facts(game, state)], collections.Counter()
    while said[-1].legal and len(record["actions"]) < longest:
        action = moods.choose(state, said[-1].legal, moods.MOODS[name][mood], chance)
        after = game.play(state, action)
        happened.update(events(name, state, action, after))
        record["actions"].append(action)
        said.append(engine.second_facts(game, after))
        state = after
    happened[said[-1].reason or "unfinished"] += 1
    happened["positions"] = len(said)
    return record, said, happened


def replay(record):
    """Returns what the second implementation says about each position, or None if an action is not legal."""
    game = GAMES[record["game"]]
    state = game.read(record["options"], record["setup"]) if record["setup"] else game.start(record["options"])
    said = [engine.second_facts(game, state)]
    for action in record["actions"]:
        if action not in said[-1].legal:
            return None
        state = game.play(state, action)
        said.append(engine.second_facts(game, state))
    return said


def ask(record, plies=None):
    """Returns what the program says about positions of a record: a list of facts, or its refusal as a text."""
    players = GAMES[record["game"]].PLAYERS
    try:
        options, setup, actions = record["options"], record["setup"], record["actions"]
        return engine.program_facts(record["game"], players, options, setup, actions, plies)
    except engine.Refused as refused:
        return str(refused)


def differs_at(record, said):
    """Returns the first ply at which the two sides differ, or None."""
    answers = ask(record)
    if isinstance(answers, str):
        # An action that the program refuses: the position before it is the one that differs.
        for ply in range(len(said)):
            answer = ask({**record, "actions": record["actions"][:ply]}, [ply])
            if isinstance(answer, str) or answer[0] != said[ply]:
                return ply
    return next((ply for ply, (one, other) in enumerate(zip(said, answers)) if one != other), None)


def cuts(length):
    """Returns sets of actions to leave out: half of the game, ever shorter pieces, then any two."""
    piece = length // 2
    while piece > 0:
        for at in range(0, length, piece):
            yield set(range(at, at + piece))
        piece //= 2
    if length <= 20:
        yield from ({one, other} for one in range(length) for other in range(one))


def shrink(record, said):
    """Returns a record that is as short as possible and ends in a position about which the two sides differ."""
    record = {**record, "actions": record["actions"][: differs_at(record, said)]}
    shorter = True
    while shorter:
        shorter = False
        for cut in cuts(len(record["actions"])):
            tried = {**record, "actions": [action for at, action in enumerate(record["actions"]) if at not in cut]}
            facts = replay(tried)
            ply = differs_at(tried, facts) if facts else None
            if ply is not None:
                record, shorter = {**tried, "actions": tried["actions"][:ply]}, True
                break
    return record


def explain(record):
    """Returns lines about the last position of a record: what each side says."""
    ply = len(record["actions"])
    second, answer = replay(record)[-1], ask(record, [ply])
    lines = [json.dumps({key: value for key, value in record.items() if value is not None})]
    if isinstance(answer, str):
        return [*lines, f"  the program: {answer}"]
    (program,) = answer
    extra = {"only the second implementation": second, "only the program": program}
    for side, facts in extra.items():
        left = sorted(set(facts.legal) - set((program if facts is second else second).legal))
        if left:
            lines.append(f"  legal for {side}: {'; '.join(left)}")
    for field in ("text", "result", "reason"):
        one, other = getattr(second, field), getattr(program, field)
        if one != other:
            lines.append(f"  {field}: {one!r} in the second implementation, {other!r} in the program")
    return lines


def compare(name, positions, seed, first_number=0):
    """Compares games until this many positions are seen. Returns counts of what happened, and the differences."""
    happened, differences, number = collections.Counter(), [], first_number
    while happened["positions"] < positions and len(differences) < 3:
        record, said, events_of_game = play_game(name, seed, number)
        happened.update(events_of_game)
        happened["games"] += 1
        if ask(record) != said:
            differences.append([f"{name}: seed {seed}, game {number}", *explain(shrink(record, said))])
        number += 1
    return happened, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, help="of each game; by default the sample of a test run")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to share the work")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="by default all")
    given = parser.parse_args()
    good = True
    for name in given.games or GAMES:
        happened, differences = compare(name, given.positions or SAMPLE[name], given.seed, given.first)
        missing = [event for event in EXPECTED[name] if not happened[event]]
        print(f"{name}: " + ", ".join(f"{event} {happened[event]}" for event in sorted(happened)))
        for difference in differences:
            print("\n".join(difference))
        if missing:
            print(f"{name}: never happened: {', '.join(missing)}")
        good = good and not differences and not missing
        sys.stdout.flush()
    return 0 if good else 1


# Positions of each game in a test run: enough for everything in EXPECTED to happen.
SAMPLE = {"chexers": 3000, "halma": 3000, "cachex": 2000, "tetress": 1000, "hive": 2500}

if __name__ == "__main__":
    sys.exit(main())
