/** Lesson 8: Monte Carlo. */
export const messages = /** @type {const} */ ({
    aim: "What if there is no good evaluation? Then play the game to its end, at random, many times, and count who wins.",

    "idea.title": "A game is its own evaluation",
    "idea.text": `A random game says almost nothing. A thousand of them say a good deal: from a strong position even blind players win more often. This is a *playout*, and averaging many of them is the Monte Carlo method.

Spread evenly, most playouts are wasted on actions that are plainly bad. So let the tree grow only where it looks promising. This is *Monte Carlo tree search*.`,

    "phases.title": "Four phases",
    "phases.text": `Each playout takes four steps. *Selection*: walk down the tree, at each node to the most interesting child. *Expansion*: add one new child. *Playout*: play at random from there to the end. *Backpropagation*: pass the result to every node on the way back up.

The position is that of the first lesson. The middle cell wins, the two others lose, but the search doesn’t know that yet.`,
    "figure.phases": "The first {playouts} playouts, step by step. Wide nodes have been visited often.",

    "choice.title": "Which child is interesting?",
    "choice.text": `A child is interesting if it has done well, or if it has hardly been tried. [Kocsis] and [Szepesvári] took the balance from the theory of slot machines. Their search, *UCT*, adds two numbers for each child: the share of playouts that were won there, and a bonus.

\`C · √(ln N / n)\`

Here N counts the visits of the node, and n those of the child. Each visit to a child makes its bonus smaller; each visit to its sibling makes it a little greater. So no child is forgotten for ever. The constant C says how curious the search is. Here it is about {exploration}, the root of two.`,
    "snippet.bonus": "The logarithm is computed in whole numbers, so that it is the same on every machine. From",

    "result.title": "Where it leads",
    "result.text": `After {many} playouts the middle cell has been visited {manyC} times, the others {manyA} and {manyB} times. The action with most visits is the one to play.

The values in the tree approach those of minimax as the number of playouts grows. Meanwhile the search can be stopped at any moment, and needs to know nothing about a game but its rules. In Go, where no one had found a good evaluation, it changed everything: [Rémi Coulom] gave it its name in 2006.`,
    "figure.two": "After {many} playouts: visits as width, share of wins as colour.",

    "question.text":
        "After {playouts} playouts: [b1] has won {winsA} of {visitsA}; [c1] has won {winsB} of {visitsB}; the middle, [b2], has won {winsC} of {visitsC}. With C = {exploration}, where does the next playout go?",
    "question.0": "To [b1], which has been tried least and has won least",
    "question.0.why":
        "It has the same bonus as [c1], because both have been visited {visitsA} times. But its share of wins is smaller.",
    "question.1": "To [c1]",
    "question.1.why":
        "Its share is {shareB}, its bonus about {bonusB}: together {sumB}. The middle has {shareC} and a bonus of about {bonusC}: together {sumC}. The search still wants to be sure.",
    "question.2": "To [b2], which has always won",
    "question.2.why":
        "It has the highest share of wins. But after {visitsC} visits its bonus is down to about {bonusC}. Compute the sum for [c1].",
    sources: `[Levente Kocsis, Csaba Szepesvári, “Bandit Based Monte-Carlo Planning”, European Conference on Machine Learning, 2006.]

[Rémi Coulom, “Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search”, Computers and Games, 2006.]

[Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer, “Finite-time Analysis of the Multiarmed Bandit Problem”, Machine Learning 47, 2002:] the bonus.`,
});
