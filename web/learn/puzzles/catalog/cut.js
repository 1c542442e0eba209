/**
 * Cuts the puzzles of a game into pieces, which load one by one, and says what is in each. Pure; the build and, for
 * sources that run as they are, the page use it.
 *
 * `from`, `to`: the lowest and the highest rating. `themes`: how many puzzles of the piece have a theme.
 * @typedef {{count: number, from: number, to: number, themes: Record<string, number>}} Piece
 */

const PUZZLES_IN_A_PIECE = 100;

/**
 * @param {string} text  one puzzle a line
 * @param {number} [size]
 * @returns {{text: string, piece: Piece}[]}  lowest ratings first
 */
export function cut(text, size = PUZZLES_IN_A_PIECE) {
    const lines = text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => ({ line, puzzle: JSON.parse(line) }))
        .sort((a, b) => a.puzzle.rating - b.puzzle.rating);
    const pieces = [];
    for (let start = 0; start < lines.length; start += size) {
        const group = lines.slice(start, start + size);
        const piece = pieceOf(group.map(({ puzzle }) => puzzle));
        pieces.push({ text: `${group.map(({ line }) => line).join("\n")}\n`, piece });
    }
    return pieces;
}

/** @param {{rating: number, themes: string[]}[]} puzzles  by rating @returns {Piece} */
function pieceOf(puzzles) {
    /** @type {Record<string, number>} */
    const themes = {};
    for (const theme of puzzles.flatMap((puzzle) => puzzle.themes)) themes[theme] = (themes[theme] ?? 0) + 1;
    const sorted = Object.fromEntries(Object.entries(themes).sort(([a], [b]) => (a < b ? -1 : 1)));
    return { count: puzzles.length, from: puzzles[0].rating, to: puzzles[puzzles.length - 1].rating, themes: sorted };
}
