"""CSCI 561, 2019: a program that is started afresh for each action, reads `input.txt` and writes `output.txt`."""

import os
import random
import re
import shutil
import tempfile
import traceback

from quintet_agents.afresh import Afresh
from quintet_agents.faults import Fault, fault_of
from quintet_agents.forms import Invalid

SIDE = 16
LETTERS = {"black": "B", "white": "W"}
# What `input.txt` says where the game has no limit.
SECONDS = 300
# The least time that the course gives.
LEAST_SECONDS = 0.01
LONGEST_OUTPUT = 10_000
FILES = ("input.txt", "output.txt", "playdata.txt")

LINE = re.compile(r"([EJ]) (\d{1,2}),(\d{1,2}) (\d{1,2}),(\d{1,2})")


class Adapter:
    wants = ("legal",)

    def __init__(self, found, setup):
        self._found = found
        self._setup = setup
        self._made = None if setup.work else tempfile.mkdtemp(prefix="agent-")
        self._folder = setup.work or self._made
        # The program runs once there is a position. What its files show already is said now.
        found.check_modules()
        try:
            with open(found.path, "rb") as file:
                code = compile(file.read(), found.path, "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as error:
            raise fault_of(error, found.files.root, "start") from None
        self._program = Afresh(code, found.path)
        self._lay_out(os.path.dirname(found.path))

    def action(self, observation):
        # The files cannot express a pass; the rules hardly ever ask for one.
        if observation.get("legal") == ["PASS"]:
            return "PASS"
        self._write_input(observation)
        output = os.path.join(self._folder, "output.txt")
        if os.path.exists(output):
            os.remove(output)
        self._run(observation, output)
        if not os.path.isfile(output):
            raise Invalid("the program has written no output.txt")
        with open(output, "rb") as file:
            return file.read(LONGEST_OUTPUT).decode("utf-8", "replace")

    def text(self, raw, observation):
        return raw if raw == "PASS" else text_of(raw, observation["position"])

    def update(self, player, action, observation):
        """The next position tells everything."""

    def close(self):
        if self._made:
            shutil.rmtree(self._made, ignore_errors=True)

    def _lay_out(self, folder):
        """The program finds what lies beside it in the current folder, as in the course."""
        for name in os.listdir(folder):
            target = os.path.join(self._folder, name)
            if name in FILES or name.endswith(".py") or name.startswith((".", "__")) or os.path.exists(target):
                continue
            source = os.path.join(folder, name)
            (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, target)

    def _write_input(self, observation):
        rows, _, _ = observation["position"].split(" ")
        seconds = observation.get("remaining_s")
        if seconds is None:
            seconds = self._setup.limits.get("game_s") or SECONDS
        player = self._setup.players[self._setup.player].upper()
        lines = ["GAME", player, f"{max(LEAST_SECONDS, seconds):.2f}", *rows.split("/")]
        with open(os.path.join(self._folder, "input.txt"), "w", encoding="ascii", newline="\n") as file:
            file.write("\n".join(lines) + "\n")

    def _run(self, observation, output):
        """Runs the program as a new process would: its modules are forgotten, and its folder is the current one."""
        random.seed(self._setup.seed * 1000 + observation["ply"])
        self._found.forget_own()
        os.chdir(self._folder)
        try:
            self._program.run()
        except MemoryError:
            raise
        except SystemExit as end:
            # Who asks for an action reads the file, however the program ended.
            if end.code not in (None, 0) and not is_written(output):
                raise
        except Exception:
            if not is_written(output):
                raise
            traceback.print_exc()


def is_written(output):
    return os.path.isfile(output) and os.path.getsize(output) > 0


def text_of(output, position):
    """The action that the lines of `output.txt` describe, `x,y-x,y`. Each line must be possible on the board."""
    rows = position.split(" ")[0].split("/")
    lines = output.rstrip().split("\n")
    hops = [hop_of(number, line) for number, line in enumerate(lines, start=1)]
    kinds = {kind for kind, _, _ in hops}
    if len(hops) > 1 and kinds != {"J"}:
        raise Invalid("output.txt must be one line with E, or lines with J")
    start = hops[0][1]
    free = lambda cell: cell == start or rows[cell[1]][cell[0]] == "."
    here = start
    for number, (kind, source, target) in enumerate(hops, start=1):
        wrong = wrong_with(kind, source, target, here, start, free)
        if wrong:
            message = f'output.txt, line {number}: "{lines[number - 1].strip()}": {wrong}'
            raise Fault("illegal", message, "path", line=number, reason=wrong)
        here = target
    return "{},{}-{},{}".format(*start, *here)


def hop_of(number, line):
    match = LINE.fullmatch(line.strip("\r "))
    numbers = [int(part) for part in match.groups()[1:]] if match else []
    if not match or max(numbers) >= SIDE:
        shown = line.strip()[:60]
        wanted = f'"E x,y x,y" or "J x,y x,y" with numbers from 0 to {SIDE - 1}'
        raise Invalid(f'output.txt, line {number}: must be {wanted} (found "{shown}")')
    return match.group(1), tuple(numbers[:2]), tuple(numbers[2:])


def wrong_with(kind, source, target, here, start, free):
    """The problem of a step or hop, or None. The engine checks the mover and the camps."""
    if source != here:
        return f"must start at {here[0]},{here[1]}, where the previous hop ends"
    across, down = target[0] - source[0], target[1] - source[1]
    if kind == "E" and max(abs(across), abs(down)) != 1:
        return "E must go to one of the eight neighbours"
    if kind == "J":
        if {abs(across), abs(down)} not in ({2}, {0, 2}):
            return "J must go two squares in one direction"
        middle = (source[0] + across // 2, source[1] + down // 2)
        if middle == start or free(middle):
            return f"{middle[0]},{middle[1]} holds no piece to jump over"
    if not free(target):
        return f"{target[0]},{target[1]} is occupied"
    return None
