/** The tokens between two positions: those present, those leaving, the cells that flash, and the running animation. */

import { wayOut } from "../drawing/scene.js";
import { movementParts } from "./after-first-draw.js";
import { diffTokens } from "./token-diff.js";

/**
 * @import { GameState, Player } from "../../engine/protocol.js"
 * @import { StageContext } from "../context.d.ts"
 * @import { Flash, Movement } from "./motion.js"
 * @import { KeyedToken } from "./token-diff.js"
 */

export class Stage {
    /** @param {StageContext} board */
    constructor(board) {
        this.board = board;
        /** @type {KeyedToken[]} */
        this.tokens = [];
        /** Tokens that have left the position but are still visible. @type {KeyedToken[]} */
        this.leaving = [];
        /** The previous player of tokens that change sides, by key. @type {Map<string, Player | null>} */
        this.turning = new Map();
        /** @type {Flash[]} */
        this.flashes = [];
        /** The token drawn above all others. */
        this.raised = "";
        /** @type {Movement[]} */
        this.plan = [];
        /** @type {{finish: () => void} | null} */
        this.running = null;
    }

    /**
     * Stores a new position and plans the movements to it; `run` starts them.
     * @param {GameState | null} before
     * @param {GameState | null} next
     */
    accept(before, next) {
        this.finish();
        const forward = next && movementParts?.isNextPly(before, next);
        const diff = diffTokens(this.tokens, next?.board.tokens ?? [], forward ? next.lastAction : null);
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.tokens = diff.tokens;
        if (!movementParts || !forward || still) {
            this.board.input.dropPoint = null;
            return;
        }
        if (before) diff.removed.push(...movementParts.passingTokens(before, next));
        this.plan = movementParts.planMotion(diff, next);
        this.leaving = diff.removed;
        this.turning = new Map(diff.turned.map(({ key, from }) => [key, from]));
        this.flashes = this.plan.filter((movement) => movement.type === "flash");
        this.raised = diff.moved[0]?.key ?? this.raised;
    }

    /** Starts the planned movements once the elements are on the page. */
    run() {
        const { board, plan } = this;
        if (!movementParts || !plan.length) return;
        this.plan = [];
        const running = movementParts.perform(plan, {
            element: (key) => this.element(key),
            flash: (order) => board.renderRoot.querySelector(`.flash[data-order="${order}"]`),
            placeOf: (cell) => board.cellPlace(cell),
            exitOf: ({ player, cell }) => wayOut(board.scene, player, cell),
            start: board.input.dropPoint,
            time: movementParts.movementTime(board),
            tokens: this.tokens,
            state: board.state,
        });
        board.input.dropPoint = null;
        this.running = running;
        running.finished.then(() => {
            if (this.running === running) this.finish();
        });
    }

    /** Ends all movements at once. */
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
