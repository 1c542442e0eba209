"""The files that the course plays with."""

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import List, Tuple

from .board import Play
from .squares import SIDE, Man, Square


class Mode(Enum):
    SINGLE = "SINGLE"
    GAME = "GAME"


@dataclass
class Input:
    mode: Mode
    player: Man
    seconds: float
    rows: List[str]


@dataclass
class Memory:
    """What is kept from one turn to the next."""

    turns: int = 0
    recent: List[Tuple[Square, Square]] = field(default_factory=list)

    def add(self, play: Play) -> None:
        self.turns += 1
        self.recent = [*self.recent[-7:], (play.start, play.end)]


def read_input(name: str) -> Input:
    lines = Path(name).read_text().split("\n")
    rows = [line.strip() for line in lines[3 : 3 + SIDE]]
    return Input(Mode(lines[0].strip()), Man[lines[1].strip()], float(lines[2]), rows)


def write_output(name: str, play: Play) -> None:
    letter = "J" if play.is_jump else "E"
    hops = zip(play.path, play.path[1:])
    text = "\n".join(f"{letter} {a.x},{a.y} {b.x},{b.y}" for a, b in hops)
    Path(name).write_text(text + "\n")


def read_memory(name: str) -> Memory:
    path = Path(name)
    if not path.exists():
        return Memory()
    first, *others = path.read_text().splitlines()
    numbers = [[int(part) for part in line.split()] for line in others]
    return Memory(int(first), [(Square(a, b), Square(c, d)) for a, b, c, d in numbers])


def write_memory(name: str, memory: Memory) -> None:
    lines = [str(memory.turns)] + [f"{a.x} {a.y} {b.x} {b.y}" for a, b in memory.recent]
    Path(name).write_text("\n".join(lines) + "\n")
