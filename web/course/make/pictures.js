/**
 * Pictures of the items' positions for paper.
 *
 * @typedef {import("../course.js").Course["pictures"]} Pictures
 */

import { shownRecord } from "../activity.js";

/**
 * @param {import("../kinds/kinds.js").CheckTools} tools
 * @param {import("../activity.js").Item[]} items
 * @returns {Promise<Pictures>} by number of the item
 */
export async function drawPositions({ engine, games }, items) {
    /** @type {Pictures} */
    const pictures = new Map();
    for (const [number, item] of items.entries()) {
        if (!item.record) continue;
        const record = shownRecord(item.kind === "replay" ? { ...item.record, ply: 0 } : item.record);
        const [svg, { state }] = await Promise.all([engine.diagram(record, { legend: false }), engine.load(record)]);
        const players = games.find(({ id }) => id === record.game)?.players ?? [];
        pictures.set(number, { svg, player: players[state.toMove] });
    }
    return pictures;
}
