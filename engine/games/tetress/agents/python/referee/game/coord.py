"""Places and directions on the torus. Adding to a `Coord` goes over the edges; a `Vector2` has none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .constants import BOARD_N


@dataclass(frozen=True)
class Vector2:
    r: int
    c: int

    def __lt__(self, other) -> bool:
        return (self.r, self.c) < (other.r, other.c)

    def __le__(self, other) -> bool:
        return (self.r, self.c) <= (other.r, other.c)

    def __hash__(self) -> int:
        return hash((self.r, self.c))

    def __iter__(self):
        return iter((self.r, self.c))

    def __str__(self) -> str:
        return f"Vector2({self.r}, {self.c})"

    def __add__(self, other):
        return self.__class__(self.r + other.r, self.c + other.c)

    def __sub__(self, other):
        return self.__class__(self.r - other.r, self.c - other.c)

    def __neg__(self):
        return self.__class__(-self.r, -self.c)

    def __mul__(self, n: int):
        return self.__class__(self.r * n, self.c * n)

    def down(self, n: int = 1):
        return self + Direction.Down * n

    def up(self, n: int = 1):
        return self + Direction.Up * n

    def left(self, n: int = 1):
        return self + Direction.Left * n

    def right(self, n: int = 1):
        return self + Direction.Right * n


class Direction(Enum):
    Down = Vector2(1, 0)
    Up = Vector2(-1, 0)
    Left = Vector2(0, -1)
    Right = Vector2(0, 1)

    @property
    def r(self) -> int:
        return self.value.r

    @property
    def c(self) -> int:
        return self.value.c

    @classmethod
    def _missing_(cls, value):
        """`Direction((1, 0))` and `Direction(Coord(1, 0))` are found as well."""
        try:
            r, c = value
        except (TypeError, ValueError):
            return None
        return next((each for each in cls if (each.r, each.c) == (r, c)), None)

    def __iter__(self):
        return iter(self.value)

    def __neg__(self) -> Direction:
        return Direction(-self.value)

    def __mul__(self, n: int) -> Vector2:
        return self.value * n

    def __str__(self) -> str:
        return {"Down": "[↓]", "Up": "[↑]", "Left": "[←]", "Right": "[→]"}[self.name]


@dataclass(frozen=True)
class Coord(Vector2):
    """A cell of the board."""

    def __post_init__(self):
        if not (0 <= self.r < BOARD_N and 0 <= self.c < BOARD_N):
            raise ValueError(f"Out-of-bounds coordinate: {self}")

    # A dataclass would make one that does not fit Vector2's.
    def __hash__(self) -> int:
        return hash((self.r, self.c))

    def __str__(self) -> str:
        return f"{self.r}-{self.c}"

    def __add__(self, other) -> Coord:
        return Coord((self.r + other.r) % BOARD_N, (self.c + other.c) % BOARD_N)

    def __sub__(self, other) -> Coord:
        return Coord((self.r - other.r) % BOARD_N, (self.c - other.c) % BOARD_N)

    def __neg__(self) -> Coord:
        return Coord(-self.r % BOARD_N, -self.c % BOARD_N)

    def __mul__(self, n: int) -> Coord:
        return Coord(self.r * n % BOARD_N, self.c * n % BOARD_N)
