"""Expectimax: minimax with chance nodes, whose value is a weighted mean.

The player of a chance node is None, and each of its children has a
probability.
"""

from math import inf


def expectimax(node):  #@ enter
    if not node.children:
        return node.value  #@ leaf
    if node.player is None:
        best = 0  #@ chance
    else:
        best = -inf if node.player == 0 else inf
    for child in node.children:
        value = expectimax(child)
        if node.player is None:  #@ take
            best += child.probability * value
        elif node.player == 0:
            best = max(best, value)
        else:
            best = min(best, value)
    return best  #@ leave
