/**
 * Lists the shapes of legal actions, for games in which an action fills several cells.
 *
 * @typedef {import("../board/capabilities/polyominoes.js").Square} Square
 */
import { tetrominoes } from "../board/capabilities/polyominoes.js";

/** @import { ActionView, BoardLayout } from "../engine/protocol.js" */

/** Moves squares to the origin and sorts them in reading order. @param {Square[]} squares */
function normalized(squares) {
    const left = Math.min(...squares.map(({ x }) => x));
    const top = Math.min(...squares.map(({ y }) => y));
    return squares.map(({ x, y }) => ({ x: x - left, y: y - top })).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** @param {Square[]} squares */
const keyOf = (squares) => squares.map(({ x, y }) => `${x},${y}`).join(" ");

/** Returns a key that all rotations of a shape share. @param {Square[]} squares */
function rotationKey(squares) {
    let now = normalized(squares);
    const keys = [];
    for (let turn = 0; turn < 4; ++turn) {
        keys.push(keyOf(now));
        now = normalized(now.map(({ x, y }) => ({ x: -y, y: x })));
    }
    return keys.sort()[0];
}

/**
 * @param {ActionView[]} legal
 * @param {BoardLayout} layout
 * @returns {{name: string, turns: Square[][]}[]} each shape once, with its usual letter as name
 */
export function shapesOf(legal, layout) {
    const centres = new Map(layout.cells.map(({ id, centre }) => [id, centre]));
    /** @type {Map<string, Square[]>} */
    const shapes = new Map();
    for (const { cells } of legal) {
        const squares = normalized(cells.flatMap((cell) => centres.get(cell) ?? []));
        // Skip placements across an edge: here they are in pieces, and others have the same shape.
        if (squares.length && squares.every(({ x, y }) => x < cells.length && y < cells.length)) {
            shapes.set(keyOf(squares), squares);
        }
    }
    return tetrominoes.map(({ name, squares }) => ({
        name,
        turns: [...shapes.values()].filter((shape) => rotationKey(shape) === rotationKey(squares)),
    }));
}
