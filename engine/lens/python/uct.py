"""UCT: Monte Carlo tree search that selects children by UCB1.

The value of a leaf is from 0, a loss for Max, to 1, a win.
"""

import random
from math import log, sqrt


class Visited:
    """A node of the tree that grows."""

    def __init__(self, node, parent=None):  #@ enter
        self.node, self.parent = node, parent
        self.children, self.untried = [], list(node.children)
        self.visits, self.total = 0, 0.0


def uct(root, playouts, c=1.414, choice=random.choice):
    tree = Visited(root)
    for _ in range(playouts):
        at = tree
        while at.children and not at.untried:
            at = select(at, c)  #@ select
        if at.untried:
            child = Visited(at.untried.pop(0), at)
            at.children.append(child)  #@ expand
            at = child
        reward = play_out(at.node, choice)  #@ playout
        while at:
            at.visits += 1
            at.total += reward  #@ back-up
            at = at.parent
    return tree


def select(at, c):
    """Returns the child with the highest upper confidence bound."""

    def bound(child):
        mean = child.total / child.visits
        if at.node.player != 0:
            mean = 1 - mean
        return mean + c * sqrt(log(at.visits) / child.visits)

    return max(at.children, key=bound)


def play_out(node, choice):
    """Returns the value at the end of random actions."""
    while node.children:
        node = choice(node.children)
    return node.value
