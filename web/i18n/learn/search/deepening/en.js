/** Lesson 5: transpositions and deepening. */
export const messages = /** @type {const} */ ({
    aim: "A search meets the same positions again and again. It pays to remember them, and even to search everything twice.",

    "same.title": "Two ways to one position",
    "same.text": `Red plays here, Blue there, Red somewhere else. Had Red played the two actions the other way round, the same position would be on the board. That is a *transposition*. The tree holds the position twice, with everything below it.

In this position five cells are empty. Alpha-beta visits {small} nodes, four plies deep. With a memory it visits {smallTable}, because {smallHits} of them were known already.`,
    "figure.table": "Nodes that the table knew are marked. Nothing is below them.",

    "table.title": "The transposition table",
    "table.text": `The memory is a table. To find a position quickly, it is turned into a number. [Albert Zobrist] proposed in 1970 to give each piece on each cell a random number, and to combine those of the pieces on the board by exclusive or. An action changes only a few of them, so the number is never computed from scratch.

With each position the table stores how deep it was searched, its value, and its best action. After a cut-off the true value isn’t known, only a *bound*: it is at least this much, or at most this much. A bound is enough if it lies outside the window.`,

    "deepening.title": "Search again, a little deeper",
    "deepening.text": `*Iterative deepening* searches one ply ahead, then two, then three. That looks wasteful. But the last search costs far more than all before it together, and the earlier ones leave something behind: the best action of each position in the table. The next search tries that action first, and good order is worth more than anything else.

The position of the last lesson, four plies deep, with the actions unsorted: alpha-beta alone visits {plain} nodes. With the table {table}. With deepening but without the table {deepening}, more than before. With both, {both}.`,
    "figure.both": "Four searches, one after another, and together {both} nodes.",
    "deepening.more": `There is another gain. A program never knows how long a depth will take. With iterative deepening it can stop at any time and play the best action of the last depth. [David Slate] and [Larry Atkin] made the method known with their program Chess 4.5.`,

    "aspiration.title": "Start from a guess",
    "aspiration.text": `After one depth, the value at the next depth is often close to it. *Aspiration windows* use that: the search starts with a narrow window around a guess, and a narrow window cuts more. This tree of the third lesson is worth {worth}. With a full window alpha-beta looks at {full} of its leaves. With a window around {worth} it looks at {near}.

If the guess is off, the value that comes back is only a bound. Below the window the search has *failed low*, above it *failed high*. Then that side of the window is opened, and the root is searched again.`,
    "figure.far":
        "Here the guess is too low, and both searches together look at {far} leaves. The search stops and asks how it ended and what comes next.",

    "question.text":
        "In Cachex, Red plays [b2], Blue [a1], Red [c3]. Which of these lines leads to the same position, with the same player to move?",
    "question.0": "Red [a1], Blue [b2], Red [c3]",
    "question.0.why": "The cells are the same, but here [a1] is red and [b2] is blue.",
    "question.1": "Red [b2], Blue [c3], Red [a1]",
    "question.1.why": "The cells are the same, but here [c3] is blue and [a1] is red.",
    "question.2": "Red [c3], Blue [a1], Red [b2]",
    "question.2.why":
        "Red has [b2] and [c3], Blue has [a1], and Blue is to move. Only the order of Red’s two actions differs.",
    "question.3": "Red [c3], Blue [b2], Red [a1]",
    "question.3.why": "Whose stone is on [a1] at the end of the first line, and whose is it here?",
    sources: `[Albert L. Zobrist, “A New Hashing Method with Application for Game Playing”, University of Wisconsin, Technical Report 88, 1970.]

[David J. Slate, Lawrence R. Atkin, “Chess 4.5: The Northwestern University Chess Program”, in Chess Skill in Man and Machine, 1977.]`,
});
