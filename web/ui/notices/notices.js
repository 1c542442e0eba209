/** The messages of a page, which `<quintet-notices>` shows. If there are too many, the oldest go. */

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Notice } from "./notices-element.js"
 * @typedef {{notices?: Notice[]}} WithNotices
 */

export class Notices {
    #store;
    #most;
    #last = 0;

    /**
     * @param {{update: (change: (model: any) => any) => void}} store  of a model with `notices`
     * @param {number} [most]  notices at once
     */
    constructor(store, most = 1) {
        this.#store = store;
        this.#most = most;
    }

    /**
     * A notice that is no error and takes nothing back replaces one with the same key.
     * @param {Sentence & {detail?: string, tone?: "info" | "error", undo?: unknown}} notice
     */
    tell({ key, params = {}, detail = "", tone = "info", undo = null }) {
        this.#last += 1;
        const notice = { id: this.#last, key, params, detail, line: 0, tone, undo };
        const stays = (/** @type {Notice} */ old) => old.key !== key || undo || tone === "error";
        this.#store.update((/** @type {WithNotices} */ model) => ({
            ...model,
            notices: [...(model.notices ?? []).filter(stays), notice].slice(-this.#most),
        }));
    }

    /** @param {number} id */
    closeNotice(id) {
        this.#store.update((/** @type {WithNotices} */ model) => ({
            ...model,
            notices: (model.notices ?? []).filter((notice) => notice.id !== id),
        }));
    }

    /** What takes something back overrides this. @param {Notice} _notice */
    takeBack(_notice) {}
}
