/**
 * Everything a reader can do in the analysis, as methods over one model: going about in the tree, changing it, opening and keeping
 * it. Two engines serve it, apart from the one that plays the game: one searches the position shown, the other gives positions,
 * previews and the graph.
 *
 * @typedef {import("./tree.js").Node} Node
 * @typedef {import("./tree.js").Path} Path
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("./lab-model.js").LabNotice} LabNotice
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../app/storage.js").Memory} Memory
 * @typedef {import("../engine/client.js").EngineClient} Engine
 */

import { Store } from "../app/model.js";
import { checkRecord, RecordProblem } from "../app/record.js";
import { EngineClient } from "../engine/client.js";
import { EngineQueue } from "./engine-queue.js";
import { GameAnalysis } from "./game-analysis.js";
import { finalChances } from "./graph.js";
import { emptyLab, isOver, keyOf, playerCount, recordOf } from "./lab-model.js";
import { LinePreview } from "./line-preview.js";
import { loadAnalysis } from "./load-analysis.js";
import { PositionSearch } from "./position-search.js";
import * as trees from "./tree.js";
import { messageOf } from "./words.js";

const MOST_PAST = 200;
/** Browsers refuse more than a few changes of the address a second. */
const SAVE_DELAY_MS = 400;
const SAVED = "lab";

export class Lab {
    /** Counts places gone to, so that what comes too late is left alone. */
    #turn = 0;
    #engine;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    /** What was asked for last. @type {Promise<GameRecord | null> | GameRecord | null} */
    #asked = null;

    /**
     * @param {object} parts
     * @param {Memory} parts.memory
     * @param {() => Engine} [parts.makeEngine]
     * @param {(record: GameRecord) => void} [parts.kept]  told what is kept, a moment after every change
     */
    constructor({ memory, makeEngine = () => new EngineClient(), kept = () => {} }) {
        this.memory = memory;
        this.kept = kept;
        /** Whether what came with the game could be read: else it must not be overwritten. */
        this.legible = true;
        /** @type {Store<LabModel>} */
        this.store = new Store(emptyLab());
        const { store } = this;
        this.search = new PositionSearch({ engine: makeEngine(), store, memory });
        const engine = new EngineQueue(makeEngine());
        this.#engine = engine;
        this.preview = new LinePreview({ engine, store });
        this.gameAnalysis = new GameAnalysis({ engine, store, failed: (error) => this.refuse(error) });
    }

    get model() {
        return this.store.value;
    }

    /** Ends both engines. */
    close() {
        this.#keepNow();
        this.#turn = -1;
        this.search.close();
        this.gameAnalysis.stop();
        this.#engine.close();
    }

    /**
     * Opens a game. If it cannot be opened, what was there before stays, and a notice says why.
     * @param {Promise<GameRecord | null> | GameRecord | null} asked  null: what was analysed last
     */
    async open(asked) {
        this.#asked = asked;
        try {
            const { games, levels } = await this.#engine.foreground((engine) => engine.games());
            this.#update({ games, levels });
        } catch (error) {
            return this.#update({ phase: "trouble", trouble: messageOf(error) });
        }
        const first = { game: this.model.games[0].id };
        try {
            await this.#open((await asked) ?? lastRecord(this.memory) ?? first);
        } catch (error) {
            if (this.model.phase !== "ready") await this.#open(first).catch(() => {});
            this.refuse(error);
        }
    }

