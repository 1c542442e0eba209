/** Lesson 2: minimax. */
export const messages = /** @type {const} */ ({
    aim: "You want the highest number, your opponent wants the lowest. What can you count on?",

    "idea.title": "Two players, one number",
    "idea.text": `Write one number at each leaf: how good it is for you. Call yourself *Max*, because you want it high. Your opponent is *Min*: what is good for you is bad for them.

Max chooses between A, B and C. Then Min answers. A holds the {most}, the highest number of all {leaves} leaves. Should Max play A?

Step through the search. It goes down to the leaves first, and brings values back up. Where Min moves, the lowest value counts. Where Max moves, the highest.`,
    "figure.numbers":
        "After A, Min answers with {a}; after B with {b}; after C with {c}. So Max plays C, and the tree is worth {value}.",
    "idea.more": `The {most} is never reached, because Min won’t allow it. *Minimax* asks what you can force, not what you can hope for.`,

    "code.title": "The same in code",
    "code.text": `The search is a function that calls itself: once for every child, with one ply less. This is the source of the search in the figure. \`maximises\` says whose turn it is, and \`take\` keeps a value that is better for that player.`,
    "snippet.minimax": "`n` holds the variables of one node, `search` returns what a child is worth. From",

    "real.title": "On a real board",
    "real.text": `Here is the position of the first lesson again. The tree ends with the game, so the leaves need no guess: they are wins and losses. Of Red’s {actions} actions only the one in the middle wins. Whatever Blue answers, Red wins {plies} plies from now.`,
    "figure.win": "Choose one of the two other actions in the tree to see how Blue wins after it.",
    "real.more": `Where the search stops before the end, the leaves hold static evaluations, and minimax is only as good as they are. [Shannon] described both in 1950: the rule for the values, and the evaluation at a limited depth.`,

    "chance.title": "When chance decides",
    "chance.text": `In some games neither player chooses at a node: a die is rolled, or a card is drawn. Such a *chance node* is worth the mean of its outcomes, each weighted with its probability. Minimax with chance nodes is called *expectimax*.

Here A is worth {chanceA} on average, and B {chanceB}. C has no chance: Min answers with {chanceC}. So Max plays B, although its worst outcome is less than C.`,
    "figure.chance": "The search stops and asks: what is the mean, and which child does the player choose?",

    "question.text":
        "Max moves at the root, then Min, then Max again. Below A there are two nodes, with leaves 4 and 7, and 1 and 3. Below B there are two nodes, with leaves 8 and 2, and 6 and 5. What is the tree worth to Max?",
    "question.right":
        "At the lowest nodes Max takes 7 and 3, and 8 and 6. Min leaves {answerA} in A and {answerB} in B. Max plays B.",
    "question.wrong":
        "Not quite. Start at the bottom. The last to move is Max, so each of the four lowest nodes is worth its higher leaf. Then Min chooses in A and in B, and then Max between A and B.",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, Philosophical Magazine 41, 1950.]

[John von Neumann, “Zur Theorie der Gesellschaftsspiele”, Mathematische Annalen 100, 1928:] the minimax theorem, for games in general.

[Donald Michie, “Game-Playing and Game-Learning Automata”, in Advances in Programming and Non-Numerical Computation, 1966:] an early description of chance nodes in a search.`,
});
