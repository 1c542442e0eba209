/** What a question is, and what all kinds of questions use. */

import { isInfinite, pliesToEnd } from "../../trace/events.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { TraceEvent } from "../../trace/events.js"
 * @import { LensNode } from "../../trace/lens-node.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { QuestionKind } from "./questions.js"
 */

/**
 * An event of one kind.
 * @template {TraceEvent["kind"]} Kind
 * @typedef {Extract<TraceEvent, {kind: Kind}>} EventOf
 */

/** The most children of a node about whose values a question is asked. */
export const MOST_CHILDREN = 40;

/**
 * A child that can be chosen as an answer. `value`: of a leaf that the reader can see; `visits`, `mean`, `bonus`: UCT,
 * the latter two in millionths and `bonus` recomputed from the formula.
 * @typedef {{text: string, node?: number, value?: number, visits?: number, mean?: number, bonus?: number}} Choice
 *
 * What the trace says when the question is asked. `who`: the player whose values are meant. `mover`: the player who
 * chooses at the node. `high`: whether that player takes the highest value. `alphaBy`, `betaBy`: the child that gave a
 * bound, and the path to its parent. `path`: the actions from the root to the node.
 * @typedef {{text: string, path: string[]}} Origin
 * @typedef {object} Facts
 * @property {string[]} path
 * @property {number} who
 * @property {number} mover
 * @property {boolean} high
 * @property {number} [alpha]
 * @property {number} [beta]
 * @property {number} [value]
 * @property {number[]} [values]
 * @property {readonly number[]} [weights]  of the children of a chance node
 * @property {string} [child]  action of the child that the reason names
 * @property {string} [last]  action of the child that came back last
 * @property {number} [count]  children left out, or known
 * @property {Origin | null} [alphaBy]
 * @property {Origin | null} [betaBy]
 * @property {boolean} [nullWindow]
 * @property {Choice} [best]
 * @property {Choice} [second]
 *
 * A question. `step`: how many events have happened when it is asked; `to`: how many when it is resolved. `answer`
 * depends on the kind: the value, or values of all players (max^n); α and β; the number of children searched before
 * the cut, -1 for no cut; the number of the child selected; -1 for failed low, 1 for failed high, 0 for neither.
 * `choices`: `cut`: the children of which one can be marked, the first is number `from`; `select`: the children to
 * choose from. `reason`: the end of the sentence's key. `margin`: by how much an answer may be off.
 * @typedef {object} Question
 * @property {QuestionKind} kind
 * @property {number} step
 * @property {number} to
 * @property {number} node
 * @property {number} child  the node that comes back or is entered; -1 for none
 * @property {number[]} answer
 * @property {Choice[]} choices
 * @property {number} from
 * @property {string} reason
 * @property {number} [margin]
 * @property {Facts} facts
 */

/**
 * Children whose value counts: of a child that was searched twice only the second search.
 * @param {Cursor} cursor
 * @param {LensNode} node
 */
export const counted = (cursor, node) => node.children.filter((child) => !cursor.nodes[child].searchedAgain);

/**
 * Who chooses at a node, and whether by the highest value. In max^n and negamax every player takes the highest of its
 * own.
 * @param {Replay} replay @param {LensNode} node
 */
export function chooser(replay, node) {
    const who = replay.algorithm === "max-n" ? node.player : replay.side(node.player);
    return { who, mover: node.player, high: node.player === who };
}

/** Whether a score is an ordinary one: no bound without limit and no proven end. @param {number} score */
export const isPlain = (score) => !isInfinite(score) && pliesToEnd(score) === null;

/** Whether a question asks to mark a cut among all children of a node. @param {Question} question */
export const marksCut = ({ kind, child }) => kind === "cut" && child < 0;