    /** Tries again what failed because the engine did not come. */
    retry() {
        this.#update({ phase: "loading" });
        return this.open(this.#asked);
    }

    /** @param {GameRecord} record */
    async #open(record) {
        if (!this.model.games.some(({ id }) => id === record.game)) {
            throw new RecordProblem("problem.unknownGame", { game: String(record.game).slice(0, 40) });
        }
        const { dropped, reason, unread, ...loaded } = await loadAnalysis(this.#engine, record);
        this.preview.end();
        this.gameAnalysis.forget();
        this.#update({ phase: "ready", ...loaded, past: [], shares: null, notice: null });
        this.#turn += 1;
        this.legible = unread === null;
        if (unread) this.refuse(unread);
        else if (dropped) this.tell({ key: "lab.dropped", params: { count: dropped }, detail: reason, tone: "error" });
        this.#shown();
    }

    // Going about

    /** @param {Path} path */
    go(path) {
        return this.#show(this.model.tree, path);
    }

    /** @param {number} by  plies on, along the main line from here, or back */
    step(by) {
        const { tree, path } = this.model;
        const length = path.length + by;
        const line = by > 0 ? trees.lineFrom(tree, path) : path;
        return this.go(line.slice(0, Math.max(0, Math.min(length, line.length))));
    }

    /** To the start, or to the end of the line. @param {"first" | "last"} end */
    end(end) {
        return this.go(end === "first" ? [] : trees.lineFrom(this.model.tree, this.model.path));
    }

    /** @param {1 | -1} by  to the next or the last variation */
    beside(by) {
        return this.go(trees.besides(this.model.tree, this.model.path, by));
    }

    // The tree

    /** Plays an action in the position shown. @param {string} action */
    play(action) {
        const from = this.model.state?.actions ?? [];
        return this.#change(trees.added(this.model.tree, from, action), [...from, action]);
    }

    /** Plays the first actions of a line of the search. @param {number} line @param {number} [count] */
    playLine(line, count = 1) {
        const from = this.model.state?.actions ?? [];
        const actions = this.model.thinking.progress?.lines[line]?.actions.slice(0, count) ?? [];
        const path = [...from, ...actions];
        return this.#change(trees.lineAdded(this.model.tree, path), path);
    }

    /** Deletes a place and all after it. @param {Path} [path] */
    remove(path = this.model.path) {
        if (path.length === 0) return;
        const tree = trees.deleted(this.model.tree, path);
        this.#change(tree, trees.standing(tree, this.model.path));
        this.tell({ key: "lab.removed", undo: true });
    }

    promote() {
        const tree = trees.promoted(this.model.tree, this.model.path);
        if (tree !== this.model.tree) this.#change(tree, this.model.path);
    }

    /** @param {{comment?: string, glyph?: string}} note */
    note(note) {
        const node = trees.nodeAt(this.model.tree, this.model.path);
        const same = Object.entries(note).every(([name, value]) => node?.[/** @type {"comment"} */ (name)] === value);
        if (!same) this.#change(trees.noted(this.model.tree, this.model.path, note), this.model.path);
    }

    /** Takes the last change of the tree back. */
    undo() {
        const { past } = this.model;
        const last = past[past.length - 1];
        if (!last) return;
        this.#update({ past: past.slice(0, -1), notice: null });
        this.#show(last.tree, last.path);
    }

    /** @param {Node} tree @param {Path} path */
    #change(tree, path) {
        const { tree: old, path: from, past } = this.model;
        if (tree !== old) this.#update({ past: [...past, { tree: old, path: from }].slice(-MOST_PAST), notice: null });
        return this.#show(tree, path);
    }

    /**
     * @param {Node} tree
     * @param {Path} path
     */
    async #show(tree, path) {
        const moved = keyOf(path) !== keyOf(this.model.path) || this.model.preview !== null;
        this.preview.end();
        this.#update({ tree, path });
        this.#keepSoon();
        if (!moved && this.model.state) return;
        this.#turn += 1;
        const turn = this.#turn;
        try {
            const record = { ...this.model.base, actions: path };
            const { state } = await this.#engine.foreground((engine) => engine.load(record, { keep: true }));
            if (turn !== this.#turn) return;
            this.#update({ state });
            this.#shown();
        } catch (error) {
            if (turn === this.#turn) this.refuse(error);
        }
    }

    /** A position is on the board. */
    #shown() {
        const { state, graph, path } = this.model;
        const known = graph.values.get(keyOf(path))?.chances;
        const over = state && isOver(state) ? finalChances(state.outcome, playerCount(this.model)) : null;
        this.#update({ shares: over ?? known ?? this.model.shares });
        this.#keepSoon();
        this.search.restart();
    }

    // Setting up and leaving

    /** What can be set up on a board of this game, from a position of it. @param {GameRecord} record */
    setup(record) {
        return this.#engine.foreground(async (engine) => {
            await engine.load(record);
            return engine.setup();
        });
    }

    /** @param {GameRecord} record  game and options @param {import("../engine/protocol.js").BoardSetup} setup */
    compose(record, setup) {
        return this.#engine.foreground(async (engine) => {
            await engine.load(record);
            return engine.compose(setup);
        });
    }

    /** The position shown as a game of its own. @returns {GameRecord} */
    gameFromHere() {
        const { base, path } = this.model;
        const { game, options, setup } = base;
        return { game, options, ...(setup ? { setup } : {}), actions: path };
    }

    closeNotice() {
        this.#update({ notice: null });
    }

    /** @param {Partial<LabNotice> & {key: string}} notice */
    tell(notice) {
        this.#update({ notice: { params: {}, detail: "", tone: "info", undo: false, ...notice } });
    }

    /** Says what cannot be done. @param {unknown} error */
    refuse(error) {
        if (error instanceof RecordProblem) {
            const { key, params = {} } = error.problem;
            return this.tell({ key, params, tone: "error" });
        }
        this.tell({ key: "lab.failed", detail: messageOf(error), tone: "error" });
    }

    /** @param {Partial<LabModel>} change */
    #update(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }

    #keepSoon() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#keepNow(), SAVE_DELAY_MS);
    }

    #keepNow() {
        clearTimeout(this.#timer);
        if (this.model.phase !== "ready") return;
        const record = recordOf(this.model);
        this.memory.write(SAVED, { record });
        this.kept(record);
    }
}

/** @param {Memory} memory @returns {GameRecord | null} what was analysed last */
function lastRecord(memory) {
    try {
        return checkRecord(memory.read(SAVED)?.record);
    } catch {
        return null;
    }
}
