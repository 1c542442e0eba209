/**
 * Marks: the last action, the selection and its targets, winning cells. Each role has a drawing below the
 * tokens, above them, or both.
 *
 * @typedef {{role: string, cells: string[], age?: number, hand?: string, leaving?: boolean, tag?: string}} BoardMark
 *     `age`: how many actions ago; older marks are fainter; `hand`: the kind of token that goes to the cell; `leaving`:
 *     the token on the cell leaves the board; `tag`: a short text on the last cell
 */
import { nothing, svg } from "lit";
import { between, distance, linePath, short } from "../drawing/geometry.js";
import { chained, isClosed, rimEdges } from "../drawing/rim.js";
import { cellsPath } from "./plate.js";

/**
 * @import { Point } from "../drawing/geometry.js"
 * @import { PlacedCell } from "../drawing/rim.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/** @param {Point} point */
const at = ({ x, y }) => `translate(${short(x)} ${short(y)})`;

/** @param {Scene} scene @param {string[]} ids @returns {PlacedCell[]} */
const find = (scene, ids) => ids.flatMap((id) => scene.byId.get(id) ?? []);

const cross = "M-11 -11L11 11M11 -11L-11 11";

/** Roles that tint the whole cell, below the tokens. */
const tinted = new Set(["last-from", "last-to", "selected", "forbidden"]);

/**
 * When a cell of a list lights up: 0 for the first, below 1 for the last.
 * @param {number} index @param {unknown[]} all
 */
const inTurn = (index, { length }) => `--order: ${short(index / length)}`;

/**
 * Draws a line around a token at a small distance.
 * @param {Scene} scene @param {PlacedCell} cell @param {string} name @param {number} size  as a multiple of the token's
 * @param {unknown} [style]
 */
export function around(scene, cell, name, size, style = nothing) {
    const scale = 1 + (size - 1) * (scene.tiles ? 0.45 : scene.shape === "square" ? 0.65 : 1);
    return svg`<path class=${name} style=${style} d=${scene.token} transform="${at(cell)} scale(${scale})" />`;
}

/** Returns the common outline of cells. @param {Scene} scene @param {PlacedCell[]} cells */
export function outlineOf(scene, cells) {
    return chained(rimEdges(cells, scene.corners))
        .map((line) => linePath(line, isClosed(line)))
        .join("");
}

/**
 * Roles of empty cells that can be reached, below the tokens: a token that is dragged there covers them.
 * @type {Record<string, (cells: PlacedCell[], scene: Scene) => unknown>}
 */
const below = {
    target: (cells) => cells.map((cell) => svg`<circle class="target-dot" r="12" transform=${at(cell)} />`),
    hop: (cells) => cells.map((cell) => svg`<circle class="target-hop" r="17" transform=${at(cell)} />`),
    fit: (cells, scene) => svg`<path class="fit-tint" d=${cellsPath(scene, cells, 0.86)} />`,
};

/** @type {Record<string, (scene: Scene, cells: PlacedCell[]) => unknown>} */
const above = {
    source: (scene, cells) => cells.map((cell) => around(scene, cell, "source-ring", 1.13)),
    "last-to": (scene, cells) => (scene.tiles ? cells.map((cell) => around(scene, cell, "last-ring", 1.13)) : []),
    selected: (scene, cells) => (scene.tiles ? cells.map((cell) => around(scene, cell, "selected-ring", 1.13)) : []),
    "last-shape": (scene, cells) => svg`<path class="last-shape" d=${outlineOf(scene, cells)} />`,
    onto: (scene, cells) => cells.map((cell) => around(scene, cell, "target-hop", 1.18)),
    winning: (scene, cells) =>
        cells.map((cell, i) => around(scene, cell, "winning winning-ring", 1.1, inTurn(i, cells))),
    captured: (_, cells) => cells.map((cell) => svg`<path class="captured-cross" d=${cross} transform=${at(cell)} />`),
    forbidden: (_, cells) =>
        cells.map((cell) => svg`<path class="forbidden-cross" d=${cross} transform=${at(cell)} />`),
    stunned: (_, cells) => cells.map((cell) => svg`<circle class="stunned-ring" r="44" transform=${at(cell)} />`),
    way: (_, cells) => svg`<path class="way" d=${linePath(cells)} />`,
};

