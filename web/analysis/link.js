/**
 * Links that open the analysis, such as `#lab&game=cachex&actions=PLACE+3,4&ply=1`: a link to a game with the prefix
 * `lab` and the packed field `analysis` (see `format.js`) as `a`. `#lab` alone opens the last analysed game.
 */

import { bad, definitions, worksIn } from "../record/grammar.js";
import { encodeLink, pack, readLink, unpack } from "../record/link.js";
import { checkRecord } from "../record/record.js";
import { Problem } from "../ui/notices/problem.js";
import { FIELD } from "./format.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Link } from "../record/link.js"
 */

/** Maximum length of a link, in characters: browsers and messengers cut much longer ones. */
export const MAX_LINK_LENGTH = 16_000;

/**
 * Encodes a record as a link. A link that would be too long leaves the analysis out.
 * @param {GameRecord} record
 * @returns {Promise<{hash: string, whole: boolean}>} `whole`: whether the link holds the whole record
 */
export async function encodeAnalysisLink({ [FIELD]: analysis, ...record }) {
    const hash = `lab&${await encodeLink(record)}`;
    if (analysis === undefined) return { hash, whole: true };
    const whole = `${hash}&a=${await pack(JSON.stringify(analysis))}`;
    return whole.length <= MAX_LINK_LENGTH ? { hash: whole, whole: true } : { hash, whole: false };
}

/** Begins with a review of the game. */
const REVIEW = /^review=1&/;

/** Whether a link asks for a review. @param {string} hash */
export const asksForReview = (hash) => REVIEW.test(hash.replace(/^#?lab=?\d?&?/, ""));

/** @param {string} hash @returns {Promise<GameRecord | null>} null for the last analysed game */
export const decodeAnalysisLink = async (hash) => (await readAnalysisLink(hash))?.record ?? null;

/**
 * Reads a link. Rejects with a `Problem` if it is damaged.
 * @param {string} hash
 * @returns {Promise<Link | null>} null for the last analysed game
 */
export async function readAnalysisLink(hash) {
    const rest = hash.replace(/^#?lab=?\d?&?/, "").replace(REVIEW, "");
    if (!rest) return null;
    const packed = new URLSearchParams(rest).get("a");
    const { record, view, problems } = await readLink(rest);
    const foreign = definitions
        .filter((definition) => view[definition.name] !== undefined && !worksIn(definition, "analysis"))
        .map(({ name }) => bad("notHere", name, "").problem);
    const link = { record, view, problems: [...problems, ...foreign] };
    if (!packed) return link;
    const text = await unpack(packed);
    try {
        return { ...link, record: checkRecord({ ...record, [FIELD]: JSON.parse(text) }) };
    } catch {
        throw new Problem("problem.damagedLink");
    }
}
