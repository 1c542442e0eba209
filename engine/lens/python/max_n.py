"""Max^n: every player takes the child that is best for itself.

A value is a list with one score for each player.
"""


def max_n(node):  #@ enter
    if not node.children:
        return node.value  #@ leaf
    best = None
    for child in node.children:
        values = max_n(child)
        score = values[node.player]
        if best is None or score > best[node.player]:  #@ take
            best = values
    return best  #@ leave
