/** Lesson 3: alpha-beta. */
export const messages = /** @type {const} */ ({
    aim: "Minimax looks at every leaf. Often you can tell that a branch doesn’t matter before you have seen all of it.",

    "idea.title": "A branch that can’t matter",
    "idea.text": `This is the tree of the last lesson. Max already knows that A is worth {a}. Now comes B, and Min’s first answer there is worth {b}.

Min can choose that answer. So B is worth {b} at most, whatever its other leaves hold, and Max would rather have A. The search can skip the other two leaves of B: they are *cut off*.`,
    "figure.cut":
        "What was cut off stays in the tree as a ghost. The search sees {seen} of the {all} leaves, and still finds {value}.",
    "idea.more": `Nothing is guessed here. Alpha-beta finds exactly the value that minimax finds.`,

    "window.title": "Two bounds",
    "window.text": `The search carries two numbers down the tree. *Alpha* is what Max can already get elsewhere. *Beta* is what Min can already hold Max to elsewhere. Together they are the *window*.

Max isn’t interested in a value at or below alpha, having something as good already. Min won’t allow a value at or above beta. As soon as beta is no greater than alpha, one of the two players will avoid this node, and the search leaves it.

At the root the window is open on both sides. Each value that comes back can only make it narrower.`,

    "code.title": "A few lines more",
    "code.text": `Compare it with the code of minimax: a test before each child, and a function that narrows the window after it. (\`recalls\` and \`remember\` belong to the fifth lesson.)`,

    "larger.title": "In a larger tree",
    "larger.text": `Three plies deep, the cuts are larger, because they remove whole subtrees. The same tree costs minimax {largeAll} leaves. Here alpha-beta looks at {largeSeen} of them.`,
    "figure.large": "Go from cut-off to cut-off, and say each time who would avoid the node.",
    "larger.more": `How many leaves remain depends on the order in which they come. That is the next lesson.`,

    "negamax.title": "One rule for both players",
    "negamax.text": `What one player gains, the other one loses. *Negamax* uses that: each node counts for the player who moves there. Both players then take the highest value, and a value changes its sign on its way up. A is worth {a} to Max and −{a} to Min.

The window changes with it. A child gets the bounds of its parent swapped, and with the other sign: from −β to −α. The cut-offs are the same, and the code needs one case instead of two.`,
    "figure.negamax":
        "The same tree, and again {negamaxSeen} leaves. The search stops before it enters a child and asks for its window.",

    "try.title": "Your turn",
    "try.text": `Another small tree, and this time the search stops and asks. Say which children will be cut off before you see it.`,
    "figure.try": "{tryLeftOut} leaves of this tree are never looked at.",

    "question.text":
        "Max has three actions. A has the leaves 4 and 6; B has 8, 3 and 9; C has 2, 7 and 1. Min chooses the leaf. Alpha-beta goes from left to right. Which leaves does it never look at?",
    "question.0": "None",
    "question.0.why":
        "Look at B. A is worth {alpha}. When the 3 comes back from B, Min already has an answer there that is worse for Max than A.",
    "question.1": "9, 7 and 1",
    "question.1.why":
        "A is worth {alpha}. In B the 3 is enough to reject it, in C the 2. What comes after them is cut off: {questionLeftOut} leaves.",
    "question.2": "3, 9, 7 and 1",
    "question.2.why":
        "Almost. After the 8 in B, Max could still hope for more than {alpha}. Only the 3 settles it, so the 3 has to be seen.",
    "question.3": "7 and 1",
    "question.3.why":
        "That’s correct for C, but something is cut off in B as well. What does the search know once it has seen the 3?",
    sources: `[Donald E. Knuth, Ronald W. Moore, “An Analysis of Alpha-Beta Pruning”, Artificial Intelligence 6, 1975:] the analysis, and the history of the idea, which several people had in the 1950s.

[John P. Fishburn, “Another Optimization of Alpha-Beta Search”, SIGART Newsletter 84, 1983:] the “fail-soft” form that you see here.`,
});
