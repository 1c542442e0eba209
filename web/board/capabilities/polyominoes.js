/**
 * Shapes made of squares, as offsets from their first cell, and turning them. Pure.
 *
 * @typedef {{x: number, y: number}} Square
 * @typedef {{name: string, squares: Square[]}} Shape
 */

/** @param {string} name @param {string} rows  `#` for a square, rows separated by blanks @returns {Shape} */
function drawn(name, rows) {
    const squares = rows
        .split(" ")
        .flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])));
    return { name, squares };
}

/** The seven tetrominoes that turning cannot make from one another, by their usual letters. */
export const tetrominoes = [
    drawn("I", "####"),
    drawn("O", "## ##"),
    drawn("T", "### .#"),
    drawn("S", ".## ##"),
    drawn("Z", "## .##"),
    drawn("J", "#.. ###"),
    drawn("L", "..# ###"),
];

/**
 * Returns the squares after clockwise quarter turns around the square nearest to the middle, which stays under the
 * pointer.
 * @param {Square[]} squares
 * @param {number} turns
 * @returns {Square[]} that square is the origin
 */
export function turned(squares, turns) {
    let now = squares;
    for (let turn = 0; turn < ((turns % 4) + 4) % 4; ++turn) now = now.map(({ x, y }) => ({ x: -y, y: x }));
    const middle = (/** @type {"x" | "y"} */ axis) => now.reduce((sum, square) => sum + square[axis], 0) / now.length;
    const [x, y] = [middle("x"), middle("y")];
    const away = (/** @type {Square} */ square) => Math.hypot(square.x - x, square.y - y);
    const grip = now.reduce((a, b) => (away(b) < away(a) - 0.01 ? b : a));
    return now.map((square) => ({ x: square.x - grip.x, y: square.y - grip.y }));
}
