"""Minimax: Max takes the child with the highest value, Min the lowest."""

from math import inf


def minimax(node):  #@ enter
    if not node.children:
        return node.value  #@ leaf
    best = -inf if node.player == 0 else inf
    for child in node.children:
        value = minimax(child)
        if node.player == 0:  #@ take
            best = max(best, value)
        else:
            best = min(best, value)
    return best  #@ leave
