/**
 * Applies the reader's appearance settings: theme, board and pieces. Attributes of the root element select them. Styles
 * that are not in the page's own style sheet load on first use.
 *
 * @typedef {{theme: string, board: string, pieces: string}} Looks
 */

/** The appearance that the page's own style sheet contains. */
const OWN = { theme: "auto", board: "paper", pieces: "classic" };

/** Applies an appearance to the page. @param {Looks} looks */
export function wearLooks(looks) {
    const { dataset } = document.documentElement;
    for (const name of /** @type {(keyof Looks)[]} */ (Object.keys(OWN))) {
        if (looks[name] === OWN[name]) delete dataset[name];
        else dataset[name] = looks[name];
    }
    // Without a network the page's own look stays, and the next change tries again.
    if (dataset.board || dataset.pieces)
        import("./appearance-sheet.js").then(({ addLooks }) => addLooks()).catch(() => {});
}
