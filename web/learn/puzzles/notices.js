/**
 * Short messages of the trainer. `<quintet-notices>` shows them.
 */

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Store } from "../../ui/store.js"
 * @import { Problem } from "./catalog/puzzle.js"
 * @import { TrainerModel } from "./trainer-model.js"
 */

export class Notices {
    #store;
    #last = 0;

    /** @param {Store<TrainerModel>} store */
    constructor(store) {
        this.#store = store;
    }

    /**
     * @param {Sentence & {detail?: string, tone?: "info" | "error"}} notice
     */
    tell({ key, params = {}, detail = "", tone = "info" }) {
        this.#last += 1;
        const notice = { id: this.#last, key, params, detail, line: 0, tone, undo: false };
        this.#store.update((model) => ({ ...model, notices: [notice] }));
    }

    /** @param {unknown} error */
    refuse(error) {
        this.tell({ key: "puzzle.failed", detail: /** @type {Error} */ (error).message, tone: "error" });
    }

    /** What is wrong in a file of puzzles. @param {Problem[]} problems */
    tellProblems([{ key, params }, ...more]) {
        this.tell({ key: more.length > 0 ? "puzzle.leftOut" : key, params, tone: "error" });
    }

    /** @param {number} id */
    closeNotice(id) {
        this.#store.update((model) => ({ ...model, notices: model.notices.filter((notice) => notice.id !== id) }));
    }

    /** None of these messages has anything to take back. */
    takeBack() {}
}
