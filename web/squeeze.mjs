// Shortens the templates in a script: removes indentation, line ends and the comments of style sheets. Minifiers do not
// change the text of templates.

/**
 * Returns the position after the `}` of a `${...}` that begins at `start`.
 * @param {string} source
 * @param {number} start  after `${`
 * @param {(from: number, to: number) => void} found  called for each tagged template inside, from its backtick on
 */
function endOfExpression(source, start, found) {
    let depth = 1;
    let at = start;
    while (at < source.length) {
        const character = source[at];
        if (character === "`") at = endOfTemplate(source, at, found);
        else if (character === '"' || character === "'") at = endOfString(source, at);
        else if (source.startsWith("//", at)) at = source.indexOf("\n", at);
        else if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 2;
        else {
            if (character === "{") ++depth;
            if (character === "}" && --depth === 0) return at + 1;
            ++at;
        }
        if (at <= 0) break;
    }
    throw new Error("a template has no end");
}

/** @param {string} source @param {number} start */
function endOfString(source, start) {
    for (let at = start + 1; at < source.length; ++at) {
        if (source[at] === "\\") ++at;
        else if (source[at] === source[start]) return at + 1;
    }
    throw new Error("a text has no end");
}

/**
 * @param {string} source
 * @param {number} start  position of the backtick
 * @param {(start: number, end: number, texts: [number, number][]) => void} found
 */
function endOfTemplate(source, start, found) {
    /** @type {[number, number][]} */
    const texts = [];
    let from = start + 1;
    let at = from;
    while (at < source.length) {
        if (source[at] === "\\") at += 2;
        else if (source[at] === "`") {
            texts.push([from, at]);
            found(start, at + 1, texts);
            return at + 1;
        } else if (source.startsWith("${", at)) {
            texts.push([from, at]);
            at = endOfExpression(source, at + 2, found);
            from = at;
        } else ++at;
    }
    throw new Error("a template has no end");
}

/** @type {Record<string, (text: string) => string>} */
const shorter = {
    css: (text) =>
        text
            .replace(/\/\*.*?\*\//gs, "")
            .replace(/\s+/g, " ")
            .replace(/ ?([{};,]) ?/g, "$1")
            .replace(/: /g, ":")
            .replace(/;}/g, "}"),
    html: (text) => text.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " "),
};
shorter.svg = shorter.html;

/**
 * @param {string} source
 * @returns {string} the script with shortened templates
 */
export function squeeze(source) {
    /** @type {{from: number, to: number, text: string}[]} */
    const changes = [];
    const pattern = /(?<![.\w$])(css|html|svg)`/g;
    let done = 0;
    /** @param {number} start @param {number} end @param {[number, number][]} texts */
    const found = (start, _end, texts) => {
        const tag = source.slice(0, start).match(/(?<![.\w$])(css|html|svg)$/)?.[1];
        if (!tag) return;
        for (const [from, to] of texts) changes.push({ from, to, text: shorter[tag](source.slice(from, to)) });
    };
    for (const { index, 0: whole } of source.matchAll(pattern)) {
        if (index >= done) done = endOfTemplate(source, index + whole.length - 1, found);
    }
    let result = "";
    let at = 0;
    for (const { from, to, text } of changes.sort((a, b) => a.from - b.from)) {
        result += source.slice(at, from) + text;
        at = to;
    }
    return result + source.slice(at);
}
