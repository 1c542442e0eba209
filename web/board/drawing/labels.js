/**
 * Coordinates on the rim. The layout states which lines of cells have a label. A label is at the left end of a
 * horizontal line, and at the lower end of any other. On hexagons, whose lines run in three directions, the first label
 * of a row names the axis: the part of a cell's name that its lines have in common.
 *
 * @typedef {{text: string, x: number, y: number}} Label
 */
import { distance, middleOf, UNIT } from "./geometry.js";

/**
 * @import { LabelledLine } from "../../engine/protocol.js"
 * @import { Point } from "./geometry.js"
 * @import { PlacedCell } from "./rim.js"
 * @import { Scene } from "./scene.js"
 */

/** The names of axial coordinates, in the order in which cells are named. */
const axes = ["q", "r"];

/** @param {Point} a @param {Point} b @returns {Point} of length 1, from `a` to `b` */
function towards(a, b) {
    const length = distance(a, b);
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** @param {Point} a @param {Point} b @returns {Point} */
const difference = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });

/** @param {Point} a @param {Point} b */
const product = (a, b) => a.x * b.x + a.y * b.y;

/** Returns the cells of a line from left to right, or upwards if it is not horizontal. @param {PlacedCell[]} line */
function ordered(line) {
    const middle = middleOf(line);
    const far = line.reduce((a, b) => (distance(b, middle) > distance(a, middle) ? b : a));
    const along = [...line].sort((a, b) => distance(a, far) - distance(b, far));
    const [start, end] = [along[0], along[along.length - 1]];
    const level = Math.abs(start.y - end.y) < 1;
    return (level ? start.x > end.x : start.y < end.y) ? along.reverse() : along;
}

/**
 * Returns the labels in the order of the lines, centred in the room that the plate has for them.
 * @param {Scene} scene
 * @param {LabelledLine[]} lines
 * @returns {Label[]}
 */
export function labelsOf({ shape, byId, outline, band, plate, labelSize }, lines) {
    const away = (band + plate) / 2;
    const apart = 1.5 * labelSize;
    const edges = outline.map((from, index) => {
        const to = outline[(index + 1) % outline.length];
        const { x, y } = towards(from, to);
        return { from, normal: { x: y, y: -x }, length: distance(from, to) };
    });

    /**
     * Returns the point where a ray from a cell is `away` from the outline.
     * @param {Point} from @param {Point} way @returns {Point}
     */
    const beyond = (from, way) => {
        const lengths = edges.map(({ from: corner, normal }) => {
            const depth = product(difference(corner, from), normal);
            const speed = product(way, normal);
            return speed > 1e-6 ? (depth + away) / speed : Infinity;
        });
        const length = Math.min(...lengths);
        return { x: from.x + way.x * length, y: from.y + way.y * length };
    };

    /**
     * Returns the place beyond the first cell of a line, and the side of the board that it is at.
     * @param {PlacedCell[]} line
     * @returns {Point & {side: number}}
     */
    const placeOf = ([first, second]) => {
        const along = towards(second, first);
        // Labels continue horizontal and vertical lines. Beyond the end of a slanted line a label would be between two
        // lines, so it goes straight out over the side of the board where the line ends; at a corner, over the lower
        // side.
        if (Math.abs(along.x * along.y) < 0.01) return { ...beyond(first, along), side: -1 };
        const facing = edges.filter(({ normal }) => product(normal, along) > 0.4);
        const depths = facing.map(({ from, normal }) => product(difference(from, first), normal));
        const near = facing.filter((_, index) => depths[index] < Math.min(...depths) + UNIT / 10);
        const side = near.reduce((a, b) => (b.length + b.normal.y > a.length + a.normal.y ? b : a));
        return { ...beyond(first, side.normal), side: edges.indexOf(side) };
    };

    const known = lines.map(({ label, cells }) => ({
        text: label.replace("-", "\u2212"),
        axis: shape === "square" ? "" : axisOf(label, cells),
        line: ordered(cells.flatMap((id) => byId.get(id) ?? [])),
    }));
    const long = known.filter(({ line }) => line.length > 1);
    const turnOf = (/** @type {PlacedCell[]} */ [a, b]) => Math.round(Math.atan2(b.y - a.y, b.x - a.x) * 10);
    /** @type {Map<string, Point & {side: number}>} */
    const places = new Map();
    // Parallel lines have their labels at the same end: at the other end if labels of crossing lines are too near.
    for (const turn of new Set(long.map(({ line }) => turnOf(line)))) {
        const parallel = long.filter(({ line }) => turnOf(line) === turn);
        const here = parallel.map(({ line }) => placeOf(line));
        const crowded = here.some((place) => [...places.values()].some((other) => distance(other, place) < apart));
        const used = crowded ? parallel.map(({ line }) => placeOf([...line].reverse())) : here;
        for (const [index, { line }] of parallel.entries()) places.set(keyOf(line), used[index]);
    }
    const labels = long.map(({ text, axis, line }) => {
        const { x, y, side } = /** @type {Point & {side: number}} */ (places.get(keyOf(line)));
        return { text, x, y, row: `${axis} ${side}`, axis };
    });
    /** The first label of each row, from the top and the left. @type {Map<string, Label>} */
    const firsts = new Map();
    for (const label of [...labels].sort((a, b) => (Math.abs(a.y - b.y) < 1 ? a.x - b.x : a.y - b.y))) {
        if (label.axis && !firsts.has(label.row)) firsts.set(label.row, label);
    }
    return labels.map((label) => {
        const { text, x, y, row, axis } = label;
        return { text: firsts.get(row) === label ? `${axis} ${text}` : text, x, y };
    });
}

/**
 * Returns the axis of a label that is the first or the second part of the names of its cells, or an empty string.
 * @param {string} label
 * @param {string[]} cells
 */
function axisOf(label, cells) {
    const pairs = cells.map((id) => id.split(","));
    return axes.find((_, part) => pairs.every((pair) => pair.length === 2 && pair[part] === label)) ?? "";
}

/** @param {PlacedCell[]} line */
const keyOf = ([first, second]) => `${first.id} ${second.id}`;
