/** The classes of actions in words and signs. */
import { html, nothing } from "lit";

/**
 * The sign of a class, as in chess books; empty for classes without one.
 * @type {Record<import("./classes.js").Class, string>}
 */
const SIGNS = { brilliant: "!!", best: "★", good: "", inaccuracy: "?!", mistake: "?", blunder: "??", forced: "□" };

/** @param {import("./classes.js").Class} kind */
export const classSign = (kind) =>
    SIGNS[kind]
        ? html`<span class="sign ${kind}" aria-hidden="true"><bdi dir="ltr">${SIGNS[kind]}</bdi></span>`
        : nothing;

/** @param {import("../../i18n/t.js").Translate} t @param {import("./classes.js").Class} kind */
export const className = (t, kind) => t(`review.class.${kind}`);
