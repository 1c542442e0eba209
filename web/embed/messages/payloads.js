/**
 * Checks the payload of every command, from messages and from the element's methods. An invalid value is refused with a
 * `Problem`. This file is loaded with the first command.
 */

import { MAX_ACTION_LENGTH, MAX_DEPTH, MAX_LINES } from "../../engine/limits.js";
import { checkRecord } from "../../record/record.js";
import { Problem } from "../../ui/notices/problem.js";

/**
 * @import { Command } from "./commands.js"
 * @import { SearchRequest } from "../element/game-types.d.ts"
 */

const MAX_SEARCH_MS = 60_000;
/** An upper bound on the steps of any search in the lens, whose number of nodes is limited. */
const MAX_STEPS = 1_000_000;

/**
 * Returns the problem of an invalid field in a command.
 * @param {string} field  the invalid field
 * @param {string} allowed  the valid values, in the notation of TypeScript
 */
export const invalid = (field, allowed) => new Problem("embed.bad.command", { field, allowed });

/** @param {any} value @param {string} field @returns {string} */
function text(value, field) {
    if (typeof value !== "string" || value === "" || value.length > MAX_ACTION_LENGTH) throw invalid(field, "string");
    return value;
}

/**
 * @param {any} value
 * @param {string} field
 * @param {number} max
 * @param {number} [min]
 * @returns {number}
 */
function integer(value, field, max, min = 0) {
    if (!Number.isInteger(value) || value < min || value > max) throw invalid(field, `${min}…${max}`);
    return value;
}

/** @param {any} value @param {string} field @returns {Record<string, any>} */
function object(value, field) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid(field, "object");
    return value;
}

/**
 * Throws if an object has an unknown field, so that a misspelt name does not go unnoticed.
 * @param {Record<string, any>} given
 * @param {string[]} known
 * @param {string} [prefix]  path of the object in the payload
 */
function refuseUnknownFields(given, known, prefix = "") {
    const unknown = Object.keys(given).find((name) => !known.includes(name));
    if (unknown !== undefined) throw invalid(prefix + unknown.slice(0, 40), known.join(", ") || "–");
}

/** The check of each field of a search. @type {Record<string, (value: any, field: string) => unknown>} */
const searchFields = {
    level: text,
    algorithm: text,
    timeMs: (value, field) => integer(value, field, MAX_SEARCH_MS, 1),
    depth: (value, field) => integer(value, field, MAX_DEPTH, 1),
    nodes: (value, field) => integer(value, field, 1e9, 1),
    lines: (value, field) => integer(value, field, MAX_LINES, 1),
    seed: (value, field) => integer(value, field, 2 ** 32 - 1),
};

/** The fields that limit a search. A request must have at least one. */
const LIMITS = ["level", "timeMs", "depth", "nodes"];

/** @param {any} given @returns {SearchRequest} */
function searchRequest(given) {
    if (given === undefined) return { timeMs: 1000 };
    const request = withoutUndefined(object(given, "request"));
    refuseUnknownFields(request, Object.keys(searchFields), "request.");
    for (const [name, value] of Object.entries(request)) searchFields[name](value, `request.${name}`);
    if (!LIMITS.some((name) => name in request)) throw invalid("request", LIMITS.join(" | "));
    // A limit of nodes or depth alone could take minutes on a slow machine; a level has its own time limit.
    return request.level ? request : { timeMs: MAX_SEARCH_MS, ...request };
}

/** @param {any} given */
function savedState(given) {
    const { record, seats = [], paused = false } = object(given, "state");
    if (!Array.isArray(seats) || seats.length > 10 || seats.some((seat) => typeof seat !== "string"))
        throw invalid("state.seats", "string[]");
    if (typeof paused !== "boolean") throw invalid("state.paused", "boolean");
    return { record: checkRecord(record), seats, paused };
}

/** @param {Record<string, any>} given */
const withoutUndefined = (given) =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/**
 * Checks of the fields of a command, by field. A check returns the value or throws a `Problem`.
 * @typedef {Record<string, (value: any) => unknown>} Checks
 */

/** The checks for a game. @satisfies {Record<Command, Checks>} */
export const payloads = {
    load: { options: (/** @type {any} */ options) => object(options, "options") },
    play: { action: (/** @type {any} */ action) => text(action, "action") },
    undo: {},
    redo: {},
    goTo: { ply: (/** @type {any} */ ply) => integer(ply, "ply", 5000) },
    setLevel: {
        level: (/** @type {any} */ level) => text(level, "level"),
        player: (/** @type {any} */ player) => (player === undefined ? undefined : integer(player, "player", 9)),
    },
    search: { request: searchRequest },
    step: {
        to: (/** @type {any} */ to) => (to === undefined ? undefined : integer(to, "to", MAX_STEPS)),
        by: (/** @type {any} */ by) => (by === undefined ? undefined : integer(by, "by", MAX_STEPS, -MAX_STEPS)),
    },
    pause: {},
    getState: {},
    setState: { state: savedState },
};

/**
 * Returns the checked payload of a command. Throws a `Problem` if it is invalid.
 * @param {Command} command
 * @param {any} given  a message, or the payload alone
 * @param {Checks} [known]  the checks of the mode that the element shows
 * @returns {any}
 */
export function payloadOf(command, given, known = payloads[command]) {
    const { quintet, type, id, ...payload } = withoutUndefined(given);
    refuseUnknownFields(payload, Object.keys(known));
    return Object.fromEntries(Object.entries(known).map(([name, read]) => [name, read(payload[name])]));
}
