/**
 * The commands of the analysis as methods over one model: move through the tree, change it, open and save games. The
 * analysis has its own engine, apart from the engine of the running game. It provides positions and previews, and it
 * searches the position shown and the positions of the graph in turn.
 *
 * @typedef {import("./tree/tree.js").Node} Node
 * @typedef {EngineClient} Engine
 */

import { EngineClient } from "../engine/client.js";
import { KnownActions } from "../game/lines/known-actions.js";
import { messageOf } from "../ui/notices/failure-text.js";
import { Notices } from "../ui/notices/notices.js";
import { Problem } from "../ui/notices/problem.js";
import { Store } from "../ui/store.js";
import { emptyAnalysis, isOver, keyOf, playerCount } from "./analysis-model.js";
import { loadAnalysis } from "./load-analysis.js";
import { GameAnalysis } from "./review/game-analysis.js";
import { finalChances } from "./review/graph.js";
import { Practice } from "./review/practice.js";
import { SavedAnalysis } from "./saved-analysis.js";
import { LinePreview } from "./search/line-preview.js";
import { PositionSearch } from "./search/position-search.js";
import { problemNotice } from "./search/search-sentences.js";
import * as trees from "./tree/tree.js";

/**
 * @import { ActionView, Attempt, BoardSetup, GameRecord } from "../engine/protocol.js"
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 * @import { Describe } from "./review/reasons.js"
 * @import { Path } from "./tree/tree.js"
 */

/** Maximum number of changes that can be undone. */
const MAX_PAST = 200;

export class Analysis extends Notices {
    /** Number of requested positions. Replies to older requests are dropped; -1 after `close`. */
    #turn = 0;
    /** Whether `#arrive` is loading positions. */
    #loading = false;
    #engine;
    /** The last argument of `open`, for `retry`. @type {Promise<GameRecord | null> | GameRecord | null} */
    #asked = null;

    /**
     * @param {object} parts
     * @param {Memory} parts.memory
     * @param {() => Engine} [parts.makeEngine]
     * @param {(record: GameRecord) => void} [parts.kept]  called with the saved record after every change, with a delay
     * @param {(model: AnalysisModel, practised: number[]) => void} [parts.reviewed]  called when a review is complete,
     *     and with a player whose mistakes the reader begins to practise
     */
    constructor({ memory, makeEngine = () => new EngineClient(), kept = () => {}, reviewed = () => {} }) {
        /** @type {Store<AnalysisModel>} */
        const store = new Store(emptyAnalysis());
        super(store);
        this.store = store;
        this.memory = memory;
        /** Whether the analysis in the opened record could be read. If not, it must not be overwritten. */
        this.legible = true;
        this.saved = new SavedAnalysis(store, memory, kept);
        const engine = makeEngine();
        this.#engine = engine;
        this.search = new PositionSearch({ engine, store, memory });
        this.known = new KnownActions(
            (record) => engine.describe(record),
            () => this.#update({ described: this.model.described + 1 }),
        );
        this.preview = new LinePreview({ engine, store });
        const done = () => reviewed(this.model, []);
        this.gameAnalysis = new GameAnalysis({ engine, store, done, failed: (error) => this.refuse(error) });
        this.practice = new Practice({
            engine,
            analysis: this,
            begun: (player) => reviewed(this.model, [player]),
        });
    }

    get model() {
        return this.store.value;
    }

    /** Saves the analysis and closes the engine. */
    close() {
        this.saved.saveNow();
        this.#turn = -1;
        this.search.close();
        this.gameAnalysis.stop();
        this.#engine.close();
    }

    /**
     * Opens a game. If it cannot be opened, the previous one stays, and a notice shows the reason.
     * @param {Promise<GameRecord | null> | GameRecord | null} asked  null: the last analysed game
     */
    async open(asked) {
        this.#asked = asked;
        try {
            const { games, levels } = await this.#engine.games();
            this.#update({ games, levels });
        } catch (error) {
            return this.#update({ phase: "trouble", trouble: messageOf(error) });
        }
        const first = { game: this.model.games[0].id };
        try {
            await this.#open((await asked) ?? this.saved.last ?? first);
        } catch (error) {
            if (this.model.phase !== "ready") await this.#open(first).catch(() => {});
            this.refuse(error);
        }
    }

