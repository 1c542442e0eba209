/**
 * Runs in the page. Returns the shape of a tray that covers the cells when it lies at one of them, and how many turns
 * to the right it needs, or null. The tray stays as it is.
 * @param {any} board
 * @param {string[]} wanted  cells
 */
export function shapeFor(board, wanted) {
    const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
    const { chosen, turns: turned } = tray;
    const key = [...wanted].sort().join(" ");
    try {
        for (let shape = 0; shape < 7; ++shape) {
            for (let turns = 0; turns < 4; ++turns) {
                Object.assign(tray, { chosen: shape, turns });
                for (const [cell, covered] of tray.fits) {
                    if ([...covered].sort().join(" ") === key) return { shape, cell, more: (turns - turned + 4) % 4 };
                }
            }
        }
        return null;
    } finally {
        Object.assign(tray, { chosen, turns: turned });
    }
}
