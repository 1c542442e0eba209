/**
 * The page's side of the lens: an engine client whose worker also runs searches that write a trace. If the worker
 * crashes, the client does a run again in another one and leaves out what was handed on before: the same run writes the
 * same trace.
 *
 * @import { DiagramOptions } from "./lens-protocol.js"
 * @import { ExplainedEvaluation, ForeignRecord, FormNote, GameRecord, GoalCondition } from "./lens-protocol.js"
 * @import { LensError, LensMessage, LensReply } from "./lens-protocol.js"
 * @import { LensRequest, LensSearchProgress, LensSearchRequest, PlacedPart } from "./lens-protocol.js"
 * @import { ProofRequest, ProvenWin, RunStop, TracePart, TreeFacts, WinDistance } from "./lens-protocol.js"
 */

import { EngineClient, EngineFailure } from "../../engine/client.js";

/** The lens refuses a request. */
export class LensFailure extends EngineFailure {
    /** @param {LensError} error */
    constructor(error) {
        super(error);
        /** The wrong character of a tree text, from 1. */
        this.place = error.place;
    }
}

export class LensClient extends EngineClient {
    /** @param {ConstructorParameters<typeof EngineClient>[0]} [options] */
    constructor({ moduleUrl = new URL("./lens-worker.js", import.meta.url).href, makeWorker } = {}) {
        super({ moduleUrl, makeWorker });
    }

    /**
     * Runs a search to its end and hands on its trace as it grows. A later run with the same key ends this one. Rejects
     * with a `LensFailure` if the request is wrong.
     * @param {LensRequest} request
     * @param {(part: TracePart) => void} onGrow
     * @param {number} [key]  several runs with different keys take turns
     * @returns {Promise<{stop: RunStop}>}
     */
    async run(request, onGrow, key = 0) {
        let words = 0;
        let texts = 0;
        const onPart = (/** @type {PlacedPart} */ part) => {
            // After a crash, the parts come again from the start.
            if (part.at + part.words.length <= words) return;
            const fresh = {
                words: part.words.subarray(words - part.at),
                texts: part.texts.slice(texts - part.textsAt),
            };
            words += fresh.words.length;
            texts += fresh.texts.length;
            onGrow(fresh);
        };
        const { stop = "complete" } = await this.#askLens({ id: 0, type: "run", request, key }, onPart);
        return { stop };
    }

    /**
     * As `EngineClient.search`; with `statistics: true` the progress says what the search has counted.
     * @param {LensSearchRequest} request
     * @param {(progress: LensSearchProgress) => void} [onProgress]
     * @returns {Promise<LensSearchProgress>}
     */
    search(request, onProgress) {
        const onAny = /** @type {Parameters<EngineClient["search"]>[1]} */ (onProgress);
        return /** @type {Promise<LensSearchProgress>} */ (super.search(request, onAny));
    }

    /** Ends the run with a key, if one is under way. */
    async endRun(key = 0) {
        await this.#askLens({ id: 0, type: "endRun", key });
    }

    /**
     * Explains the static evaluation of the position that a record shows. The contributions of the terms add up to the
     * scores.
     * @param {GameRecord} record
     * @param {string[]} [without]  terms that are switched off
     * @returns {Promise<ExplainedEvaluation>}
     */
    async explain(record, without) {
        const { explained } = await this.#askLens({ id: 0, type: "explain", record, without });
        return /** @type {ExplainedEvaluation} */ (explained);
    }

    /**
     * Lists the terms of a game's evaluation that can be switched off. A term is what the names of weights have before
     * their first dot: `danger` for `danger.4`.
     * @param {string} game
     * @param {GameRecord["options"]} [options]
     * @returns {Promise<string[]>}
     */
    async terms(game, options) {
        const { terms = [] } = await this.#askLens({ id: 0, type: "terms", game, options });
        return terms;
    }

