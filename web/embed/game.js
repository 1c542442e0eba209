/**
 * From options to the game they mean: its record, who plays, and what there is to do.
 *
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("../element/game-types.d.ts").Control} Control
 * @typedef {import("../element/game-types.d.ts").Mode} Mode
 * @typedef {import("../app/model.js").Level} Level
 * @typedef {import("../app/record.js").Problem} Problem
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 */

import { PERSON } from "../app/model.js";
import { checkRecord, parseRecord, RecordProblem } from "../app/record.js";

/** What is shown around the board unless someone says otherwise. @type {Record<Mode, Control[]>} */
export const usualControls = {
    play: ["status", "players", "undo", "hint", "new", "open"],
    replay: ["status", "step", "moves", "open"],
    exercise: ["status", "hint", "new", "open"],
};

/** @param {EmbedOptions} options @returns {Mode} */
export const modeOf = ({ mode, solution }) => mode ?? (solution ? "exercise" : "play");

/** @param {EmbedOptions} options */
export const controlsOf = (options) => options.controls ?? usualControls[modeOf(options)];

/** Parts of a record, which cannot stand beside a whole one. */
const PARTS = /** @type {const} */ (["game", "options", "setup", "actions"]);

/**
 * The record that options describe, checked for its shape.
 * @param {EmbedOptions} options
 * @returns {Promise<GameRecord>}
 */
export async function recordOf({ record, ply, ...options }) {
    const whole = record === undefined ? partsOf(options) : await readRecord(record);
    if (record !== undefined) {
        const part = PARTS.find((name) => options[name] !== undefined);
        if (part && !(part === "game" && options.game === whole.game)) {
            throw new RecordProblem("embed.bad.both", { name: part, other: "record" });
        }
    }
    return ply === undefined ? whole : checkRecord({ ...whole, ply });
}

/** @param {EmbedOptions} options */
function partsOf({ game = "chexers", options, setup, actions = [] }) {
    return checkRecord({ game, actions, ...(options && { options }), ...(setup && { setup }) });
}

/** @param {GameRecord | string} record */
async function readRecord(record) {
    if (typeof record !== "string") return checkRecord(record);
    if (/^\s*\{/.test(record)) return parseRecord(record);
    const { decodeLink } = await import("../app/link.js");
    return decodeLink(record.trim());
}

/**
 * The first position of an exercise and its solution: what follows the ply shown, where no solution is given.
 * @param {GameRecord} record
 * @param {string[][] | undefined} solution
 */
export function exerciseIn({ ply, ...record }, solution) {
    const actions = record.actions ?? [];
    const start = solution ? (ply ?? actions.length) : (ply ?? 0);
    const steps = solution ?? actions.slice(start).map((action) => [action]);
    return { record: { ...record, actions: actions.slice(0, start) }, steps };
}

/**
 * The game that is meant, by the engine's list.
 * @param {GameSpec[]} games
 * @param {string} id
 */
export function specNamed(games, id) {
    const spec = games.find((game) => game.id === id);
    if (!spec) throw new RecordProblem("problem.unknownGame", { game: id.slice(0, 40) });
    return spec;
}

/**
 * A level of the engine, or `person`.
 * @param {Level[]} levels
 * @param {string} seat
 * @param {string} name  of the option
 */
export function checkSeat(levels, seat, name) {
    const known = [PERSON, ...levels.map(({ id }) => id)];
    if (!known.includes(seat)) {
        throw new RecordProblem("embed.bad.choice", { name, value: seat.slice(0, 40), values: known.join(", ") });
    }
}

/**
 * How far a board may be turned so that its cells stay in their grid, in degrees.
 * @param {{shape: string}} layout
 */
export const turnStep = ({ shape }) => (shape === "square" ? 90 : 30);
