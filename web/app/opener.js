/**
 * Puts games on the board: new ones, kept ones, and those from elsewhere. One that cannot be opened leaves the board as it
 * was, and a notice says why.
 *
 * @typedef {import("./controller.js").Engine} Engine
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").SavedGame} SavedGame
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 *
 * What is chosen for a new game; the rest stays as it is.
 * @typedef {{game?: string, options?: Record<string, string | number>, seats?: string[], setup?: string,
 *            clock?: import("./clock.js").ClockRule | null}} Choice
 */

import * as change from "./model.js";
import { RecordProblem, sameGame } from "./record.js";

export class Opener {
    /** Whether a clock in a record goes; where none is shown, it had better not. */
    clocks = true;

    /**
     * @param {Engine} engine
     * @param {import("./model.js").Store<Model>} store
     * @param {import("./saves.js").Saves} saves
     */
    constructor(engine, store, saves) {
        this.engine = engine;
        this.store = store;
        this.saves = saves;
    }

    /**
     * The first game of a visit: the one asked for (by a link) if it can be opened, else the one that was last played, else
     * the first there is.
     * @param {Promise<GameRecord | null>} asked
     */
    async first(asked) {
        const record = await asked.catch((error) => this.problem(error));
        const kept = record && this.saves.saved(record.game);
        const options = this.store.value.games.find(({ id }) => id === record?.game)?.options ?? [];
        // The address still shows the game of the last visit: then nobody sent a link.
        const returning = record && kept && sameGame(kept.record, record, options);
        if (record && !returning && (await this.open(record))) return;
        const { games } = this.store.value;
        const wanted = returning ? record.game : this.saves.current();
        await this.resume((games.find(({ id }) => id === wanted) ?? games[0]).id);
    }

    /** The match of this game that was on the board last, or a new one. @param {string} id */
    async resume(id) {
        const saved = this.saves.saved(id);
        const fresh = { record: { game: id, actions: [] }, seats: saved?.seats ?? [], paused: false };
        // Nobody's time goes by while the page is away, nor before somebody is there again.
        if (saved?.record.clock) saved.paused = true;
        try {
            await this.load(saved ?? fresh);
        } catch (error) {
            if (!saved) throw error;
            this.problem(error);
            this.saves.forget(id);
            await this.load(fresh);
        }
    }

    /** @param {Choice} choice */
    async fresh({ game, options = {}, seats, setup, clock = this.store.value.clock?.rule }) {
        const old = change.savedGame(this.store.value);
        if (!old) return;
        const same = game === undefined || game === old.record.game;
        const kept = same ? old : this.saves.saved(game);
        const record = {
            game: game ?? old.record.game,
            options: same ? { ...old.record.options, ...options } : options,
            ...(setup ? { setup } : {}),
            actions: [],
            ...(clock ? { clock } : {}),
        };
        await this.load({ record, seats: seats ?? kept?.seats ?? [], paused: false });
        // What would be lost is the match of this game; any other is kept anyway.
        const undo = [kept, old].find((before) => before?.record.actions?.length);
        if (undo) this.#tell({ key: "notice.newGame", undo });
    }

    /**
     * @param {GameRecord} record
     * @param {{line?: number, seats?: string[]}} [how]  `line`: of the file that it comes from, if that has several; `seats`:
     *     who played it, if that is known
     * @returns {Promise<boolean>} whether it is on the board now
     */
    async open(record, { line, seats } = {}) {
        const current = change.savedGame(this.store.value);
        const kept = this.saves.saved(record.game);
        if (kept && !seats && isBare(record)) {
            await this.resume(record.game);
            return true;
        }
        // What would be lost is the match of the same game; any other is kept anyway.
        const old = [kept, current].find((game) => game?.record.actions?.length) ?? null;
        // Who opens a game wants to look at it first; an empty one can begin.
        const paused = (record.actions?.length ?? 0) > 0 || Boolean(record.clock);
        try {
            if (!this.store.value.games.some(({ id }) => id === record.game)) {
                throw new RecordProblem("problem.unknownGame", { game: record.game.slice(0, 40) });
            }
            await this.load({ record, seats: seats ?? kept?.seats ?? [], paused });
        } catch (error) {
            this.problem(error, line);
            return false;
        }
        if (old) this.#tell({ key: "notice.opened", undo: old });
        return true;
    }

    /** @param {SavedGame} game */
    async load(game) {
        const loaded = await this.engine.load(game.record);
        const { games, levels } = this.store.value;
        const players = games.find(({ id }) => id === loaded.state.game)?.players ?? [];
        const seats = change.seatsFrom(game.seats, players.length, levels);
        this.store.update((model) => change.gameLoaded(model, { ...game, seats }, loaded, this.clocks));
    }

    /** Says what is wrong with a game. @param {any} error @param {number} [line] @returns {null} */
    problem(error, line = 0) {
        if (error instanceof RecordProblem) {
            this.#tell({ ...error.problem, tone: "error", line });
            return null;
        }
        const detail = String(error?.message ?? error);
        const place = error?.action
            ? { key: "problem.refusedAt", params: { number: error.action } }
            : { key: "problem.refused" };
        this.#tell({ ...place, detail, tone: "error", line });
        return null;
    }

    /** @param {Parameters<typeof change.noticed>[1]} notice */
    #tell(notice) {
        this.store.update((model) => change.noticed(model, notice));
    }
}

/** Whether a record only names a game: then it asks for that game, not for a new match of it. @param {GameRecord} record */
function isBare({ options, setup, actions }) {
    return !setup && !actions?.length && Object.keys(options ?? {}).length === 0;
}
