/** Arrows: hints and the lines of the analysis. */
import { css, svg } from "lit";
import { between, distance, linePath, UNIT } from "../drawing/geometry.js";
import { wayOut } from "../drawing/scene.js";
import { around } from "./marks.js";

/**
 * @import { PlacedCell } from "../drawing/rim.js"
 * @import { Scene } from "../drawing/scene.js"
 * @import { BoardMark, PlaceOf } from "./marks.js"
 */

export const arrowStyles = css`
    .hint-ring { fill: none; stroke: var(--hint); stroke-width: 8; }
    .hint-shaft, .analysis-shaft { fill: none; stroke: var(--hint); stroke-width: 12; stroke-linecap: round; opacity: 0.8; }
    .hint-head, .analysis-head { fill: var(--hint); opacity: 0.8; }
    .analysis-ring { fill: none; stroke: var(--hint); stroke-width: 5; opacity: 0.85; }
    .analysis-shaft { stroke-width: 8; }
`;

/**
 * Draws the marks of these roles, above the tokens.
 * @param {Scene} scene @param {BoardMark[]} marks @param {PlaceOf} topOf
 * @param {number} player  to move
 */
export function arrows(scene, marks, topOf, player) {
    return marks
        .filter(({ role }) => role === "hint" || role === "analysis")
        .map(({ role, cells, leaving }) => {
            const ends = cells.filter((id) => scene.byId.has(id)).map((id) => ({ id, ...topOf(id) }));
            return arrow(scene, leaving ? [...ends, ...ends.map((cell) => outside(scene, cell, player))] : ends, role);
        });
}

/**
 * Draws an arrow between two cells, and a ring around each cell otherwise.
 * @param {Scene} scene @param {PlacedCell[]} cells @param {string} role
 */
function arrow(scene, cells, role) {
    if (cells.length !== 2) return cells.map((cell) => around(scene, cell, `${role}-ring`, 1.13));
    const [from, to] = cells;
    const length = distance(from, to);
    const tip = between(from, to, 1 - 14 / length);
    const neck = between(from, to, 1 - 40 / length);
    const side = { x: ((to.y - from.y) / length) * 17, y: ((from.x - to.x) / length) * 17 };
    const head = [tip, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }];
    return svg`
        <path class="${role}-shaft" d=${linePath([between(from, to, 22 / length), between(from, to, 1 - 34 / length)])} />
        <path class="${role}-head" d=${linePath(head, true)} />`;
}

/**
 * Returns the place beyond the edge to which a token leaves.
 * @param {Scene} scene
 * @param {PlacedCell} cell
 * @param {number} player
 */
function outside(scene, { id, x, y }, player) {
    const way = wayOut(scene, player, id);
    return { id, x: x + way.x * UNIT, y: y + way.y * UNIT };
}
