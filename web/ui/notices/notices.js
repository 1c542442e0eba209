/** The messages of a page: each takes the place of the one before. `<quintet-notices>` shows them. */

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Notice } from "./notices-element.js"
 * @typedef {{notices?: Notice[]}} WithNotices
 */

export class Notices {
    #store;
    #last = 0;

    /** @param {{update: (change: (model: any) => any) => void}} store  of a model with `notices` */
    constructor(store) {
        this.#store = store;
    }

    /** @param {Sentence & {detail?: string, tone?: "info" | "error"}} notice */
    tell({ key, params = {}, detail = "", tone = "info" }) {
        this.#last += 1;
        const notice = { id: this.#last, key, params, detail, line: 0, tone, undo: false };
        this.#store.update((model) => ({ ...model, notices: [notice] }));
    }

    /** @param {number} id */
    closeNotice(id) {
        this.#store.update((/** @type {WithNotices} */ model) => ({
            ...model,
            notices: (model.notices ?? []).filter((notice) => notice.id !== id),
        }));
    }

    /** None of these messages has anything to take back. */
    takeBack() {}
}
