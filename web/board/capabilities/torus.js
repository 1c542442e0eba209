/**
 * A board whose edges are joined: its repetitions are visible beyond the rim, one cell deep or more, so that everything
 * that crosses an edge is visible on both sides. They can be clicked, too.
 */
import { css, html, svg } from "lit";
import { short, UNIT, widened } from "../drawing/geometry.js";
import { icon } from "../icons.js";
import { outlineOf } from "../layers/marks.js";
import { toolStyles } from "./tool-styles.js";

/**
 * @import { Mark } from "../../engine/protocol.js"
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { Point } from "../drawing/geometry.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/** Cells shown beyond each edge: usually, on a phone, and on request. */
const [glimpse, narrowGlimpse, wide] = [1, 0.5, 4];

const styles = css`
    .repetition { opacity: 0.28; pointer-events: none; }
    .border { fill: none; stroke: var(--board-side); stroke-width: 13; stroke-linejoin: round; }
    .border.top { stroke: var(--board-edge); stroke-width: 9; }
`;

/** @param {number} value @param {number} low @param {number} high */
const wrapped = (value, low, high) => low + ((((value - low) % (high - low)) + (high - low)) % (high - low));

export class Torus {
    styles = [toolStyles, styles];

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        /** Whether `wide` cells are shown beyond the edges. */
        this.beyond = false;
    }

    overhang() {
        if (this.beyond) return wide;
        return this.board.narrow ? narrowGlimpse : glimpse;
    }

    /** @param {Point} point @returns {Point} */
    unwrap({ x, y }) {
        const { left, top, right, bottom } = this.board.scene.bounds;
        return { x: wrapped(x, left, right), y: wrapped(y, top, bottom) };
    }

    /** The displacement of each repetition. */
    get shifts() {
        const { left, top, right, bottom } = this.board.scene.bounds;
        const all = [-1, 0, 1].flatMap((x) =>
            [-1, 0, 1].map((y) => ({ x: x * (right - left), y: y * (bottom - top) })),
        );
        return all.filter(({ x, y }) => x !== 0 || y !== 0);
    }

    /** Returns the visible repetitions of a cell's middle. @param {Point} point */
    copies({ x, y }) {
        return this.shifts.map((shift) => ({ x: x + shift.x, y: y + shift.y })).filter((copy) => this.isSeen(copy));
    }

    /** Returns whether any part of a cell is visible. @param {Point} point  its middle */
    isSeen({ x, y }) {
        const { left, top, right, bottom } = widened(this.board.scene.bounds, (this.overhang() + 0.4) * UNIT);
        return x > left && x < right && y > top && y < bottom;
    }

    /** Draws the cells beyond the rim, faintly, and a frame around the board. @param {Scene} scene */
    repeated({ bounds }) {
        const outer = widened(bounds, this.overhang() * UNIT);
        const rectangle = ({ left, top, right, bottom } = outer) =>
            `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;
        return svg`
            <clipPath id="overhang"><path clip-rule="evenodd" d="${rectangle()}${rectangle(bounds)}" /></clipPath>
            <g class="repetition" clip-path="url(#overhang)">
                ${this.shifts.map(({ x, y }) => svg`<use href="#wells" x=${short(x)} y=${short(y)} />`)}
            </g>
            <path class="border" d=${rectangle(widened(bounds, 3))} transform="translate(0 2)" />
            <path class="border top" d=${rectangle(widened(bounds, 3))} />`;
    }

    /** Draws the tokens beyond the rim, with the mark of the last action. @param {Scene} scene @param {Mark[]} marks */
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
            this.beyond = !this.beyond;
            board.relayout();
        };
        const name = board.t("board.beyond");
        return html`
            <button type="button" class="tool" aria-pressed=${this.beyond} aria-label=${name} title=${name}
                @click=${toggle}>${icon("beyond")}<span class="word">${name}</span></button>`;
    }
}
