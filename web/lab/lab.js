/**
 * Everything a reader can do in the analysis, as methods over one model. Two engines serve it, apart from the one that
 * plays the game: the thinker searches the position shown, the scout gives positions, previews and the graph.
 *
 * @typedef {import("./tree.js").Node} Node
 * @typedef {import("./tree.js").Path} Path
 * @typedef {import("./graph.js").Value} Value
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("./lab-model.js").LabNotice} LabNotice
 * @typedef {import("./lab-model.js").Thinking} Thinking
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 * @typedef {import("../app/storage.js").Memory} Memory
 * @typedef {import("../engine/client.js").EngineClient} Engine
 */

import { Store } from "../app/model.js";
import { checkRecord, RecordProblem } from "../app/record.js";
import { EngineClient } from "../engine/client.js";
import { checkedTree, FIELD, readAnalysis } from "./format.js";
import { finalChances, sharesOf } from "./graph.js";
import { emptyLab, keyOf, mainValues, recordOf, settingsFrom, specOf } from "./lab-model.js";
import * as trees from "./tree.js";

/** How long a position is thought about before the reader has to ask for more. */
const THINK_MS = 8000;
const DEEPER_MS = 60_000;
/** What the graph spends on each position. */
const GRAPH_WORK = { nodes: 40_000, timeMs: 400 };
/** Of a line that is looked at, so many actions are shown. */
const LONGEST_PREVIEW = 12;
const MOST_PAST = 200;
/** Browsers refuse more than a few changes of the address a second. */
const SAVE_DELAY_MS = 400;
const SAVED = "lab";
/** What the tree says itself; clock and ending tell of the one way that the game went, and of no other. */
const OWN_FIELDS = [FIELD, "actions", "ply", "clock", "ending"];

