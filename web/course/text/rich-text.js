/** Texts of an activity as templates: Markdown in the reader's language. */

import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { languagesOf, textIn } from "../activity.js";
import { inlineHtml, markdownHtml } from "./markdown.js";

/** @typedef {import("../activity.js").Text} Text */

/** The language of what `textIn` returns, where it is known. @param {Text} text @param {string} language */
function languageOf(text, language) {
    const known = languagesOf(text);
    if (known.length === 0) return nothing;
    return known.includes(language) ? language : known.includes("en") ? "en" : known[0];
}

/**
 * Paragraphs.
 * @param {Text | undefined} text
 * @param {string} language
 */
export function block(text, language) {
    if (!text) return nothing;
    // The HTML is safe: see `markdown.js`.
    const content = unsafeHTML(markdownHtml(textIn(text, language)));
    return html`<div class="text" dir="auto" lang=${languageOf(text, language)}>${content}</div>`;
}

/** A line. @param {Text | undefined} text @param {string} language */
export function line(text, language) {
    if (!text) return nothing;
    const content = unsafeHTML(inlineHtml(textIn(text, language)));
    return html`<bdi lang=${languageOf(text, language)}>${content}</bdi>`;
}
