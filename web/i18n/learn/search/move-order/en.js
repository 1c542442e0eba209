/** Lesson 4: why order matters. */
export const messages = /** @type {const} */ ({
    aim: "Alpha-beta saves most where it sees the best action first. The answer stays the same; the work does not.",

    "same.title": "The same tree, twice",
    "same.text": `A cut needs something to compare with. If the first child is the best one, every later child can be rejected with one good answer. If the best child comes last, there is nothing to reject the others with.

Both figures show the tree with {all} leaves from the last lesson. As it was written, alpha-beta looked at {given} of them. With the best child first at every node it looks at {best}; with the worst first, at all {worst}.`,
    "figure.best": "Best first: {best} leaves.",
    "figure.worst": "Worst first: all {worst} leaves. The value is the same.",

    "least.title": "The minimum",
    "least.text": `In 1975 [Knuth] and [Moore] showed how few leaves suffice. Where every node has b children and the tree is d plies deep, perfect order leaves

\`b^{⌈d/2⌉} + b^{⌊d/2⌋} − 1\`

of the \`b^{d}\` leaves. The exponent is halved. In the time that minimax needs for four plies, alpha-beta with good order can look nearly eight plies ahead.

For the tree above that is \`3^{2} + 3^{1} − 1 = {best}\`.`,

    "guess.title": "Where a good order comes from",
    "guess.text": `If we knew the best action, we wouldn’t search. But a good guess is enough. The simplest one: try each action, ask the static evaluation, and sort.`,
    "snippet.order": "The lens calls this order “best first”. From",
    "guess.more": `This is Cachex on 16 cells, four plies deep. Minimax visits {realPlain} nodes. Alpha-beta visits {realGiven} with the actions unsorted, {realWorst} with the worst first, and {realBest} with the best first.

All {cutoffs} cut-offs happen at the first child. Programs measure this share, because it shows how good their order is.`,
    "figure.real": "Best first by static evaluation: {realBest} nodes instead of {realPlain}.",

    "null.title": "Trust the first child",
    "null.text": `If the first child is usually the best, why search the others with the full window? *Principal variation search* only asks whether another child is better, with a window so narrow that nothing fits between alpha and beta: a *null window*. Such a search is cut off early. If the answer is yes, which should be rare, the child is searched again.`,

    "question.text":
        "In a tree where every node has {branching} children, four plies deep, minimax looks at {questionAll} leaves. How many does alpha-beta look at if the order is perfect?",
    "question.right":
        "Half of four plies is two: `4^{2} + 4^{2} − 1 = {answer}`. That is how many the search of this course looks at, too.",
    "question.wrong":
        "Not quite. Put b = {branching} and d = 4 into the formula. Half of d is two, rounded up or down.",
    sources: `[Donald E. Knuth, Ronald W. Moore, “An Analysis of Alpha-Beta Pruning”, Artificial Intelligence 6, 1975.]

[T. Anthony Marsland, Murray Campbell, “Parallel Search of Strongly Ordered Game Trees”, Computing Surveys 14, 1982,] and [Alexander Reinefeld, “An Improvement to the Scout Tree Search Algorithm”, ICCA Journal 6, 1983:] principal variation search.`,
});
