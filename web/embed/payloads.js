/**
 * What each command must look like, whether it comes as a message or by a method of the element: everything is checked here, so
 * that whatever comes from another page is either understood or refused in words. Fetched with the first command.
 *
 * @typedef {import("../element/game-types.d.ts").SearchRequest} SearchRequest
 */

import { checkRecord, RecordProblem } from "../app/record.js";

const MOST_SEARCH_MS = 60_000;
const MOST_LINES = 5;

/** @param {string} field  what cannot be understood */
const bad = (field) => new RecordProblem("embed.bad.command", { field });

/**
 * @param {any} value
 * @param {string} field
 * @returns {string}
 */
function text(value, field) {
    if (typeof value !== "string" || value === "" || value.length > 200) throw bad(field);
    return value;
}

/**
 * @param {any} value
 * @param {string} field
 * @param {number} most
 * @param {number} [least]
 * @returns {number}
 */
function whole(value, field, most, least = 0) {
    if (!Number.isInteger(value) || value < least || value > most) throw bad(field);
    return value;
}

/**
 * @param {any} value
 * @param {string} field
 * @returns {Record<string, any>}
 */
function object(value, field) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw bad(field);
    return value;
}

/** How each limit of a search is checked. @type {Record<string, (value: any, field: string) => unknown>} */
const limits = {
    level: text,
    algorithm: text,
    timeMs: (value, field) => whole(value, field, MOST_SEARCH_MS, 1),
    depth: (value, field) => whole(value, field, 100, 1),
    nodes: (value, field) => whole(value, field, 1e9, 1),
    lines: (value, field) => whole(value, field, MOST_LINES, 1),
    seed: (value, field) => whole(value, field, 2 ** 32 - 1),
};

/** @param {any} given @returns {SearchRequest} */
function searchRequest(given = {}) {
    const request = Object.entries(object(given, "request")).map(([name, value]) => {
        if (!Object.hasOwn(limits, name)) throw bad(`request.${name.slice(0, 40)}`);
        return [name, limits[name](value, `request.${name}`)];
    });
    const limited = request.some(([name]) => name !== "lines" && name !== "seed" && name !== "algorithm");
    // Nodes and depth alone may take for ever on a slow machine.
    const time = limited ? MOST_SEARCH_MS : 1000;
    const { level, ...rest } = Object.fromEntries(request);
    return level ? { level, ...rest } : { timeMs: time, ...rest };
}

/** @param {any} given */
function savedState(given) {
    const { record, seats = [], paused = false } = object(given, "state");
    if (!Array.isArray(seats) || seats.length > 10 || seats.some((seat) => typeof seat !== "string"))
        throw bad("state.seats");
    if (typeof paused !== "boolean") throw bad("state.paused");
    return { record: checkRecord(record), seats, paused };
}

/** By command: what its payload means, or a RecordProblem. */
export const payloads = {
    load: (/** @type {any} */ { options }) => ({ options: object(options, "options") }),
    play: (/** @type {any} */ { action }) => ({ action: text(action, "action") }),
    undo: () => ({}),
    redo: () => ({}),
    goTo: (/** @type {any} */ { ply }) => ({ ply: whole(ply, "ply", 5000) }),
    setLevel: (/** @type {any} */ { level, player }) => ({
        level: text(level, "level"),
        player: player === undefined ? undefined : whole(player, "player", 9),
    }),
    search: (/** @type {any} */ { request }) => ({ request: searchRequest(request) }),
    getState: () => ({}),
    setState: (/** @type {any} */ { state }) => ({ state: savedState(state) }),
};
