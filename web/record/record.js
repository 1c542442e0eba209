/**
 * Checks the shape of records from outside (links, files, the clipboard). The engine decides whether the game exists
 * and the actions are legal.
 */

import {
    MAX_ACTION_LENGTH,
    MAX_ACTIONS,
    MAX_NAME_LENGTH,
    MAX_OPTION_LENGTH,
    MAX_SETUP_LENGTH,
} from "../engine/limits.js";
import { Problem } from "../ui/notices/problem.js";
import { isDeeper, readJson } from "./json.js";

/**
 * @import { GameRecord, GameState, OptionSpec } from "../engine/protocol.js"
 */

/** Maximum length of a record as text, in characters. */
export const MAX_RECORD_TEXT = 500_000;

/** Fields that the page writes, and fields that follow from the actions. */
const OWN_FIELDS = ["game", "options", "setup", "actions", "ply"];
const DERIVED_FIELDS = ["legal", "legal_crc32", "result", "reason"];

/** @param {unknown} value @param {number} limit @returns {value is string} */
const isText = (value, limit) => typeof value === "string" && value.length <= limit;

/** Returns the value as a record, or throws a Problem. @param {any} value @returns {GameRecord} */
export function checkRecord(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value) || isDeeper(value)) {
        throw new Problem("problem.notARecord");
    }
    if (!isText(value.game, MAX_NAME_LENGTH) || value.game === "") {
        throw new Problem("problem.noGame");
    }
    /** @type {GameRecord} */
    const record = { ...value };
    if (value.options !== undefined) record.options = checkOptions(value.options);
    if (value.setup !== undefined && !isText(value.setup, MAX_SETUP_LENGTH)) {
        throw new Problem("problem.badSetup");
    }
    if (value.actions !== undefined) {
        if (!Array.isArray(value.actions) || value.actions.length > MAX_ACTIONS) {
            throw new Problem("problem.badActions");
        }
        const wrong = value.actions.findIndex((/** @type {unknown} */ text) => !isText(text, MAX_ACTION_LENGTH));
        if (wrong >= 0) throw new Problem("problem.badAction", { number: wrong + 1 });
    }
    if (value.ply !== undefined) {
        const length = value.actions?.length ?? 0;
        if (!Number.isInteger(value.ply) || value.ply < 0 || value.ply > length) {
            throw new Problem("problem.badPly", { length });
        }
    }
    return record;
}

/** @param {unknown} options @returns {Record<string, string | number>} */
function checkOptions(options) {
    if (typeof options !== "object" || options === null || Array.isArray(options)) {
        throw new Problem("problem.badOptions");
    }
    for (const [name, value] of Object.entries(options)) {
        if (!isText(name, MAX_OPTION_LENGTH) || !(isText(value, MAX_OPTION_LENGTH) || Number.isFinite(value))) {
            throw new Problem("problem.badOption", { name: name.slice(0, 40) });
        }
    }
    return /** @type {Record<string, string | number>} */ (options);
}

/**
 * Reads a record from JSON text. If the whole text isn't JSON, only its first line is read.
 * @param {string} text
 * @returns {GameRecord}
 */
export function parseRecord(text) {
    if (text.length > MAX_RECORD_TEXT) throw new Problem("problem.tooLong");
    const trimmed = text.trim();
    return checkRecord(readJson(trimmed) ?? readJson(trimmed.split("\n", 1)[0]));
}

/**
 * Returns the game on the board as a record. It has a `ply` only if an earlier position is shown.
 * @param {GameState} state
 * @param {Record<string, unknown>} [extra]  other fields of the original record, to be preserved
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
 * Returns the fields of a record that Quintet neither writes nor derives from the actions.
 * @param {GameRecord} record
 */
export function extraFields(record) {
    const known = new Set([...OWN_FIELDS, ...DERIVED_FIELDS]);
    return Object.fromEntries(Object.entries(record).filter(([name]) => !known.has(name)));
}

/**
 * Returns a record without options that have their default value.
 * @param {GameRecord} record
 * @param {OptionSpec[]} options  of the game
 * @returns {GameRecord}
 */
export function withoutUsual(record, options) {
    const usual = new Map(options.map(({ name, standard }) => [name, standard]));
    const unusual = Object.entries(record.options ?? {}).filter(([name, value]) => usual.get(name) !== String(value));
    return { ...record, options: Object.fromEntries(unusual) };
}

/**
 * Returns whether two records are the same game with the same actions. The ply shown does not matter.
 * @param {GameRecord} a
 * @param {GameRecord} b
 * @param {OptionSpec[]} options  of the game
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

/**
 * Returns whether a record has all actions of another game first, from the same start with the same options.
 * @param {GameRecord} longer
 * @param {GameRecord} record
 * @param {OptionSpec[]} options  of the game
 */
export function continues(longer, record, options) {
    const actions = longer.actions?.slice(0, record.actions?.length ?? 0);
    return sameGame({ ...longer, actions }, record, options);
}
