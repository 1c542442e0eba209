/** Plays the engines' seats and forced passes, and finds hints. Any command of the user cancels the running work. */

import * as change from "./model.js";
import { nextStep, reasonOut } from "./turns.js";

/**
 * @import { SearchRequest } from "../engine/protocol.js"
 * @import { Store } from "../ui/store.js"
 * @import { Engine } from "./context.js"
 * @import { Model } from "./model.js"
 * @import { Timekeeper } from "./timekeeper.js"
 */

/** Delay before an engine replies, in milliseconds, so that people can follow. */
const REPLY_DELAYS = { calm: 700, quick: 0 };
/**
 * Delay before an automatic pass, in milliseconds. The pass is announced, and people should see the position before it.
 */
const PASS_DELAYS = { calm: 900, quick: 100 };
/** Maximum thinking time for an action while engines play to the end (`skipping`), in milliseconds. */
const SKIPPING_MS = 100;
const HINT_REQUEST = Object.freeze({ timeMs: 1500 });

export class EngineSeats {
    /** Number of the current turn. Each command increments it, which invalidates the work of earlier turns. */
    #turn = 0;
    #shownAt = 0;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {Store<Model>} parts.store
     * @param {(action: string) => Promise<void>} parts.play
     * @param {(milliseconds: number) => Promise<void>} parts.wait
     * @param {() => number} parts.now
     * @param {() => Timekeeper | null} parts.timekeeper  null without a clock
     */
    constructor({ engine, store, play, wait, now, timekeeper }) {
        this.engine = engine;
        this.store = store;
        this.play = play;
        this.wait = wait;
        this.now = now;
        this.timekeeper = timekeeper;
    }

    /** Cancels the running work. @returns {number} the number of the new turn */
    interrupt() {
        if (this.store.value.thinking) this.engine.stop().catch(() => {});
        this.#turn += 1;
        return this.#turn;
    }

    /** Records the time at which a new position was shown. */
    shown() {
        this.#shownAt = this.now();
    }

    /** Acts for the player to move, unless that is a person. @param {number} turn */
    proceed(turn) {
        if (turn !== this.#turn || this.store.value.thinking) return;
        const step = nextStep(this.store.value);
        if (step.kind === "pass") this.#pass(step, turn);
        if (step.kind === "engine") {
            const seed = Math.floor(Math.random() * 2 ** 32);
            const timeMs = this.store.value.skipping ? SKIPPING_MS : this.timekeeper()?.engineTime();
            this.#think("play", { level: step.level, seed, ...(timeMs && { timeMs }) }, turn);
        }
    }

    /** @param {number} turn */
    hint(turn) {
        if (nextStep(this.store.value).kind === "person") this.#think("hint", HINT_REQUEST, turn);
    }

    /** @param {{action: string, player: number}} step @param {number} turn */
    async #pass({ action, player }, turn) {
        const { state, settings, skipping } = this.store.value;
        // A player who is out of the game passes every turn; the status line already says so.
        const out = state !== null && reasonOut(state, player) !== null;
        await this.wait(skipping || out ? 0 : PASS_DELAYS[settings.pace]);
        if (turn !== this.#turn) return;
        if (!out) {
            const params = { player: `player.${change.specOf(this.store.value)?.players[player] ?? ""}` };
            this.store.update((model) => change.noticed(model, { key: "notice.passed", params }));
        }
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
            const { settings, skipping } = store.value;
            const delay = skipping ? 0 : REPLY_DELAYS[settings.pace] - (this.now() - this.#shownAt);
            // With a clock, the delay costs the engine's own time.
            await this.wait(Math.min(delay, (this.timekeeper()?.left() ?? Number.POSITIVE_INFINITY) / 40));
            if (current()) await this.play(found.best);
        } catch (error) {
            if (!current()) return;
            // Pause instead of retrying at once, so that the user decides when to continue.
            const { message } = /** @type {Error} */ (error);
            const notice = /** @type {const} */ ({ key: "notice.searchFailed", tone: "error", detail: message });
            const stop = purpose === "play" || store.value.paused;
            store.update((model) => change.noticed(change.pausedSet(change.thinkingEnded(model), stop), notice));
        }
    }
}
