/**
 * The messages of a live game, as JSON texts over a data channel. One device, the host, keeps the table: whose turn it
 * is, the actions and the clock. The others are its peers and talk only to the host. `readMessage` accepts exactly
 * these forms; everything else counts as a fault of the sender.
 *
 * From a peer:
 * - `hello`: the first message. `token` proves who is coming back; `watch` asks only to look on.
 * - `act`: an action. `spent`: the milliseconds that the peer's own clock has measured for it, null without a clock.
 * - `resign`; `ask` for something that needs the consent of all; `answer` to what another one has asked for.
 * - `sync`: asks for the whole table.
 *
 * From the host:
 * - `welcome`: the peer's player (null for those who look on) and the token to come back with.
 * - `table`: the whole table (see `table.js`).
 * - `did`: one action more. `time`: what the clock counts for it. `clock`: the clock after it.
 * - `asked`: someone asks for the consent of all; `refused`: somebody has said no.
 * - `no`: a message of the peer does not count; `why` is a key of `friend.live.fault`.
 *
 * From both: `ping` and `pong`, which measure the way; `bye` before leaving; `signal` about a spare connection.
 *
 * All messages of a game carry `game`, its name. `seq` counts the messages of a sender in a connection, from 1, so that
 * a message cannot be played again. `round` counts the games at this table.
 */

import { MAX_ACTION_LENGTH, MAX_ACTIONS } from "../../engine/limits.js";
import { ruleFrom } from "../../game/clock.js";
import { endingFrom } from "../../game/ending.js";
import { readJson } from "../../record/json.js";
import { checkRecord } from "../../record/record.js";
import { cleanName, isGameId } from "../text.js";

export const VERSION = 1;
/** Most characters of a message: a table with a long game has some ten thousand. */
export const MAX_MESSAGE = 300_000;
/** Most characters of a message from a peer: none is long but the description of a spare connection. */
export const MAX_PEER_MESSAGE = 8000;
const MAX_PLAYERS = 8;
const DAY_MS = 24 * 3600 * 1000;

export const WISHES = /** @type {const} */ (["undo", "rematch"]);

/** @param {unknown} value @param {number} most @returns {value is number} */
const isCount = (value, most = 1e9) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
/** @param {unknown} value @returns {value is number} */
const isTime = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= DAY_MS;
/** @param {unknown} value */
const isToken = (value) => typeof value === "string" && /^[\w-]{16,40}$/.test(value);
/** @param {unknown} value @param {number} most */
const isText = (value, most) => typeof value === "string" && value.length > 0 && value.length <= most;
/** @param {unknown} value */
const isWish = (value) => WISHES.some((wish) => wish === value);
/** @param {unknown} value */
const isFlag = (value) => typeof value === "boolean";
/** @param {unknown} value */
const isPlayer = (value) => value === null || isCount(value, MAX_PLAYERS - 1);

/** @param {any} clock */
const isClock = (clock) =>
    clock === null ||
    (ruleFrom(clock?.rule) !== null &&
        Array.isArray(clock.times) &&
        clock.times.length <= MAX_ACTIONS &&
        clock.times.every(isTime) &&
        isTime(clock.spent));

/** @param {any} table */
function isTable(table) {
    const { record, seats, clock, ending, asked } = table ?? {};
    try {
        checkRecord(record);
    } catch {
        return false;
    }
    const length = record.actions?.length ?? 0;
    if (!Array.isArray(seats) || seats.length === 0 || seats.length > MAX_PLAYERS) return false;
    const good = seats.every(
        (seat) =>
            isText(seat?.kind, 40) &&
            typeof seat.name === "string" &&
            cleanName(seat.name) === seat.name &&
            isFlag(seat.here),
    );
    const ends = ending === null || endingFrom(ending, length, seats.length)?.ply === length;
    return good && ends && isClock(clock) && (asked === null || (isWish(asked?.wish) && isPlayer(asked.by)));
}

/** The checks of each form, by field. @type {Record<string, Record<string, (value: any) => boolean>>} */
const peerForms = {
    hello: {
        version: (value) => value === VERSION,
        name: (value) => typeof value === "string",
        token: (value) => value === null || isToken(value),
        watch: isFlag,
    },
    act: {
        round: isCount,
        ply: (value) => isCount(value, MAX_ACTIONS),
        action: (value) => isText(value, MAX_ACTION_LENGTH),
        spent: (value) => value === null || isTime(value),
    },
    resign: { round: isCount, ply: (value) => isCount(value, MAX_ACTIONS) },
    ask: { round: isCount, wish: isWish },
    answer: { round: isCount, wish: isWish, yes: isFlag },
    sync: {},
};
const hostForms = {
    welcome: { version: (/** @type {any} */ value) => value === VERSION, player: isPlayer, token: isToken },
    table: { round: isCount, table: isTable },
    did: {
        round: isCount,
        ply: (/** @type {any} */ value) => isCount(value, MAX_ACTIONS),
        action: (/** @type {any} */ value) => isText(value, MAX_ACTION_LENGTH),
        clock: isClock,
    },
    refused: { wish: isWish, by: isPlayer },
    no: { why: (/** @type {any} */ value) => isText(value, 40) && /^[a-zA-Z]+$/.test(value), of: isCount },
};
const bothForms = {
    ping: { at: isTime },
    pong: { at: isTime },
    bye: {},
    signal: { code: (/** @type {any} */ value) => isText(value, MAX_PEER_MESSAGE) },
};

/**
 * Reads a message.
 * @param {unknown} text
 * @param {"peer" | "host"} from
 * @returns {{type: string, seq: number, game: string} & Record<string, any> | null} null if it has no known form
 */
export function readMessage(text, from) {
    const most = from === "peer" ? MAX_PEER_MESSAGE : MAX_MESSAGE;
    if (typeof text !== "string" || text.length > most) return null;
    const message = readJson(text);
    if (typeof message !== "object" || message === null || Array.isArray(message)) return null;
    const { type, seq, game, ...rest } = message;
    /** @type {Record<string, Record<string, (value: any) => boolean>>} */
    const forms = { ...(from === "peer" ? peerForms : hostForms), ...bothForms };
    if (typeof type !== "string" || !Object.hasOwn(forms, type) || !isCount(seq) || !isGameId(game)) return null;
    const form = forms[type];
    const names = Object.keys(form);
    if (Object.keys(rest).some((name) => !names.includes(name))) return null;
    if (!names.every((name) => Object.hasOwn(rest, name) && form[name](rest[name]))) return null;
    return message;
}
