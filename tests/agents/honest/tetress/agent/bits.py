"""The board as two whole numbers with a bit for each cell."""

from functools import lru_cache
from typing import Iterator, List, Tuple

from referee.game import BOARD_N, Coord, Direction
from referee.game.pieces import PieceType, create_piece

CELLS = BOARD_N * BOARD_N
FULL = (1 << CELLS) - 1


def index(coord: Coord) -> int:
    return coord.r * BOARD_N + coord.c


def bit(coord: Coord) -> int:
    return 1 << index(coord)


@lru_cache(maxsize=None)
def coord_of(place: int) -> Coord:
    return Coord(*divmod(place, BOARD_N))


def bits_of(mask: int) -> Iterator[int]:
    """Yields the places whose bits are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


ROWS: List[int] = [sum(bit(Coord(r, c)) for c in range(BOARD_N)) for r in range(BOARD_N)]
COLUMNS: List[int] = [sum(bit(Coord(r, c)) for r in range(BOARD_N)) for c in range(BOARD_N)]
NEIGHBOURS: List[int] = [sum(bit(coord_of(i) + step) for step in Direction) for i in range(CELLS)]


def around(mask: int) -> int:
    """All cells beside a set of cells."""
    found = 0
    for place in bits_of(mask):
        found |= NEIGHBOURS[place]
    return found


@lru_cache(maxsize=None)
def placements_over(place: int) -> Tuple[int, ...]:
    """All pieces that cover a cell, as masks in a fixed order."""
    here = coord_of(place)
    found = set()
    for piece_type in PieceType:
        base = create_piece(piece_type, Coord(0, 0))
        for part in sorted(base.coords):
            found.add(sum(bit(each) for each in (other + (here - part) for other in base.coords)))
    return tuple(sorted(found))
