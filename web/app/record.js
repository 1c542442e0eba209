/**
 * Records from outside (a link, a file, the clipboard) are checked here for their shape only. Whether the game
 * exists and the actions can be played is the engine's to say.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameState} GameState
 *
 * What is wrong, as a key of the translations with its parameters.
 * @typedef {{key: string, params?: Record<string, string | number>}} Problem
 */

/** Far beyond any real game (768 actions at most), so that hostile input cannot keep the page busy. */
const MAX_ACTIONS = 5000;
const MAX_TEXT = 200;
const MAX_SETUP = 2000;
export const MAX_RECORD_TEXT = 500_000;

/** Fields that the page itself writes, and those that only restate what the actions say. */
const OWN_FIELDS = ["game", "options", "setup", "actions", "ply"];
const DERIVED_FIELDS = ["legal", "legal_crc32", "result", "reason"];

/** A record cannot be used; `problem` says why, in words the reader's language has. */
export class RecordProblem extends Error {
    /** @param {string} key @param {Record<string, string | number>} [params] */
    constructor(key, params) {
        super(key);
        this.name = "RecordProblem";
        /** @type {Problem} */
        this.problem = { key, params };
    }
}

/**
 * @param {unknown} value
 * @param {number} limit
 * @returns {value is string}
 */
const isText = (value, limit) => typeof value === "string" && value.length <= limit;

/**
 * Gives the value back as a record, or throws a RecordProblem.
 * @param {any} value
 * @returns {GameRecord}
 */
export function checkRecord(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        throw new RecordProblem("problem.notARecord");
    }
    if (!isText(value.game, MAX_TEXT) || value.game === "") {
        throw new RecordProblem("problem.noGame");
    }
    /** @type {GameRecord} */
    const record = { ...value };
    if (value.options !== undefined) record.options = checkOptions(value.options);
    if (value.setup !== undefined && !isText(value.setup, MAX_SETUP)) {
        throw new RecordProblem("problem.badSetup");
    }
    if (value.actions !== undefined) {
        if (!Array.isArray(value.actions) || value.actions.length > MAX_ACTIONS) {
            throw new RecordProblem("problem.badActions");
        }
        const wrong = value.actions.findIndex((/** @type {unknown} */ text) => !isText(text, MAX_TEXT));
        if (wrong >= 0) throw new RecordProblem("problem.badAction", { number: wrong + 1 });
    }
    if (value.ply !== undefined) {
        const length = value.actions?.length ?? 0;
        if (!Number.isInteger(value.ply) || value.ply < 0 || value.ply > length) {
            throw new RecordProblem("problem.badPly", { length });
        }
    }
    return record;
}

/**
 * @param {unknown} options
 * @returns {Record<string, string | number>}
 */
function checkOptions(options) {
    if (typeof options !== "object" || options === null || Array.isArray(options)) {
        throw new RecordProblem("problem.badOptions");
    }
    for (const [name, value] of Object.entries(options)) {
        if (!isText(name, MAX_TEXT) || !(isText(value, MAX_TEXT) || Number.isFinite(value))) {
            throw new RecordProblem("problem.badOption", { name: name.slice(0, 40) });
        }
    }
    return /** @type {Record<string, string | number>} */ (options);
}

/**
 * Reads a record from JSON text. Of a file with several lines the first is taken.
 * @param {string} text
 * @returns {GameRecord}
 */
export function parseRecord(text) {
    if (text.length > MAX_RECORD_TEXT) throw new RecordProblem("problem.tooLong");
    const trimmed = text.trim();
    for (const candidate of [trimmed, trimmed.split("\n", 1)[0]]) {
        /** @type {unknown} */
        let value;
        try {
            value = JSON.parse(candidate);
        } catch {
            continue;
        }
        return checkRecord(value);
    }
    throw new RecordProblem("problem.notARecord");
}

/**
 * The game on the board as a record: options only where they differ from nothing, the ply only if it is not the last.
 * @param {GameState} state
 * @param {Record<string, unknown>} [extra]  fields that came with the record and are kept
 * @returns {GameRecord}
 */
export function recordOf(state, extra = {}) {
    return {
        ...extra,
        game: state.game,
        options: { ...state.options },
        ...(state.setup ? { setup: state.setup } : {}),
        actions: [...state.actions],
        ...(state.ply < state.length ? { ply: state.ply } : {}),
    };
}

/**
 * The fields of a record that are neither ours nor a restatement of its actions.
 * @param {GameRecord} record
 */
export function extraFields(record) {
    const known = new Set([...OWN_FIELDS, ...DERIVED_FIELDS]);
    return Object.fromEntries(Object.entries(record).filter(([name]) => !known.has(name)));
}

/**
 * A record without the options that say what is usual anyway.
 * @param {GameRecord} record
 * @param {import("../engine/protocol.js").OptionSpec[]} options  of the game
 * @returns {GameRecord}
 */
export function withoutUsual(record, options) {
    const usual = new Map(options.map(({ name, standard }) => [name, standard]));
    const unusual = Object.entries(record.options ?? {}).filter(([name, value]) => usual.get(name) !== String(value));
    return { ...record, options: Object.fromEntries(unusual) };
}

/**
 * Whether two records are the same game with the same actions; the ply shown does not matter.
 * @param {GameRecord} a
 * @param {GameRecord} b
 * @param {import("../engine/protocol.js").OptionSpec[]} options  of the game
 */
export function sameGame(a, b, options) {
    /** @param {GameRecord} record */
    const essence = (record) => {
        const unusual = Object.entries(withoutUsual(record, options).options ?? {});
        const sorted = unusual.map(([name, value]) => `${name}=${value}`).sort();
        return JSON.stringify([record.game, sorted, record.setup ?? "", record.actions ?? []]);
    };
    return essence(a) === essence(b);
}
