/** Lesson 7: three players. */
export const messages = /** @type {const} */ ({
    aim: "With two players, your loss is my gain. With three, what the others want is an open question, and each search answers it in its own way.",

    "maxn.title": "Everyone for themselves: maxⁿ",
    "maxn.text": `One number is no longer enough. Each leaf holds three: one for each player. [Luckhardt] and [Irani] proposed in 1986 what seems natural: every player takes the child in which their own number is highest. This is *maxⁿ*.

The first player moves at the root, the second below it. After A the second player prefers the 4 to the 2, so A is worth {maxA} to the first. B is worth {maxB}. The first player plays A.`,
    "figure.maxN": "Three bars for three players. At each node, the bar of the player to move decides.",
    "snippet.maxN": "The heart of it: each player looks at their own score. From",
    "maxn.more": `Cutting off is hard here. Another player’s gain need not be your loss, so there are no two bounds that close. Something can be left out only where the sum of all scores is bounded, and then not much.`,

    "paranoid.title": "All against me: paranoid",
    "paranoid.text": `The *paranoid* search assumes the worst: the others only want to harm you. They become one opponent, and alpha-beta works again, with all its cuts.

In the same tree the second player would now choose what is worst for the first. A falls to {paranoidA}, and B, with {paranoidB}, is better. [Sturtevant] and [Korf] studied it in 2000: it searches deeper than maxⁿ, under an assumption that is too dark.`,
    "figure.paranoid": "The same tree, another choice.",

    "threat.title": "When it makes a difference",
    "threat.text": `In Chexers, Blue has brought three pieces home, and exits with the fourth on the next turn. Red can’t prevent it. But Green, who moves between them, can: by jumping over the blue piece, which turns green.

Maxⁿ sees that Green will do it, because otherwise Green loses as well. Red’s best action is then worth {hope} points. Paranoid believes that Green would rather lose than help Red. To it every action loses, so it has no reason to choose one over another.`,
    "figure.threat": "Maxⁿ, three plies: {nodesMaxN} nodes. Green jumps, because it helps Green.",
    "figure.feared":
        "Paranoid, three plies: {nodesParanoid} nodes. Whichever of the {actions} actions Red plays, it expects Blue to win.",

    "reply.title": "Only one answers: best reply",
    "reply.text": `*Best-reply search*, by [Schadd] and [Winands] in 2011, lies between the two. Of all opponents only one answers, the one who can hurt most; the others make no move. So your own turns come round sooner, and the search looks further ahead in your plans.

Skipping a turn breaks the rules of most games, and can lead to positions that can’t arise. In *BRS+*, by [Esser] and others in 2013, the others make the move that looks best for themselves. The lens searches this way.

In the position above it visits {nodesReply} nodes, and it, too, fears the worst from Green. No search is right about people. Which assumption works best depends on the game; you have to try.`,

    "question.text":
        "Three players, scores in the order first, second, third. The first moves, then the second. A: (6,2,1) or (2,4,3). B: (4,3,2) or (1,1,7). C: (5,1,3) or (3,2,4). What does the paranoid search play?",
    "question.0": "A",
    "question.0.why":
        "A holds the {mostA}, but it is the second player who chooses. Both maxⁿ and paranoid expect only {leastA} there.",
    "question.1": "B",
    "question.1.why":
        "That is what maxⁿ plays: it expects (4,3,2), since the second player likes 3 better than 1. Paranoid expects the {leastB}.",
    "question.2": "C",
    "question.2.why":
        "The worst for the first player is {leastA} in A, {leastB} in B and {questionParanoid} in C. Maxⁿ would play B and hope for {questionMaxN}.",
    sources: `[Carol A. Luckhardt, Keki B. Irani, “An Algorithmic Solution of N-Person Games”, AAAI, 1986.]

[Richard E. Korf, “Multi-Player Alpha-Beta Pruning”, Artificial Intelligence 48, 1991.]

[Nathan R. Sturtevant, Richard E. Korf, “On Pruning Techniques for Multi-Player Games”, AAAI, 2000.]

[Maarten P. D. Schadd, Mark H. M. Winands, “Best Reply Search for Multiplayer Games”, IEEE Transactions on Computational Intelligence and AI in Games 3, 2011.]

[Markus Esser, Michael Gras, Mark H. M. Winands, Maarten P. D. Schadd, Marc Lanctot, “Improving Best-Reply Search”, Computers and Games, 2013.]`,
});
