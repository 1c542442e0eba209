/**
 * A lesson as it runs: shows the position of a step, judges what the reader tries, answers wrong tries, and keeps what
 * is finished. The page shows `model`; whatever changes it makes a new one.
 *
 * `try`: the reader is to act; `thinking`: the engine judges or replies; `wrong`: a wrong try is on the board, and is
 * taken back after a moment; `right`, `shown`: how it went.
 * @typedef {"try" | "thinking" | "right" | "wrong" | "shown"} TryPhase
 *
 * @typedef {object} LessonModel
 * @property {"loading" | "ready" | "failed"} phase
 * @property {string} trouble  the message of a failure
 * @property {GameSpec[]} games  those with lessons
 * @property {string} game
 * @property {Step[]} steps
 * @property {number} index  the step shown; the number of steps after the last one
 * @property {string[]} finished
 * @property {BoardLayout | null} layout
 * @property {GameState | null} state
 * @property {TryPhase} tried
 * @property {string[]} line  actions since the position of the step
 * @property {number} faults  wrong tries at this step
 * @property {number} hints  0 to 2: none, the text, where to begin
 * @property {ActionView | null} first  the first action of the answer
 * @property {GameState | null} own  the position after the last wrong try, before the reply; null after no wrong try
 * @property {GameState | null} reply  the position after the reply to it
 * @property {string} say  the key of the answer to a wrong try; "" for none
 * @property {Notice[]} notices
 */

import { Notices } from "../../ui/notices/notices.js";
import { Store } from "../../ui/store.js";
import { conditionsOf, gamesWithLessons, loadSteps, recordOf } from "./lessons.js";

/**
 * @import { ActionView, Attempt, BoardLayout, GameRecord, GameSpec, GameState } from "../../engine/protocol.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { Notice } from "../../ui/notices/notices-element.js"
 * @import { Step } from "./lessons.js"
 * @import { Progress } from "./progress.js"
 */

/** How long the engine looks for a reply, in nodes. */
const NODES = 20_000;
/** How long an action is seen before the next, in milliseconds. */
const PAUSE_MS = 700;

/** @type {LessonModel} */
const empty = {
    phase: "loading",
    trouble: "",
    games: [],
    game: "",
    steps: [],
    index: 0,
    finished: [],
    layout: null,
    state: null,
    tried: "try",
    line: [],
    faults: 0,
    hints: 0,
    first: null,
    own: null,
    reply: null,
    say: "",
    notices: [],
};

/** @type {Pick<LessonModel, "own" | "reply" | "say">} */
const noTry = { own: null, reply: null, say: "" };

/** @extends {Store<LessonModel>} */
export class Lesson extends Store {
    notices = new Notices(this);
    /** Counts what ends the work under way: another step, another try. */
    #turn = 0;

    /**
     * @param {object} parts
     * @param {LensClient} parts.engine
     * @param {Progress} parts.progress
     * @param {(game: string) => Promise<Step[]>} [parts.load]
     * @param {(milliseconds: number) => Promise<unknown>} [parts.wait]
     */
    constructor({ engine, progress, load = loadSteps, wait = pause }) {
        super(empty);
        this.engine = engine;
        this.progress = progress;
        this.load = load;
        this.wait = wait;
    }

    /** @returns {Step | null} null after the last one */
    get step() {
        return this.model.steps[this.model.index] ?? null;
    }

