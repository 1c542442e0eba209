"""Monte Carlo tree search with a fixed number of playouts, so that no clock is needed."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Optional

from .state import State


class Result(Enum):
    WON = auto()
    LOST = auto()
    DRAWN = auto()

    @property
    def points(self) -> float:
        return {Result.WON: 1.0, Result.LOST: 0.0, Result.DRAWN: 0.5}[self]


@dataclass
class Node:
    state: State
    parent: Optional[Node] = None
    mask: int = 0
    untried: list[int] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    visits: int = 0
    points: float = 0.0  # of the player who moved into this node

    def upper_bound(self, exploration: float) -> float:
        mean = self.points / self.visits
        return mean + exploration * math.sqrt(math.log(self.parent.visits) / self.visits)


class Tree:
    WIDTH = 12
    EXPLORATION = 0.7
    HORIZON = 4

    def __init__(self, state: State, chance: random.Random):
        self.chance = chance
        self.root = self.new_node(state)

    def new_node(self, state: State, parent: Optional[Node] = None, mask: int = 0) -> Node:
        node = Node(state, parent, mask)
        if not state.is_over:
            # The placements after which the opponent has the fewest tokens and the least room come first.
            masks = list(state.legal)
            self.chance.shuffle(masks)
            masks = masks[: 3 * self.WIDTH]
            masks.sort(key=lambda mask: quick_value(state.play(mask)))
            node.untried = masks[: self.WIDTH][::-1]
        return node

    def run(self, playouts: int) -> Node:
        for _ in range(playouts):
            node = self.select()
            if node.untried:
                mask = node.untried.pop()
                child = self.new_node(node.state.play(mask), node, mask)
                node.children.append(child)
                node = child
            self.back_up(node, self.play_out(node.state))
        return max(self.root.children, key=lambda child: (child.visits, child.points))

    def select(self) -> Node:
        node = self.root
        while not node.untried and node.children:
            node = max(node.children, key=lambda child: child.upper_bound(self.EXPLORATION))
        return node

    def play_out(self, state: State) -> float:
        """Points of the player to move in `state`: a few random actions, then a guess."""
        first = state.turns % 2
        for _ in range(self.HORIZON):
            if state.is_over:
                break
            state = state.play(self.chance.choice(state.legal))
        is_same = state.turns % 2 == first
        if not state.legal:
            return (Result.LOST if is_same else Result.WON).points
        guess = 1 / (1 + math.exp(0.25 * quick_value(state)))
        return 1 - guess if is_same else guess

    @staticmethod
    def back_up(node: Optional[Node], points: float):
        """`points`: of the player to move in the node."""
        while node is not None:
            points = 1 - points
            node.visits += 1
            node.points += points
            node = node.parent


def quick_value(state: State) -> float:
    """Positive if the player to move has more tokens."""
    return bin(state.own).count("1") - bin(state.other).count("1")
