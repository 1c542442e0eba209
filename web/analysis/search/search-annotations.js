/**
 * The results of the search as marks on the board.
 */

import { actionMarks } from "../../board/marking.js";

/**
 * @import { ActionView, Mark } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

/** @type {Mark[]} */
const NO_MARKS = [];
/** Maximum number of best actions that are marked on the board. */
const MAX_ACTIONS = 3;

/** Returns the same array while the marks are unchanged, so that the board does not render again. */
export class SearchMarks {
    #marks = NO_MARKS;
    /** The data that the marks were made from. @type {{actions: string, state: AnalysisModel["state"]}} */
    #source = { actions: "", state: null };

    /** @type {{action: ActionView | null, marks: Mark[]}} */
    #looked = { action: null, marks: NO_MARKS };

    /**
     * The marks of the action or line under the pointer, else of the best actions.
     * @param {AnalysisModel} model
     * @returns {Mark[]}
     */
    of({ state, preview, thinking, looked }) {
        if (looked) return this.#lookedAt(looked);
        if (preview) return preview.views.map(markOf);
        const lines = thinking.progress?.lines.slice(0, Math.min(thinking.lines, MAX_ACTIONS)) ?? [];
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

    /** @param {ActionView} looked */
    #lookedAt(looked) {
        if (this.#looked.action !== looked) this.#looked = { action: looked, marks: actionMarks(looked) };
        return this.#looked.marks;
    }
}

/** @param {ActionView} action @param {number} index  0 is marked as the best action @returns {Mark} */
function markOf(action, index) {
    const [mark] = actionMarks(action);
    return index === 0 ? mark : { ...mark, role: "analysis" };
}
