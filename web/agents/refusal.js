/**
 * Why files cannot be an agent, as one of the sentences of `i18n/arena/`.
 *
 * @typedef {Ending<"arena.refused.">} Code
 * @typedef {{key: `arena.refused.${Code}`, params: Record<string, string | number>}} Refusal
 */

/** @import { Ending } from "../i18n/keys.js" */

/** @param {Code} key @param {Record<string, string | number>} [params] @returns {Refusal} */
export const refusal = (key, params = {}) => ({ key: `arena.refused.${key}`, params });
