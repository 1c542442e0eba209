/**
 * A link that opens the analysis: `#lab&game=cachex&actions=PLACE+3,4&ply=1`, as a link to a game but for its first word, and with
 * what was added to the game packed as `a` (see `format.js`). `#lab` alone opens what was analysed last.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 */
import { decodeLink, encodeLink, pack, unpack } from "../app/link.js";
import { RecordProblem } from "../app/record.js";
import { FIELD } from "./format.js";

/** Browsers and messengers cut what is much longer. */
export const LONGEST_LINK = 16_000;

/** @param {GameRecord} record @returns {Promise<{hash: string, whole: boolean}>} `whole`: nothing had to be left out */
export async function encodeLabLink({ [FIELD]: analysis, ...record }) {
    const hash = `lab&${await encodeLink(record)}`;
    if (analysis === undefined) return { hash, whole: true };
    const packed = await pack(JSON.stringify(analysis));
    const whole = packed === null ? hash : `${hash}&a=${packed}`;
    return whole.length <= LONGEST_LINK && packed !== null ? { hash: whole, whole: true } : { hash, whole: false };
}

/** @param {string} hash @returns {Promise<GameRecord | null>} null for what was analysed last */
export async function decodeLabLink(hash) {
    const rest = hash.replace(/^#?lab=?\d?&?/, "");
    if (!rest) return null;
    const packed = new URLSearchParams(rest).get("a");
    const record = await decodeLink(rest);
    if (!packed) return record;
    const text = await unpack(packed);
    try {
        return { ...record, [FIELD]: JSON.parse(text) };
    } catch {
        throw new RecordProblem("problem.damagedLink");
    }
}
