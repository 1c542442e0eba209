/**
 * An item that a student works on, without a page. The page shows its fields and calls its methods; `changed` says when
 * to look again. Each kind extends it.
 *
 * `loading`; `try`: it takes an answer; `thinking`: the engine judges or replies; `answered`: the last answer is
 * judged; `failed`: `trouble` says why.
 * @typedef {"loading" | "try" | "thinking" | "answered" | "failed"} Phase
 *
 * What the page asks for besides the board. `options`: in the order in which they are shown; `number` is the option's
 * number in the item.
 * @typedef {{type: "options", several: boolean, options: {number: number, text: Text}[]}
 *         | {type: "number"} | {type: "text"} | {type: "yes-no"} | {type: "players"}} Form
 *
 * A sentence, made when it is shown.
 * @typedef {(t: Translate) => string} Say
 *
 * The correct answer to an item, or to a part of it that `heading` names: as sentences, or in the teacher's words.
 * @typedef {{heading?: Say, answers: (Say | Text)[], explain?: Text}}
 *     Solution
 *
 * What work needs from outside. `seal`: of the sheet. `attempt`: hands in an answer; see `Sitting.attempt`. `kept`:
 * from an earlier visit; `line` as `Progress` has it. `note`: keeps such a line. `wait`: a pause in milliseconds.
 * `translate`: for parts that bring words.
 * @typedef {object} WorkParts
 * @property {Item} item
 * @property {number} variant
 * @property {string} seed
 * @property {Seal} seal
 * @property {CheckTools} tools
 * @property {(given: {score: number, answer: string}) => Verdict | null} attempt
 * @property {{answer: string, tries: number, over: boolean, line?: string, score?: number}} kept
 * @property {(line: string) => void} [note]
 * @property {(ms: number) => Promise<unknown>} [wait]
 * @property {Translate} [translate]
 * @property {boolean} [tells]  whether students are told at once how an answer was
 */

import { Changing } from "../../../ui/changing.js";
import { shownRecord } from "../../activity.js";

