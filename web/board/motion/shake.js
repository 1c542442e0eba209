/**
 * Shows on the board that an attempt is not possible: the piece shakes. Where there is no piece, or with reduced
 * motion, the outline of the cell lights up for a moment.
 */
import { topOn } from "./token-diff.js";

/**
 * @import { Attempt } from "../../engine/protocol.js"
 * @import { QuintetBoard } from "../board.js"
 */

const TIME_MS = 320;
const OUTLINE_MS = 700;
/** Offsets of the piece from side to side, in units of the picture (a cell has 100) or pixels. */
const SWING = [0, -7, 6, -4, 2, 0];

/** @param {QuintetBoard} board @param {Attempt} attempt */
export function shake(board, { from = "", hand = "", to = "", cells = [] }) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const find = (/** @type {string} */ selector) => board.renderRoot.querySelector(selector);
    const tokenOn = (/** @type {string} */ cell) => {
        const token = cell ? topOn(board.motion.tokens, cell) : null;
        return token ? (board.motion.element(token.key)?.querySelector(".body") ?? null) : null;
    };
    const item = hand && !to ? find(`.hand-item[data-kind="${hand}"][aria-disabled="true"]`) : null;
    const meant = item ?? tokenOn(from) ?? tokenOn(to) ?? find(".shape.blocked");
    if (meant && !still) {
        const frames = SWING.map((x) => ({ translate: `${x}px` }));
        meant.animate(frames, { duration: TIME_MS, easing: "ease-in-out" });
        return;
    }
    if (item) {
        const outline = { outline: "3px solid var(--warning)" };
        item.animate([outline, outline], OUTLINE_MS);
        return;
    }
    for (const cell of cells.length ? cells : [to || from]) {
        const outline = { stroke: "var(--warning)", strokeWidth: "8px" };
        find(`.cell[data-cell="${CSS.escape(cell)}"]`)?.animate([outline, outline], OUTLINE_MS);
    }
}
