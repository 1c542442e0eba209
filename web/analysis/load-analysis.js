/**
 * Loads an analysis from a record: the tree in the engine's notation, and the position shown.
 *
 * @typedef {import("./tree/tree.js").Node} Node
 * @typedef {EngineClient} Engine
 *
 * `base`, `tree`, `path`, `layout` and `state`: as in the model. `dropped`: number of illegal actions in the tree.
 * `reason`: the engine's reason against the first of them. `unread`: the error if the analysis could not be read, else
 * null. `ending`: of the game that was played, where the moves don't show it, as the record has it.
 * @typedef {{base: GameRecord, tree: Node, path: Path, layout: BoardLayout, state: GameState, dropped: number,
 *            reason: string, unread: unknown, ending: unknown}} LoadedAnalysis
 */

import { checkedTree, FIELD, readAnalysis } from "./format.js";
import { leaves, standing } from "./tree/tree.js";

/**
 * @import { EngineClient } from "../engine/client.js"
 * @import { BoardLayout, GameRecord, GameState } from "../engine/protocol.js"
 * @import { Path } from "./tree/tree.js"
 */

/** Fields that are not part of `base`: the tree replaces some, and clock and ending belong to the played game only. */
const OWN_FIELDS = [FIELD, "actions", "ply", "clock", "ending"];

/**
 * Rejects if an action of the game is illegal. Mistakes in the analysis are dropped.
 * @param {Engine} engine
 * @param {GameRecord} record  record of a known game
 * @returns {Promise<LoadedAnalysis>}
 */
export async function loadAnalysis(engine, record) {
    const base = { ...record };
    for (const name of OWN_FIELDS) delete base[name];
    /** @param {Path} actions */
    const load = (actions) => engine.load({ ...base, actions });
    const { tree: read, path: at, unread } = readOrLeave(record);
    await load(record.actions ?? []);
    const { tree, dropped, reason } = await checkedTree(read, (path) => played(load, path), leaves(read));
    const path = standing(tree, at);
    const { state, layout } = await load(path);
    return { base, tree, path, layout, state, dropped, reason, unread, ending: record.ending };
}

/** Reads the analysis. If it cannot be read, returns the game alone and the error. @param {GameRecord} record */
function readOrLeave(record) {
    try {
        return { ...readAnalysis(record), unread: null };
    } catch (unread) {
        return { ...readAnalysis({ ...record, [FIELD]: undefined }), unread };
    }
}

/**
 * The longest legal prefix of a path.
 * @param {(actions: Path) => Promise<{state: GameState}>} load
 * @param {Path} path
 * @returns {Promise<{actions: Path, refused: string}>} `actions`: in the engine's notation. `refused`: the engine's
 *     reason against the first illegal action, or empty
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