    /**
     * Reads a tree as in `((3 12 8) (2 4 6))`. Rejects with a `LensFailure` that has the place of the error.
     * @param {string} text
     * @returns {Promise<TreeFacts>}
     */
    async readTree(text) {
        const { tree } = await this.#askLens({ id: 0, type: "readTree", text });
        return /** @type {TreeFacts} */ (tree);
    }

    /**
     * Whether the goal of a lesson's step is reached in the position that a record shows, for the player who was to
     * move at ply `since`. Rejects with a `LensFailure` if the goal or the record is wrong.
     * @param {GameRecord} record
     * @param {number} since
     * @param {GoalCondition[]} goal  all must hold
     * @returns {Promise<boolean>}
     */
    async reached(record, since, goal) {
        const { reached = false } = await this.#askLens({ id: 0, type: "reached", record, since, goal });
        return reached;
    }

    /**
     * Reads all games of a text in a form of another program. `problem`: the text is in none of the known forms.
     * @param {string} text
     * @param {string} [name]  of the text's file, as a hint
     * @returns {Promise<{games: ForeignRecord[], problem?: FormNote}>}
     */
    async importRecords(text, name = "") {
        const { foreign } = await this.#askLens({ id: 0, type: "importRecords", text, name });
        return /** @type {{games: ForeignRecord[], problem?: FormNote}} */ (foreign);
    }

    /**
     * The names of the positions of a game in opening books, from ply 0 up to `most` at most.
     * @param {GameRecord} record
     * @param {number} most
     * @returns {Promise<string[]>}
     */
    async keys(record, most) {
        const { keys = [] } = await this.#askLens({ id: 0, type: "keys", record, most });
        return keys;
    }

    /**
     * For each name of a position, the action that leads to it from the position that a record shows; "" if there is
     * none.
     * @param {GameRecord} record
     * @param {string[]} keys
     * @returns {Promise<string[]>}
     */
    async actionsTo(record, keys) {
        const { actions = [] } = await this.#askLens({ id: 0, type: "actionsTo", record, keys });
        return actions;
    }

    /**
     * Looks for a forced win of the player to move by trying every action. The worker does nothing else meanwhile: ask
     * for few positions, 200,000 by default. Rejects with a `LensFailure` if the record or the effort is wrong.
     * @param {GameRecord} record
     * @param {ProofRequest} effort
     * @returns {Promise<ProvenWin>}
     */
    async findWin(record, effort) {
        const { win } = await this.#askLens({ id: 0, type: "findWin", record, effort });
        return /** @type {ProvenWin} */ (win);
    }

    /**
     * How soon a player can force a win; any player may be to move. As `findWin` otherwise.
     * @param {GameRecord} record
     * @param {number} player
     * @param {ProofRequest} effort
     * @returns {Promise<WinDistance>}
     */
    async winDistance(record, player, effort) {
        const { distance } = await this.#askLens({ id: 0, type: "winDistance", record, player, effort });
        return /** @type {WinDistance} */ (distance);
    }

    /**
     * Draws the position that a record shows for paper, as an SVG document. Its words are English. Rejects with a
     * `LensFailure` if the record is wrong or a cell to ring does not exist.
     * @param {GameRecord} record
     * @param {DiagramOptions} [options]
     * @returns {Promise<string>}
     */
    async diagram(record, options) {
        const { svg = "" } = await this.#askLens({ id: 0, type: "diagram", record, options });
        return svg;
    }

    /**
     * @param {LensMessage} message
     * @param {(part: PlacedPart) => void} [onPart]
     * @returns {Promise<LensReply>}
     */
    async #askLens(message, onPart) {
        // The client passes on messages without looking into them.
        const reply = /** @type {LensReply} */ (
            await this.ask(/** @type {any} */ (message), /** @type {any} */ (onPart))
        );
        if (reply.refused) throw new LensFailure(reply.refused);
        return reply;
    }
}
