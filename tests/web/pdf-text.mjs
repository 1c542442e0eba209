/** Reads the pages, texts and links of a PDF that Chromium has printed. Other programs write PDFs in other ways. */
import { inflateSync } from "node:zlib";

/** @param {Buffer} bytes @returns {Map<number, {head: string, stream: string}>} objects by number */
function objectsOf(bytes) {
    const whole = bytes.toString("latin1");
    const found = new Map();
    for (const match of whole.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
        const [, number, text] = match;
        const at = text.indexOf("stream\n");
        const head = at < 0 ? text : text.slice(0, at);
        const length = Number(head.match(/\/Length (\d+)\b(?! 0 R)/)?.[1] ?? 0);
        const start = whole.indexOf(text, match.index) + at + "stream\n".length;
        const packed = bytes.subarray(start, start + length);
        const stream = at < 0 ? "" : (/FlateDecode/.test(head) ? inflateSync(packed) : packed).toString("latin1");
        found.set(Number(number), { head, stream });
    }
    return found;
}

/** Characters by glyph. @param {string} map  a CMap @returns {Map<number, string>} */
function charactersOf(map) {
    const characters = new Map();
    const text = (/** @type {string} */ hex) => Buffer.from(hex, "hex").swap16().toString("utf16le");
    for (const [, block] of map.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
        for (const [, glyph, to] of block.matchAll(/<(\w+)> <(\w+)>/g))
            characters.set(Number.parseInt(glyph, 16), text(to));
    }
    for (const [, block] of map.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
        for (const [, from, to, first] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
            const [low, high, start] = [from, to, first].map((hex) => Number.parseInt(hex, 16));
            for (let glyph = low; glyph <= high; ++glyph)
                characters.set(glyph, String.fromCodePoint(start + glyph - low));
        }
    }
    return characters;
}

/**
 * @param {Buffer} bytes
 * @returns {{text: string, links: string[]}[]} the pages; words have no certain spaces between them, so these are left
 *     out of the text
 */
export function pdfPages(bytes) {
    const objects = objectsOf(bytes);
    const at = (/** @type {string | undefined} */ number) => objects.get(Number(number));
    const fontOf = (/** @type {string} */ number) => {
        const map = at(at(number)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1])?.stream;
        return charactersOf(map ?? "");
    };
    return [...objects.values()]
        .filter(({ head }) => /\/Type \/Page\b/.test(head))
        .map(({ head }) => {
            const fonts = new Map(
                [...(head.match(/\/Font <<(.*?)>>/s)?.[1] ?? "").matchAll(/\/(\w+) (\d+) 0 R/g)].map(
                    ([, name, number]) => [name, fontOf(number)],
                ),
            );
            const { stream = "" } = at(head.match(/\/Contents (\d+) 0 R/)?.[1]) ?? {};
            let font = new Map();
            let text = "";
            for (const [, name, glyphs] of stream.matchAll(/\/(\w+) [\d.]+ Tf|<([\da-fA-F]+)> Tj/g)) {
                if (name) font = fonts.get(name) ?? new Map();
                else
                    for (const glyph of glyphs.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? "";
            }
            const notes = [...(head.match(/\/Annots \[(.*?)\]/s)?.[1] ?? "").matchAll(/(\d+) 0 R/g)];
            const links = notes.flatMap(([, number]) => at(number)?.head.match(/\/URI \((.*?)\)>>/s)?.[1] ?? []);
            return { text: text.replace(/\s/g, ""), links };
        });
}
