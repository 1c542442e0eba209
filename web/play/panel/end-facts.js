/**
 * Facts about a game that ended here, besides its result: the reader's rating before and after it, and the result of a
 * review that runs while the page is idle.
 *
 * `rating`: null if the game doesn't count. `review`: the reader's, null until the game is reviewed. `values`: of
 * positions, as far as they are known on this visit.
 * @typedef {{rating: {before: Rating | null, after: Rating} | null, review: {accuracy: number | null, mistakes: number}
 *            | null, values: Map<string, Value>}} Facts
 */

import { keepReview } from "../../analysis/review/keep-review.js";
import { openArchive } from "../../archive/archive.js";
import { sameKey } from "../../archive/game-entry.js";
import { ratedGames, readersRating } from "../../archive/strength.js";

/**
 * @import { Value } from "../../analysis/review/graph.js"
 * @import { Archive } from "../../archive/archive.js"
 * @import { Game } from "../../archive/game-entry.js"
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Rating } from "../../game/rating/rating.js"
 */

/** The fewest processors of a device that reviews by itself: one is for the page. */
const LEAST_PROCESSORS = 3;

/** @returns {Facts} */
export const noFacts = () => ({ rating: null, review: null, values: new Map() });

/**
 * What the archive tells of a game.
 * @param {Game[]} games  newest first
 * @param {Game} entry  one of them
 * @param {number} player  the reader
 * @returns {Pick<Facts, "rating" | "review">}
 */
export function factsOf(games, entry, player) {
    const { game, order, review } = entry;
    const after = readersRating(
        games.filter((each) => each.order <= order),
        game,
    );
    const before = readersRating(
        games.filter((each) => each.order < order),
        game,
    );
    return {
        rating: after && ratedGames([entry], game).length > 0 ? { before, after } : null,
        review: review && { accuracy: review.accuracy[player] ?? null, mistakes: review.mistakes },
    };
}

export class EndFacts {
    #changed;
    #leaving = new AbortController();
    #key = "";
    /** @type {Facts} */
    facts = noFacts();

    /** @param {() => void} changed  called when the facts have changed */
    constructor(changed) {
        this.#changed = changed;
    }

    /** Follows a game until `stop` or another game. @param {GameRecord} record @param {number} player  the reader */
    async follow(record, player) {
        const key = sameKey(record);
        if (key === this.#key) return;
        this.stop();
        this.#key = key;
        this.facts = noFacts();
        const { signal } = this.#leaving;
        const archive = await openArchive();
        let reviews = false;
        const read = async () => {
            const games = await archive.games.all();
            const entry = games.find(({ same }) => same === key);
            if (signal.aborted || !entry?.persons.includes(player)) return;
            this.facts = { ...this.facts, ...factsOf(games, entry, player) };
            this.#changed();
            if (entry.review || reviews || (navigator.hardwareConcurrency ?? 1) < LEAST_PROCESSORS) return;
            reviews = true;
            idle(() => this.#review(archive, record, signal));
        };
        if (signal.aborted) return;
        const end = archive.subscribe(({ changed }) => changed === "games" && read());
        signal.addEventListener("abort", end);
        await read();
    }

    /** @param {Archive} archive @param {GameRecord} record @param {AbortSignal} signal */
    async #review(archive, record, signal) {
        if (signal.aborted) return;
        try {
            const { reviewQuietly } = await import("../../analysis/review/idle-review.js");
            const model = await reviewQuietly(record, signal, (values) => {
                this.facts = { ...this.facts, values };
            });
            if (model && !signal.aborted) await keepReview(model, archive);
        } catch {
            // Without a network the game can be reviewed on the next visit.
        }
    }

    stop() {
        this.#leaving.abort();
        this.#leaving = new AbortController();
        this.#key = "";
    }
}

/** Calls back when the page has nothing else to do. @param {() => void} then */
const idle = (then) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(then, { timeout: 4000 }) : setTimeout(then, 2000);
