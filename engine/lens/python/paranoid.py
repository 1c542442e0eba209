"""Paranoid search: alpha-beta in which all opponents act as one.

They minimise the score of the player who searches. A value is a list with one
score for each player.
"""

from math import inf


def paranoid(node, alpha=-inf, beta=inf, player=0):  #@ enter
    if not node.children:
        return node.value[player]  #@ leaf
    best = -inf if node.player == player else inf
    for child in node.children:
        if beta <= alpha:
            break  #@ cut
        value = paranoid(child, alpha, beta, player)
        if node.player == player:  #@ take
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best  #@ leave
