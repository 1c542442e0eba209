/** The results of the search as marks on the board. */

import { actionMarks } from "../../board/marking.js";

/**
 * @import { BoardMark } from "../../board/layers/marks.js"
 * @import { ActionView } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

/** @type {BoardMark[]} */
const NO_MARKS = [];
/** Maximum number of best actions that are marked on the board. */
const MAX_ACTIONS = 3;

/** Returns the same array while the marks are unchanged, so that the board does not render again. */
export class SearchMarks {
    #marks = NO_MARKS;
    /** The data that the marks were made from. @type {{actions: string, state: AnalysisModel["state"]}} */
    #source = { actions: "", state: null };

    /** @type {{action: ActionView | null, marks: BoardMark[]}} */
    #looked = { action: null, marks: NO_MARKS };

    /**
     * The marks of the action or line under the pointer, else of the best actions.
     * @param {AnalysisModel} model
     * @param {Translate} t
     * @returns {BoardMark[]}
     */
    of({ state, preview, thinking, looked }, t) {
        if (looked) return this.#lookedAt(looked);
        if (preview) return preview.views.map((view, index) => markOf(view, index));
        const lines = thinking.progress?.lines.slice(0, Math.min(thinking.lines, MAX_ACTIONS)) ?? [];
        const best = lines.map(({ actions, chances }, index) => ({
            action: actions[0],
            tag: `${t.number(index + 1)} · ${t.percent(chances[thinking.player])}`,
        }));
        const actions = best.map(({ action, tag }) => `${action} ${tag}`).join();
        if (this.#source.actions === actions && this.#source.state === state) return this.#marks;
        this.#source = { actions, state };
        const marks = best.flatMap(({ action, tag }, index) => {
            const view = state?.legal.find(({ text }) => text === action);
            return view ? [{ ...markOf(view, index), tag }] : [];
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

/** @param {ActionView} action @param {number} index  0 is marked as the best action @returns {BoardMark} */
function markOf(action, index) {
    const [mark] = actionMarks(action);
    return index === 0 ? mark : { ...mark, role: "analysis" };
}
