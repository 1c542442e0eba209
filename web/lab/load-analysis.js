/**
 * From a record to an analysis: its tree as the engine writes it, and the position where the reader was.
 *
 * @typedef {import("./tree.js").Node} Node
 * @typedef {import("./tree.js").Path} Path
 * @typedef {import("./engine-queue.js").EngineQueue} EngineQueue
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameState} GameState
 *
 * `base`, `tree`, `path`, `layout` and `state` as in the model. `dropped`: how many actions of the tree could not be played, and
 * `reason` what the engine said of the first. `unread`: why what was added to the game could not be read, or null.
 * @typedef {{base: GameRecord, tree: Node, path: Path, layout: BoardLayout, state: GameState, dropped: number,
 *            reason: string, unread: unknown}} LoadedAnalysis
 */

import { checkedTree, FIELD, readAnalysis } from "./format.js";
import { leaves, standing } from "./tree.js";

/** What the tree says itself; clock and ending tell of the one way that the game went, and of no other. */
const OWN_FIELDS = [FIELD, "actions", "ply", "clock", "ending"];

/**
 * Fails if the game itself cannot be played; what was added to it may be wrong.
 * @param {EngineQueue} queue
 * @param {GameRecord} record  of a game that the engine knows
 * @returns {Promise<LoadedAnalysis>}
 */
export async function loadAnalysis(queue, record) {
    const base = { ...record };
    for (const name of OWN_FIELDS) delete base[name];
    /** @param {Path} actions */
    const load = (actions) => queue.foreground((engine) => engine.load({ ...base, actions }));
    const { tree: read, path: at, unread } = readOrLeave(record);
    await load(record.actions ?? []);
    const { tree, dropped, reason } = await checkedTree(read, (path) => played(load, path), leaves(read));
    const path = standing(tree, at);
    const { state, layout } = await load(path);
    return { base, tree, path, layout, state, dropped, reason, unread };
}

/** The game can still be shown if what was added to it cannot be read. @param {GameRecord} record */
function readOrLeave(record) {
    try {
        return { ...readAnalysis(record), unread: null };
    } catch (unread) {
        return { ...readAnalysis({ ...record, [FIELD]: undefined }), unread };
    }
}

/**
 * As much of a path as can be played.
 * @param {(actions: Path) => Promise<{state: GameState}>} load
 * @param {Path} path
 * @returns {Promise<{actions: Path, refused: string}>} in the engine's words, and what it says of the first that it refused
 */
async function played(load, path) {
    for (let actions = path, refused = ""; ; ) {
        try {
            const { state } = await load(actions);
            return { actions: state.actions, refused };
        } catch (error) {
            const { action, message } = /** @type {any} */ (error);
            if (!action) throw error;
            refused = message;
            actions = path.slice(0, action - 1);
        }
    }
}
