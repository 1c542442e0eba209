"""Alpha-beta: minimax without the children that can't change the result.

Max already has a choice worth alpha, Min one worth beta.
"""

from math import inf


def alpha_beta(node, alpha=-inf, beta=inf):  #@ enter
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
