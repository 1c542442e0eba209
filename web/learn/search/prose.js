/**
 * Paragraphs of a lesson. A blank line begins a new paragraph. Inside one, `*term*` is a term where it is introduced,
 * `` `code` `` is code, `[name]` is a name or title in English, and `b^{d}` is a power.
 */
import { html } from "lit";

const marked = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]|\^\{([^}]+)\}/g;
const powers = /\^\{([^}]+)\}/g;

/**
 * Returns a text with what `pattern` finds in it replaced by elements.
 * @param {string} text
 * @param {RegExp} pattern
 * @param {(match: RegExpMatchArray) => unknown} element
 */
function withElements(text, pattern, element) {
    /** @type {unknown[]} */
    const parts = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
        parts.push(text.slice(at, match.index), element(match));
        at = Number(match.index) + match[0].length;
    }
    return [...parts, text.slice(at)];
}

/** @param {RegExpMatchArray} match */
const power = ([, exponent]) => html`<sup>${exponent}</sup>`;

/** @param {RegExpMatchArray} match */
function span([, term, code, name, exponent]) {
    if (term) return html`<dfn>${term}</dfn>`;
    if (code) return html`<code dir="ltr">${withElements(code, powers, power)}</code>`;
    if (name) return html`<bdi lang="en">${name}</bdi>`;
    return html`<sup>${exponent}</sup>`;
}

/** Returns a text with its marks as elements. @param {string} text */
export const inline = (text) => withElements(text, marked, span);

/** @param {string} text */
export const paragraphs = (text) => text.split(/\n\s*\n/).map((each) => html`<p>${inline(each.trim())}</p>`);
