// Shortens the templates in a script: removes indentation, line ends, comments of style sheets, zeros before decimal
// points, and spaces between elements of pictures. Minifiers do not change the text of templates.

import { parse } from "acorn";
import { simple } from "acorn-walk";

/** @type {Record<string, (text: string) => string>} */
const shorter = {
    css: (text) =>
        text
            .replace(/\/\*.*?\*\//gs, "")
            .replace(/\s+/g, " ")
            .replace(/ ?([{};,>]) ?/g, "$1")
            .replace(/: /g, ":")
            .replace(/(?<![\w.])0\.(?=\d)/g, ".")
            .replace(/;}/g, "}"),
    html: (text) => text.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " "),
};
// Between elements of a picture, spaces would be text nodes without a meaning.
shorter.svg = (text) => shorter.html(text).replace(/^ (?=<)|(?<=>) (?=<|$)/g, "");

/** Shortened scripts: most scripts are part of several pages. @type {Map<string, string>} */
const known = new Map();

/** @param {string} source @returns {string} the script with shortened templates */
export function squeeze(source) {
    const result = known.get(source) ?? (/\b(css|html|svg)`/.test(source) ? shortened(source) : source);
    known.set(source, result);
    return result;
}

/** @param {string} source */
function shortened(source) {
    /** @type {{start: number, end: number, text: string}[]} */
    const changes = [];
    simple(parse(source, { ecmaVersion: "latest", sourceType: "module" }), {
        TaggedTemplateExpression({ tag, quasi: { quasis } }) {
            const shorten = tag.type === "Identifier" ? shorter[tag.name] : undefined;
            if (!shorten) return;
            for (const { start, end } of quasis) changes.push({ start, end, text: shorten(source.slice(start, end)) });
        },
    });
    let result = "";
    let at = 0;
    for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
        result += source.slice(at, start) + text;
        at = end;
    }
    return result + source.slice(at);
}