export class Lab {
    /** Counts places gone to, searches, previews and runs of the graph, so that what comes too late is left alone. */
    #turn = 0;
    #search = 0;
    #look = 0;
    #run = 0;
    /** The scout does one thing after another; `#urgent` counts what waits while it works on the graph. */
    #queue = Promise.resolve();
    #urgent = 0;
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
        this.thinker = makeEngine();
        this.scout = makeEngine();
        /** @type {Store<LabModel>} */
        this.store = new Store(emptyLab());
        const settings = memory.read(`${SAVED}-settings`);
        if (settings && typeof settings === "object") this.#think(settingsFrom(settings));
    }

    get model() {
        return this.store.value;
    }

    /** Ends both engines. */
    close() {
        this.#keepNow();
        this.#turn = this.#search = this.#look = this.#run = -1;
        this.thinker.close();
        this.scout.close();
    }

    /**
     * Opens a game. If it cannot be opened, what was there before stays, and a notice says why.
     * @param {Promise<GameRecord | null> | GameRecord | null} asked  null: what was analysed last
     */
    async open(asked) {
        this.#asked = asked;
        try {
            const { games, levels } = await this.scout.games();
            this.#update({ games, levels });
        } catch (error) {
            return this.#update({ phase: "trouble", trouble: messageOf(error) });
        }
        const first = { game: this.model.games[0].id };
        try {
            await this.#open((await asked) ?? lastRecord(this.memory) ?? first);
        } catch (error) {
            if (this.model.phase !== "ready") await this.#open(first).catch(() => {});
            this.#refuse(error);
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
        const base = { ...record };
        for (const name of OWN_FIELDS) delete base[name];
        /** @type {unknown} */
        let trouble = null;
        let read = readAnalysis({ ...record, [FIELD]: undefined });
        this.#asked = record;
        try {
            read = readAnalysis(record);
        } catch (error) {
            // The game itself can still be shown.
            trouble = error;
        }
        await this.#do(() => this.scout.load({ ...base, actions: record.actions ?? [] }));
        const checked = await this.#checked(base, read.tree);
        const path = trees.standing(checked.tree, read.path);
        const { state, layout } = await this.#do(() => this.scout.load({ ...base, actions: path }));
        this.#update({
            phase: "ready",
            base,
            layout,
            state,
            tree: checked.tree,
            path,
            past: [],
            preview: null,
            shares: null,
            graph: { busy: false, values: new Map(), known: 0 },
            notice: null,
        });
        this.#turn += 1;
        this.#run += 1;
        this.legible = trouble === null;
        if (trouble) this.#refuse(trouble);
        else if (checked.dropped)
            this.#tell({
                key: "lab.dropped",
                params: { count: checked.dropped },
                detail: checked.reason,
                tone: "error",
            });
        this.#shown();
    }

    /** The tree as the engine writes it. @param {GameRecord} base @param {Node} tree */
    async #checked(base, tree) {
        const ends = trees.leaves(tree);
        const play = async (/** @type {Path} */ path) => {
            for (let actions = path, refused = ""; ; ) {
                try {
                    const { state } = await this.#do(() => this.scout.load({ ...base, actions }));
                    return { actions: state.actions, refused };
                } catch (error) {
                    const { action, message } = /** @type {any} */ (error);
                    if (!action) throw error;
                    refused = message;
                    actions = path.slice(0, action - 1);
                }
            }
        };
        return checkedTree(tree, play, ends);
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
        this.#tell({ key: "lab.removed", undo: true });
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
        this.#look += 1;
        this.#update({ tree, path, preview: null });
        this.#keepSoon();
        if (!moved && this.model.state) return;
        this.#turn += 1;
        const turn = this.#turn;
        try {
            const { state } = await this.#do(() =>
                this.scout.load({ ...this.model.base, actions: path }, { keep: true }),
            );
            if (turn !== this.#turn) return;
            this.#update({ state });
            this.#shown();
        } catch (error) {
            if (turn === this.#turn) this.#refuse(error);
        }
    }

    /** A position is on the board. */
    #shown() {
        const { state, graph, path } = this.model;
        const players = specOf(this.model)?.players.length ?? 2;
        const known = graph.values.get(keyOf(path))?.chances;
        const over = state && state.outcome.state !== "ongoing" ? finalChances(state.outcome, players) : null;
        this.#update({ shares: over ?? known ?? this.model.shares });
        this.#keepSoon();
        this.#restart();
    }

    // The search

    /** @param {Partial<Pick<Thinking, "on" | "lines" | "algorithm">>} change */
    setThinking(change) {
        this.#think(change);
        const { on, lines, algorithm } = this.model.thinking;
        this.memory.write(`${SAVED}-settings`, { on, lines, algorithm });
        this.#restart();
    }

    /** Goes on thinking about this position: for longer, or until it is stopped. @param {boolean} endless */
    deeper(endless) {
        this.#think({ on: true, endless });
        return this.#restart(endless ? 0 : DEEPER_MS, true);
    }

    stop() {
        this.#search += 1;
        this.#think({ busy: false, endless: false });
        this.thinker.stop().catch(() => {});
    }

    /** @param {Partial<Thinking>} change */
    #think(change) {
        this.#update({ thinking: { ...this.model.thinking, ...change } });
    }

    /** Begins to think about the position shown, if that is wanted. @param {number} [timeMs] @param {boolean} [again] */
    async #restart(timeMs = this.model.thinking.endless ? 0 : THINK_MS, again = false) {
        this.#search += 1;
        const search = this.#search;
        const { state, thinking, base } = this.model;
        if (!state) return;
        const off = !thinking.on || state.outcome.state !== "ongoing";
        const fresh = again ? {} : { progress: null, depths: [] };
        this.#think({ busy: !off, player: state.toMove, failure: "", ...fresh });
        if (off) return void this.thinker.stop().catch(() => {});
        const { lines } = thinking;
        // Another game may not have the algorithm that was chosen for the last one.
        const algorithm = specOf(this.model)?.algorithms.includes(thinking.algorithm) ? thinking.algorithm : "";
        try {
            await this.thinker.load({ ...base, actions: state.actions }, { keep: true });
            if (search !== this.#search) return;
            const request = { lines, ...(algorithm ? { algorithm } : {}), ...(timeMs ? { timeMs } : {}) };
            await this.thinker.search(request, (progress) => search === this.#search && this.#heard(progress));
            if (search === this.#search) this.#think({ busy: false });
        } catch (error) {
            if (search === this.#search) this.#think({ busy: false, failure: messageOf(error) });
        }
    }

    /** @param {SearchProgress} progress */
    #heard(progress) {
        const { depths, progress: before } = this.model.thinking;
        // A search that begins again goes through the depths it has done, at great speed.
        if (before && progress.depth < before.depth && !progress.finished) return;
        const players = specOf(this.model)?.players.length ?? 2;
        this.#think({ progress, depths: progress.depths.length ? progress.depths : depths });
        this.#update({ shares: sharesOf(progress, players) ?? this.model.shares });
    }

    // A line of the search on the board

    /** @param {number | null} line */
    async preview(line) {
        this.#look += 1;
        const look = this.#look;
        if (line === null) return void (this.model.preview && this.#update({ preview: null }));
        const { state, thinking, base } = this.model;
        const actions = thinking.progress?.lines[line]?.actions.slice(0, LONGEST_PREVIEW) ?? [];
        if (!state || !actions.length) return;
        try {
            const preview = await this.#do(async () => {
                if (look !== this.#look) return null;
                const from = state.actions.length;
                const whole = [...state.actions, ...actions];
                const { state: last } = await this.scout.load({ ...base, actions: whole }, { keep: true });
                /** @type {ActionView[]} */
                const views = [];
                for (let ply = from + 1; ply < last.length; ++ply) {
                    const { state: step } = await this.scout.goTo(ply);
                    if (step.lastAction) views.push(step.lastAction);
                }
                if (last.lastAction) views.push(last.lastAction);
                return { line, state: last, views };
            });
            if (preview && look === this.#look) this.#update({ preview });
        } catch {
            // The line has just changed; there is nothing to show.
        }
    }

    // The graph

    /** Goes through the main line, position by position, and on when it grows, until stopped. */
    async analyseGame() {
        this.#run += 1;
        const run = this.#run;
        this.#graph({ busy: true });
        try {
            for (;;) {
                const { line, values } = mainValues(this.model);
                const ply = values.findIndex((value) => !value);
                if (ply < 0) break;
                const path = line.slice(0, ply);
                const value = await this.#evaluated(path, run);
                if (run !== this.#run) return;
                if (value) this.model.graph.values.set(keyOf(path), value);
                if (value) this.#graph({ known: this.model.graph.values.size });
            }
        } catch (error) {
            if (run === this.#run) this.#refuse(error);
        }
        if (run === this.#run) this.#graph({ busy: false });
    }

    stopGame() {
        this.#run += 1;
        this.#graph({ busy: false });
        this.scout.stop().catch(() => {});
    }

    /** @param {Partial<LabModel["graph"]>} change */
    #graph(change) {
        this.#update({ graph: { ...this.model.graph, ...change } });
    }

    /**
     * @param {Path} path
     * @param {number} run
     * @returns {Promise<Value | null>} null if something more urgent came between
     */
    async #evaluated(path, run) {
        const players = specOf(this.model)?.players.length ?? 2;
        const evaluate = async () => {
            if (run !== this.#run) return null;
            const { state } = await this.scout.load({ ...this.model.base, actions: path }, { keep: true });
            const { toMove, outcome } = state;
            if (outcome.state !== "ongoing") return { chances: finalChances(outcome, players), toMove, best: "" };
            if (this.#urgent > 0) return null;
            const progress = await this.scout.search(GRAPH_WORK);
            const chances = sharesOf(progress, players);
            return progress.stopped || !chances ? null : { chances, toMove, best: progress.best };
        };
        const done = this.#queue.then(evaluate);
        this.#queue = done.then(
            () => {},
            () => {},
        );
        return done;
    }

    // Setting up and leaving

    /** What can be set up on a board of this game, from a position of it. @param {GameRecord} record */
    setup(record) {
        return this.#do(async () => {
            const { state, layout } = await this.scout.load(record);
            const { setup } = await this.scout.setup();
            return { state, layout, setup };
        });
    }

    /** @param {GameRecord} record  game and options @param {import("../engine/protocol.js").BoardSetup} setup */
    compose(record, setup) {
        return this.#do(async () => {
            await this.scout.load(record);
            return this.scout.compose(setup);
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
        this.#tell(notice);
    }

    /** @param {Partial<LabNotice> & {key: string}} notice */
    #tell(notice) {
        this.#update({ notice: { params: {}, detail: "", tone: "info", undo: false, ...notice } });
    }

    /** @param {unknown} error */
    #refuse(error) {
        if (error instanceof RecordProblem) {
            const { key, params = {} } = error.problem;
            return this.#tell({ key, params, tone: "error" });
        }
        this.#tell({ key: "lab.failed", detail: messageOf(error), tone: "error" });
    }

    /** Something for the scout, before the graph goes on. @template T @param {() => Promise<T>} task @returns {Promise<T>} */
    #do(task) {
        this.#urgent += 1;
        if (this.model.graph.busy) this.scout.stop().catch(() => {});
        const done = this.#queue.then(task);
        const ended = () => {
            this.#urgent -= 1;
        };
        this.#queue = done.then(ended, ended);
        return done;
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

/** @param {unknown} error */
const messageOf = (error) => String(/** @type {Error} */ (error)?.message ?? error);
