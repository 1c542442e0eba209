from __future__ import annotations

from enum import Enum


class PlayerColor(Enum):
    RED = 0
    BLUE = 1

    @property
    def opponent(self) -> PlayerColor:
        return PlayerColor.BLUE if self is PlayerColor.RED else PlayerColor.RED

    def __index__(self) -> int:
        return self.value

    def __str__(self) -> str:
        return self.name
