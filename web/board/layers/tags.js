/** Tags of marks: short texts on the cells, such as the number of a line and its chances. */
import { css, nothing, svg } from "lit";
import { short } from "../drawing/geometry.js";

/**
 * @import { Point } from "../drawing/geometry.js"
 * @import { Scene } from "../drawing/scene.js"
 * @import { BoardMark } from "./marks.js"
 */

export const tagStyles = css`
    .tag { fill: var(--hint); font-weight: 600; text-anchor: middle; direction: ltr; }
    .tag text { fill: var(--paper); font-size: 23px; }
`;

/** Tags that are nearer than `NEAR` overlap; they are moved to a distance of `ROW`. */
const ROW = 33;
const NEAR = 32;

/** Boards with small cells have larger tags, in units of a cell. @param {Scene} scene */
const tagSize = ({ cells }) => Math.min(2, Math.max(1, Math.sqrt(cells.length) / 8));

/**
 * Draws the tags below the centres of the last cells of marks; one that would hide another lies below it.
 * @param {Scene} scene @param {BoardMark[]} marks @param {(cell: string) => Point} topOf
 */
export function tags(scene, marks, topOf) {
    const size = tagSize(scene);
    /** @type {{x: number, y: number, half: number}[]} */
    const lying = [];
    return marks.map(({ tag = "", cells }) => {
        const cell = cells.at(-1) ?? "";
        if (!tag || !scene.byId.has(cell)) return nothing;
        const half = 6.5 * tag.length + 7;
        const { x, y: top } = topOf(cell);
        let y = top + 30;
        const hides = (/** @type {typeof lying[0]} */ other) =>
            Math.abs(other.x - x) < (other.half + half) * size && Math.abs(other.y - y) < NEAR * size;
        for (let hidden = lying.find(hides); hidden; hidden = lying.find(hides)) y = hidden.y + ROW * size;
        lying.push({ x, y, half });
        return svg`<g class="tag" transform="translate(${short(x)} ${short(y)}) scale(${short(size)})">
            <rect x=${-half} y="-15" width=${2 * half} height="30" rx="15" /><text y="8">${tag}</text></g>`;
    });
}
