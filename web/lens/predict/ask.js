/**
 * The questions: whether one can be asked before an event, what the trace answers, and what the reason is. The cursor
 * stands before the event.
 *
 * @typedef {import("../trace/replay.js").Replay} Replay
 * @typedef {import("../trace/cursor.js").Cursor} Cursor
 * @typedef {import("../trace/lens-node.js").LensNode} LensNode
 * @typedef {import("../trace/events.js").TraceEvent} TraceEvent
 * @typedef {import("./questions.js").Candidate} Candidate
 * @typedef {import("./given.js").GivenLeaves} GivenLeaves
 */

import { isInfinite, pliesToEnd } from "../trace/events.js";

/**
 * An event of one kind.
 * @template {TraceEvent["kind"]} Kind
 * @typedef {Extract<TraceEvent, {kind: Kind}>} EventOf
 */

/** The most children of a node about which a question is asked, and of which one is chosen by a formula. */
const MOST_CHILDREN = 40;
const MOST_CHOICES = 6;
/** UCT: by how much the selected child's bound must exceed the next, in millionths, so that two decimals show it. */
const CLEAR_MILLIONTHS = 20_000;

/**
 * A child that can be chosen as an answer. `value`: of a leaf that the reader can see; `visits`, `mean`, `bonus`: UCT,
 * the latter two in millionths and `bonus` recomputed from the formula.
 * @typedef {{text: string, node?: number, value?: number, visits?: number, mean?: number, bonus?: number}} Choice
 *
 * What the trace says when the question is asked. `who`: the player whose values are meant. `mover`: the player who
 * chooses at the node. `high`: whether that player takes the highest value. `origin`: the action that gave a bound.
 * `path`: the actions from the root to the node.
 * @typedef {object} Facts
 * @property {string[]} path
 * @property {number} who
 * @property {number} mover
 * @property {boolean} high
 * @property {number} [alpha]
 * @property {number} [beta]
 * @property {number} [value]
 * @property {number[]} [values]
 * @property {string} [child]  action of the child that the reason names
 * @property {string} [last]  action of the child that came back last
 * @property {number} [count]  children left out, or known
 * @property {string | null} [alphaBy]
 * @property {string | null} [betaBy]
 * @property {boolean} [nullWindow]
 * @property {Choice} [best]
 * @property {Choice} [second]
 *
 * A question. `step`: how many events have happened when it is asked; `to`: how many when it is resolved. `answer`
 * depends on the kind: the value, or values of all players (max^n); α and β; the number of children searched before
 * the cut, -1 for no cut; the number of the child selected. `choices`: `cut`: the children of which one can be marked,
 * the first is number `from`; `select`: the children to choose from. `reason`: the end of the sentence's key.
 * @typedef {object} Question
 * @property {import("./questions.js").QuestionKind} kind
 * @property {number} step
 * @property {number} to
 * @property {number} node
 * @property {number} child  the node that comes back or is entered; -1 for none
 * @property {number[]} answer
 * @property {Choice[]} choices
 * @property {number} from
 * @property {string} reason
 * @property {Facts} facts
 */

/**
 * Children whose value counts: of a child that was searched twice only the second search.
 * @param {Cursor} cursor
 * @param {LensNode} node
 */
const counted = (cursor, node) => node.children.filter((child) => !cursor.nodes[child].searchedAgain);

/**
 * Who chooses at a node, and whether by the highest value. In max^n every player takes the highest of its own.
 * @param {Replay} replay @param {LensNode} node
 */
function chooser(replay, node) {
    const own = replay.algorithm === "max-n";
    return { who: own ? node.player : replay.player, mover: node.player, high: own || node.player === replay.player };
}

/** Whether a score is an ordinary one: no bound without limit and no proven end. @param {number} score */
const isPlain = (score) => !isInfinite(score) && pliesToEnd(score) === null;

/**
 * Whether a node's value can be asked for: the last child has come back, and the node is left next.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {EventOf<"take">} event
 * @returns {Candidate | null}
 */
