/**
 * Why files cannot be an agent. `key` names the sentence: `agents.KEY` is `arena.refused.KEY` in `i18n/arena/`.
 * `params` fills its blanks.
 *
 * @typedef {Ending<"arena.refused.">} Code
 * @typedef {{key: `agents.${Code}`, params: Record<string, string | number>}} Refusal
 */

/** @import { Ending } from "../i18n/keys.js" */

/** @param {Code} key @param {Record<string, string | number>} [params] @returns {Refusal} */
export const refusal = (key, params = {}) => ({ key: `agents.${key}`, params });

/** Thrown inside of this room to stop reading; callers get the refusal. */
export class Refused extends Error {
    /** @param {Code} key @param {Record<string, string | number>} [params] */
    constructor(key, params) {
        super(key);
        this.refusal = refusal(key, params);
    }
}
