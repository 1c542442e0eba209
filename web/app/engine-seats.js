/**
 * The seats that no person holds, and the hints: thinks when it is an engine's turn, passes when that is all there is to do,
 * and drops whatever it was about to do as soon as the reader does something.
 *
 * @typedef {import("./controller.js").Engine} Engine
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("../engine/protocol.js").SearchRequest} SearchRequest
 */

import { engineTime } from "./clock.js";
import * as change from "./model.js";
import { nextStep } from "./turns.js";

/** So long does a position stay before an engine's next action, in milliseconds: time to see what happened. */
const BEATS = { calm: 700, quick: 0 };
/** A pass that happens by itself is announced, and the position before it stays long enough to be seen. */
const PASS_BEATS = { calm: 900, quick: 100 };
const HINT_REQUEST = Object.freeze({ timeMs: 1500 });

export class EngineSeats {
    /** Raised by whatever the reader does; what was begun before is then worthless. */
    #turn = 0;
    #shownAt = 0;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {import("./model.js").Store<Model>} parts.store
     * @param {(action: string) => Promise<void>} parts.play
     * @param {(milliseconds: number) => Promise<void>} parts.wait
     * @param {() => number} parts.now
     * @param {() => number | null} parts.left  what the clock leaves to the player to move; null without a clock
     */
    constructor({ engine, store, play, wait, now, left }) {
        this.engine = engine;
        this.store = store;
        this.play = play;
        this.wait = wait;
        this.now = now;
        this.left = left;
    }

    /**
     * Ends what is under way.
     * @returns {number} the turn that begins now
     */
    interrupt() {
        if (this.store.value.thinking) this.engine.stop().catch(() => {});
        this.#turn += 1;
        return this.#turn;
    }

    /** Another position came on the board just now. */
    shown() {
        this.#shownAt = this.now();
    }

    /**
     * The seat whose turn it is acts, if it is not a person's.
     * @param {number} turn
     */
    goOn(turn) {
        if (turn !== this.#turn || this.store.value.thinking) return;
        const step = nextStep(this.store.value);
        if (step.kind === "pass") this.#pass(step, turn);
        if (step.kind === "engine") {
            const seed = Math.floor(Math.random() * 2 ** 32);
            const { clock } = this.store.value;
            const left = this.left();
            const timeMs = clock && left !== null ? { timeMs: engineTime(clock.rule, left) } : {};
            this.#think("play", { level: step.level, seed, ...timeMs }, turn);
        }
    }

    /** @param {number} turn */
    hint(turn) {
        if (nextStep(this.store.value).kind === "person") this.#think("hint", HINT_REQUEST, turn);
    }

    /** @param {{action: string, player: number}} step @param {number} turn */
    async #pass({ action, player }, turn) {
        await this.wait(PASS_BEATS[this.store.value.settings.pace]);
        if (turn !== this.#turn) return;
        const name = change.specOf(this.store.value)?.players[player] ?? "";
        const params = { player: `player.${name}` };
        this.store.update((model) => change.noticed(model, { key: "notice.passed", params }));
        await this.play(action);
    }

    /** @param {"play" | "hint"} purpose @param {SearchRequest} request @param {number} turn */
    async #think(purpose, request, turn) {
        const { store } = this;
        const current = () => turn === this.#turn;
        if (!current()) return;
        store.update((model) => change.thinkingStarted(model, purpose));
        try {
            const found = await this.engine.search(request, (progress) => {
                if (current()) store.update((model) => change.thinkingProgressed(model, progress));
            });
            if (!current()) return;
            store.update((model) => change.thinkingProgressed(model, found));
            if (!found.best) throw new Error();
            if (purpose === "hint") {
                store.update((model) => change.hintFound(model, found.best));
                return;
            }
            const beat = BEATS[store.value.settings.pace] - (this.now() - this.#shownAt);
            // On a clock the time to look is the engine's own.
            await this.wait(Math.min(beat, (this.left() ?? Number.POSITIVE_INFINITY) / 40));
            if (current()) await this.play(found.best);
        } catch (error) {
            if (!current()) return;
            // Paused rather than tried again at once: "go on" is the reader's to say.
            const { message } = /** @type {Error} */ (error);
            const notice = { key: "notice.searchFailed", tone: /** @type {const} */ ("error"), detail: message };
            const stop = purpose === "play" || store.value.paused;
            store.update((model) => change.noticed(change.pausedSet(change.thinkingEnded(model), stop), notice));
        }
    }
}
