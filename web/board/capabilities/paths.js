/**
 * Moves with several hops: shows the path under the pointer, and on request lets the user hop square by square. Hops
 * are then only a preview; a second press on the token plays the action.
 */
import { html } from "lit";
import { icon } from "../icons.js";
import { pickedOf } from "../input/interaction.js";
import { topOn } from "../motion/token-diff.js";
import { toolStyles } from "./tool-styles.js";

/**
 * @import { ActionView } from "../../engine/protocol.js"
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { Point } from "../drawing/geometry.js"
 * @import { KeyedToken } from "../motion/token-diff.js"
 */

export class Paths {
    styles = toolStyles;

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        /** Whether jumps are entered hop by hop. */
        this.stepwise = false;
        /** The action that would be played if the user stopped here. @type {ActionView | null} */
        this.tried = null;
    }

    reset() {
        this.tried = null;
    }

    /** @param {string} cell @returns {ActionView | undefined} the jump of the picked token to a cell */
    jumpTo(cell) {
        const { choices, input } = this.board;
        const actions = pickedOf(choices, input.selection).targets.get(cell) ?? [];
        return actions.length === 1 && actions[0].kind === "jump" ? actions[0] : undefined;
    }

    marks() {
        const { hovered, selection } = this.board.input;
        const shown = this.jumpTo(hovered) ?? this.tried;
        return shown ? [{ role: "way", cells: [selection.from, ...shown.path, shown.to] }] : [];
    }

    /** @param {KeyedToken} token @returns {Point | null} */
    shift(token) {
        const { motion, input } = this.board;
        if (!this.tried || topOn(motion.tokens, input.selection.from)?.key !== token.key) return null;
        const [from, to] = [this.board.cellPlace(token.cell), this.board.cellPlace(this.tried.to)];
        return { x: to.x - from.x, y: to.y - from.y };
    }

    /** @param {string} cell */
    press(cell) {
        const { board, tried } = this;
        if (tried?.to === cell) {
            board.input.drop(cell, board.cellPlace(cell));
            this.tried = null;
            return true;
        }
        const jump = this.stepwise ? this.jumpTo(cell) : undefined;
        this.tried = jump ?? null;
        board.requestUpdate();
        return jump !== undefined;
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        if (event.key !== "Escape" || !this.tried) return false;
        this.tried = null;
        this.board.requestUpdate();
        return true;
    }

    tools() {
        const { board } = this;
        const toggle = () => {
            this.stepwise = !this.stepwise;
            this.tried = null;
            board.requestUpdate();
        };
        return html`
            <button type="button" class="tool" aria-pressed=${this.stepwise} aria-label=${board.t("board.hopByHop")}
                title=${board.t("board.hopByHop")} @click=${toggle}>${icon("hops")}<span class="word">${board.t("board.hopByHop")}</span></button>`;
    }
}
