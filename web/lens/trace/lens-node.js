/** @import { Bound, Ending } from "./events.js" */

/** @type {readonly never[]} */
const none = Object.freeze([]);

/** A node of the tree as the search knows it at one step. */
export class LensNode {
    /** -1 for a root. @type {number} */
    parent;
    /** The action that leads here; in best-reply search one of each opponent, joined by `; `. @type {string} */
    text;
    /** To move; `NO_PLAYER` at a chance node. @type {number} */
    player;
    /** Plies left; at most 0 in quiescence search. @type {number} */
    depth;
    /** The window at entry. @type {number} */
    alpha0;
    /** @type {number} */
    beta0;
    /** The window now. @type {number} */
    alpha;
    /** @type {number} */
    beta;
    /** In the order in which they were searched. @type {readonly number[]} */
    children = none;
    /** The child whose value counts; -1 for none. */
    best = -1;

    /** Whether `values` is known. */
    valued = false;
    /** One score for each player. @type {readonly number[]} */
    values = none;
    /** `children`: the value comes from them, or is not known yet. @type {"children" | "leaf" | "table"} */
    source = "children";
    /** Why a leaf is one. @type {Ending} */
    ending = "horizon";
    /** What the table says about the true value. @type {Bound} */
    bound = "exact";
    /** Quiescence search: the static evaluation counts as well. */
    stoodPat = false;
    /** Its window failed; the next sibling with the same text, or the next root, has the value. */
    searchedAgain = false;
    /** Moves that are not searched because of the option `width`. */
    discarded = 0;
    /**
     * Of a chance node: the children's weights; a probability is the weight divided by their sum.
     * @type {readonly number[]}
     */
    weights = none;

    // The cut-off, if there is one.
    /** Children not searched. */
    leftOut = 0;
    /** The actions of the first of them. @type {readonly string[]} */
    leftOutTexts = none;
    cutAlpha = 0;
    cutBeta = 0;
    /** The child whose value made the cut; -1 if there is none. */
    cutBy = -1;

    // UCT.
    visits = 0;
    /** Actions without a child. */
    untried = 0;
    /** The mean reward of each player, in millionths. @type {readonly number[]} */
    means = none;

    /**
     * @param {number} parent
     * @param {string} text
     * @param {number} player
     * @param {number} depth
     * @param {number} alpha
     * @param {number} beta
     */
    constructor(parent, text, player, depth, alpha, beta) {
        this.parent = parent;
        this.text = text;
        this.player = player;
        this.depth = depth;
        this.alpha0 = this.alpha = alpha;
        this.beta0 = this.beta = beta;
    }
}
