/**
 * Why there is no search to show, in the reader's language. The engine's own words are English and stand below.
 *
 * `key`, `params`: the sentence. `message`: the engine's reason. `place`: the wrong character of a tree, from 1.
 * @typedef {{key: Sentence["key"], params: Record<string, number>, message: string, place?: number}} Trouble
 */
import { html } from "lit";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** @param {unknown} error @param {Pick<LensModel, "games" | "position">} model @returns {Trouble} */
export function troubleOf(error, { games, position }) {
    const { message = String(error), place, action } = /** @type {any} */ (error) ?? {};
    const sentence = (/** @type {Sentence["key"]} */ key, params = {}) => ({
        key,
        params,
        message: String(message),
        place,
    });
    if (place) return sentence("lens.trouble.tree", { place });
    if (action) return sentence("problem.refusedAt", { number: action });
    // The list of games is the first thing that the engine is asked for.
    if (games.length === 0) return sentence("trouble.reason");
    return sentence(
        position && position.state.outcome.state !== "ongoing" ? "lens.trouble.over" : "lens.trouble.refused",
    );
}

/** @param {Translate} t @param {Trouble} trouble */
export const troubleView = (t, { key, params, message }) =>
    html`<p>${t(key, params)}</p><p><small><bdi lang="en" dir="ltr">${message}</bdi></small></p>`;
