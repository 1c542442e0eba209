/**
 * Checks the choices on the builder's page with the engine. The functions have no state, but change the engine's board.
 *
 * @typedef {{problem: Sentence, detail: string}} Fault
 *
 * Faults by form field; `game` is the field for a pasted game.
 * @typedef {Partial<Record<"game" | "solution" | "task" | "width" | "height" | "preview" | "tree" |
 *     "goal" | (typeof TYPED)[number], Fault>>} Faults
 */

import { readLensOptions } from "../../lens/lens-link.js";
import { goalOf } from "../arena/goal.js";
import { exerciseIn, validateExercise } from "../exercise.js";
import { modeOf, recordOf } from "../game.js";
import { namesOf } from "../options.js";
import { problemOf } from "../refusal.js";
import { isSearched } from "./forms/builder-form.js";
import { TYPED } from "./forms/lens-form.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 * @import { Loader } from "../exercise.js"
 */

/** Limits for the size of a frame, in CSS pixels. */
export const MIN_SIZE = 280;
export const MAX_SIZE = 2000;

/**
 * Returns the faults of options: the problems found while reading them, or else what the engine refuses.
 * @param {Loader} engine
 * @param {{options: EmbedOptions, problems: Sentence[]}} meant
 * @param {(text: string) => Promise<unknown>} [readTree]  rejects with the reason and the place if a tree is wrong
 * @returns {Promise<Faults>}
 */
export async function faultsIn(engine, { options, problems }, readTree = async () => {}) {
    /** @type {Faults} */
    const faults = {};
    for (const problem of problems) {
        const name = problem.params?.name;
        faults[name === "solution" || name === "task" ? name : "game"] = { problem, detail: "" };
    }
    if (problems.length) return faults;
    if (isSearched(options.mode ?? "")) Object.assign(faults, await lensFaults(options, readTree));
    if (options.mode === "arena") Object.assign(faults, goalFault(options));
    if (options.tree !== undefined) return faults;
    try {
        const record = await recordOf(options);
        if (modeOf(options) === "exercise") {
            const { record: first, steps } = exerciseIn(record, options.solution);
            const { problem } = await validateExercise(engine, first, steps);
            if (problem) faults.solution = problemOf(problem);
        } else {
            await engine.load(record);
        }
    } catch (error) {
        faults.game = problemOf(error);
    }
    return faults;
}

/** Returns the fault of the arena's goal, its only number. @param {EmbedOptions} options */
function goalFault({ goal }) {
    /** @type {Sentence[]} */
    const problems = [];
    goalOf(goal, problems);
    return problems.length ? { goal: { problem: problems[0], detail: "" } } : {};
}

/**
 * Returns the faults of the options that only the lens has.
 * @param {EmbedOptions} options
 * @param {(text: string) => Promise<unknown>} readTree
 */
async function lensFaults(options, readTree) {
    /** @type {Faults} */
    const faults = {};
    /** @type {[string, string][]} */
    const given = namesOf("lens").flatMap((name) =>
        options[name] === undefined ? [] : [[name, String(options[name])]],
    );
    for (const problem of readLensOptions(given).problems) {
        const name = TYPED.find((each) => each === problem.params?.name) ?? "tree";
        faults[name] = { problem, detail: "" };
    }
    if (options.tree === undefined || faults.tree) return faults;
    await readTree(options.tree).catch((error) => {
        const { message, place } = error;
        /** @type {Fault["problem"]} */
        const problem = place === undefined ? { key: "lens.trouble" } : { key: "lens.treePlace", params: { place } };
        faults.tree = { problem, detail: String(message) };
    });
    return faults;
}

/**
 * Returns the fault of a frame's size; undefined if it is a whole number within the limits.
 * @param {string} name  name of the field, in the reader's language
 * @param {string} value
 * @returns {Fault | undefined}
 */
export function sizeFault(name, value) {
    const pixels = Number(value);
    if (value.trim() !== "" && Number.isInteger(pixels) && pixels >= MIN_SIZE && pixels <= MAX_SIZE) return undefined;
    return {
        problem: { key: "embed.bad.number", params: { name, value, least: MIN_SIZE, most: MAX_SIZE } },
        detail: "",
    };
}
