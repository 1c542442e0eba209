// Writes the bodies of the pages for teachers: a document for each language, from Markdown.
//
// `{key}` in a document is the text of this key, so a document has the words of the buttons. `{#name}` after a heading
// is its anchor. A block of code `bibtex` is filled from `CITATION.cff`.

import { readFileSync } from "node:fs";
import MarkdownIt from "markdown-it";

/** @import { Translate } from "../i18n/t.js" */

const WORD = /\{([a-z][\w-]*(?:\.[\w-]+)+)\}/g;
const BUTTON = new RegExp(`\\*${WORD.source}\\*`, "g");
const ANCHOR = / \{#([\w-]+)\}$/;

const read = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Returns how to cite this version, as an entry for BibTeX. @param {string} cff  the text of `CITATION.cff` */
export function bibtex(cff) {
    const field = (/** @type {string} */ name) => cff.match(new RegExp(`^ *-? *${name}: "?([^"\\n]*)"?$`, "m"))?.[1];
    const [year] = field("date-released")?.split("-") ?? [];
    return `@software{quintet,
  author  = {{${field("name")}}},
  title   = {${field("title")}},
  version = {${field("version")}},
  year    = {${year}},
  url     = {https://…/}
}
`;
}

/**
 * Returns a document as HTML, with links to its sections before the first one.
 * @param {string} text  Markdown
 * @param {Translate} t
 */
export function documentHtml(text, t) {
    const markdown = new MarkdownIt("default", { html: true, typographer: true }).disable("replacements");
    /** @type {{id: string, title: string}[]} */
    const sections = [];
    const { escapeHtml } = markdown.utils;
    const wordOf = (/** @type {string} */ key) => {
        if (!t.has(key)) throw new Error(`no catalogue has "${key}"`);
        return t(key).replace(/\{\w+\}/g, "…");
    };
    const worded = (/** @type {string} */ plain) => plain.replace(WORD, (_, key) => wordOf(key));
    markdown.core.ruler.push("words", ({ tokens }) => {
        for (const [place, { type, children, content }] of tokens.entries()) {
            if (type !== "inline") continue;
            for (const child of children) {
                if (child.type !== "text") continue;
                child.content = worded(child.content.replace(ANCHOR, ""));
            }
            const heading = tokens[place - 1];
            const [, id] = content.match(ANCHOR) ?? [];
            if (heading?.type !== "heading_open" || !id) continue;
            heading.attrSet("id", id);
            if (heading.tag === "h2") sections.push({ id, title: worded(content.replace(ANCHOR, "")) });
        }
    });
    const { fence } = markdown.renderer.rules;
    markdown.renderer.rules.fence = (tokens, at, ...rest) => {
        if (tokens[at].info === "bibtex") tokens[at].content = bibtex(read("../../CITATION.cff"));
        return fence(tokens, at, ...rest);
    };
    // Markdown would not see emphasis between letters of Chinese and a bracket.
    const emphasised = text.replace(BUTTON, (_, key) => `<em>${escapeHtml(wordOf(key))}</em>`);
    const html = markdown.render(emphasised);
    const links = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join("");
    const contents = `<nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(t("teach.contents"))}</h2><ul>${links}</ul></nav>\n`;
    return html.replace("<h2", () => `${contents}<h2`);
}

/**
 * Returns the body of a page: a template for each language.
 * @param {string} folder  with a document for each language
 * @param {Translate[]} speakers
 */
export function documentsBody(folder, speakers) {
    const template = (/** @type {Translate} */ t) => {
        const { id } = t.language;
        const html = documentHtml(read(`../${folder}/${id.toLowerCase()}.md`), t);
        return `<template data-language="${id}">\n${html}</template>`;
    };
    return `\n${speakers.map(template).join("\n")}\n`;
}