/** Draws the path of an action of the last round up to the rim of the token. @param {PlacedCell[]} cells */
function lastWay(cells) {
    const [before, end] = cells.slice(-2);
    const rim = between(end, before, Math.min(0.5, 46 / distance(before, end)));
    const line = linePath([...cells.slice(0, -1), rim]);
    return svg`<path class="last-way under" d=${line} /><path class="last-way" d=${line} />`;
}

/** Draws the start and the stops of a path of the last round. @param {PlacedCell[]} cells */
const lastStops = (cells) =>
    cells.slice(0, -1).map((cell) => svg`<circle class="last-stop" r="8" transform=${at(cell)} />`);

/** @typedef {(cell: string) => Point} PlaceOf  the place of the topmost token of a cell */

/** @param {string[]} ids @param {PlaceOf} topOf @returns {PlacedCell[]} */
const tops = (ids, topOf) => ids.map((id) => ({ id, ...topOf(id) }));

/**
 * Draws the paths of the last round, then what `middle` draws, then the stops, so that no mark of a cell hides them.
 * @param {BoardMark[]} marks @param {PlaceOf} topOf @param {() => unknown} [middle]
 */
function lastPaths(marks, topOf, middle = () => "") {
    const ways = marks
        .filter(({ role }) => role === "last-way")
        .map((mark) => ({ mark, cells: tops(mark.cells, topOf) }));
    return [
        ways.map(({ mark, cells }) => faded(mark, lastWay(cells))),
        middle(),
        ways.map(({ mark, cells }) => faded(mark, lastStops(cells))),
    ];
}

/** Opacity of marks of earlier actions of the round. */
export const earlierOpacity = 0.85;

/**
 * Draws marks of earlier actions of the round a little fainter and, by their style, as outlines only.
 * @param {BoardMark} mark @param {unknown} drawing
 */
function faded({ age = 0 }, drawing) {
    return age === 0 ? drawing : svg`<g class="earlier" opacity=${earlierOpacity}>${drawing}</g>`;
}

/**
 * Draws the marks below the tokens: tints, targets, and paths if tokens leave room around them.
 * @param {Scene} scene
 * @param {BoardMark[]} marks
 * @param {PlaceOf} topOf
 */
export function marksBelow(scene, marks, topOf) {
    const tints = marks.map((mark) => {
        const cells = find(scene, mark.cells);
        if (mark.role === "winning") {
            return cells.map((cell, index) => {
                const outline = cellsPath(scene, [cell]);
                return svg`<path class="tint winning" style=${inTurn(index, cells)} d=${outline} />`;
            });
        }
        if (!tinted.has(mark.role)) return nothing;
        return faded(mark, svg`<path class="tint ${mark.role}" d=${cellsPath(scene, cells)} />`);
    });
    const targets = () =>
        marks.filter(({ role }) => role in below).map(({ role, cells }) => below[role](find(scene, cells), scene));
    return [tints, scene.tiles ? targets() : lastPaths(marks, topOf, targets)];
}

/**
 * Draws the marks above the tokens.
 * @param {Scene} scene
 * @param {BoardMark[]} marks
 * @param {PlaceOf} topOf
 */
export function marksAbove(scene, marks, topOf) {
    const drawn = marks
        .filter(({ role }) => role in above)
        .map((mark) => {
            // A path may contain cells that the scene does not list.
            const ids = mark.role === "way" ? mark.cells : find(scene, mark.cells).map(({ id }) => id);
            const cells = tops(ids, topOf);
            return faded(mark, above[mark.role](scene, cells));
        });
    return [scene.tiles ? lastPaths(marks, topOf) : "", drawn];
}