export function canAskValue(replay, cursor, step, event) {
    if (step + 1 >= replay.events || replay.kind(step + 1) !== "leave") return null;
    const node = cursor.nodes[event.node];
    const children = counted(cursor, node);
    if (node.stoodPat || children.length < 2 || children.length > MOST_CHILDREN) return null;
    const { who } = chooser(replay, node);
    const values = children.map((child) => cursor.nodes[child].values[who]);
    if (!values.every(isPlain) || values.every((value) => value === values[0])) return null;
    // In max^n the first of equal children counts, which says nothing about the idea.
    const most = Math.max(...values);
    if (replay.algorithm === "max-n" && values.filter((value) => value === most).length > 1) return null;
    return { kind: "value", step, to: step + 2, node: event.node, weight: children.length };
}

/**
 * Whether the window of a child can be asked for: it says something, and a sibling has just come back. The question is
 * asked before its parent takes that value, so that the window is not there to be read.
 * @param {Replay} replay @param {number} step @param {EventOf<"enter">} event
 * @returns {Candidate | null}
 */
export function canAskWindow(replay, step, { parent, alpha, beta }) {
    const before = step > 0 ? replay.event(step - 1) : null;
    if (before?.kind !== "take" || before.node !== parent) return null;
    const bounds = [alpha, beta].filter((bound) => !isInfinite(bound));
    if (bounds.length === 0 || !bounds.every(isPlain)) return null;
    // A better sibling has moved a bound, and a window with two bounds says more.
    const weight = Number(!before.better) * 2 + (2 - bounds.length);
    return { kind: "window", step: step - 1, to: step + 1, node: parent, weight };
}

/**
 * Whether it can be asked, after a child has come back, if the next one is searched.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {EventOf<"take">} event
 * @param {GivenLeaves | null} leaves  with them, a cut is marked before instead
 * @returns {Candidate | null}
 */
export function canAskCut(replay, cursor, step, event, leaves) {
    if (step + 1 >= replay.events) return null;
    const next = replay.kind(step + 1);
    if (next !== "cut" && next !== "enter") return null;
    const node = cursor.nodes[event.node];
    const { high } = chooser(replay, node);
    const against = high ? event.beta : event.alpha;
    const own = high ? event.alpha : event.beta;
    if (!isPlain(against) || !isPlain(own)) return null;
    if (leaves && seen(replay, cursor, event.node, leaves)) return null;
    const cuts = next === "cut";
    return { kind: "cut", step, to: step + 2, node: event.node, weight: cuts ? 0 : 1, cuts };
}

/**
 * Whether a cut can be marked when a node's first child is entered: all children are leaves that the reader sees.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {EventOf<"enter">} event
 * @param {GivenLeaves | null} leaves
 * @returns {Candidate | null}
 */
export function canMarkCut(replay, cursor, step, event, leaves) {
    if (!leaves || event.parent < 0) return null;
    const node = cursor.nodes[event.parent];
    if (node.children.length > 0 || node.stoodPat) return null;
    const { high } = chooser(replay, node);
    if (!isPlain(high ? node.beta : node.alpha)) return null;
    const choices = seen(replay, cursor, event.parent, leaves);
    if (!choices || choices.length < 2) return null;
    const { cut, at } = cutOf(replay, event.parent, step);
    return { kind: "cut", step, to: at + 1, node: event.parent, weight: 0, cuts: cut !== null };
}

/**
 * Whether the child that UCT selects can be asked for: one is clearly ahead.
 * @param {Cursor} cursor @param {number} step @param {EventOf<"select">} event @param {number} exploration
 * @returns {Candidate | null}
 */
export function canAskSelect(cursor, step, event, exploration) {
    const choices = boundsOf(cursor, event.node, exploration);
    if (choices.length < 2 || choices.length > MOST_CHILDREN) return null;
    const [best, second] = [...choices].sort((a, b) => upper(b) - upper(a));
    if (best.node !== event.child || upper(best) - upper(second) < CLEAR_MILLIONTHS) return null;
    return { kind: "select", step, to: step + 1, node: event.node, weight: choices.length };
}

/** The upper confidence bound of a choice. @param {Choice} choice */
const upper = ({ mean = 0, bonus = 0 }) => mean + bonus;

/**
 * The children of a node with what UCB1 adds up for each.
 * @param {Cursor} cursor @param {number} number @param {number} exploration
 * @returns {Choice[]}
 */
