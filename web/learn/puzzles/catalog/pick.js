/**
 * Chooses the next puzzle: near the reader's rating, with one of the chosen themes, and not seen before. Pure.
 *
 * `at`: when the reader last tried the puzzle, in milliseconds. `right`: whether it was solved then.
 * @typedef {Record<string, {at: number, right: boolean}>} Seen  by puzzle
 *
 * `themes`: none means all. `random`: 0 to 1.
 * @typedef {{rating: number, themes: string[], seen: Seen, random: () => number}} Wish
 */

/**
 * @import { Piece } from "./cut.js"
 * @import { Puzzle } from "./puzzle.js"
 */

/** One of so many puzzles nearest to the wished rating is chosen, so that the order differs each time. */
const CHOICE = 6;

/** @param {{themes: string[]}} puzzle @param {string[]} themes */
const fits = (puzzle, themes) => themes.length === 0 || puzzle.themes.some((theme) => themes.includes(theme));

/** How many puzzles of a piece may have one of the themes, at most. @param {Piece} piece @param {string[]} themes */
export function countIn(piece, themes) {
    if (themes.length === 0) return piece.count;
    const sum = themes.reduce((total, theme) => total + (piece.themes[theme] ?? 0), 0);
    return Math.min(piece.count, sum);
}

/**
 * The numbers of the pieces that may hold a wished puzzle, those nearest to the rating first.
 * @param {Piece[]} pieces
 * @param {Pick<Wish, "rating" | "themes">} wish
 */
export function piecesFor(pieces, { rating, themes }) {
    const distance = (/** @type {Piece} */ { from, to }) => Math.max(0, from - rating, rating - to);
    return pieces
        .map((piece, number) => ({ piece, number }))
        .filter(({ piece }) => countIn(piece, themes) > 0)
        .sort((a, b) => distance(a.piece) - distance(b.piece) || a.number - b.number)
        .map(({ number }) => number);
}

/** A puzzle that has not been seen. @param {Puzzle[]} puzzles @param {Wish} wish */
export function pickNew(puzzles, { rating, themes, seen, random }) {
    const open = puzzles.filter((puzzle) => fits(puzzle, themes) && !Object.hasOwn(seen, puzzle.id));
    const near = open.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, CHOICE);
    return near[Math.min(near.length - 1, Math.floor(random() * near.length))] ?? null;
}

/**
 * A puzzle to try again: first those that were not solved, and of these the one whose last try is longest ago.
 * @param {Puzzle[]} puzzles
 * @param {Pick<Wish, "themes" | "seen">} wish
 */
export function pickAgain(puzzles, { themes, seen }) {
    const rank = (/** @type {Puzzle} */ { id }) => seen[id] ?? { at: 0, right: false };
    const fitting = puzzles.filter((puzzle) => fits(puzzle, themes));
    const ordered = fitting.sort(
        (a, b) => Number(rank(a).right) - Number(rank(b).right) || rank(a).at - rank(b).at || (a.id < b.id ? -1 : 1),
    );
    return ordered[0] ?? null;
}
