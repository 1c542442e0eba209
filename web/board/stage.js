/**
 * The tokens on their way from one position to the next: which are there, which are just leaving, what is flashing.
 *
 * @typedef {import("./board.js").QuintetBoard} QuintetBoard
 * @typedef {import("./token-diff.js").KeyedToken} KeyedToken
 * @typedef {import("./motion.js").Movement} Movement
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").Player} Player
 */
import { perform } from "./animation.js";
import { isNextPly, passingTokens, planMotion } from "./motion.js";
import { wayOut } from "./scene.js";
import { diffTokens } from "./token-diff.js";

export class Stage {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        /** @type {KeyedToken[]} */
        this.tokens = [];
        /** Tokens that are no longer there but still seen. @type {KeyedToken[]} */
        this.leaving = [];
        /** Whose colour a token showed before. @type {Map<string, Player | null>} */
        this.turning = new Map();
        /** @type {import("./motion.js").Flash[]} */
        this.flashes = [];
        /** The token drawn above all others. */
        this.raised = "";
        /** @type {Movement[]} */
        this.plan = [];
        /** @type {{finish: () => void} | null} */
        this.running = null;
    }

    /**
     * Takes over a new position; `run` then shows how it came about.
     * @param {GameState | null} before
     * @param {GameState | null} next
     */
    accept(before, next) {
        this.finish();
        const forward = next !== null && isNextPly(before, next);
        const diff = diffTokens(this.tokens, next?.board.tokens ?? [], forward ? next.lastAction : null);
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.tokens = diff.tokens;
        if (!forward || still) {
            this.board.input.dropPoint = null;
            return;
        }
        if (before) diff.removed.push(...passingTokens(before, next));
        this.plan = planMotion(diff, next);
        this.leaving = diff.removed;
        this.turning = new Map(diff.turned.map(({ key, from }) => [key, from]));
        this.flashes = this.plan.filter((movement) => movement.type === "flash");
        this.raised = diff.moved[0]?.key ?? this.raised;
    }

    /** Starts what was planned, once the elements are on the page. */
    run() {
        if (!this.plan.length) return;
        const { board, plan } = this;
        this.plan = [];
        const running = perform(plan, {
            element: (key) => this.element(key),
            flash: (order) => board.renderRoot.querySelector(`.flash[data-order="${order}"]`),
            placeOf: (cell) => board.cellPlace(cell),
            exitOf: ({ player, cell }) => wayOut(board.scene, player, cell),
            start: board.input.dropPoint,
            time: board.duration,
        });
        board.input.dropPoint = null;
        this.running = running;
        running.finished.then(() => {
            if (this.running === running) this.finish();
        });
    }

    /** To the end at once. */
    finish() {
        this.running?.finish();
        this.running = null;
        this.plan = [];
        if (!this.leaving.length && !this.turning.size && !this.flashes.length) return;
        this.leaving = [];
        this.turning = new Map();
        this.flashes = [];
        this.board.requestUpdate();
    }

    /** @param {string} key */
    raise(key) {
        if (this.raised === key) return;
        this.raised = key;
        this.board.requestUpdate();
    }

    /** @param {string} key @returns {SVGGElement | null} */
    element(key) {
        return this.board.renderRoot.querySelector(`.token[data-key="${key}"]`);
    }
}
