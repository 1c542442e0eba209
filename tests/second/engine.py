"""What the program `quintet` says about the positions of a game. The environment variable QUINTET names it."""

import os
import subprocess
from typing import NamedTuple

QUINTET = os.environ["QUINTET"]


class Facts(NamedTuple):
    """What both sides say about one position."""

    legal: tuple  # texts in the order of their bytes
    text: str
    result: str
    reason: str


class Refused(Exception):
    """The program does not play an action, or does not read a position."""


def second_facts(game, state):
    """Returns what the second implementation says about a state."""
    return Facts(tuple(sorted(game.actions(state))), game.text(state), *game.result(state))


def program_facts(name, players, options, setup, actions, plies=None):
    """Returns what the program says about the positions after these numbers of actions, by default all from 0 up."""
    plies = range(len(actions) + 1) if plies is None else plies
    words = [action.replace(" ", "_") for action in actions]
    place = f"position fen {setup}" if setup else "position startpos"
    asked = []
    for ply in plies:
        asked.append(f"{place} moves {' '.join(words[:ply])}".removesuffix(" moves "))
        asked += [f"query {question}" for question in ("moves", "fen", "result", "reason")]
    choice = [word for option, value in options.items() for word in ("--option", f"{option}={value}")]
    run = subprocess.run(
        [QUINTET, "ugi", "--game", name, *choice], input="\n".join([*asked, "quit\n"]), capture_output=True, text=True
    )
    lines = run.stdout.splitlines()
    wrong = [line for line in [*lines, *run.stderr.splitlines()] if not line.startswith("response ")]
    if wrong or run.returncode != 0:
        raise Refused(wrong[0] if wrong else f"exit status {run.returncode}")
    answers = [line.removeprefix("response ") for line in lines]
    return [facts(players, answers[at : at + 4]) for at in range(0, len(answers), 4)]


def facts(players, answers):
    moves, text, result, reason = answers
    legal = () if moves == "none" else tuple(sorted(word.replace("_", " ") for word in moves.split()))
    results = {"none": "unfinished", "draw": "draw"}
    results.update((f"p{number}win", player) for number, player in enumerate(players, 1))
    return Facts(legal, text, results[result], "" if reason == "none" else reason)
