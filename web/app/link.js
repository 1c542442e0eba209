/**
 * A record as the part of an address after `#`, and back: `game=cachex&o.size=8&actions=PLACE+3,4;STEAL&ply=1`. Long lists of
 * actions are packed (zlib, then base64url, as `z`), where the browser can; short ones stay readable, so that a teacher can
 * write a link by hand. Whatever a link holds, reading it gives a record of the right shape or a RecordProblem.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 */

import { checkRecord, RecordProblem } from "./record.js";

const MAX_LINK = 20_000;
const MAX_UNPACKED = 200_000;
/** Actions never contain it, in any game's notation. */
const SEPARATOR = ";";
const OPTION_PREFIX = "o.";

/**
 * @param {GameRecord} record
 * @returns {Promise<string>} without the `#`
 */
export async function encodeLink(record) {
    const parts = [["game", record.game]];
    for (const [name, value] of Object.entries(record.options ?? {})) {
        parts.push([OPTION_PREFIX + name, String(value)]);
    }
    if (record.setup) parts.push(["setup", record.setup]);
    const actions = (record.actions ?? []).join(SEPARATOR);
    if (actions) {
        const plain = encode(actions);
        const packed = await pack(actions);
        parts.push(packed && packed.length < plain.length ? ["z", packed] : ["actions", actions]);
    }
    if (record.ply !== undefined) parts.push(["ply", String(record.ply)]);
    return parts.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

/** What stands after the `#` where a text is an address with one. @param {string} text  without spaces around it */
export const linkIn = (text) => text.match(/^\S*#(\S+)$/)?.[1];

/**
 * @param {string} hash  with or without the `#`
 * @returns {Promise<GameRecord>}
 */
export async function decodeLink(hash) {
    if (hash.length > MAX_LINK) throw new RecordProblem("problem.tooLong");
    const parts = new URLSearchParams(hash.replace(/^#/, ""));
    const packed = parts.get("z");
    const actions = packed === null ? parts.get("actions") : await unpack(packed);
    const options = [...parts]
        .filter(([name]) => name.startsWith(OPTION_PREFIX))
        .map(([name, value]) => [name.slice(OPTION_PREFIX.length), value]);
    const ply = parts.get("ply");
    /** @type {Record<string, unknown>} */
    const record = { game: parts.get("game") ?? "", actions: actions ? actions.split(SEPARATOR) : [] };
    if (options.length) record.options = Object.fromEntries(options);
    if (parts.get("setup")) record.setup = parts.get("setup");
    if (ply !== null) record.ply = /^\d{1,6}$/.test(ply) ? Number(ply) : -1;
    return checkRecord(record);
}

/**
 * Like encodeURIComponent, but leaves alone what is harmless after `#` and makes links hard to read.
 * @param {string} text
 */
function encode(text) {
    return encodeURIComponent(text)
        .replaceAll("%20", "+")
        .replace(/%(2C|3B|3A|2F|40)/g, (code) => decodeURIComponent(code));
}

/**
 * @param {string} text
 * @returns {Promise<string | null>} null where the browser cannot pack
 */
export async function pack(text) {
    if (typeof CompressionStream === "undefined") return null;
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
}

/**
 * @param {string} packed
 * @returns {Promise<string>}
 */
export async function unpack(packed) {
    if (typeof DecompressionStream === "undefined") throw new RecordProblem("problem.cannotUnpack");
    try {
        const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
        const reader = stream.getReader();
        const decoder = new TextDecoder();
        let text = "";
        for (;;) {
            const { done, value } = await reader.read();
            if (done) return text + decoder.decode();
            text += decoder.decode(value, { stream: true });
            // A few hundred bytes can unpack to gigabytes.
            if (text.length > MAX_UNPACKED) {
                await reader.cancel();
                throw new RecordProblem("problem.tooLong");
            }
        }
    } catch (error) {
        if (error instanceof RecordProblem) throw error;
        throw new RecordProblem("problem.damagedLink");
    }
}
