/** An item that is worked on by playing on the board. */

import { actionName } from "../../../board/naming.js";
import { EngineSearch } from "../../../engine/search.js";
import { lastActionSentence, playerName } from "../../../game/sentences/game-sentences.js";
import { drawn } from "../../draw.js";
import { Work } from "./work.js";

/**
 * @import { ActionView, GameState, SearchRequest } from "../../../engine/protocol.js"
 * @import { Text } from "../../activity.js"
 * @import { Say, WorkParts } from "./work.js"
 */

/** Delay before a reply, so that people can follow. */
const REPLY_DELAY_MS = 600;
const SLICE_MS = 20;
/** Between the actions of an answer. No notation of any game contains it. */
const SEPARATOR = ";";

export class BoardWork extends Work {
    /** Actions since the item's position. @type {string[]} */
    line = [];
    /** The student's seat. */
    player = 0;

    /** @param {WorkParts} parts */
    constructor(parts) {
        super(parts);
        this.search = new EngineSearch(parts.tools.engine, SLICE_MS);
    }

    get acts() {
        const { state, phase, player } = this;
        return phase === "try" && state?.outcome.state === "ongoing" && state.toMove === player;
    }

    /** Own actions since the item's position. */
    own = 0;

    /** Whether an answer that is left goes on at a later visit. */
    get lasts() {
        return false;
    }

    /** What a later visit goes on with. */
    get noted() {
        return this.line.join(SEPARATOR);
    }

    /** Whether an earlier line is played again. */
    repeats = false;

    /** @param {number} turn */
    async begin(turn) {
        this.line = [];
        this.own = 0;
        const state = await this.show([]);
        if (turn === this.turn && state) this.player = this.item.player ?? state.toMove;
    }

    /** @param {string} answer @param {number} turn */
    async recall(answer, turn) {
        // An answer to another version of the sheet may be impossible: the position stays.
        const state = await this.#follow(answer.split(SEPARATOR).filter(Boolean), turn);
        if (turn === this.turn && !state) await this.show([]);
    }

    /**
     * Shows a line of an earlier visit.
     * @param {string[]} line @param {number} turn
     * @returns {Promise<GameState | null>} null if it is impossible
     */
    async #follow(line, turn) {
        const base = this.recordWith([]).actions?.length ?? 0;
        const state = await this.show(line).catch(() => null);
        if (turn !== this.turn || !state) return null;
        const { actions } = await this.engine.call("describe", this.recordWith(line), base);
        if (turn !== this.turn) return null;
        this.line = line;
        this.own = actions.filter(({ player }) => player === this.player).length;
        return state;
    }

    /** Plays an action of the student and judges it. @param {string} action */
    async act(action) {
        if (!this.acts) return;
        await this.guarded(async (turn) => {
            this.set({ phase: "thinking", says: [], marks: [] });
            const state = await this.extend([action], turn);
            if (!state) return;
            this.own += 1;
            await this.judge(action, state, turn);
        });
    }

    /**
     * Judges the student's action: hands in, or plays on.
     * @param {string} _action
     * @param {GameState} _state  after it
     * @param {number} _turn
     * @returns {Promise<unknown>}
     */
    async judge(_action, _state, _turn) {
        return undefined;
    }

    /**
     * Plays actions after those so far.
     * @param {string[]} actions @param {number} turn
     * @returns {Promise<GameState | null>} null if something else has begun
     */
    async extend(actions, turn) {
        const line = [...this.line, ...actions];
        const state = await this.show(line);
        if (turn !== this.turn || !state) return null;
        this.line = line;
        if (this.lasts && !this.repeats) this.parts.note?.(this.noted);
        return state;
    }

    /** @param {string} text @param {number} turn */
    async resume(text, turn) {
        if (!this.lasts) return false;
        const line = text.split(SEPARATOR);
        const state = await this.#follow(line, turn);
        if (turn !== this.turn) return true;
        // A line of another version of the sheet may be impossible: the item starts over.
        if (!state) return false;
        this.set({ phase: "thinking" });
        await this.judge(line[line.length - 1], state, turn);
        return true;
    }

    /**
     * Lets the engine play until it is the student's turn or the game is over.
     * @param {SearchRequest} effort
     * @param {number} turn
     */
    async replies(effort, turn) {
        let { state } = this;
        while (state && state.outcome.state === "ongoing" && state.toMove !== this.player) {
            const seed = drawn(this.parts.seed, `${this.item.id} ${this.line.length}`, 2 ** 31);
            const [{ best }] = await Promise.all([
                this.search.start(this.recordWith(this.line), { ...effort, seed }),
                this.wait(REPLY_DELAY_MS),
            ]);
            if (turn !== this.turn) return null;
            state = await this.extend([best], turn);
        }
        return state;
    }

    /**
     * Hands in the line that was played.
     * @param {number} score
     * @param {Say[]} [says]
     * @param {Text} [explain]
     * @param {Say | null} [headline]
     */
    handLine(score, says = [], explain = this.item.explain, headline = null) {
        this.hand(score, this.line.join(SEPARATOR), { says, explain, headline });
    }

    /**
     * Names of actions, for the correct answers.
     * @param {string[]} texts
     * @param {ActionView[]} views  of these actions and others
     * @returns {Say[]}
     */
    named(texts, views) {
        const { setting } = this;
        return texts.map((text) => {
            const view = views.find((each) => each.text === text);
            return (t) => (view ? actionName(view, setting, t) : text);
        });
    }

    /** What was played last, as a sentence. @param {GameState} state @returns {Say} */
    did(state) {
        const { setting } = this;
        return (t) => lastActionSentence(t, setting, state);
    }

    /** How the game ended. @returns {Say} */
    ended() {
        const { state, players } = this;
        const { state: how, winner } = /** @type {NonNullable<typeof state>} */ (state).outcome;
        return (t) => (how === "won" ? t("course.won", { player: playerName(t, players, winner) }) : t("course.drawn"));
    }

    close() {
        super.close();
        this.search.stop().catch(() => {});
    }
}

/** Work that continues at a later visit, and whose replies follow from the student's actions. */
export class RepeatedWork extends BoardWork {
    get lasts() {
        return true;
    }

    /**
     * Plays the student's actions of an earlier line again and judges each as then.
     * @param {string} text @param {number} turn
     * @returns {Promise<boolean>} whether it could
     */
    async resume(text, turn) {
        const earlier = text.split(SEPARATOR);
        const { wait } = this;
        this.wait = async () => {};
        this.repeats = true;
        try {
            while (turn === this.turn && this.phase !== "answered" && this.line.length < earlier.length) {
                const action = earlier[this.line.length];
                const state = await this.extend([action], turn).catch(() => null);
                // A line of another version of the sheet may be impossible: the item starts over.
                if (!state) return turn !== this.turn;
                this.own += 1;
                await this.judge(action, state, turn);
            }
        } finally {
            this.wait = wait;
            this.repeats = false;
        }
        return true;
    }
}
