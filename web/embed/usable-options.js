/**
 * Recovers the valid part of options with mistakes. A frame or an element then shows the valid part and a notice about
 * each mistake, instead of an empty board. This file is loaded only when it is needed.
 *
 * - An option of the game that the engine refuses is dropped. So is a refused starting position, with all actions after
 *   it.
 * - Actions are kept up to the first illegal one.
 * - A solution is kept up to the first illegal step. If no step is left, or the actions do not reach its first
 *   position, the exercise becomes a game.
 *
 * @typedef {(error: unknown) => void} Report
 *
 * `sound`: whether the position is the one that the options name. `options`: the valid options.
 * @typedef {{record: GameRecord, exercise: Exercise | null, sound: boolean, options: EmbedOptions}} UsableOptions
 */

import { FIRST_LEVEL, PERSON } from "../game/model.js";
import { PACKED, readOptions } from "../record/grammar.js";
import { checkRecord } from "../record/record.js";
import { Problem } from "../ui/notices/problem.js";
import { exerciseIn, validateExercise } from "./exercise.js";
import { checkSeat, findSpec, modeOf, PARTS, readRecord, startStateFrom } from "./game.js";

/**
 * @import { GameRecord, GameSpec } from "../engine/protocol.js"
 * @import { Level } from "../game/model.js"
 * @import { EmbedOptions } from "./element/game-types.d.ts"
 * @import { StartState } from "./embed-controller.js"
 * @import { Exercise, Loader } from "./exercise.js"
 * @import { Session } from "./session.js"
 */

/** Key of the problem "there is no game to show". */
const NOTHING = "view.nothing";

/**
 * Returns the state to start a session with, from the valid part of options with mistakes. Every mistake becomes a
 * notice.
 * @param {Session} session
 * @param {EmbedOptions} options
 * @param {string[]} lost  names of the options that could not be read
 * @param {unknown} failure  why the start with these options failed; undefined if it was not tried
 * @returns {Promise<StartState>}
 */
export async function recovered(session, options, lost, failure) {
    const { games, levels } = session.store.value;
    let reported = !failure;
    const report = (/** @type {unknown} */ error) => {
        reported = true;
        session.controller.report(error);
    };
    const salvaged = await usableOptions({ engine: session.engine, games, levels }, options, lost, report);
    if (!reported) report(failure);
    session.options = salvaged.options;
    const { players } = findSpec(games, salvaged.record.game);
    const startState = startStateFrom(salvaged.options, salvaged.record, players, salvaged.exercise);
    // Engines wait in a position that the options do not name.
    if (!salvaged.sound) startState.game.paused = true;
    return startState;
}

/**
 * Returns the valid part of the options, and reports every mistake in them.
 * @param {object} known
 * @param {Loader} known.engine
 * @param {GameSpec[]} known.games
 * @param {Level[]} known.levels
 * @param {EmbedOptions} options
 * @param {string[]} lost  names of the options that could not be read
 * @param {Report} report
 * @returns {Promise<UsableOptions>} rejects if there is no game to show
 */
export async function usableOptions({ engine, games, levels }, options, lost, report) {
    const { written, whole } = await writtenRecord(games, options, lost, report);
    const spec = games.find(({ id }) => id === written.game);
    if (!spec) {
        report(new Problem("problem.unknownGame", { game: written.game.slice(0, 40) }));
        throw new Problem(NOTHING);
    }
    const seats = options.seats?.map((seat, player) => knownSeat(levels, seat, player, report));
    const { record, same } = await possibleRecord(engine, written, report);
    const length = record.actions?.length ?? 0;
    const sound = whole && same && length === (written.actions?.length ?? 0);
    const valid = { ...options, ...(seats ? { seats } : {}) };
    if (modeOf(options) !== "exercise" && !lost.includes("solution")) {
        return { record, exercise: null, sound, options: valid };
    }

    const start = exerciseIn(written, options.solution).record.actions?.length ?? 0;
    if (whole && same && start <= length) {
        const { record: first, steps } = exerciseIn(record, options.solution);
        const { exercise, problem } = await validateExercise(engine, first, steps);
        if (problem) report(problem);
        if (exercise) return { record: first, exercise, sound, options: { ...valid, solution: exercise.steps } };
    }
    // Without a solution the reader plays all sides, or against the engines that the option `seats` names.
    const { solution: _, ...rest } = valid;
    const everyone = spec.players.map(() => PERSON);
    return { record, exercise: null, sound, options: { ...rest, mode: "play", seats: seats ?? everyone } };
}

/**
 * Returns the record that options describe, without parts of a wrong shape. `whole`: whether no part was dropped.
 * @param {GameSpec[]} games
 * @param {EmbedOptions} options
 * @param {string[]} lost
 * @param {Report} report
 */
