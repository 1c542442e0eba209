"""Games judged by the program `quintet`, which QUINTET names, and requests that start an agent."""

import os
import subprocess

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


def start_of(game, folder, player=0, options=None, **more):
    request = {"type": "start", "folder": str(folder), "form": None, "class": None, "game": game, "options": options or {}}
    return {**request, "players": PLAYERS[game], "player": player, "seed": 7, "limits": {}, **more}
