/**
 * The opening explorer: a position, and what followed it in engine games and in the reader's own. The page shows
 * `model`; whatever changes it makes a new one.
 *
 * @typedef {import("./book.js").Tally} Tally
 *
 * What followed: an action, with the games of the engine and the reader's own.
 * @typedef {{action: string, view: ActionView | null, engine: Tally | null,
 *            own: {all: number, tally: import("../summary.js").Tally} | null}} Row
 *
 * `none`: there is no book for the game; `otherRules`: only for other options, `bookOptions`.
 * @typedef {"loading" | "ready" | "none" | "otherRules" | "failed"} BookState
 *
 * @typedef {object} ExplorerModel
 * @property {"loading" | "ready" | "failed"} phase
 * @property {string} trouble  the message of a failure
 * @property {GameSpec[]} games
 * @property {string} game
 * @property {Record<string, string | number>} options  all of them
 * @property {string[]} line
 * @property {ActionView[]} played  the same as views
 * @property {BoardLayout | null} layout
 * @property {GameState | null} state
 * @property {BookState} book
 * @property {Record<string, string | number>} bookOptions
 * @property {Sentence | null} problem  why the book cannot be used
 * @property {number} broken  lines of the book that cannot be used
 * @property {{games: number, opening: number, later: number} | null} made  how the book was made
 * @property {boolean} counting  whether own games are still being counted
 * @property {boolean} hasOwn  whether there are own games with these rules
 * @property {Row[]} rows
 * @property {Tally | null} rest  engine games with other actions
 * @property {Tally | null} all  engine games that went on from here
 */

import { Problem } from "../../ui/notices/problem.js";
import { Store } from "../../ui/store.js";
import { readBook, sumOf } from "./book.js";
import { allOptions, ownOpenings, sameRules } from "./own-games.js";

/**
 * @import { ActionView, BoardLayout, GameRecord, GameSpec, GameState } from "../../engine/protocol.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Archive } from "../archive.js"
 * @import { Book } from "./book.js"
 * @import { OwnOpenings } from "./own-games.js"
 */

/** Plies of own games that are counted where there is no book. */
const USUAL_PLIES = 12;

/** @type {ExplorerModel} */
const empty = {
    phase: "loading",
    trouble: "",
    games: [],
    game: "",
    options: {},
    line: [],
    played: [],
    layout: null,
    state: null,
    book: "loading",
    bookOptions: {},
    problem: null,
    broken: 0,
    made: null,
    counting: true,
    hasOwn: false,
    rows: [],
    rest: null,
    all: null,
};

/** @extends {Store<ExplorerModel>} */
export class Explorer extends Store {
    /** Counts requests for a game, and for a position: later ones end earlier ones. */
    #opened = 0;
    #turn = 0;
    /** Of the game shown. @type {Book | null} */
    #book = null;
    /** @type {OwnOpenings} */
    #own = new Map();

    /**
     * @param {object} parts
     * @param {LensClient} parts.engine
     * @param {Promise<Archive>} parts.archive
     * @param {(game: string) => Promise<string | null>} parts.readBookText
     */
    constructor({ engine, archive, readBookText }) {
        super(empty);
        this.engine = engine;
        this.archive = archive;
        this.readBookText = readBookText;
    }

    get spec() {
        return this.model.games.find(({ id }) => id === this.model.game);
    }

