/**
 * The shapes that legal actions can have, for games where an action fills several cells.
 *
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../board/capabilities/polyominoes.js").Square} Square
 */
import { tetrominoes } from "../board/capabilities/polyominoes.js";

/** Moved so that nothing lies left of or above the origin, and in reading order. @param {Square[]} squares */
function settled(squares) {
    const left = Math.min(...squares.map(({ x }) => x));
    const top = Math.min(...squares.map(({ y }) => y));
    return squares.map(({ x, y }) => ({ x: x - left, y: y - top })).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** @param {Square[]} squares */
const keyOf = (squares) => squares.map(({ x, y }) => `${x},${y}`).join(" ");

/** The same for all shapes that turning makes from one another. @param {Square[]} squares */
function familyOf(squares) {
    let now = settled(squares);
    const keys = [];
    for (let turn = 0; turn < 4; ++turn) {
        keys.push(keyOf(now));
        now = settled(now.map(({ x, y }) => ({ x: -y, y: x })));
    }
    return keys.sort()[0];
}

/**
 * @param {ActionView[]} legal
 * @param {BoardLayout} layout
 * @returns {{name: string, turns: Square[][]}[]} by the usual letters; each shape once
 */
export function shapesOf(legal, layout) {
    const centres = new Map(layout.cells.map(({ id, centre }) => [id, centre]));
    /** @type {Map<string, Square[]>} */
    const shapes = new Map();
    for (const { cells } of legal) {
        const squares = settled(cells.flatMap((cell) => centres.get(cell) ?? []));
        // What goes over the edge is in pieces here; it is the same shape as one that does not.
        if (squares.length && squares.every(({ x, y }) => x < cells.length && y < cells.length)) {
            shapes.set(keyOf(squares), squares);
        }
    }
    return tetrominoes.map(({ name, squares }) => ({
        name,
        turns: [...shapes.values()].filter((shape) => familyOf(shape) === familyOf(squares)),
    }));
}
