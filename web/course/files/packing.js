/**
 * Packs a text into fewer characters of base64url, without a wait and with little code (Welch, "A Technique for
 * High-Performance Data Compression", 1984).
 */

import { base64url, fromBase64url } from "../../record/packed.js";

const BYTES = 256;
/** Bits of a code after `count` codes: each has added an entry. @param {number} count */
const widthAfter = (count) => 32 - Math.clz32(BYTES + count - 1);

/** @param {string} text */
export function pack(text) {
    /** The code of a code followed by a byte. @type {Map<number, number>} */
    const table = new Map();
    /** @type {number[]} */
    const packed = [];
    let held = 0;
    let bits = 0;
    const put = (/** @type {number} */ code) => {
        const width = widthAfter(table.size);
        held = (held << width) | code;
        bits += width;
        for (; bits >= 8; bits -= 8) packed.push((held >>> (bits - 8)) & 0xff);
        held &= (1 << bits) - 1;
    };
    let code = -1;
    for (const byte of new TextEncoder().encode(text)) {
        const next = code < 0 ? byte : table.get(code * BYTES + byte);
        if (next === undefined) {
            put(code);
            table.set(code * BYTES + byte, BYTES + table.size);
        }
        code = next ?? byte;
    }
    if (code >= 0) put(code);
    if (bits > 0) packed.push((held << (8 - bits)) & 0xff);
    return base64url(Uint8Array.from(packed));
}

/** @param {string} text  of `pack`; throws if it is none */
export function unpack(text) {
    const packed = fromBase64url(text);
    const table = Array.from({ length: BYTES }, (_, byte) => [byte]);
    /** @type {number[]} */
    const bytes = [];
    /** @type {number[]} */
    let before = [];
    let count = 0;
    let held = 0;
    let bits = 0;
    for (const byte of packed) {
        held = (held << 8) | byte;
        bits += 8;
        const width = widthAfter(count);
        if (bits < width) continue;
        bits -= width;
        count += 1;
        const code = held >>> bits;
        held &= (1 << bits) - 1;
        const entry = table[code] ?? [...before, before[0]];
        if (before.length) table.push([...before, entry[0]]);
        bytes.push(...entry);
        before = entry;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
}
