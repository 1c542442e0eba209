/** Lesson 1: what a game tree is. */
export const messages = /** @type {const} */ ({
    aim: "Before a program can choose, it has to look ahead. What it looks at has the shape of a tree.",

    "parts.title": "Positions and actions",
    "parts.text": `Take a game in the middle of play. The position on the board is the *root* of the tree. Every action that is legal now leads to another position, a *child* of the root. From there the opponent has actions of their own, and so on, until the game is over.

Each position in the tree is a *node*. A node without children is a *leaf*. One action of one player is a *ply*.

Here is a whole tree, because the game is nearly over: Cachex on nine cells, three of them empty, Red to move. Red has {actions} actions, and no line is longer than {plies} plies. Press play and watch the search visit every node.`,
    "figure.whole":
        "All that can still happen: {nodes} nodes, {leaves} of them leaves. Choose a node to see its position on the board.",
    "parts.more": `Some lines end early, because one player has already connected their sides.`,

    "growth.title": "How fast it grows",
    "growth.text": `The number of actions at a node is its *branching factor*. If every node has b children, there are \`b^{d}\` leaves after d plies.

That adds up quickly. Cachex on its default board of 8 by 8 cells starts with {first} actions. After only two plies there are {second} positions. One ply more, and there are more than two hundred thousand.

In 1950 [Claude Shannon] made the same estimate for chess. With about thirty actions in a position and games of forty moves by each side, he counted some 10^{120} games. No computer will ever visit them all.`,

    "horizon.title": "So we stop early",
    "horizon.text": `A search therefore looks a fixed number of plies ahead, its *depth*. Where it stops, it doesn’t know who wins. It asks for a *static evaluation* instead: a number that says how good a position looks without any more looking ahead.

The rest of this course is about two questions. What do the leaves tell us? And how many of them can we skip?`,

    "question.text":
        "In some game, each position has exactly {branching} actions. How many leaves does its tree have after {depth} plies?",
    "question.right": "Each ply multiplies the number of positions by {branching}: 3, 9, 27, {uniform}.",
    "question.wrong":
        "Not quite. After one ply there are {branching} positions. Each of them has {branching} children as well. Continue to ply {depth}, and count only the last row.",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, Philosophical Magazine 41, 1950.]`,
});
