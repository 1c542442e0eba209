/**
 * A board whose edges are joined: its neighbouring repetitions look in over the rim, one cell deep or more, so that
 * whatever crosses an edge is seen on both sides. They can be clicked as well.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("../../engine/protocol.js").Mark} Mark
 */
import { html, svg } from "lit";
import { short, UNIT, widened } from "../geometry.js";
import { icon } from "../icons.js";
import { outlineOf } from "../layers/marks.js";

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

    /** By how much each neighbouring repetition is displaced. */
    get shifts() {
        const { left, top, right, bottom } = this.board.scene.bounds;
        const all = [-1, 0, 1].flatMap((x) =>
            [-1, 0, 1].map((y) => ({ x: x * (right - left), y: y * (bottom - top) })),
        );
        return all.filter(({ x, y }) => x !== 0 || y !== 0);
    }

    /** The repetitions of a cell's middle that are seen. @param {Point} point */
    copies({ x, y }) {
        return this.shifts.map((shift) => ({ x: x + shift.x, y: y + shift.y })).filter((copy) => this.isSeen(copy));
    }

    /** @param {Point} point */
    isSeen({ x, y }) {
        const { left, top, right, bottom } = widened(this.board.scene.bounds, this.cells * UNIT);
        return x > left && x < right && y > top && y < bottom;
    }

    /** The cells beyond the rim, and the seam. @param {Scene} scene */
    repeated({ bounds }) {
        const outer = widened(bounds, this.cells * UNIT);
        const rectangle = ({ left, top, right, bottom } = outer) =>
            `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;
        return svg`
            <clipPath id="overhang"><path clip-rule="evenodd" d="${rectangle()}${rectangle(bounds)}" /></clipPath>
            <g class="repetition" clip-path="url(#overhang)">
                ${this.shifts.map(({ x, y }) => svg`<use href="#wells" x=${short(x)} y=${short(y)} />`)}
            </g>
            <path class="seam" d=${rectangle(bounds)} />`;
    }

    /** The tokens beyond the rim, and there too what the last action placed. @param {Scene} scene @param {Mark[]} marks */
    overlay(scene, marks) {
        const { motion } = this.board;
        const copies = motion.tokens.flatMap((token) =>
            this.copies(this.board.placeOf(token)).map((at) => ({ token, at })),
        );
        const last = marks.filter(({ role }) => role === "last-shape").flatMap(({ cells }) => cells);
        const placed = last.flatMap((id) => scene.byId.get(id) ?? []);
        const outline = outlineOf(scene, placed);
        const seen = this.shifts.filter((shift) =>
            placed.some((cell) => this.isSeen({ x: cell.x + shift.x, y: cell.y + shift.y })),
        );
        return svg`
            <g class="repetition" clip-path="url(#overhang)">
                ${copies.map(
                    ({ token, at }) => svg`
                    <use href="#token-${token.player ?? 0}" transform="translate(${short(at.x)} ${short(at.y)})" />`,
                )}
                ${seen.map(
                    ({ x, y }) => svg`
                    <path class="last-shape" d=${outline} transform="translate(${short(x)} ${short(y)})" />`,
                )}
            </g>`;
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