    /**
     * Opens another game. Rejects with the reason if it cannot be opened; the previous one then stays.
     * @param {GameRecord | null} record  null: the last analysed game
     * @param {() => void} leaving  called before the new game is saved
     */
    async tryOpen(record, leaving) {
        await this.#open(record ?? this.saved.last ?? { game: this.model.games[0].id }, leaving);
    }

    /** Opens the requested game again after the engine has failed to start. */
    retry() {
        this.#update({ phase: "loading" });
        return this.open(this.#asked);
    }

    /** @param {GameRecord} record @param {() => void} [leaving] */
    async #open(record, leaving = () => {}) {
        if (!this.model.games.some(({ id }) => id === record.game)) {
            throw new Problem("problem.unknownGame", { game: String(record.game).slice(0, 40) });
        }
        const { dropped, reason, unread, ...loaded } = await loadAnalysis(this.#engine, record);
        leaving();
        if (this.model.phase === "ready") this.#update({ readers: [] });
        this.preview.end();
        this.gameAnalysis.forget();
        this.#update({ phase: "ready", ...loaded, past: [], shares: null, notices: [], practice: null });
        this.#turn += 1;
        this.legible = unread === null;
        if (unread) this.refuse(unread);
        else if (dropped)
            this.tell({ key: "analysis.dropped", params: { count: dropped }, detail: reason, tone: "error" });
        this.#shown();
    }

    // Moving through the tree

    /** @param {Path} path */
    go(path) {
        return this.#show(this.model.tree, path);
    }

    /** @param {number} by  plies forward along the main line from here, or back if negative */
    step(by) {
        const { tree, path } = this.model;
        const length = path.length + by;
        const line = by > 0 ? trees.lineFrom(tree, path) : path;
        return this.go(line.slice(0, Math.max(0, Math.min(length, line.length))));
    }

    /** Goes to the start or to the end of the line. @param {"first" | "last"} end */
    end(end) {
        return this.go(end === "first" ? [] : trees.lineFrom(this.model.tree, this.model.path));
    }

    /** Goes to the next or the previous variation. @param {1 | -1} by */
    beside(by) {
        return this.go(trees.besides(this.model.tree, this.model.path, by));
    }

    /** Returns the engine's reason why a try on the board is illegal. @param {Attempt} attempt */
    whyNot(attempt) {
        const { base, path } = this.model;
        return this.#on({ ...base, actions: path }, (engine) => engine.whyNot(attempt));
    }

    // Descriptions of actions

    /**
     * The engine's descriptions of the actions of a line; null for unknown ones, which are requested.
     * @param {Path} path
     */
    actionsAlong(path) {
        return this.known.along({ ...this.model.base, actions: path });
    }

    /** Marks an action on the board; null removes the marks. @param {ActionView | null} looked */
    look(looked) {
        if (looked !== this.model.looked) this.#update({ looked });
    }

    // Changing the tree

    /** Plays an action on the board: a try in an exercise, elsewhere a move of the game. @param {string} action */
    act(action) {
        return this.practice.isAt ? this.practice.try(action) : this.play(action);
    }

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

    /** Adds a line from a position to the tree and shows its first action. @param {Path} from @param {Path} actions */
    showLine(from, actions) {
        if (actions.length === 0) return undefined;
        return this.#change(trees.lineAdded(this.model.tree, [...from, ...actions]), [...from, actions[0]]);
    }

    /** Describes the last of some actions from the start of the game, and the position after it. @type {Describe} */
    describe = async (actions) => {
        const from = Math.max(0, actions.length - 1);
        const { actions: views, end } = await this.#engine.call("describe", { ...this.model.base, actions }, from);
        return { action: views.at(-1)?.action ?? null, end };
    };

    /** Deletes a node with its descendants. @param {Path} [path] */
    remove(path = this.model.path) {
        if (path.length === 0) return;
        const tree = trees.deleted(this.model.tree, path);
        this.#change(tree, trees.standing(tree, this.model.path));
        this.tell({ key: "analysis.removed", undo: true });
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

    /** Undoes the last change of the tree. */
    undo() {
        const { past } = this.model;
        const last = past[past.length - 1];
        if (!last) return;
        this.#update({ past: past.slice(0, -1), notices: [] });
        this.#show(last.tree, last.path);
    }

    /** @param {Node} tree @param {Path} path */
    #change(tree, path) {
        const { tree: old, path: from, past } = this.model;
        if (tree !== old) this.#update({ past: [...past, { tree: old, path: from }].slice(-MAX_PAST), notices: [] });
        return this.#show(tree, path);
    }

    /** @param {Node} tree @param {Path} path */
    async #show(tree, path) {
        const moved = keyOf(path) !== keyOf(this.model.path) || this.model.preview !== null;
        this.preview.end();
        this.#update({ tree, path });
        this.saved.saveSoon();
        if (!moved && this.model.state) return;
        this.#turn += 1;
        if (!this.#loading) await this.#arrive();
    }

    /**
     * Loads the position at the path. If keys are pressed faster than positions arrive, it skips paths between them and
     * loads the newest one next.
     */
    async #arrive() {
        this.#loading = true;
        let turn = -1;
        while (turn !== this.#turn && this.#turn >= 0) {
            turn = this.#turn;
            const { base, path } = this.model;
            try {
                const record = { ...base, actions: path };
                const { state } = await this.#engine.load(record);
                // Another game was opened during the load, or the analysis was closed.
                if (this.model.base !== base || this.#turn < 0) break;
                this.#update({ state });
                if (turn === this.#turn) this.#shown();
            } catch (error) {
                if (turn === this.#turn) this.refuse(error);
            }
        }
        this.#loading = false;
    }

    /** Updates the chances and restarts the search after the board shows a new position. */
    #shown() {
        const { state, graph, path, base } = this.model;
        const known = graph.values.get(keyOf(path))?.chances;
        const over = state && isOver(state) ? finalChances(state.outcome, playerCount(this.model)) : null;
        if (state?.lastAction) this.known.note({ ...base, actions: state.actions }, state.lastAction);
        this.#update({ shares: over ?? known ?? this.model.shares, described: this.model.described + 1 });
        this.saved.saveSoon();
        // The search would tell the answer of an exercise.
        if (!this.model.practice) this.search.restart();
    }

    // The editor, and playing from here

    /** The setup of a position for the editor. @param {GameRecord} record */
    setup(record) {
        return this.#on(record, (engine) => engine.setup());
    }

    /**
     * The position that a setup describes. Rejects with the engine's reason if it is impossible.
     * @param {GameRecord} record  game and options
     * @param {BoardSetup} setup
     */
    compose(record, setup) {
        return this.#on(record, (engine) => engine.compose(setup));
    }

    /** How a game stands, by the engine. @param {GameRecord} record */
    async outcome(record) {
        const { end } = await this.#engine.call("describe", record, record.actions?.length ?? 0);
        return end.outcome;
    }

    /**
     * Sends a request about a position. The load and the request are sent together, so that no other request comes
     * between them.
     * @template T @param {GameRecord} record @param {(engine: Engine) => Promise<T>} ask
     */
    async #on(record, ask) {
        const [, answer] = await Promise.all([this.#engine.load(record), ask(this.#engine)]);
        return answer;
    }

    /** The game up to the position shown. @returns {GameRecord} */
    gameFromHere() {
        const { base, path } = this.model;
        const { game, options, setup } = base;
        return { game, options, ...(setup ? { setup } : {}), actions: path };
    }

    /** The command of a notice's button. */
    takeBack() {
        this.undo();
    }

    /** Shows an error as a notice. @param {unknown} error */
    refuse(error) {
        this.tell({ ...problemNotice(error), tone: "error" });
    }

    /** @param {Partial<AnalysisModel>} change */
    #update(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }
}
