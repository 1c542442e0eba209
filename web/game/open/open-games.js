/**
 * Puts new, saved and foreign games on the board. If a game cannot be opened, the board does not change and a notice
 * says why.
 *
 * The choices for a new game. Missing fields keep their current value. `notice`: the notice that offers to restore the
 * old game.
 * @typedef {{game?: string, options?: Record<string, string | number>, seats?: string[], setup?: string,
 *            clock?: ClockRule | null, notice?: NewNotice}} Choice
 */

import { continues, extraFields, sameGame } from "../../record/record.js";
import { Problem } from "../../ui/notices/problem.js";
import * as change from "../model.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { NewNotice } from "../../ui/notices/noticed.js"
 * @import { Store } from "../../ui/store.js"
 * @import { ClockRule } from "../clock.js"
 * @import { Engine } from "../context.js"
 * @import { Model, SavedGame } from "../model.js"
 * @import { Saves } from "../saves.js"
 */

export class Opener {
    /** Whether clocks in records are used. Embedded games that show no clock turn this off. */
    clocks = true;

    /** @param {Engine} engine @param {Store<Model>} store @param {Saves} saves */
    constructor(engine, store, saves) {
        this.engine = engine;
        this.store = store;
        this.saves = saves;
    }

    /**
     * Opens the first game of a visit: the requested one if possible, otherwise the last one played, otherwise the
     * first of the list.
     * @param {Promise<GameRecord | null>} asked
     * @param {number} [ground]  of the history entry, if this page wrote the address and is now reloaded
     */
    async first(asked, ground) {
        const record = await asked.catch((error) => this.problem(error));
        // The address may be behind the game saved on this entry, or still have a line that was taken back.
        const here = [this.saves.current(), record?.game ?? ""];
        const last = ground !== undefined && here.find((game) => this.saves.isOn(game, ground));
        if (last) return this.resume(last);
        const kept = record && this.saves.saved(record.game);
        const options = this.#optionsOf(record?.game);
        // The address may name the game of the last visit, or an earlier position of it: then the saved game is newer.
        // A link to an earlier position of a game that is over, or that was left at one, opens the link's position.
        const newer = record && kept && record.ply === undefined && continues(kept.record, record, options);
        const isLeftAtEnd = newer && !kept.over && kept.record.ply === undefined;
        const returning = newer && (isLeftAtEnd || sameGame(kept.record, record, options));
        if (record && !returning && (await this.open(record))) return;
        const { games } = this.store.value;
        const wanted = returning ? record.game : this.saves.current();
        await this.resume((games.find(({ id }) => id === wanted) ?? games[0]).id);
    }

    /** Opens the saved game with this ID, or a new one. @param {string} id */
    async resume(id) {
        const saved = this.saves.saved(id);
        const fresh = { record: { game: id, actions: [] }, seats: saved?.seats ?? [], paused: false };
        // A clock must not run before the user is back.
        if (saved?.record.clock) saved.paused = true;
        try {
            await this.load(saved ?? fresh);
        } catch (error) {
            // Only a refusal shows that the saved game is damaged.
            if (!saved || !(/** @type {any} */ (error)?.refused)) throw error;
            this.saves.setAside(id);
            await this.load(fresh);
            this.problem(error);
        }
    }

    /**
     * Returns the last state of a game: from the board if it shows that game, otherwise from the saves. Its seats are
     * those for the next game.
     * @param {string} id
     */
    lastGame(id) {
        const current = change.savedGame(this.store.value);
        const last = current?.record.game === id ? current : this.saves.saved(id);
        const chosen = last?.seats.some((seat) => seat !== change.PERSON);
        return last && { ...last, seats: (!chosen && last.nextSeats) || last.seats };
    }

    /** @param {Choice} choice */
    async startNew({ game, options = {}, seats, setup, clock = this.store.value.clock?.rule, notice }) {
        const old = change.savedGame(this.store.value);
        if (!old) return;
        const id = game ?? old.record.game;
        const same = id === old.record.game;
        const kept = same ? null : this.saves.saved(id);
        const record = {
            game: id,
            options: same ? { ...old.record.options, ...options } : options,
            ...(setup ? { setup } : {}),
            actions: [],
            ...(clock ? { clock } : {}),
        };
        await this.load({ record, seats: seats ?? this.lastGame(id)?.seats ?? [], paused: false });
        // Only the current game of this kind would be lost; games of other kinds stay saved.
        const undo = [kept, old].find((before) => before?.record.actions?.length);
        if (undo) this.tell({ key: "notice.newGame", ...notice, undo });
    }

