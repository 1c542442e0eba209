/** The classes of actions in words and signs. */
import { html, nothing } from "lit";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Class } from "./classes.js"
 */

/** The sign of a class, as in chess books; empty for classes without one. @type {Record<Class, string>} */
const SIGNS = { brilliant: "!!", best: "★", good: "", inaccuracy: "?!", mistake: "?", blunder: "??", forced: "□" };

/** @param {Class} kind */
export const classSign = (kind) =>
    SIGNS[kind]
        ? html`<span class="sign ${kind}" aria-hidden="true"><bdi dir="ltr">${SIGNS[kind]}</bdi></span>`
        : nothing;

/** @param {Translate} t @param {Class} kind */
export const className = (t, kind) => t(`review.class.${kind}`);
