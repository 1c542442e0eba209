/**
 * Why a run offers no question, so that a reader knows what to change.
 *
 * `playouts`: UCT ends before every child of a node has been tried once; `close`: wherever it selects, bounds are
 * nearly equal; `few`: no node has two children; `many`: nodes have too many; `equal`: all children of a node have one
 * value.
 * @typedef {"playouts" | "close" | "few" | "many" | "equal" | "other"} Reason
 */

import { chooser, counted, isPlain, MOST_CHILDREN } from "./questions/question.js";

/**
 * @import { Replay } from "../trace/replay.js"
 * @import { QuestionKind } from "./questions/questions.js"
 */

/**
 * @param {Replay} replay  whole
 * @param {QuestionKind[]} kinds  what was asked for
 * @returns {{reason: Reason, count: number}} `count`: the children of the root
 */
export function whyNothing(replay, kinds) {
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    const [root] = cursor.nodes;
    const count = root ? root.children.length + root.untried : 0;
    if (replay.algorithm === "uct") {
        const selects = Array.from({ length: replay.events }, (_, event) => replay.kind(event)).includes("select");
        return { reason: selects ? "close" : count < 2 ? "few" : "playouts", count };
    }
    const inner = cursor.nodes.filter(({ children, valued }) => valued && children.length > 1);
    if (inner.length === 0) return { reason: "few", count };
    if (!kinds.includes("value")) return { reason: "other", count };
    const fitting = inner.filter(({ children }) => children.length <= MOST_CHILDREN);
    if (fitting.length === 0) return { reason: "many", count };
    const equal = fitting.every((node) => {
        const { who } = chooser(replay, node);
        const values = counted(cursor, node).map((child) => cursor.nodes[child].values[who]);
        return values.every((value) => value === values[0] && isPlain(value));
    });
    return { reason: equal ? "equal" : "other", count };
}
