/** Turns options into the game that they describe: its record, its seats and its exercise. */

import { PERSON } from "../game/model.js";
import { POSITION } from "../record/grammar.js";
import { checkRecord, parseRecord } from "../record/record.js";
import { Problem } from "../ui/notices/problem.js";

/**
 * @import { GameRecord, GameSpec } from "../engine/protocol.js"
 * @import { Level } from "../game/model.js"
 * @import { FoundGame } from "../lens/search/foreign-games.js"
 * @import { Sentence } from "../i18n/keys.js"
 * @import { Control, EmbedOptions, Mode } from "./element/game-types.d.ts"
 * @import { Exercise } from "./exercise.js"
 */

/** The controls of each mode without the option `controls`. @type {Record<Mode, Control[]>} */
export const defaultControls = {
    play: ["status", "players", "undo", "hint", "new", "open"],
    replay: ["status", "step", "moves", "open"],
    exercise: ["status", "hint", "new", "open"],
    lens: [],
    code: [],
    arena: [],
};

/**
 * Returns the mode of options: by default `exercise` with a solution, otherwise `play`.
 * @param {EmbedOptions} options
 * @returns {Mode}
 */
export const modeOf = ({ mode, solution }) => mode ?? (solution ? "exercise" : "play");

/** Returns the visible controls of options, by default those of the mode. @param {EmbedOptions} options */
export const controlsOf = (options) => options.controls ?? defaultControls[modeOf(options)];

/** Options that are parts of a record. They cannot be combined with the option `record`. */
export const PARTS = /** @type {const} */ (["game", "options", "setup", "actions"]);

/** Options that decide which position is shown or which actions are correct. */
const DECISIVE = [...POSITION, "solution"];

/**
 * Returns the names of the decisive options that could not be read.
 * @param {Sentence[]} problems  found while reading the options
 */
export const unreadableOptions = (problems) =>
    DECISIVE.filter((name) =>
        // If an option is given twice, the first value is used.
        problems.some(({ key, params }) => params?.name === name && key !== "embed.bad.twice"),
    );

/**
 * Returns the record that options describe. Checks its shape, not whether its actions are legal.
 * @param {EmbedOptions} options
 * @param {GameSpec[]} [games]  the engine's list; its first game is used if the options name none
 * @param {(game: FoundGame) => void} [onForeign]  receives a game in the form of another program
 * @returns {Promise<GameRecord>} rejects with a `Problem`
 */
export async function recordOf({ record, ply, ...options }, games = [], onForeign = undefined) {
    const whole =
        record === undefined
            ? partsOf({ ...options, game: options.game ?? games[0]?.id })
            : await readRecord(record, onForeign);
    if (record !== undefined) {
        const part = PARTS.find((name) => options[name] !== undefined);
        if (part && !(part === "game" && options.game === whole.game)) {
            throw new Problem("embed.bad.both", { name: part, other: "record" });
        }
    }
    return ply === undefined ? whole : checkRecord({ ...whole, ply });
}

/** @param {EmbedOptions} options */
function partsOf({ game = "", options, setup, actions = [] }) {
    return checkRecord({ game, actions, ...(options && { options }), ...(setup && { setup }) });
}

/** Reads a record as JSON, or a link with or without its address. @param {string} text */
async function readGiven(text) {
    if (/^\s*\{/.test(text)) return parseRecord(text);
    const { decodeLink } = await import("../record/link.js");
    return decodeLink(text.trim());
}

/**
 * Reads a record from an object, JSON, a link or a text in the form of another program. An option or a message can only
 * hold a game, and its sender gets the refusal. `open` of `game/open/`, by contrast, finds out what a text is,
 * tells the reader, and may offer another page.
 * @param {GameRecord | string} record
 * @param {(game: FoundGame) => void} [onForeign]
 * @param {(text: string) => Promise<GameRecord>} [own]  reads what is this page's own
 * @returns {Promise<GameRecord>}
 */
export async function readRecord(record, onForeign, own = readGiven) {
    if (typeof record !== "string") return checkRecord(record);
    try {
        return await own(record);
    } catch (error) {
        const { readGame } = await import("../lens/search/foreign-games.js");
        const game = await readGame(record, { own: () => Promise.reject(error) }).catch((failure) => {
            // If the module failed to load, the problem is that the text isn't one of our records.
            throw failure instanceof Problem ? failure : error;
        });
        onForeign?.(game);
        return game.record;
    }
}

/**
 * Returns the state to start with: the game, its seats and its exercise.
 * @param {EmbedOptions} options
 * @param {GameRecord} record
 * @param {string[]} players
 * @param {Exercise | null} [exercise]
 */
export function startStateFrom(options, record, players, exercise = null) {
    // No engine plays in a replay or in an exercise: the solution contains the replies.
    if (exercise || modeOf(options) === "replay") {
        return { game: { record, seats: players.map(() => PERSON), paused: true }, exercise };
    }
    // Engines wait while the position shown is not the last one, so that the reader can look at it first.
    const paused = record.ply !== undefined && record.ply < (record.actions?.length ?? 0);
    return { game: { record, seats: options.seats ?? [], paused }, exercise };
}

/**
 * Finds a game in the engine's list. Throws a `Problem` if it is missing.
 * @param {GameSpec[]} games
 * @param {string} id
 */
export function findSpec(games, id) {
    const spec = games.find((game) => game.id === id);
    if (!spec) throw new Problem("problem.unknownGame", { game: id.slice(0, 40) });
    return spec;
}

/** @param {Level[]} levels */
export const idsOf = (levels) => levels.map(({ id }) => id);

/**
 * Throws a `Problem` unless a seat is `person` or a level of the engine.
 * @param {Level[]} levels
 * @param {string} seat
 * @param {string} name  name of the option
 */
export const checkSeat = (levels, seat, name) => checkChoice(name, seat, [PERSON, ...idsOf(levels)]);

/**
 * Throws a `Problem` unless a value is known.
 * @param {string} name
 * @param {string} value
 * @param {string[]} known
 */
export function checkChoice(name, value, known) {
    if (!known.includes(value)) {
        throw new Problem("embed.bad.choice", { name, value: value.slice(0, 40), values: known.join(", ") });
    }
}

/**
 * Returns the step of the option `orientation` in degrees: 90 for squares, 30 for hexagons.
 * @param {{shape: string}} layout
 */
export const turnStep = ({ shape }) => (shape === "square" ? 90 : 30);
