/**
 * The reader's own mistakes as puzzles, with the card of a spaced repetition.
 *
 * `record`: the position before the mistake, as a record file has it. `ply`: after the action played. `accepted`: the
 * actions that lose less than 3.5 points, as far as known. `loss`: of the share of the chances, 0 to 1. `card`: plain
 * JSON with at least `due` and `last_review` (times as text or number), null before the first repetition.
 * @typedef {{id: string, game: string, record: GameRecord, ply: number,
 *            player: number, played: string, best: string, accepted: string[], loss: number, date: number,
 *            card: Record<string, any> | null}} Item
 */

import { checkRecord } from "../record/record.js";
import { openMemory } from "../ui/browser/storage.js";
import { ArchiveStore } from "./archive-store.js";
import { digest } from "./game-entry.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Kept } from "./database.js"
 */

/** A review that lies further in the future shows that the clock was set back since. */
const SLACK_MS = 60 * 60 * 1000;

export class MineStore extends ArchiveStore {
    /**
     * Adds items. One with a known id changes nothing: its card would be lost.
     * @param {Item[]} items
     * @returns {Promise<Kept & {added: number}>}
     */
    async add(items) {
        let added = 0;
        const kept = await this.inTurn(async () => {
            const known = new Set((await this.list()).map(({ id }) => id));
            const fresh = new Map(items.filter(({ id }) => !known.has(id)).map((item) => [item.id, item]));
            added = fresh.size;
            return this.shelf.write("mine", [...fresh]);
        });
        return { ...kept, added };
    }

    /** All items, oldest first. @returns {Promise<Item[]>} */
    async list() {
        const found = await this.shelf.all("mine");
        for (const each of found) if (!isItem(each)) openMemory().setAside(`mine/${each?.id}`, JSON.stringify(each));
        const items = /** @type {Item[]} */ (found.filter(isItem));
        return items.sort((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1));
    }

    /** The items to repeat now, the longest overdue first; new ones last. @param {number} now */
    async due(now) {
        const items = (await this.list()).filter((item) => isDue(item, now));
        return items.sort((a, b) => (timeOf(a.card?.due) ?? now) - (timeOf(b.card?.due) ?? now));
    }

    /** @param {Item} item @returns {Promise<Kept>} */
    update(item) {
        return this.inTurn(() => this.shelf.write("mine", [[item.id, item]]));
    }
}

/** @typedef {MineStore} Mine */

/**
 * The id of a mistake: the same position and action are one item.
 * @param {Pick<Item, "game" | "record" | "played">} of
 */
export const mineId = ({ game, record: { options = {}, setup = "", actions = [] }, played }) =>
    `${game}-${digest(JSON.stringify([Object.entries(options).sort(), setup, actions, played]))}`;

/** What an item must have besides its record and its list of actions. */
const types = {
    id: "string",
    game: "string",
    ply: "number",
    player: "number",
    played: "string",
    best: "string",
    loss: "number",
    date: "number",
};

/** Whether a stored value is an item. @param {any} value */
function isItem(value) {
    try {
        checkRecord(value.record);
        return (
            Array.isArray(value.accepted) && Object.entries(types).every(([name, type]) => typeof value[name] === type)
        );
    } catch {
        return false;
    }
}

/** @param {unknown} value  a number, a text or a Date */
function timeOf(value) {
    const time = value === null || value === undefined ? Number.NaN : new Date(/** @type {any} */ (value)).getTime();
    return Number.isNaN(time) ? null : time;
}

/**
 * Whether an item is to be repeated. An item that was repeated in the future, before the clock was set back, is due:
 * otherwise it might not come back for years.
 * @param {Item} item
 * @param {number} now
 */
export function isDue({ card }, now) {
    const due = timeOf(card?.due);
    if (due === null || due <= now) return true;
    const last = timeOf(card?.last_review);
    return last !== null && last > now + SLACK_MS;
}