function boundsOf(cursor, number, exploration) {
    const node = cursor.nodes[number];
    return node.children.map((child) => {
        const { text, visits, means } = cursor.nodes[child];
        const bonus = Math.round(1000 * exploration * Math.sqrt(Math.log(node.visits) / visits));
        return { text, node: child, visits, mean: means[node.player], bonus };
    });
}

/**
 * The children of a node in the order of the search, those left out as well, with the values of the leaves that they
 * are; null if one is not a leaf that the reader sees.
 * @param {Replay} replay @param {Cursor} cursor @param {number} number @param {GivenLeaves} leaves
 * @returns {Choice[] | null}
 */
function seen(replay, cursor, number, leaves) {
    const { who } = chooser(replay, cursor.nodes[number]);
    const path = cursor.texts(number);
    /** @type {Choice[]} */
    const choices = [];
    for (let i = replay.entered[number] + 1; i < replay.events; i += 1) {
        const event = replay.event(i);
        if (event.kind === "leave" && event.node === number) return choices;
        const entered = event.kind === "enter" && event.parent === number ? [event.text] : [];
        const texts = event.kind === "cut" && event.node === number ? event.texts : entered;
        for (const text of texts) {
            const values = leaves.at([...path, ...text.split("; ")]);
            if (!values) return null;
            // A null window that fails enters the same child again.
            if (choices.at(-1)?.text !== text) choices.push({ text, value: values[who] });
        }
    }
    return null;
}

/**
 * The cut-off of a node after an event, or the event that ends the node without one.
 * @param {Replay} replay @param {number} number @param {number} from
 * @returns {{cut: EventOf<"cut"> | null, at: number}}
 */
function cutOf(replay, number, from) {
    let at = from;
    for (; at < replay.events; at += 1) {
        const event = replay.event(at);
        if (event.kind === "cut" && event.node === number) return { cut: event, at };
        if (event.kind === "leave" && event.node === number) break;
    }
    return { cut: null, at };
}

/**
 * The question that a candidate stands for.
 * @param {Replay} replay @param {Cursor} cursor  before the event @param {Candidate} candidate
 * @param {GivenLeaves | null} leaves @param {number} exploration
 * @returns {Question}
 */
