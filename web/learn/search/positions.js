/** Positions and trees that more than one lesson uses. */

/** @import { GameRecord } from "./lessons.js" */

/** @param {number} size @param {string} stones  cells in the order of play @returns {GameRecord} */
const cachex = (size, stones) => ({
    game: "cachex",
    options: { size: String(size) },
    actions: stones.split(" ").map((cell) => `PLACE ${cell}`),
});

/** Cachex with three empty cells, Red to move. Only the middle wins. */
export const threeCells = cachex(3, "2,1 1,2 2,2 1,0 2,0 0,0");

/** Cachex with five empty cells, in which different orders of the same actions lead to the same position. */
export const fiveCells = cachex(3, "1,0 1,2 2,0 0,0");

/** Cachex on 16 cells with six stones; the usual order of the actions is nearly the worst. */
export const sixStones = cachex(4, "1,0 2,2 0,2 3,1 0,0 3,3");

/** Cachex on 16 cells, Red to move: what takes most at once loses stones to a capture, a quiet action wins. */
export const capture = cachex(4, "3,1 3,3 1,2 3,0 1,3 3,2");

/** Chexers: Blue exits next turn and wins, unless Green jumps over it. */
export const blueThreatens = {
    game: "chexers",
    setup: "..../...../b...../g....../r...../...../.... r 3,1,3 120",
    actions: [],
};

/** Nine leaves below three actions. */
export const nineLeaves = "(A:(7 4 9) B:(2 6 8) C:(5 5 8))";

/** Three actions at every node, three plies. */
export const twentySevenLeaves =
    "(((11 12 10) (18 16 17) (14 13 15)) ((23 22 24) (21 19 20) (27 26 25)) ((7 8 9) (6 4 5) (2 3 1)))";

/**
 * Returns the text of a uniform tree whose leaves are numbered from 1.
 * @param {number} branching
 * @param {number} depth
 */
export function uniformTree(branching, depth) {
    let leaf = 0;
    /** @param {number} plies @returns {string} */
    const node = (plies) =>
        plies === 0 ? String(++leaf) : `(${Array.from({ length: branching }, () => node(plies - 1)).join(" ")})`;
    return node(depth);
}
