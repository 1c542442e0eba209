"""How many stones a side still needs to join its edges."""

import heapq
from functools import lru_cache

from . import grid
from .grid import Side
from .position import Position


@lru_cache(maxsize=20_000)
def needed(position: Position, side: Side) -> int:
    """Stones on a shortest way between the edges (Dijkstra: own cells cost nothing, empty ones 1)."""
    size, board = position.size, position.board()
    lines = grid.goal_lines(side, size)
    ends = set(lines["to"])
    costs, queue = {}, []

    def reach(cell, cost):
        owner = board.get(cell)
        if owner == side.other:
            return
        total = cost + (0 if owner == side else 1)
        if total < costs.get(cell, 1000):
            costs[cell] = total
            heapq.heappush(queue, (total, cell))

    for cell in lines["from"]:
        reach(cell, 0)
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > costs[cell]:
            continue
        if cell in ends:
            return cost
        for near in grid.neighbours(cell, size):
            reach(near, cost)
    return size * size