export function question(replay, cursor, { kind, step }, leaves, exploration) {
    const event = replay.event(step);
    switch (event.kind) {
        case "select":
            return selectQuestion(replay, cursor, step, event, exploration);
        case "take":
            if (kind === "value") return valueQuestion(replay, cursor, step, event);
            return kind === "cut"
                ? cutQuestion(replay, cursor, step, event)
                : windowQuestion(replay, cursor, step, event);
        default:
            return markQuestion(
                replay,
                cursor,
                step,
                /** @type {EventOf<"enter">} */ (event),
                /** @type {GivenLeaves} */ (leaves),
            );
    }
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {EventOf<"take">} event
 * @returns {Question}
 */
function valueQuestion(replay, cursor, step, event) {
    const node = cursor.nodes[event.node];
    const facts = chooser(replay, node);
    const { values: answer } = /** @type {EventOf<"leave">} */ (replay.event(step + 1));
    const every = replay.algorithm === "max-n";
    const children = counted(cursor, node);
    const best = event.better ? event.child : node.best;
    return {
        kind: "value",
        step,
        to: step + 2,
        node: event.node,
        child: event.child,
        answer: every ? answer : [answer[replay.player]],
        choices: [],
        from: 0,
        reason: every ? "every" : facts.high ? "high" : "low",
        facts: {
            ...facts,
            path: cursor.texts(event.node),
            value: answer[facts.who],
            values: children.map((child) => cursor.nodes[child].values[facts.who]),
            child: cursor.nodes[best].text,
            count: children.length,
        },
    };
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {EventOf<"take">} event
 * @returns {Question}
 */
function windowQuestion(replay, cursor, step, { node: parent, child: last }) {
    const { node: child, text, alpha, beta } = /** @type {EventOf<"enter">} */ (replay.event(step + 1));
    // Where the bounds come from is known once the value is taken.
    cursor.seek(step + 1);
    const node = cursor.nodes[parent];
    const narrow = beta - alpha === 1 && (alpha !== node.alpha || beta !== node.beta);
    return {
        kind: "window",
        step,
        to: step + 2,
        node: parent,
        child,
        answer: [alpha, beta],
        choices: [],
        from: 0,
        reason: narrow ? "null" : "passed",
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(parent),
            alpha,
            beta,
            child: text,
            last: cursor.nodes[last].text,
            alphaBy: originOf(replay, cursor, parent, "alpha"),
            betaBy: originOf(replay, cursor, parent, "beta"),
        },
    };
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {EventOf<"take">} event
 * @returns {Question}
 */
function cutQuestion(replay, cursor, step, event) {
    const node = cursor.nodes[event.node];
    const next = replay.event(step + 1);
    const searched = new Set(node.children.map((child) => cursor.nodes[child].text)).size;
    const cuts = next.kind === "cut";
    const text = next.kind === "cut" ? (next.texts[0] ?? "") : next.kind === "enter" ? next.text : "";
    return {
        kind: "cut",
        step,
        to: step + 2,
        node: event.node,
        child: event.child,
        answer: [cuts ? searched : -1],
        choices: [{ text }],
        from: searched,
        reason: cutReason(replay, node, cuts),
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(event.node),
            alpha: event.alpha,
            beta: event.beta,
            child: cursor.nodes[event.child].text,
            count: next.kind === "cut" ? next.leftOut : 0,
        },
    };
}

/**
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {EventOf<"enter">} event
 * @param {GivenLeaves} leaves
 * @returns {Question}
 */
function markQuestion(replay, cursor, step, event, leaves) {
    const number = event.parent;
    const node = cursor.nodes[number];
    const { cut, at } = cutOf(replay, number, step);
    const choices = seen(replay, cursor, number, leaves) ?? [];
    return {
        kind: "cut",
        step,
        to: at + 1,
        node: number,
        child: -1,
        answer: [cut ? cut.searched : -1],
        choices,
        from: 0,
        reason: cut ? cutReason(replay, node, true) : `${cutReason(replay, node, false)}.all`,
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(number),
            alpha: cut ? cut.alpha : node.alpha,
            beta: cut ? cut.beta : node.beta,
            child: choices[(cut?.searched ?? choices.length) - 1].text,
            count: cut?.leftOut ?? 0,
        },
    };
}

/** The end of the key of a cut-off's reason. @param {Replay} replay @param {LensNode} node @param {boolean} cuts */
function cutReason(replay, node, cuts) {
    const side = replay.algorithm === "max-n" ? "own" : chooser(replay, node).high ? "high" : "low";
    return `${cuts ? "cut" : "on"}.${side}`;
}

/**
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {EventOf<"select">} event
 * @param {number} exploration
 * @returns {Question}
 */
function selectQuestion(replay, cursor, step, event, exploration) {
    const node = cursor.nodes[event.node];
    const all = boundsOf(cursor, event.node, exploration);
    const ranked = [...all].sort((a, b) => upper(b) - upper(a));
    const offered = new Set(ranked.slice(0, MOST_CHOICES));
    return {
        kind: "select",
        step,
        to: step + 1,
        node: event.node,
        child: -1,
        answer: [event.child],
        choices: all.filter((choice) => offered.has(choice)),
        from: 0,
        reason: "best",
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(event.node),
            who: node.player,
            count: node.visits,
            // What the search itself has added up.
            best: { ...ranked[0], mean: event.mean, bonus: event.bonus },
            second: ranked[1],
        },
    };
}

/**
 * The action that gave a bound of the window at a node: at the node itself or above it. Null if the window was given,
 * or is a null window.
 * @param {Replay} replay @param {Cursor} cursor @param {number} number @param {"alpha" | "beta"} bound
 */
function originOf(replay, cursor, number, bound) {
    const value = cursor.nodes[number][bound];
    for (let at = number; at >= 0; at = cursor.nodes[at].parent) {
        const node = cursor.nodes[at];
        const atEntry = bound === "alpha" ? node.alpha0 : node.beta0;
        if (node[bound] !== value) return null;
        const narrowed = chooser(replay, node).high === (bound === "alpha") && atEntry !== value;
        if (narrowed) return node.best < 0 ? null : cursor.nodes[node.best].text;
    }
    return null;
}
