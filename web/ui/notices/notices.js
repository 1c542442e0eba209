/** The notices of a page with a model: tells and closes them. */
import { withNotice, withoutNotice } from "./noticed.js";

/**
 * @import { NewNotice } from "./noticed.js"
 * @import { Notice } from "./notices-element.js"
 */

export class Notices {
    #store;
    #most;

    /**
     * @param {{update: (change: (model: any) => any) => void}} store  of a model with `notices`
     * @param {number} [most]  notices at once
     */
    constructor(store, most = 1) {
        this.#store = store;
        this.#most = most;
    }

    /** @param {(notices: Notice[]) => Notice[]} change */
    #change(change) {
        this.#store.update((model) => ({ ...model, notices: change(model.notices ?? []) }));
    }

    /** @param {NewNotice} notice */
    tell(notice) {
        this.#change((notices) => withNotice(notices, notice, this.#most));
    }

    /** @param {number} id */
    closeNotice(id) {
        this.#change((notices) => withoutNotice(notices, id));
    }

    /** What takes something back overrides this. @param {Notice} _notice */
    takeBack(_notice) {}
}
