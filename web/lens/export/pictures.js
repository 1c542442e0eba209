/** Composes pictures of trees, boards and sentences as one SVG, for slides and paper. */

const GAP = 24;
/** The height of a board beside a low tree. */
const LEAST_HEIGHT = 280;
const LEAST_WIDTH = 640;
const LINE_HEIGHT = 1.35;

/** @typedef {{text: string, width: number, height: number}} Part */

/** The size of an SVG, from its first tag. @param {string} text @returns {Part} */
function partOf(text) {
    const [head] = text.match(/<svg[^>]*>/) ?? [""];
    const [, , width, height] = (head.match(/viewBox="([^"]*)"/)?.[1] ?? "0 0 1 1").split(/[\s,]+/).map(Number);
    return { text, width, height };
}

/** Places an SVG in another one. @param {Part} part @param {number} x @param {number} width @param {number} height */
function placed({ text }, x, width, height) {
    const [head] = text.match(/<svg[^>]*>/) ?? [""];
    const inner = head.replace(/ (?:width|height|x|y)="[^"]*"/g, "");
    const opened = inner.replace("<svg", `<svg x="${x}" y="0" width="${width}" height="${height}"`);
    return text.slice(text.indexOf(head)).replace(head, opened);
}

/**
 * Composes SVG documents side by side, with a sentence below.
 * @param {string[]} documents
 * @param {{caption?: string, family: string, rtl?: boolean}} how
 */
export function composed(documents, { caption = "", family, rtl = false }) {
    const parts = documents.filter(Boolean).map(partOf);
    if (parts.length === 1 && !caption) return parts[0].text;
    const height = Math.max(LEAST_HEIGHT, parts[0]?.height ?? 0);
    let across = 0;
    const drawn = parts.map((part, i) => {
        // The first one keeps its size; the others are as high.
        const scale = i === 0 ? 1 : height / part.height;
        const x = across;
        across += Math.ceil(part.width * scale) + GAP;
        return placed(part, x, Math.ceil(part.width * scale), i === 0 ? part.height : height);
    });
    const width = Math.max(LEAST_WIDTH, across - GAP);
    const size = Math.max(18, Math.round(width / 42));
    const lines = caption ? wrapped(caption, width - GAP, `${size}px ${family}`) : [];
    const x = rtl ? width - GAP / 2 : GAP / 2;
    const texts = lines.map(
        (line, i) => `<text x="${x}" y="${Math.round(height + size * (1 + i * LINE_HEIGHT))}">${escaped(line)}</text>`,
    );
    // Room for two lines, so that all steps have pictures of one size.
    const whole = height + (caption ? Math.ceil(size * LINE_HEIGHT * Math.max(2, lines.length)) + GAP / 2 : 0);
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img">\n` +
        `<rect width="100%" height="100%" fill="#ffffff"/>\n${drawn.join("\n")}\n` +
        `<g font-family="${escaped(family)}" font-size="${size}" fill="#1d1c1a"${rtl ? ' direction="rtl"' : ""}>${texts.join("")}</g>\n</svg>\n`
    );
}

/** Breaks a text into lines. @param {string} text @param {number} width @param {string} font @returns {string[]} */
function wrapped(text, width, font) {
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = font;
    const fits = (/** @type {string} */ line) => (context?.measureText(line).width ?? line.length * 9) <= width;
    /** @type {string[]} */
    const lines = [];
    // Chinese breaks between characters.
    for (const word of text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
        const last = lines.at(-1);
        if (last !== undefined && fits(last + word.trimEnd())) lines[lines.length - 1] = last + word;
        else lines.push(word.trimStart());
    }
    return lines.map((line) => line.trimEnd());
}

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (letter) => entities[letter]);
