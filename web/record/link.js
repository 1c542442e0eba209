/**
 * Converts a record to the part of an address after `#`, and back:
 * `game=cachex&o.size=8&actions=PLACE+3,4;STEAL&ply=1`. All names are in `grammar.js`. Long lists of actions are packed
 * (zlib, then base64url, as `z`) if the browser can do that. Short lists stay readable, so that a teacher can write a
 * link by hand. Reading any text returns a record of the right shape or throws a Problem.
 */

import { Problem } from "../ui/notices/problem.js";
import { bad, definitions, isRecordName, OPTION_PREFIX, PACKED, readOptions, worksIn } from "./grammar.js";
import { packText, unpackText } from "./packed.js";
import { checkRecord, parseRecord } from "./record.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Ending, Sentence } from "../i18n/keys.js"
 * @import { EmbedOptions } from "./option-types.d.ts"
 */

/** Maximum length of a link, in characters. */
const MAX_LINK = 20_000;
/** Maximum length of unpacked actions, in bytes. */
const MAX_UNPACKED = 200_000;
/** No notation of any game contains this character. */
const SEPARATOR = ";";

/**
 * Returns a record as a link. Actions are packed if the link is then shorter.
 * @param {GameRecord} record
 * @returns {Promise<string>} the link without `#`
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
        parts.push(packed.length < plain.length ? [PACKED, packed] : ["actions", actions]);
    }
    if (record.ply !== undefined) parts.push(["ply", String(record.ply)]);
    return parts.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

/**
 * Returns the query of an address: what follows `#`, otherwise what follows `?`; undefined if the text isn't an
 * address.
 * @param {string} text  without surrounding spaces
 */
export const linkIn = (text) => (text.match(/^[^\s#]*#(\S+)$/) ?? text.match(/^[^\s?{[]*\?(\S+)$/))?.[1];

/**
 * `view`: how the link shows its game. `problems`: names that are unknown, unreadable or not for the page. The rest of
 * the link still applies.
 * @typedef {{record: GameRecord, view: EmbedOptions, problems: Sentence[]}} Link
 */

/** Names that only links to the analysis have; the game can be opened without them. */
const OF_ANALYSIS = ["lab", "a"];

/**
 * Reads a link: its game, its appearance and the problems in it.
 * @param {string} text  the part of an address after `#` or `?`, with or without that character
 * @param {boolean} [within]  whether this is the `record` of another link
 * @returns {Promise<Link>} rejects with a Problem if the game cannot be read
 */
export async function readLink(text, within = false) {
    if (text.length > MAX_LINK) throw new Problem("problem.tooLong");
    const pairs = [...new URLSearchParams(text.replace(/^[#?]/, ""))];
    const packed = pairs.find(([name]) => name === PACKED)?.[1];
    const { options, problems } = readOptions(pairs.filter(([name]) => name !== PACKED && !OF_ANALYSIS.includes(name)));
    for (const problem of problems) refuseGame(problem, options.actions?.length ?? 0);
    const { record: whole, ply } = options;
    if (whole !== undefined && within) throw new Problem("problem.notARecord");
    if (packed !== undefined) options.actions = (await unpack(packed)).split(SEPARATOR);
    const record = whole === undefined ? partsOf(options) : await wholeRecord(whole);
    const given = definitions.filter(({ name, part }) => options[name] !== undefined && part !== "position");
    const foreign = given.filter((definition) => !worksIn(definition, "page"));
    const view = given.filter((definition) => worksIn(definition, "page")).map(({ name }) => [name, options[name]]);
    return {
        record: ply === undefined ? record : checkRecord({ ...record, ply }),
        view: Object.fromEntries(view),
        problems: [...problems, ...foreign.map(({ name }) => bad("notHere", name, "").problem)],
    };
}

/**
 * Reads a game of this site: an address, or a record as JSON.
 * @param {string} text
 * @returns {Promise<GameRecord>} rejects with a Problem
 */
export async function readOwn(text) {
    const link = linkIn(text.trim());
    return link === undefined ? parseRecord(text) : (await readLink(link)).record;
}

/** Returns the game of a link. @param {string} text  as for `readLink` @returns {Promise<GameRecord>} */
export const decodeLink = async (text) => (await readLink(text)).record;

/** @param {EmbedOptions} options */
const partsOf = ({ game = "", options, setup, actions = [] }) =>
    checkRecord({ game, ...(options && { options }), ...(setup && { setup }), actions });

/**
 * Reads a game from JSON or from the part of a link after `#`.
 * @param {string | GameRecord} text
 * @returns {Promise<GameRecord>}
 */
async function wholeRecord(text) {
    if (typeof text !== "string") return checkRecord(text);
    return /^\s*\{/.test(text) ? parseRecord(text) : (await readLink(text, true)).record;
}

/**
 * Throws a Problem if the problem makes the game unreadable.
 * @param {Sentence} problem
 * @param {number} length  of the game
 */
function refuseGame({ key, params = {} }, length) {
    const { name = "", value = "" } = params;
    if (key.startsWith("problem.")) throw new Problem(key, params);
    if (!isRecordName(String(name)) || key === "embed.bad.twice") return;
    if (name === "game" && value) throw new Problem("problem.unknownGame", { game: value });
    throw new Problem(`problem.${UNREADABLE[String(name)]}`, { length });
}

/** @type {Record<string, Ending<"problem.">>} */
const UNREADABLE = {
    game: "noGame",
    options: "badOptions",
    record: "notARecord",
    setup: "badSetup",
    actions: "badActions",
    ply: "badPly",
};

/**
 * Like encodeURIComponent, but keeps characters that are harmless after `#`, so that links stay readable.
 * @param {string} text
 */
function encode(text) {
    return encodeURIComponent(text)
        .replaceAll("%20", "+")
        .replace(/%(2C|3B|3A|2F|40)/g, (code) => decodeURIComponent(code));
}

/** Packs a text for addresses. @param {string} text */
export const pack = (text) => packText(text, "deflate");

/**
 * Unpacks a text.
 * @param {string} packed
 * @returns {Promise<string>} rejects with a Problem if the text is damaged or longer than `MAX_UNPACKED`
 */
export const unpack = (packed) =>
    unpackText(packed, "deflate", MAX_UNPACKED).catch((error) => {
        throw new Problem(error instanceof RangeError ? "problem.tooLong" : "problem.damagedLink");
    });
