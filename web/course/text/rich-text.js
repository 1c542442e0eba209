/** Texts of an activity as templates: Markdown in the reader's language. */

import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { until } from "lit/directives/until.js";
import { languagesOf, textIn } from "../activity.js";
import { loadFormulas, needsFormulas } from "./formulas.js";
import { inlineHtml, markdownHtml, plainLine, plainText } from "./markdown.js";

/**
 * @import { Item } from "../activity.js"
 * @typedef {import("../activity.js").Text} Text
 */

/** Maximum length of the beginning of a text that stands for a title. */
const MAX_BEGINNING = 60;

/** The language of what `textIn` returns, where it is known. @param {Text} text @param {string} language */
function languageOf(text, language) {
    const known = languagesOf(text);
    if (known.length === 0) return nothing;
    return known.includes(language) ? language : known.includes("en") ? "en" : known[0];
}

/**
 * The text as HTML; its formulas once what draws them has loaded.
 * @param {string} text
 * @param {(text: string) => string} htmlOf  safe: see `markdown.js`
 */
function content(text, htmlOf) {
    const made = () => unsafeHTML(htmlOf(text));
    return needsFormulas(text) ? until(loadFormulas().then(made), made()) : made();
}

/** Paragraphs. @param {Text | undefined} text @param {string} language */
export function block(text, language) {
    if (!text) return nothing;
    const shown = content(textIn(text, language), markdownHtml);
    return html`<div class="text" dir="auto" lang=${languageOf(text, language)}>${shown}</div>`;
}

/** A line. @param {Text | undefined} text @param {string} language */
export function line(text, language) {
    if (!text) return nothing;
    const shown = content(textIn(text, language), inlineHtml);
    return html`<bdi lang=${languageOf(text, language)}>${shown}</bdi>`;
}

/**
 * The title of a task as plain text; without one, the beginning of its text; "" without both.
 * @param {Pick<Item, "title" | "text"> | null | undefined} item @param {string} language
 */
export const plainTitle = (item, language) =>
    plainLine(textIn(item?.title, language)) || plainText(textIn(item?.text, language)).slice(0, MAX_BEGINNING);
