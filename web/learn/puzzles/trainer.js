/**
 * The commands of the trainer: choose, try, hint, show, go on. It plays the best defence, lets the engine refute wrong
 * answers, and counts what the reader reached.
 *
 * @typedef {EngineClient} Engine
 * @typedef {Pick<import("../../archive/archive.js").Archive, "marks" | "mine" | "kept" | "subscribe">} Archive
 */

import { Store } from "../../ui/store.js";
import { PuzzleSource } from "./catalog/source.js";
import { nextTask } from "./next-task.js";
import { TrainerNotices } from "./notices.js";
import { Mine } from "./progress/mine.js";
import { RecordBook } from "./progress/records.js";
import { Scores } from "./progress/scores.js";
import { Judge } from "./solving/judging.js";
import { beginRun, leftOf } from "./solving/run.js";
import { goneOn, idOf, judge, mainLine, plyOf, recordAt } from "./solving/solving.js";
import { actionsOf, emptyTrainer, isTurn, specOf } from "./trainer-model.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { Attempt, GameState } from "../../engine/protocol.js"
 * @import { Database } from "./catalog/pieces.js"
 * @import { Task, Tried } from "./solving/solving.js"
 * @import { Mode, TrainerModel } from "./trainer-model.js"
 */

/** Delay before an answer is played, so that people can follow. */
const ANSWER_DELAY_MS = 550;
/** How long a run shows what was wrong. */
const MISS_DELAY_MS = 1200;
/** How many puzzles of another version are passed over in a row. */
const MOST_REFUSED = 20;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Trainer {
    #engine;
    #now;
    #random;
    #pause;
    #scores;
    #mine;
    #source;
    #judge;
    /** @type {Archive | null} */
    #archive = null;
    /** Number of commands, so that late replies are dropped. */
    #turn = 0;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {Promise<Archive>} parts.archive
     * @param {(game: string) => Promise<Database | null>} parts.openCatalog
     * @param {() => number} [parts.now]  milliseconds since 1970
     * @param {() => number} [parts.random]  0 to 1
     * @param {(ms: number) => Promise<void>} [parts.pause]
     */
    constructor({ engine, archive, openCatalog, now = Date.now, random = Math.random, pause = wait }) {
        this.#engine = engine;
        this.#now = now;
        this.#random = random;
        this.#pause = pause;
        this.#mine = new Mine(archive.then(({ mine }) => mine));
        this.#source = new PuzzleSource(openCatalog, (problems) => this.notices.tellProblems(problems));
        this.#judge = new Judge(engine);
        /** @type {Store<TrainerModel>} */
        this.store = new Store(emptyTrainer());
        this.notices = new TrainerNotices(this.store);
        const book = new RecordBook(archive.then(({ marks }) => marks));
        this.#scores = new Scores({ store: this.store, book, mine: this.#mine, now });
        archive.then((opened) => this.#follow(opened));
    }

    get model() {
        return this.store.value;
    }

    /** Loads the games and begins. @param {{game?: string, mode?: Mode}} asked */
    async start({ game = "", mode = "free" } = {}) {
        this.#change({ phase: "loading", trouble: "" });
        try {
            const { games } = await this.#engine.games();
            const known = games.some(({ id }) => id === game) ? game : (games[0]?.id ?? "");
            this.#change({ phase: "ready", games });
            await this.open({ game: known, mode });
        } catch (error) {
            this.#change({ phase: "trouble", trouble: /** @type {Error} */ (error).message });
        }
    }

    /** Opens a game, a way to train, or both. @param {{game?: string, mode?: Mode}} how */
    async open({ game = this.model.game, mode = this.model.mode }) {
        const turn = this.#begin();
        const other = game !== this.model.game;
        const themes = other ? [] : this.model.themes;
        this.#change({ game, mode, themes, task: null, run: null, missed: [], change: null });
        if (other) this.#change({ contents: null, mine: null });
        try {
            const [contents] = await Promise.all([this.#source.contents(game), this.#scores.read()]);
            if (turn !== this.#turn) return;
            this.#change({ contents });
            if (mode === "run" || (mode === "free" && contents.count === 0)) await this.#rest(turn);
            else await this.next();
        } catch (error) {
            if (turn === this.#turn) this.notices.refuse(error);
        }
    }

    /** Adds or removes a theme. @param {string} theme */
    chooseTheme(theme) {
        const { themes } = this.model;
        const chosen = themes.includes(theme) ? themes.filter((each) => each !== theme) : [...themes, theme];
        this.#change({ themes: chosen });
        return this.next();
    }

    /** Begins a timed run. */
    run() {
        this.#change({ run: beginRun(this.model.records.rating.rating, this.#now()), missed: [] });
        return this.next();
    }

    /** Milliseconds left in the run. */
    get left() {
        const { run } = this.model;
        return run ? leftOf(run, this.#now()) : 0;
    }

    /** Ends the run: the time is up, or the reader has had enough. */
    async endRun() {
        const { run } = this.model;
        if (!run || run.over) return;
        const turn = this.#begin();
        this.#change({ run: { ...run, over: true }, task: null });
        await this.#scores.keepRun(run);
        if (turn === this.#turn) await this.#rest(turn);
    }

    /** Goes through the puzzles missed in the run. */
    tryMissed() {
        const { run } = this.model;
        if (!run) return undefined;
        this.#change({ missed: run.missed, run: null });
        return this.next();
    }

    /** Goes on to the next puzzle. @param {{early?: boolean}} [how]  `early`: own mistakes before they are due */
    async next({ early = false } = {}) {
        const turn = this.#begin();
        const { run } = this.model;
        if (run && !run.over && this.left === 0) return this.endRun();
        this.#change({ finding: true, change: null, early });
        try {
            for (let refused = 0; refused < MOST_REFUSED; ++refused) {
                const from = { source: this.#source, mine: this.#mine, at: this.#now(), random: this.#random };
                const found = await nextTask(this.model, from);
                if (turn !== this.#turn) return undefined;
                if (!found) return await this.#rest(turn);
                if (found.missed) this.#change({ missed: found.missed });
                if (await this.#set(found.task, found.again, turn)) return undefined;
            }
            throw new Error("no puzzle can be used");
        } catch (error) {
            if (turn === this.#turn) {
                this.#change({ task: null });
                this.notices.refuse(error);
            }
        } finally {
            if (turn === this.#turn) this.#change({ finding: false });
        }
        return undefined;
    }

    /** Plays an action of the reader. @param {string} action */
    async act(action) {
        const { task, mode } = this.model;
        if (!task || !isTurn(this.model)) return;
        const turn = this.#begin();
        try {
            const { state } = await this.#engine.play(action);
            if (turn !== this.#turn) return;
            const { verdict, replies, next } = judge(task, action, state);
            if (verdict === "solved") await this.#solved(task, action, state);
            else if (verdict === "goesOn") await this.#answer(task, action, replies, next, state, turn);
            else if (mode === "run") await this.#miss(task, state, turn);
            else await this.#refute(task, action, state, turn, verdict === "unknown");
        } catch (error) {
            if (turn !== this.#turn) return;
            this.notices.refuse(error);
            await this.retry();
        }
    }

    /** Takes a wrong try back. */
    async retry() {
        const { task } = this.model;
        if (!task) return;
        const turn = this.#begin();
        this.#judge.stop();
        const { state } = await this.#engine.goTo(plyOf(task));
        if (turn === this.#turn) this.#change({ state, task: { ...task, phase: "try", tried: null } });
    }

    /** Gives the next step of a hint. */
    hint() {
        const { task } = this.model;
        if (!task || task.hints >= 2 || task.phase !== "try") return;
        this.#change({ task: { ...task, hints: task.hints + 1 }, helped: true });
    }

    /** Shows the answer on the board. */
    async show() {
        const { task } = this.model;
        if (!task || task.phase === "solved") return;
        const turn = this.#begin();
        this.#judge.stop();
        const shown = { ...task, phase: /** @type {const} */ ("shown"), tried: null, hints: 0 };
        this.#change({ task: shown });
        this.#settle(shown);
        const { state } = await this.#engine.goTo(plyOf(task));
        if (turn !== this.#turn) return;
        this.#change({ state });
        const line = mainLine(task.right);
        await this.#keepAnswer(task, [...task.line, ...line], task.line.length);
        for (const action of line) {
            if (!(await this.#play(action, turn))) return;
            const { answer } = this.model;
            if (answer) this.#change({ answer: { ...answer, at: answer.at + 1 } });
        }
    }

    /** Shows the position after some actions of the answer. @param {number} at  how many */
    async step(at) {
        const { task, answer } = this.model;
        if (!task || !answer || at < 0 || at > answer.actions.length) return;
        const turn = this.#begin();
        const line = answer.actions.slice(0, at).map(({ text }) => text);
        const { state } = await this.#engine.load(recordAt({ ...task, line }));
        if (turn === this.#turn) this.#change({ state, answer: { ...answer, at } });
    }

    /** Removes the mistake on the board from the exercises. */
    async removeMistake() {
        const { task } = this.model;
        if (!task?.mistake) return;
        await this.#mine.remove(task.mistake.id);
        await this.#scores.read();
        await this.next();
    }

    /** Asks why an attempt on the board is no legal action. @param {Attempt} attempt */
    whyNot(attempt) {
        return this.#engine.whyNot(attempt);
    }

    /** @param {Partial<TrainerModel>} change */
    #change(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }

    #begin() {
        this.#turn += 1;
        return this.#turn;
    }

    /** Counts a task. @param {Task} task */
    #settle(task) {
        this.#scores
            .settle(task)
            .then(() => this.#archive && this.#change({ kept: this.#archive.kept }))
            .catch((error) => this.notices.refuse(error));
    }

    /** Follows what other tabs change. @param {Archive} archive */
    #follow(archive) {
        this.#archive = archive;
        this.#change({ kept: archive.kept });
        archive.subscribe(({ changed }) => {
            if (changed !== "games" && this.model.phase === "ready") this.#scores.read().catch(() => {});
        });
    }

    /**
     * Puts a task on the board. Returns whether the engine takes it: a file of another version may not fit.
     * @param {Task} task @param {boolean} again @param {number} turn
     */
    async #set(task, again, turn) {
        const { run } = this.model;
        const id = idOf(task);
        try {
            const { state, layout } = await this.#engine.load(task.record);
            if (turn !== this.#turn) return true;
            const legal = actionsOf(state);
            if (state.toMove !== task.player || !task.right.every(({ action }) => legal.has(action))) {
                throw new Error("the answers do not fit the position");
            }
            const base = { game: state.game, options: state.options };
            const begun = { answer: null, settled: false, helped: false, change: null, again };
            // What failed before has worked now.
            const notices = this.model.notices.filter(({ key }) => key !== "puzzle.failed");
            this.#change({ task, state, layout, base, turn: legal, ...begun, notices });
            if (run) this.#change({ run: { ...run, used: [...run.used, id] } });
            return true;
        } catch {
            this.#source.leaveOut(id);
            if (task.mistake) await this.#mine.remove(id);
            this.notices.tell({ key: "puzzle.refused", params: { id }, tone: "error" });
            return false;
        }
    }

    /** Shows the start of the game: there is nothing to solve. @param {number} turn */
    async #rest(turn) {
        const { game } = this.model;
        const { state, layout } = await this.#engine.load({ game });
        if (turn !== this.#turn) return;
        this.#change({ task: null, state, layout, base: { game, options: state.options }, turn: new Map() });
    }

    /** Plays an action after a pause. @param {string} action @param {number} turn */
    async #play(action, turn) {
        await this.#pause(ANSWER_DELAY_MS);
        if (turn !== this.#turn) return null;
        const { state } = await this.#engine.play(action);
        if (turn !== this.#turn) return null;
        this.#change({ state });
        return state;
    }

    /** @param {Task} task @param {string} action @param {GameState} state */
    #solved(task, action, state) {
        const solved = { ...task, line: [...task.line, action], left: 0, phase: /** @type {const} */ ("solved") };
        this.#change({ task: solved, state });
        this.#settle(solved);
        return this.model.run ? this.#goOn() : this.#keepAnswer(solved, solved.line, solved.line.length);
    }

    /**
     * Keeps the answer of a task, so that the reader can go through it.
     * @param {Task} task @param {string[]} line @param {number} at  how many of its actions are on the board
     */
    async #keepAnswer(task, line, at) {
        const turn = this.#turn;
        const actions = (await this.#engine.describe(recordAt({ ...task, line }))).slice(-line.length);
        if (turn === this.#turn) this.#change({ answer: { actions, at } });
    }

    /** In a run the next puzzle comes by itself. */
    async #goOn() {
        const turn = this.#turn;
        await this.#pause(ANSWER_DELAY_MS);
        if (turn === this.#turn) await this.next();
    }

    /**
     * Plays the answers to a right action.
     * @param {Task} task @param {string} action @param {string[]} replies @param {Task["right"]} next
     * @param {GameState} state @param {number} turn
     */
    async #answer(task, action, replies, next, state, turn) {
        this.#change({ state, task: { ...task, phase: "replying" } });
        let shown = state;
        for (const reply of replies) {
            const after = await this.#play(reply, turn);
            if (!after) return;
            shown = after;
        }
        this.#change({ task: goneOn(task, action, next, replies), turn: actionsOf(shown) });
    }

    /**
     * A wrong try in a run.
     * @param {Task} task
     * @param {GameState} state
     * @param {number} turn
     */
    async #miss(task, state, turn) {
        const missed = { ...task, phase: /** @type {const} */ ("wrong"), faults: 1 };
        this.#change({ state, task: missed });
        this.#settle(missed);
        await this.#pause(MISS_DELAY_MS);
        if (turn === this.#turn) await this.next();
    }

    /**
     * Lets the engine answer a try, unless its loss is small enough to count as right.
     * @param {Task} task @param {string} action @param {GameState} end
     * @param {number} turn @param {boolean} weigh  whether the engine judges the try
     */
    async #refute(task, action, end, turn, weigh) {
        const spec = specOf(this.model);
        const view = this.model.turn.get(action);
        if (!spec || !view) return;
        /** @type {Tried} */
        const tried = { action: view, end, reply: null, after: null, proof: null, loss: null };
        this.#change({ state: end, task: { ...task, phase: "checking", tried } });
        if (weigh) tried.loss = await this.#judge.loss(task, action, end, spec);
        if (turn !== this.#turn) return;
        if (tried.loss !== null && this.#judge.accepts(tried.loss)) return this.#solved(task, action, end);
        const wrong = { ...task, faults: task.faults + 1 };
        this.#settle(wrong);
        if (end.outcome.state === "ongoing") {
            const { reply, proof } = await this.#judge.answer(task, action, end, spec);
            if (turn !== this.#turn) return;
            const after = reply ? await this.#play(reply, turn) : null;
            if (turn !== this.#turn) return;
            Object.assign(tried, { reply: after?.lastAction ?? null, after, proof });
        }
        this.#change({ task: { ...wrong, phase: "wrong", tried: { ...tried } } });
    }
}
