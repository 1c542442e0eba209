/**
 * The reader's own mistakes as exercises. They come from the archive and go back with the date of their next turn.
 *
 * @typedef {{list: () => Promise<Mistake[]>, update: (item: Mistake) => Promise<unknown>, remove: (id: string) =>
 *     Promise<unknown>}} MistakeStore
 */

import { isDue } from "../../../archive/mine.js";
import { checkRecord } from "../../../record/record.js";
import { cardAfter, dueAt } from "./spacing.js";

/**
 * @import { Mistake } from "../solving/solving.js"
 * @import { Try } from "./spacing.js"
 */

export class Mine {
    #store;

    /** @param {Promise<MistakeStore>} store */
    constructor(store) {
        this.#store = store;
    }

    /** The mistakes in a game that can be used. @param {string} game */
    async of(game) {
        const all = await (await this.#store).list();
        return all.filter((item) => item.game === game && isUsable(item));
    }

    /** How many mistakes are due, by game. @param {number} now */
    async due(now) {
        const all = await (await this.#store).list();
        /** @type {Record<string, number>} */
        const counts = {};
        for (const item of all.filter((each) => isUsable(each) && isDue(each, now))) {
            counts[item.game] = (counts[item.game] ?? 0) + 1;
        }
        return counts;
    }

    /**
     * The next one: the one that has waited longest, or, before any is due, the one that is due first.
     * @param {string} game
     * @param {number} now
     * @param {{early: boolean, besides: string}} how  `besides`: one to leave out if there is another
     * @returns {Promise<Mistake | null>}
     */
    async next(game, now, { early, besides }) {
        const ready = (await this.of(game)).filter((item) => early || isDue(item, now));
        const order = (/** @type {Mistake} */ { id, card, date }) => [id === besides ? 1 : 0, dueAt(card), date];
        return ready.sort((a, b) => compare(order(a), order(b)))[0] ?? null;
    }

    /**
     * Keeps the next date after a try.
     * @param {Mistake} item
     * @param {Try} tried
     * @param {number} now
     */
    async tried(item, tried, now) {
        await (await this.#store).update({ ...item, card: cardAfter(item.card, tried, now) });
    }

    /** @param {string} id */
    async remove(id) {
        await (await this.#store).remove(id);
    }
}

/** @param {number[]} a @param {number[]} b */
function compare(a, b) {
    const index = a.findIndex((value, place) => value !== b[place]);
    return index < 0 ? 0 : a[index] - b[index];
}

/** @param {any} item */
function isUsable(item) {
    try {
        checkRecord(item.record);
    } catch {
        return false;
    }
    const { player, best, accepted } = item;
    return Number.isInteger(player) && typeof best === "string" && best !== "" && Array.isArray(accepted);
}
