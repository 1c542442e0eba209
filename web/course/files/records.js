/**
 * Opens records that an activity holds as texts: links, records, and games and boards in the forms of other programs.
 *
 * @import { Translate } from "../../i18n/t.js"
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { ActivityProblem } from "../validate.js"
 */

/** The fields of a record. An object without any of them is the JSON of another program. */
const FIELDS = ["game", "options", "setup", "actions", "ply"];

/** Reads a link or a record of this site. @param {string} text @returns {Promise<GameRecord>} rejects with a Problem */
export async function ownRecord(text) {
    return (await import("../../record/link.js")).readOwn(text);
}

/**
 * Puts games in the places of their texts.
 * @param {any} activity  any JSON; changed
 * @param {{engine: Pick<LensClient, "call">, t: Translate}} tools
 * @returns {Promise<ActivityProblem[]>} texts that can't be read, or not to their end
 */
export async function openRecords(activity, { engine, t }) {
    /** @type {ActivityProblem[]} */
    const problems = [];
    for (const { holder, path } of holdersIn(activity)) {
        const text = foreignText(holder.record);
        if (text === null) continue;
        const { readAndTell } = await import("../../lens/search/foreign-games.js");
        const { record, problem } = await readAndTell(t, Promise.resolve(text), { own: ownRecord, engine });
        if (record && !problem) holder.record = record;
        else problems.push({ path: [...path, "record"], key: "course.bad.record", params: { reason: problem } });
    }
    return problems;
}

/** Items and their variants. @param {any} activity @returns {{holder: any, path: (string | number)[]}[]} */
function holdersIn(activity) {
    /** @param {any} list @param {(string | number)[]} path */
    const entries = (list, path) =>
        Array.isArray(list)
            ? list.flatMap((holder, place) => (holder?.record ? [{ holder, path: [...path, place] }] : []))
            : [];
    const items = activity?.items;
    if (!Array.isArray(items)) return [];
    return [
        ...entries(items, ["items"]),
        ...items.flatMap((item, place) => entries(item?.variants, ["items", place, "variants"])),
    ];
}

/** @param {any} record @returns {string | null} null if it is a record */
function foreignText(record) {
    if (typeof record === "string") return record;
    return typeof record === "object" && !FIELDS.some((name) => name in record) ? JSON.stringify(record) : null;
}
