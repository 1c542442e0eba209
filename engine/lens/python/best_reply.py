"""Best-reply search: in each round only one opponent replies.

The others play the action with the best static evaluation for themselves.
A value is a list with one score for each player; here inner nodes have one,
too: their static evaluation.
"""

from math import inf


def best_reply(node, alpha=-inf, beta=inf, player=0):  #@ enter
    if not node.children:
        return node.value[player]  #@ leaf
    own = node.player == player
    best = -inf if own else inf
    for child in node.children if own else rounds(node, player):
        if beta <= alpha:
            break  #@ cut
        value = best_reply(child, alpha, beta, player)
        if own:  #@ take
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best  #@ leave


def rounds(node, player, replied=False):
    """Yields the nodes after one action of each opponent."""
    if not node.children or node.player == player:
        yield node
        return
    default = max(node.children, key=lambda child: child.value[node.player])
    yield from rounds(default, player, replied)
    if not replied:
        for child in node.children:
            if child is not default:
                yield from rounds(child, player, replied=True)
