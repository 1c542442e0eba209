"""Talks to `quintet referee-agent`, for the player classes next to this file. Needs only Python 3.6."""

import os
import shutil
import subprocess


class Agent:
    """One game. The program is the environment variable QUINTET, or else `quintet` on the path."""

    def __init__(self, game, seconds, options=()):
        program = os.environ.get("QUINTET") or shutil.which("quintet")
        if not program:
            raise RuntimeError("quintet must be on the path, or QUINTET must be its file name")
        arguments = [program, "referee-agent", "--game", game, "--seconds", str(seconds)]
        for name, value in options:
            arguments += ["--option", "{}={}".format(name, value)]
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, universal_newlines=True, bufsize=1
        )
        self._answer("ready")

    def action(self, seconds=None):
        """The next action, as the program writes it. `seconds`: processor time left for the rest of the game."""
        return self._ask("action" if seconds is None else "action {:.3f}".format(seconds), "action")

    def update(self, action):
        """Reports an action of any player, including its own."""
        self._ask("update " + action, "ok")

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            try:
                self._process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process.stdout.close()

    def __del__(self):
        if hasattr(self, "_process"):
            self.close()

    def _ask(self, line, wanted):
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # the answer has the reason
        return self._answer(wanted)

    def _answer(self, wanted):
        line = self._process.stdout.readline().rstrip("\n")
        word, _, rest = line.partition(" ")
        if word == wanted:
            return rest
        if not line:
            raise RuntimeError("quintet exited with status {}".format(self._process.wait()))
        raise RuntimeError("quintet: " + line)
