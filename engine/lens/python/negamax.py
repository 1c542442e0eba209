"""Negamax: alpha-beta with values for the player to move.

A gain for one player is the same loss for the other one: the value of a child
changes its sign, and both players maximise.
"""

from math import inf


def negamax(node, alpha=-inf, beta=inf):  #@ enter
    if not node.children:
        return node.value if node.player == 0 else -node.value  #@ leaf
    best = -inf
    for child in node.children:
        if beta <= alpha:
            break  #@ cut
        value = -negamax(child, -beta, -alpha)
        best = max(best, value)  #@ take
        alpha = max(alpha, best)
    return best  #@ leave