    /**
     * Begins with a game and a step, or with the first step that is not finished.
     * @param {{game: string, step?: string, line?: string[]}} asked  `line`: what was played of the step already
     */
    async open({ game, step = "", line = [] }) {
        const turn = ++this.#turn;
        try {
            const known = this.model.games.length
                ? this.model.games
                : (await this.engine.games()).games.filter(({ id }) => gamesWithLessons.includes(id));
            const chosen = known.some(({ id }) => id === game) ? game : known[0].id;
            const [steps, finished] = await Promise.all([this.load(chosen), this.progress.finished(chosen)]);
            if (turn !== this.#turn) return;
            const asked = steps.findIndex(({ id }) => id === step);
            const open = steps.findIndex(({ id }) => !finished.includes(id));
            const index = asked >= 0 ? asked : Math.max(open, 0);
            this.#set({ games: known, game: chosen, steps, finished, trouble: "" });
            await this.go(index);
            if (asked >= 0 && this.model.index === index) await this.resume(line);
        } catch (error) {
            if (turn === this.#turn) this.#fail(error);
        }
    }

    /** Shows a step anew. @param {number} index */
    async go(index) {
        const turn = ++this.#turn;
        const { steps, game } = this.model;
        const step = steps[index];
        if (!step) {
            this.#set({ index: steps.length, tried: "right", ...noTry });
            return;
        }
        try {
            const record = recordOf(game, step);
            const answered = { ...record, actions: [...(record.actions ?? []), step.answer[0]] };
            const [first] = (await this.engine.describe(answered)).slice(-1);
            const { state, layout } = await this.engine.load(record);
            if (turn !== this.#turn) return;
            const same = index === this.model.index && this.model.first?.text === first.text;
            const { faults, hints } = same ? this.model : empty;
            this.#set({
                phase: "ready",
                index,
                state,
                layout,
                first,
                line: [],
                tried: "try",
                ...noTry,
                faults,
                hints,
            });
        } catch (error) {
            if (turn === this.#turn) this.#fail(error);
        }
    }

    again() {
        return this.go(this.model.index);
    }

    hint() {
        if (this.model.tried === "thinking") return;
        this.#set({ hints: Math.min(2, this.model.hints + 1) });
    }

    /** Plays an action of the reader. @param {string} action */
    async act(action) {
        const { step } = this;
        if (!step || this.model.tried !== "try" || !this.model.state) return;
        await this.#try(step, [...this.model.line, action], this.model.state.toMove);
    }

    /**
     * Continues a step of several actions from those of an earlier visit. An impossible line changes nothing.
     * @param {string[]} line  since the position of the step
     */
    async resume(line) {
        const { step } = this;
        const { state: start, index } = this.model;
        if (!step || !start || line.length === 0) return;
        const known = await this.engine.describe(this.#record(line)).catch(() => null);
        if (!known || this.model.index !== index || this.model.tried !== "try") return;
        const after = line.length % this.#players;
        if (after === 0) await this.#show(line, ++this.#turn);
        // The replies that were still to come are asked for again.
        else await this.#try(step, line.slice(0, line.length - after + 1), start.toMove);
    }

    /** @param {Step} step @param {string[]} line  its last action is the reader's @param {number} reader */
    async #try(step, line, reader) {
        const turn = ++this.#turn;
        this.#set({ tried: "thinking", ...noTry });
        try {
            const state = await this.#show(line, turn);
            if (!state) return;
            const reached = await this.#reached(step.goal, line);
            if (turn !== this.#turn) return;
            if (reached) return this.#finish(step);
            const more = this.#ownActions(line) < (step.within ?? 1) && state.outcome.state === "ongoing";
            const lost = more && (await this.#missed(step, line, reader));
            if (turn !== this.#turn) return;
            if (more && !lost) return this.#replies(step, line, turn);
            // A win that is still there one action earlier is tried from there.
            await this.#wrong(step, line, state, lost ? line.slice(0, -1) : [], turn);
        } catch (error) {
            if (turn === this.#turn) this.#fail(error);
        }
    }

    /** Plays the answer of the step, action by action. */
    async show() {
        const { step } = this;
        if (!step || this.model.tried === "thinking") return;
        const turn = ++this.#turn;
        this.#set({ tried: "thinking", ...noTry });
        try {
            for (let count = 0; count <= step.answer.length; ++count) {
                if (!(await this.#show(step.answer.slice(0, count), turn))) return;
                if (count < step.answer.length) await this.wait(PAUSE_MS);
            }
            if (turn === this.#turn) this.#set({ tried: "shown" });
        } catch (error) {
            if (turn === this.#turn) this.#fail(error);
        }
    }

    next() {
        return this.go(this.model.index + 1);
    }

    async forget() {
        await this.progress.forget(this.model.game);
        this.#set({ finished: [] });
        await this.go(0);
    }

    /** @param {Attempt} attempt */
    whyNot(attempt) {
        return this.engine.whyNot(attempt);
    }

    /** The record of the step's position with actions after it. @param {string[]} line @returns {GameRecord} */
    #record(line) {
        const record = recordOf(this.model.game, /** @type {Step} */ (this.step));
        return { ...record, actions: [...(record.actions ?? []), ...line] };
    }

    get #since() {
        return this.step?.actions?.length ?? 0;
    }

    /** @param {string[]} line @param {number} turn @returns {Promise<GameState | null>} null if it came too late */
    async #show(line, turn) {
        const { state } = await this.engine.load(this.#record(line));
        if (turn !== this.#turn) return null;
        this.#set({ state, line });
        return state;
    }

    /** @param {Step["goal"]} goal @param {string[]} line */
    async #reached(goal, line) {
        return (await this.engine.call("reached", this.#record(line), this.#since, conditionsOf(goal))).reached;
    }

    /**
     * Whether the reader's last action gave up a win that was forced in the actions that are left. False where that is
     * not proven.
     * @param {Step} step
     * @param {string[]} line
     * @param {number} reader
     */
    async #missed({ goal, within = 1 }, line, reader) {
        if (!conditionsOf(goal).every(({ kind, not }) => kind === "win" && !not)) return false;
        // From the reader's last action to the next one each player acts once.
        const plies = (within - this.#ownActions(line)) * this.#players;
        const distanceAt = async (/** @type {string[]} */ line, /** @type {number} */ plies) =>
            (await this.engine.call("winDistance", this.#record(line), reader, { plies })).distance;
        if ((await distanceAt(line.slice(0, -1), plies + 1)).plies < 0) return false;
        const after = await distanceAt(line, plies);
        return after.complete && after.plies < 0;
    }

    /** @param {string[]} line */
    #ownActions(line) {
        return line.filter((_, place) => place % this.#players === 0).length;
    }

    get #players() {
        return this.model.games.find(({ id }) => id === this.model.game)?.players.length ?? 2;
    }

    /** The engine's action in the position shown. */
    async #best() {
        return (await this.engine.search({ nodes: NODES })).best;
    }

    /**
     * Plays for the others until it is the reader's turn.
     * @param {Step} step
     * @param {string[]} before
     * @param {number} turn
     */
    async #replies(step, before, turn) {
        let line = before;
        let state = /** @type {GameState} */ (this.model.state);
        while (line.length % this.#players !== 0 && state.outcome.state === "ongoing") {
            await this.wait(PAUSE_MS);
            const reply = await this.#best();
            line = [...line, reply];
            const shown = await this.#show(line, turn);
            if (!shown) return;
            state = shown;
        }
        if (state.outcome.state !== "ongoing") return this.#wrong(step, line, state, [], turn);
        this.#set({ tried: "try" });
    }

    /**
     * Answers a wrong try with the step's words, and in a step on how to play with the engine's reply. Then takes the
     * try back; its answer stays until the next one.
     * @param {Step} step
     * @param {string[]} line
     * @param {GameState} state
     * @param {string[]} back  the actions that remain
     * @param {number} turn
     */
    async #wrong(step, line, state, back, turn) {
        let say = "";
        for (const wrong of step.wrong ?? []) {
            if (wrong.when && !(await this.#reached(wrong.when, line))) continue;
            say = wrong.say;
            break;
        }
        if (turn !== this.#turn) return;
        this.#set({ tried: "wrong", own: state, say, faults: this.model.faults + 1 });
        await this.wait(PAUSE_MS);
        if (step.part === "play" && state.outcome.state === "ongoing") {
            const best = await this.#best();
            const reply = turn === this.#turn && (await this.#show([...line, best], turn));
            if (!reply) return;
            this.#set({ reply });
            await this.wait(2 * PAUSE_MS);
        }
        if (turn === this.#turn && (await this.#show(back, turn))) this.#set({ tried: "try" });
    }

    /** @param {Step} step */
    async #finish(step) {
        this.#set({ tried: "right" });
        const finished = await this.progress.finish(this.model.game, step.id);
        if (this.step === step) this.#set({ finished });
    }

    /** @param {Partial<LessonModel>} change */
    #set(change) {
        this.update((model) => ({ ...model, ...change }));
    }

    /** @param {unknown} error */
    #fail(error) {
        this.#set({ phase: "failed", trouble: /** @type {Error} */ (error).message });
    }
}

const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
