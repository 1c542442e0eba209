/** @import { Sentence } from "../../i18n/keys.js" */

/** Something from outside or from a person is refused. `problem` says why, and can be translated. */
export class Problem extends Error {
    name = "Problem";

    /**
     * @param {Sentence["key"]} key
     * @param {Sentence["params"]} [params]
     * @param {string} [detail]  what the engine said of it, in English
     */
    constructor(key, params, detail) {
        super(key);
        /** @type {Sentence} */
        this.problem = { key, params, ...(detail && { detail }) };
    }
}
