"""Plays an agent against random opponents; the program `quintet` is the judge. QUINTET names it."""

import json
import os
import random
import subprocess

from process import Process
from tokens import tokens_of

QUINTET = os.environ.get("QUINTET", "quintet")


class Judge:
    """One game by `quintet ugi`."""

    def __init__(self, game, options):
        arguments = [QUINTET, "ugi", "--game", game]
        for name, value in options.items():
            arguments += ["--option", f"{name}={value}"]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.actions = []

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()

    def query(self, question):
        self._process.stdin.write(f"query {question}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().rstrip("\n")
        assert answer.startswith("response "), answer
        return answer[len("response ") :]

    def legal(self):
        moves = self.query("moves")
        return [] if moves == "none" else [move.replace("_", " ") for move in moves.split()]

    def play(self, action):
        self.actions.append(action)
        moves = " ".join(each.replace(" ", "_") for each in self.actions)
        self._process.stdin.write(f"position startpos moves {moves}\n")
        self._process.stdin.flush()

    def is_over(self):
        return self.query("gameover") == "true"


PLAYERS = {
    "chexers": ["red", "green", "blue"],
    "cachex": ["red", "blue"],
    "tetress": ["red", "blue"],
    "halma": ["black", "white"],
    "hive": ["white", "black"],
}


class Fault(Exception):
    """The agent's fault, as the driver tells it."""


def start_of(game, folder, player=0, options=None, **more):
    request = {"type": "start", "folder": str(folder), "form": None, "class": None, "game": game, "options": options or {}}
    return {**request, "players": PLAYERS[game], "player": player, "seed": 7, "limits": {}, **more}


def play(game, folder, player=0, options=None, plies=40, **more):
    """Plays at most so many plies. Returns the actions, and what the agent printed."""
    options = options or {}
    chance = random.Random(3)
    printed = []
    with Process() as agent, Judge(game, options) as judge:

        def ask(**request):
            answer = agent.ask(**request)
            printed.append(answer["printed"])
            if answer["type"] == "fault":
                raise Fault(json.dumps(answer, indent=1) + f"\nafter {judge.actions}")
            return answer

        ready = ask(**start_of(game, folder, player, options, **more))
        for ply in range(plies):
            if judge.is_over():
                break
            legal = judge.legal()
            mover = ply % len(PLAYERS[game])
            position = judge.query("fen")
            observation = {"game": game, "options": options, "players": PLAYERS[game], "player": player, "ply": ply}
            observation.update(position=position, actions=list(judge.actions), remaining_s=100.0, memory_mb_used=None)
            if mover == player:
                whole = {"legal": legal, "tokens": tokens_of(game, position)}
                wanted = {name: whole[name] for name in ready["wants"]}
                action = ask(type="action", observation={**observation, **wanted})["action"]
                assert action in legal, f"{action} is not legal after {judge.actions}"
            else:
                action = chance.choice(legal)
            judge.play(action)
            if not judge.is_over():
                ask(type="update", player=mover, action=action, observation=observation)
        assert agent.end() == 0
        assert not os.listdir(agent.home.name), "the driver leaves nothing behind"
        return judge.actions, "".join(printed)
