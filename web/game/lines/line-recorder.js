/**
 * Records a line of correct actions that a teacher plays on a board for all sides. An action after the last step
 * becomes the next step. After going back, another action of the reader becomes an alternative; another reply replaces
 * the old one and all later steps.
 *
 * A message for the teacher: a translation key and its parameters.
 * @typedef {{key: Sentence["key"], params: Record<string, string | number>}} Note
 *
 * `at`: number of steps before the position on the board.
 * @typedef {{steps: string[][], at: number}} Moment
 */

import { PERSON } from "../model.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Ending, Sentence } from "../../i18n/keys.js"
 */

export class Recorder {
    /** Earlier moments for undo, oldest first. @type {Moment[]} */
    #history = [];
    /** The game up to the first step. @type {GameRecord | null} */
    #base = null;

    /** @param {string[][]} steps  steps of the existing solution */
    constructor(steps) {
        /** @type {Moment} */
        this.now = { steps, at: 0 };
        /** The seat that solves the exercise. */
        this.reader = 0;
        this.players = 0;
    }

    get steps() {
        return this.now.steps;
    }

    get canUndo() {
        return this.#history.length > 0;
    }

    /**
     * Starts the recording.
     * @param {{record: GameRecord, ply: number, toMove: number, players: readonly unknown[]}} state  the first position
     */
    begin({ record, ply, toMove, players }) {
        const { ply: _, ...game } = record;
        this.#base = { ...game, actions: (record.actions ?? []).slice(0, ply) };
        this.reader = toMove;
        this.players = players.length;
    }

    /**
     * Records an action that was played on the board.
     * @param {{action: string, player: number, ply: number}} event  `ply`: the ply after the action
     * @returns {Note & {leftLine: boolean}} `leftLine`: whether the board has left the line and must be set to `state`
     */
    played({ action, player, ply }) {
        const { steps } = this.now;
        const index = ply - 1 - this.start;
        const note = (/** @type {Ending<"line.">} */ name, leftLine = false) => ({
            key: /** @type {const} */ (`line.${name}`),
            params: { step: index + 1, action },
            leftLine,
        });
        const known = steps[index];
        const own = player === this.reader;
        if (index < 0) {
            this.now = { steps, at: 0 };
            return { key: "line.early", params: {}, leftLine: true };
        }
        if (known?.[0] === action) {
            this.now = { steps, at: index + 1 };
            return note("known", index + 1 < steps.length);
        }
        if (!known || !own) {
            this.#change({ steps: [...steps.slice(0, index), [action]], at: index + 1 }, index);
            return note(own ? "added" : known ? "otherReply" : "reply");
        }
        const wider = known.includes(action) ? known : [...known, action];
        this.#change({ steps: steps.map((step, each) => (each === index ? wider : step)), at: index }, index);
        return note("variant", true);
    }

    /** @returns {Note} */
    undo() {
        const before = this.#history.pop();
        if (before) this.now = before;
        return { key: "line.undone", params: {} };
    }

    /** The game up to the solution, followed by the first action of each step. @returns {GameRecord | null} */
    get line() {
        const base = this.#base;
        return base && { ...base, actions: [...(base.actions ?? []), ...this.steps.map(([first]) => first)] };
    }

    /** The ply at which the solution starts. */
    get start() {
        return this.#base?.actions?.length ?? 0;
    }

    /** The line and the current position, as the payload of `setState`. */
    get state() {
        const line = /** @type {GameRecord} */ (this.line);
        const ply = this.start + this.now.at;
        const seats = Array.from({ length: this.players }, () => PERSON);
        return { record: { ...line, ply }, seats, paused: true };
    }

    /** @param {Moment} next @param {number} index  index of the changed step */
    #change(next, index) {
        this.#history.push({ steps: this.now.steps, at: index });
        this.now = next;
    }
}