/**
 * @import { BoardLayout, GameRecord, GameState, Mark } from "../../../engine/protocol.js"
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Item, Text } from "../../activity.js"
 * @import { Seal } from "../../sealing/lock.js"
 * @import { Verdict } from "../../sitting/sitting.js"
 * @import { CheckTools } from "../kinds.js"
 */

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Work extends Changing {
    /** @type {Phase} */
    phase = "loading";
    /** Why it failed, in the engine's words. */
    trouble = "";
    /** @type {Form | null} */
    form = null;
    /** What the student has entered in the form. */
    entry = "";
    /** What became of the last answer, and what the engine did. @type {Say[]} */
    says = [];
    /** The first words of the verdict; null for those of its score. @type {Say | null} */
    headline = null;
    /** The correct answers, once they are told. @type {Solution[] | null} */
    solutions = null;
    /** What is told after a correct answer. @type {Text | undefined} */
    explain = undefined;
    /** @type {BoardLayout | null} */
    layout = null;
    /** @type {GameState | null} */
    state = null;
    /** @type {Mark[]} */
    marks = [];
    /** An element in place of the board, with its own tools. @type {HTMLElement | null} */
    element = null;
    /** Whether a right or wrong answer is told by the work itself, as the lens does. */
    tellsItself = false;
    /** The score of the last answer; null before the first one. @type {number | null} */
    score = null;
    /** Counts what ends the work under way: another try, the end. */
    turn = 0;

    /** @param {WorkParts} parts */
    constructor(parts) {
        super();
        this.parts = parts;
        this.item = parts.item;
        this.tools = parts.tools;
        this.wait = parts.wait ?? pause;
    }

    get engine() {
        return this.tools.engine;
    }

    /** The game of the board. */
    get spec() {
        return this.tools.games.find(({ id }) => id === this.state?.game);
    }

    get players() {
        return this.spec?.players ?? [];
    }

    get setting() {
        return { players: this.players, layout: this.layout };
    }

    /** Whether the student may act on the board. */
    get acts() {
        return false;
    }

    /** The name of the part of the item that is worked on. @returns {Say | null} */
    get heading() {
        return null;
    }

    /**
     * What the item asks for in words of the page, besides its own text. Empty sentences do not count.
     * @returns {Say[]}
     */
    get tasks() {
        return [];
    }

    /** Whether `next` leads on within the item. */
    get more() {
        return false;
    }

    /** Goes on within the item. @returns {Promise<void>} */
    async next() {}

    /** Begins. Never rejects. */
    async start() {
        await this.guarded(async (turn) => {
            const { kept } = this.parts;
            const line = kept.over ? "" : (kept.line ?? "");
            kept.line = line;
            await this.begin(turn);
            if (turn !== this.turn) return;
            if (line) {
                kept.line = "";
                if (await this.resume(line, turn)) return;
                await this.begin(turn);
            }
            if (turn !== this.turn) return;
            this.entry = kept.answer;
            if (kept.tries > 0 && (kept.over || kept.answer)) await this.recall(kept.answer, turn);
            if (turn !== this.turn) return;
            const score = this.score ?? (kept.tries > 0 ? (kept.score ?? null) : null);
            const explain =
                score === 1 ? (this.explain ?? this.item.solution?.explain ?? this.item.explain) : undefined;
            this.set({ phase: kept.over || kept.tries > 0 ? "answered" : "try", score, explain });
        });
    }

    /** Loads what the item needs. @param {number} _turn */
    async begin(_turn) {
        if (this.item.record) await this.show([]);
    }

    /** Shows an answer of before. @param {string} _answer @param {number} _turn */
    async recall(_answer, _turn) {}

    /**
     * Goes on with an answer that was left, as `note` got it.
     * @param {string} _line @param {number} _turn
     * @returns {Promise<boolean>} whether it could
     */
    async resume(_line, _turn) {
        return false;
    }

    /** Takes an action on the board. @param {string} _action @returns {Promise<void>} */
    async act(_action) {}

    /** Takes what is in the form. @param {string} _entry @returns {Promise<void>} */
    async answer(_entry) {}

    /** Tells the correct answer and its explanation. */
    async reveal() {
        if (this.solutions || this.phase === "loading") return;
        const explain = this.item.solution?.explain ?? this.item.explain;
        // Without an engine the explanation is told all the same.
        const unanswered = [{ answers: [], explain }];
        this.set({ solutions: unanswered });
        this.set({ solutions: await this.findSolutions().catch(() => unanswered) });
    }

    /** What `reveal` tells. @returns {Promise<Solution[]>} */
    async findSolutions() {
        return [{ answers: await this.findAnswers(), explain: this.item.solution?.explain ?? this.item.explain }];
    }

    /** The correct answers, from the sheet or from the engine. @returns {Promise<Solution["answers"]>} */
    async findAnswers() {
        return [];
    }

    /** Begins another attempt. */
    async again() {
        await this.guarded(async (turn) => {
            this.set({ phase: "loading", says: [], headline: null, entry: this.entry });
            await this.begin(turn);
            if (turn === this.turn) this.set({ phase: "try", score: null });
        });
    }

    /** Is shown again after another item: the engine has one position at a time. */
    async wake() {
        const { state } = this;
        if (!state) return;
        try {
            const { game, options, setup, actions, ply } = state;
            await this.engine.load({ game, options, setup, actions, ply });
        } catch (error) {
            this.set({ phase: "failed", trouble: /** @type {Error} */ (error).message });
        }
        this.changed();
    }

    close() {
        this.turn += 1;
        this.listeners.clear();
    }

    /** Shows the position after actions of the item's record and further ones. @param {string[]} line */
    async show(line) {
        const { turn } = this;
        const { state, layout } = await this.engine.load(this.recordWith(line));
        if (turn !== this.turn) return null;
        this.set({ state, layout: sameLayout(this.layout, layout) });
        return state;
    }

    /** @param {string[]} line @returns {GameRecord} */
    recordWith(line) {
        const record = shownRecord(this.item.record);
        return { ...record, actions: [...(record.actions ?? []), ...line] };
    }

    /**
     * Hands in an answer and shows what became of it.
     * @param {number} score  0 to 1
     * @param {string} answer
     * @param {{says?: Say[], explain?: Text, headline?: Say | null}} [more]
     */
    hand(score, answer, { says = [], explain = this.item.explain, headline = null } = {}) {
        this.parts.attempt({ score, answer });
        this.set({ phase: "answered", score, says, headline, ...(score === 1 ? { explain } : {}) });
    }

    /**
     * @param {Partial<Pick<Work, "phase" | "form" | "entry" | "says" | "explain" | "layout" | "state" | "marks" |
     *     "element" | "score" | "trouble" | "headline" | "solutions">>} change
     */
    set(change) {
        Object.assign(this, change);
        this.changed();
    }

    /** Runs a task that another one ends. What goes wrong is shown. @param {(turn: number) => Promise<unknown>} task */
    async guarded(task) {
        this.turn += 1;
        const { turn } = this;
        try {
            await task(turn);
        } catch (error) {
            if (turn === this.turn) this.set({ phase: "failed", trouble: /** @type {Error} */ (error).message });
        }
    }
}

/**
 * An equal layout stays the same object, so that the board does not draw itself anew.
 * @param {Work["layout"]} old @param {BoardLayout} layout
 */
const sameLayout = (old, layout) => (old && JSON.stringify(old) === JSON.stringify(layout) ? old : layout);
