/**
 * A board whose edges are joined: its neighbouring repetitions look in over the rim, one cell deep or more, so that
 * whatever crosses an edge is seen on both sides. They can be clicked as well.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../scene.js").Scene} Scene
 */
import { html, svg } from "lit";
import { short, UNIT, widened } from "../geometry.js";
import { icon } from "../icons.js";

const glimpse = 1;
const wide = 4;

/** @param {number} value @param {number} low @param {number} high */
const wrapped = (value, low, high) => low + ((((value - low) % (high - low)) + (high - low)) % (high - low));

export class Torus {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        this.cells = glimpse;
    }

    overhang() {
        return this.cells;
    }

    /** @param {Point} point @returns {Point} */
    unwrap({ x, y }) {
        const { left, top, right, bottom } = this.board.scene.bounds;
        return { x: wrapped(x, left, right), y: wrapped(y, top, bottom) };
    }

    /** @param {Scene} scene */
    beyond({ bounds }) {
        const outer = widened(bounds, this.cells * UNIT);
        const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
        const rectangle = ({ left, top, right, bottom } = outer) =>
            `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;
        const copies = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x || y);
        return svg`
            <clipPath id="overhang"><path clip-rule="evenodd" d="${rectangle()}${rectangle(bounds)}" /></clipPath>
            <g class="repetition" clip-path="url(#overhang)">
                ${copies.map(({ x, y }) => svg`<use href="#content" x=${short(x * width)} y=${short(y * height)} />`)}
            </g>
            <path class="seam" d=${rectangle(bounds)} />`;
    }

    tools() {
        const { board } = this;
        const toggle = () => {
            this.cells = this.cells === wide ? glimpse : wide;
            board.relayout();
        };
        const name = board.t("board.beyond");
        return html`
            <button type="button" class="tool" aria-pressed=${this.cells === wide} aria-label=${name} title=${name}
                @click=${toggle}>${icon("beyond")}</button>`;
    }
}
