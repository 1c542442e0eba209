/**
 * Markdown as activities write it, as HTML: without HTML of its own, without pictures, and with links to the web and to
 * mail addresses only.
 */

import MarkdownIt from "markdown-it";
import { formulas } from "./formulas.js";

/** @type {any} */
const markdown = new MarkdownIt("default", { html: false, linkify: false, typographer: false, breaks: false });
markdown.disable(["image", "linkify", "html_block", "html_inline"]);
markdown.use(formulas);
markdown.validateLink = (/** @type {string} */ address) => /^(https?:\/\/|mailto:)/i.test(address.trim());

// A link must not replace the sheet, whose answers the student may not have handed in.
markdown.renderer.rules.link_open = (
    /** @type {any[]} */ tokens,
    /** @type {number} */ place,
    /** @type {any} */ options,
    /** @type {any} */ _env,
    /** @type {any} */ renderer,
) => {
    tokens[place].attrSet("target", "_blank");
    tokens[place].attrSet("rel", "noopener noreferrer");
    return renderer.renderToken(tokens, place, options);
};

/**
 * @param {string} text
 * @param {{tex?: boolean}} [how]  whether formulas stay TeX, in `\\(…\\)`, for a page that draws them
 * @returns {string} HTML that is safe to show
 */
export const markdownHtml = (text, how = {}) => markdown.render(text, how);

/** The text of one line, without paragraphs around it. @param {string} text */
export const inlineHtml = (text) => markdown.renderInline(text);

/** @param {any[]} tokens */
const plain = (tokens) =>
    tokens
        .flatMap(({ children, content }) => [...(children ?? [{ content }]), { type: "break" }])
        .map(({ type, content }) => (/break$/.test(type) ? " " : content))
        .join("")
        .replace(/\s+/g, " ")
        .trim();

/** The text without its marks, on one line. @param {string} text */
export const plainText = (text) => plain(markdown.parse(text, {}));

/** The same for a text of one line, such as a title. @param {string} text */
export const plainLine = (text) => plain(markdown.parseInline(text, {}));
