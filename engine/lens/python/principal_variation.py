"""Principal variation search: alpha-beta that expects the first child to win.

A null window only shows whether another child is better. Values are whole
numbers.
"""

from math import inf


def principal_variation(node, alpha=-inf, beta=inf):  #@ enter
    if not node.children:
        return node.value  #@ leaf
    best = -inf if node.player == 0 else inf
    for i, child in enumerate(node.children):
        if beta <= alpha:
            break  #@ cut
        if i == 0:
            value = principal_variation(child, alpha, beta)
        else:
            if node.player == 0:
                value = principal_variation(child, alpha, alpha + 1)
            else:
                value = principal_variation(child, beta - 1, beta)
            if alpha < value < beta:
                value = principal_variation(child, alpha, beta)  #@ research
        if node.player == 0:  #@ take
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best  #@ leave
