"""Aspiration windows: alpha-beta with a window around a guess of the value.

A narrow window cuts more. If the value is outside, it is only a bound, and
the search is repeated with that side of the window open.
"""

from math import inf


def aspiration(root, guess, delta):
    alpha, beta = guess - delta, guess + delta
    value = alpha_beta(root, alpha, beta)
    if not alpha < value < beta:
        if value <= alpha:  #@ widen
            alpha = -inf
        else:
            beta = inf
        value = alpha_beta(root, alpha, beta)
    return value


def alpha_beta(node, alpha, beta):  #@ enter
    if not node.children:
        return node.value  #@ leaf
    best = -inf if node.player == 0 else inf
    for child in node.children:
        if beta <= alpha:
            break  #@ cut
        value = alpha_beta(child, alpha, beta)
        if node.player == 0:  #@ take
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best  #@ leave
