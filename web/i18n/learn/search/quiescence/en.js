/** Lesson 6: quiescence and the horizon. */
export const messages = /** @type {const} */ ({
    aim: "A search that stops after a fixed number of plies is blind to the next one. Sometimes that is exactly where everything happens.",

    "problem.title": "What lies behind the horizon",
    "problem.text": `Cachex again, Red to move, and a search that looks one ply ahead. It likes [c3] best: the static evaluation after it is {greedy}.

But in Cachex two stones can be captured when the opponent’s stones close around them. After [c3] Blue plays [b3] and captures two of Red’s. The search didn’t see it, because it was one ply too far away: behind the *horizon*.`,
    "figure.one": "One ply: [c3] looks best, with {greedy}.",

    "cure.title": "Wait until it is quiet",
    "cure.text": `You can’t trust the evaluation while stones are about to be captured. So where the depth runs out, *quiescence search* continues, but only with the *noisy* actions: captures, or whatever changes the evaluation at a stroke. There are few of them, so the tree stays small.

Not every capture is good. A player may also leave all of them alone. So the static evaluation counts as a first child, and the noisy actions only as a way to do better. This is called *standing pat*.`,
    "figure.quiet":
        "The same search with quiescence: {quietNodes} nodes instead of {nodes}. [c3] is now worth {greedyTrue}, and [d1] is best, with {quiet}.",
    "cure.more": `A search {deep} plies deep confirms it: after [d1] Red wins by force.`,

    "code.title": "In code",
    "code.text": `The change is where the leaves are found. Below depth 0 only noisy actions are listed. A node that has none is a leaf.`,

    "limits.title": "What remains",
    "limits.text": `Quiescence search cures only what its noisy actions cover. A loss that can’t be prevented can still be pushed behind the horizon by actions that merely delay it. [Hans Berliner] called this the *horizon effect* in 1973. Searching deeper moves the horizon away, but there always is one.`,

    "question.text":
        "A search of one ply, with quiescence. After “take” the static evaluation says {takeSeems}, but the opponent can take back, and then it is {takeIs}. After “wait” it says {wait}, and there is nothing to take. What is the value of the search?",
    "question.right":
        "After “take” the opponent chooses between standing pat ({takeSeems}) and taking back ({takeIs}), and takes back. “Wait” is quiet, with {wait}. The higher one counts.",
    "question.wrong":
        "Not quite. First find what “take” is really worth: the opponent moves there, and wants a low number. Then compare it with “wait”.",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, 1950,] already asks that only quiet positions be evaluated.

[Hans J. Berliner, “Some Necessary Conditions for a Master Chess Program”, International Joint Conference on Artificial Intelligence, 1973:] the horizon effect.`,
});