    /**
     * Opens a game at a position. One that the engine does not know, or cannot play, gives way to the start.
     * @param {{game?: string, options?: Record<string, string | number>, actions?: string[]}} wanted
     */
    async open({ game = "", options, actions = [] }) {
        const opened = ++this.#opened;
        try {
            const games = this.model.games.length ? this.model.games : (await this.engine.games()).games;
            if (opened !== this.#opened) return;
            const spec = games.find(({ id }) => id === game) ?? games[0];
            const own = spec.id === game ? options : {};
            this.#book = null;
            this.#own = new Map();
            this.#set({ ...empty, games, game: spec.id, options: allOptions(spec, own) });
            try {
                await this.#show(spec.id === game ? actions : []);
            } catch {
                if (opened !== this.#opened) return;
                this.#set({ options: allOptions(spec) });
                await this.#show([]);
            }
            await Promise.all([this.#readBook(opened), this.#countOwn(opened)]);
        } catch (error) {
            if (opened === this.#opened)
                this.#set({ phase: "failed", trouble: String(/** @type {any} */ (error)?.message) });
        }
    }

    /** Goes on with an action. @param {string} action */
    follow(action) {
        return this.#go([...this.model.line, action]);
    }

    /** Goes back to a ply. @param {number} ply */
    back(ply) {
        return this.#go(this.model.line.slice(0, Math.max(0, ply)));
    }

    /** Reads the book again. */
    retry() {
        return this.#readBook(this.#opened);
    }

    /** @param {string[]} line */
    async #go(line) {
        try {
            await this.#show(line);
        } catch (error) {
            this.#set({ phase: "failed", trouble: String(/** @type {any} */ (error)?.message) });
        }
    }

    /** @param {string[]} line */
    async #show(line) {
        const turn = ++this.#turn;
        const { game, options } = this.model;
        const record = { game, options, actions: line };
        const { state, layout } = await this.engine.load(record);
        const played = line.length ? await this.engine.describe(record) : [];
        if (turn !== this.#turn) return;
        const known = this.model.layout;
        const same = known && JSON.stringify(known) === JSON.stringify(layout);
        this.#set({
            phase: "ready",
            line,
            played,
            state,
            layout: same ? known : layout,
            rows: [],
            rest: null,
            all: null,
        });
        await this.#fill();
    }

    /**
     * Names of the positions of a game, from ply 0 up to `most` at most.
     * @param {GameRecord} record
     * @param {number} most
     */
    async #keys(record, most) {
        return (await this.engine.call("keys", record, most)).keys;
    }

    /** Finds out what followed the position shown. */
    async #fill() {
        const turn = ++this.#turn;
        const { game, options, line, state } = this.model;
        const record = { game, options, actions: line };
        const [here] = (await this.#keys(record, line.length)).slice(-1);
        const position = this.#book?.positions.get(here);
        const own = this.#own.get(here);
        /** @type {Map<string, {engine: Tally | null, own: Row["own"]}>} */
        const found = new Map();
        if (position) {
            // The book may look at the position from another side.
            const children = await Promise.all(
                position.next.map(({ action }) =>
                    this.#keys({ game, options, actions: [...position.line, action] }, position.line.length + 1),
                ),
            );
            position.next.forEach(({ tally }, index) => {
                found.set(/** @type {string} */ (children[index].at(-1)), { engine: tally, own: null });
            });
        }
        for (const [key, tally] of own ?? []) found.set(key, { engine: found.get(key)?.engine ?? null, own: tally });
        const { actions } = await this.engine.call("actions", record, [...found.keys()]);
        if (turn !== this.#turn) return;
        const rows = [...found.values()].map((row, index) => ({
            ...row,
            action: actions[index],
            view: state?.legal.find(({ text }) => text === actions[index]) ?? null,
        }));
        rows.sort((a, b) => (b.engine?.games ?? 0) - (a.engine?.games ?? 0) || (b.own?.all ?? 0) - (a.own?.all ?? 0));
        const players = this.#book?.tally.won.length ?? 0;
        const rest = position?.rest ?? null;
        const all = position ? sumOf([...position.next.map(({ tally }) => tally), position.rest], players) : null;
        this.#set({ rows: rows.filter(({ action }) => action), rest, all });
    }

    /** @param {number} opened */
    async #readBook(opened) {
        const { game } = this.model;
        this.#set({ book: "loading", problem: null });
        try {
            const text = await this.readBookText(game);
            if (opened !== this.#opened) return;
            if (text === null) return this.#set({ book: "none" });
            const book = readBook(text);
            if (book.game !== game) throw new Problem("openings.broken");
            const made = { games: book.tally.games, ...book.nodes };
            if (!sameRules(allOptions(this.spec, book.options), this.model.options)) {
                return this.#set({ book: "otherRules", bookOptions: book.options, made });
            }
            this.#book = book;
            this.#set({ book: "ready", broken: book.broken, made });
            await this.#fill();
        } catch (error) {
            if (opened !== this.#opened) return;
            const problem =
                error instanceof Problem ? error.problem : { key: /** @type {const} */ ("openings.notLoaded") };
            this.#set({ book: "failed", problem });
        }
    }

    /** @param {number} opened */
    async #countOwn(opened) {
        const { game, options } = this.model;
        const games = await (await this.archive).games.all();
        const own = await ownOpenings(games, {
            game,
            options,
            spec: this.spec,
            plies: USUAL_PLIES,
            keysOf: (record, most) => this.#keys(record, most),
        });
        if (opened !== this.#opened) return;
        this.#own = own;
        this.#set({ counting: false, hasOwn: own.size > 0 });
        await this.#fill();
    }

    /** @param {Partial<ExplorerModel>} change */
    #set(change) {
        this.update((model) => ({ ...model, ...change }));
    }
}