    /**
     * Opens a game from outside.
     * @param {GameRecord} record
     * @param {{line?: number, seats?: string[], starts?: boolean, tell?: (notice: NewNotice) => void}} [how]  `line`:
     *     line in the file, if that has several games; `seats`: the players of the game, if known; `starts`: play
     *     continues at once; `tell`: receives the reason if the game cannot be opened
     * @returns {Promise<boolean>} whether the game was opened
     */
    async open(record, { line, seats, starts, tell } = {}) {
        const current = change.savedGame(this.store.value);
        const kept = this.saves.saved(record.game);
        if (kept && !kept.over && !seats && isBare(record)) {
            await this.resume(record.game);
            return true;
        }
        // An earlier position of the saved game is shown in that game, which loses nothing.
        if (kept && !kept.record.away && !seats && !starts && isPosition(record)) {
            const whole = { ...kept.record, ply: record.ply ?? record.actions?.length };
            const contains = continues(kept.record, record, this.#optionsOf(record.game));
            if (contains && (await this.#loads({ ...kept, record: whole, paused: true }))) return true;
        }
        // Only the current game of this kind would be lost; games of other kinds stay saved.
        const old = [kept, current].find((game) => game?.record.actions?.length) ?? null;
        // The user wants to look at an opened game first; an empty one can begin at once.
        const paused = !starts && ((record.actions?.length ?? 0) > 0 || Boolean(record.clock));
        try {
            if (!this.store.value.games.some(({ id }) => id === record.game)) {
                throw new Problem("problem.unknownGame", { game: record.game.slice(0, 40) });
            }
            const given = seats ?? this.lastGame(record.game)?.seats ?? [];
            await this.load({ record, seats: given, paused }, Boolean(seats));
        } catch (error) {
            this.problem(error, line, tell);
            return false;
        }
        if (old) this.tell({ key: "notice.opened", undo: old });
        return true;
    }

    /** @param {string} [game] */
    #optionsOf(game) {
        return this.store.value.games.find(({ id }) => id === game)?.options ?? [];
    }

    /** Loads a game if the engine accepts it. @param {SavedGame} game @returns {Promise<boolean>} whether it did */
    #loads = (game) =>
        this.load(game).then(
            () => true,
            () => false,
        );

    /** Returns the clock of a record; null if it has none, or if that isn't used. @param {GameRecord} record */
    async #clockIn({ clock }) {
        if (!this.clocks || !clock) return null;
        // Without a network the record keeps its clock.
        const module = await import("../clock.js").catch(() => null);
        return module?.clockFrom(clock) ?? null;
    }

    /**
     * @param {SavedGame} game
     * @param {boolean} [known]  whether its seats are those who played it. If not, a game that is over has only
     *     persons: it was won by a colour, and not by the reader
     */
    async load(game, known = true) {
        const loaded = await this.engine.load(game.record);
        const { games, levels } = this.store.value;
        const players = games.find(({ id }) => id === loaded.state.game)?.players ?? [];
        const { ply, length } = loaded.state;
        // An earlier position doesn't tell how the game ends.
        const { outcome } =
            known || ply === length ? loaded.state : (await this.engine.call("describe", game.record, length)).end;
        const over = outcome.state !== "ongoing" || game.record.ending;
        const given = change.seatsFrom(game.seats, players.length, levels, game.record.away);
        const own =
            known || !over
                ? { ...game, seats: given }
                : { ...game, seats: players.map(() => change.PERSON), nextSeats: given };
        const clock = await this.#clockIn(game.record);
        this.store.update((model) => change.gameLoaded(model, own, loaded, clock));
    }

    /**
     * Reports why a game cannot be opened.
     * @param {any} error
     * @param {number} [line]
     * @param {typeof this.tell} [tell]
     * @returns {null}
     */
    problem(error, line = 0, tell = this.tell) {
        if (error instanceof Problem) {
            tell({ ...error.problem, tone: "error", line });
            return null;
        }
        const detail = String(error?.message ?? error);
        /** @type {Sentence} */
        const place = error?.action
            ? { key: "problem.refusedAt", params: { number: error.action } }
            : { key: "problem.refused" };
        tell({ ...place, detail, tone: "error", line });
        return null;
    }

    /** @param {NewNotice} notice */
    tell = (notice) => this.store.update((model) => change.noticed(model, notice));
}

/**
 * Returns whether a record names a game and nothing else. Such a record resumes the saved game.
 * @param {GameRecord} record
 */
function isBare({ options, setup, actions }) {
    return !setup && !actions?.length && Object.keys(options ?? {}).length === 0;
}

/**
 * Returns whether a record is a position after some actions and nothing else, such as that of a link. A record without
 * actions starts a new game.
 * @param {GameRecord} record
 */
const isPosition = (record) => Boolean(record.actions?.length) && Object.keys(extraFields(record)).length === 0;
