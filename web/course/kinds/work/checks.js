/** Checks that several kinds of items share. */

import { Problem } from "../../../ui/notices/problem.js";
import { shownRecord } from "../../activity.js";

/**
 * @import { GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { Item } from "../../activity.js"
 * @import { ActivityProblem } from "../../validate.js"
 * @import { CheckTools } from "../kinds.js"
 */

/**
 * @param {(string | number)[]} path @param {ActivityProblem["key"]} key
 * @param {Record<string, string | number>} [params]
 * @returns {ActivityProblem}
 */
export const problem = (path, key, params = {}) => ({ path, key, params });

/**
 * What the engine refuses, in its words.
 * @param {(string | number)[]} path
 * @param {unknown} error
 * @returns {ActivityProblem}
 */
export function refused(path, error) {
    const { message } = /** @type {Error} */ (error);
    return problem(path, "course.bad.refused", {
        reason: error instanceof Problem ? error.problem.key : message,
    });
}

/**
 * Loads the position of an item.
 * @param {CheckTools} tools
 * @param {GameRecord} record
 * @param {{over?: boolean}} [how]  `over`: whether the game may be over
 * @returns {Promise<{state: GameState | null, problems: ActivityProblem[]}>}
 */
export async function checkRecordOf({ engine, games }, record, { over = false } = {}) {
    const path = ["record"];
    if (!games.some(({ id }) => id === record.game)) {
        const known = games.map(({ id }) => id).join(", ");
        return {
            state: null,
            problems: [problem([...path, "game"], "course.bad.choice", { value: record.game, wanted: known })],
        };
    }
    const length = record.actions?.length ?? 0;
    if ((record.ply ?? 0) > length) {
        const limits = { value: record.ply ?? 0, limit: length };
        return { state: null, problems: [problem([...path, "ply"], "course.bad.maximum", limits)] };
    }
    try {
        // The actions after the position must be legal as well.
        await engine.load({ ...record, ply: undefined });
        const { state } = await engine.load(shownRecord(record));
        const ended = !over && state.outcome.state !== "ongoing";
        return { state, problems: ended ? [problem(path, "course.bad.ended")] : [] };
    } catch (error) {
        return { state: null, problems: [refused(path, error)] };
    }
}

/** A still position beside a question. @param {CheckTools} tools @param {Item} item */
export const checkStill = async (tools, { record }) =>
    record ? (await checkRecordOf(tools, record, { over: true })).problems : [];

/** The game of an item that has no record. @param {CheckTools} tools @param {string} game */
export function checkGame({ games }, game) {
    const known = games.map(({ id }) => id);
    if (known.includes(game)) return [];
    return [problem(["game"], "course.bad.choice", { value: game, wanted: known.join(", ") })];
}
