/**
 * What the search has found, as marks on the board.
 *
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Mark} Mark
 */

/** @type {Mark[]} */
const NO_MARKS = [];
/** Beside the lines of the best actions, no more are drawn on the board. */
const MOST_ARROWS = 3;

/** Gives the same list as long as the marks are the same, so that the board need not draw again. */
export class SearchMarks {
    #marks = NO_MARKS;
    /** What the marks were made of. @type {{actions: string, state: LabModel["state"]}} */
    #source = { actions: "", state: null };

    /** The best actions, or the line that is looked at. @param {LabModel} model @returns {Mark[]} */
    of({ state, preview, thinking }) {
        if (preview) return preview.views.map(markOf);
        const lines = thinking.progress?.lines.slice(0, Math.min(thinking.lines, MOST_ARROWS)) ?? [];
        const best = lines.map(({ actions }) => actions[0]);
        const actions = best.join();
        if (this.#source.actions === actions && this.#source.state === state) return this.#marks;
        this.#source = { actions, state };
        const marks = best.flatMap((action, index) => {
            const view = state?.legal.find(({ text }) => text === action);
            return view ? [markOf(view, index)] : [];
        });
        this.#marks = marks.length ? marks : NO_MARKS;
        return this.#marks;
    }
}

/** @param {ActionView} action @param {number} index  the first stands out @returns {Mark} */
function markOf({ from, to, cells }, index) {
    return { role: index === 0 ? "hint" : "analysis", cells: [from, to, ...cells].filter(Boolean) };
}