async function writtenRecord(games, options, lost, report) {
    const { record: text, ply } = options;
    let whole = lost.length === 0;
    const onMistake = (/** @type {unknown} */ error) => {
        whole = false;
        report(error);
    };
    /** @type {Record<string, any> | null} */
    let found = text === undefined ? null : await anyRecord(text, onMistake);
    if (!found && text !== undefined && !options.game) throw new Problem(NOTHING);
    for (const name of found ? PARTS : []) {
        const same = name === "game" && options.game === found?.game;
        if (options[name] !== undefined && !same) onMistake(new Problem("embed.bad.both", { name, other: "record" }));
    }
    if (!found) {
        const { game = games[0].id, options: named, setup, actions } = options;
        found = { game, options: named, setup, actions: lost.includes("setup") ? [] : actions };
    }
    return { written: readableFields({ ...found, ...(ply === undefined ? {} : { ply }) }, onMistake), whole };
}

/**
 * Parses a text that should be a record, without checking the shape of its fields.
 * @param {GameRecord | string} text
 * @param {Report} onMistake
 * @returns {Promise<Record<string, any> | null>} null if nothing can be read
 */
async function anyRecord(text, onMistake) {
    const isJson = typeof text === "string" && /^\s*\{/.test(text);
    try {
        return isJson ? JSON.parse(text) : await readRecord(text);
    } catch (error) {
        // `readRecord` rejects with a problem that explains the text's mistake.
        const reason = isJson ? await readRecord(text).catch((problem) => problem) : error;
        onMistake(reason);
        // The other parts of a link are readable even if its packed actions or one part is damaged.
        return typeof text === "string" && !isJson ? partsOfLink(text) : null;
    }
}

/** Returns the readable parts of a link, or null if it names no game. @param {string} link */
function partsOfLink(link) {
    const pairs = [...new URLSearchParams(link.replace(/^[?#]/, ""))].filter(([name]) => name !== PACKED);
    const { game, options, setup, actions = [], ply = 0 } = readOptions(pairs).options;
    return game ? { game, options, setup, actions, ...(ply && ply <= actions.length ? { ply } : {}) } : null;
}

/**
 * Returns the fields that have the right shape.
 * @param {Record<string, any>} given
 * @param {Report} onMistake
 * @returns {GameRecord}
 */
function readableFields({ options = {}, setup, actions = [], ply, seats: _, ...rest }, onMistake) {
    let record = checkRecord(rest);
    const add = (/** @type {object} */ part) => {
        try {
            record = checkRecord({ ...record, ...part });
            return null;
        } catch (error) {
            onMistake(error);
            return /** @type {Problem} */ (error).problem;
        }
    };
    for (const [name, value] of Object.entries(Object(options))) add({ options: { ...record.options, [name]: value } });
    if (setup && add({ setup })) return record;
    const problem = add({ actions });
    if (problem?.key === "problem.badAction") add({ actions: actions.slice(0, Number(problem.params?.number) - 1) });
    if (ply !== undefined) add({ ply });
    return record;
}

/**
 * Returns the part of a record that the engine accepts.
 * @param {Loader} engine
 * @param {GameRecord} written
 * @param {Report} report
 * @returns {Promise<{record: GameRecord, same: boolean}>} `same`: whether options and starting position were accepted;
 *     the actions may be shorter
 */
async function possibleRecord(engine, { options = {}, setup, actions = [], ply, ...rest }, report) {
    /** @type {GameRecord} */
    let record = rest;
    let same = true;
    /** @param {Partial<GameRecord>} part @returns {Promise<any>} the engine's error, or null */
    const add = async (part) => {
        const wider = { ...record, ...part };
        try {
            await engine.load(wider);
            record = wider;
            return null;
        } catch (error) {
            return error;
        }
    };
    for (const [name, value] of Object.entries(options)) {
        const refused = await add({ options: { ...record.options, [name]: value } });
        if (refused) report(new Problem("embed.bad.option", { name, value: String(value) }, refused.message));
        same &&= !refused;
    }
    if (setup) {
        const refused = await add({ setup });
        if (refused) {
            report(new Problem("embed.bad.setup", {}, refused.message));
            return { record, same: false };
        }
    }
    const refused = await add({ actions });
    if (refused) {
        const number = refused.action ?? 1;
        report(new Problem("embed.bad.refusedAt", { number, action: actions[number - 1] }, refused.message));
        await add({ actions: actions.slice(0, number - 1) });
    }
    const shown = ply !== undefined && ply <= (record.actions?.length ?? 0) ? { ...record, ply } : record;
    return { record: shown, same };
}

/**
 * Returns the seat if it exists, else the default seat of the player.
 * @param {Level[]} levels
 * @param {string} seat
 * @param {number} player
 * @param {Report} report
 */
function knownSeat(levels, seat, player, report) {
    try {
        checkSeat(levels, seat, "seats");
        return seat;
    } catch (error) {
        report(error);
        return player === 0 ? PERSON : FIRST_LEVEL;
    }
}
