/**
 * The form of the builder's page, and the options of the embedded game that it describes. Pure functions.
 *
 * `ply`: the position to start with. `solution`: the solution of an exercise, one line per ply; empty if the actions
 * after `ply` are the solution. `goesOn`: whether the game continues after the exercise. `seats`: `person` or a level
 * for each player. `controls`: null for the mode's default. `width` and `height`: in CSS pixels.
 * @typedef {{mode: Mode, ply: number, task: string, solution: string, goesOn: boolean, seats: string[],
 *            controls: string[] | null, language: string, theme: string, coordinates: boolean,
 *            width: number, height: number, lens: LensForm,
 *            arena: ArenaForm}} Form
 */

import { FIRST_LEVEL, PERSON } from "../../../game/model.js";
import { definitions, worksIn } from "../../../record/grammar.js";
import { table } from "../../../record/option-table.js";
import { defaultControls } from "../../game.js";
import { fromObject } from "../../options.js";
import { gameOptions } from "../codes.js";
import { arenaOptions, firstArenaForm } from "./arena-form.js";
import { firstLensForm, lensOptions } from "./lens-form.js";

/**
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Control, EmbedOptions, Mode } from "../../element/game-types.d.ts"
 * @import { ArenaForm } from "./arena-form.js"
 * @import { LensForm } from "./lens-form.js"
 */

export const { values: MODES } = table.mode;
export const { values: CONTROLS } = table.controls;

/** The appearance options that the form shows as a list or a checkbox. */
export const LOOKS = definitions.filter(({ part, type }) => part === "looks" && /^(choice|flag)$/.test(type));

/** The defaults of the options in `LOOKS`. @type {Pick<Form, "language" | "theme" | "coordinates">} */
const defaultLooks = Object.assign(
    {},
    ...LOOKS.map(({ name, type, default: value }) => ({ [name]: type === "flag" ? value === "true" : value })),
);

/** Whether an option has an effect in a mode. @param {string} name @param {Mode} mode */
export const hasEffect = (name, mode) => definitions.some((each) => each.name === name && worksIn(each, mode));

/** The form before any choice. @type {Form} */
export const firstForm = {
    mode: "play",
    ply: 0,
    task: "",
    solution: "",
    goesOn: false,
    seats: [],
    controls: null,
    ...defaultLooks,
    width: 390,
    height: 500,
    lens: firstLensForm,
    arena: firstArenaForm,
};

/** The modes that show more than a game, and their default size in CSS pixels. */
const GUESTS = /** @type {readonly Mode[]} */ (["lens", "code", "arena"]);
const GUEST_SIZE = { width: 640, height: 640 };

/** Whether a mode shows a search. @param {string} mode */
export const isSearched = (mode) => mode === "lens" || mode === "code";

/** The options of a reader's own search: what is searched, and the code to start with. @param {Form} form */
function codeOptions({ lens, arena: { script, code } }) {
    const { panes: _, step: __, predict: ___, ...searched } = lensOptions(lens);
    const start = code.trim() ? { code: code.trimEnd() } : {};
    return { ...searched, ...(script === firstArenaForm.script ? {} : { script }), ...start };
}

/**
 * Returns the change of the form for another mode. A size that differs from the defaults stays.
 * @param {Form} form
 * @param {Mode} mode
 * @returns {Partial<Form>}
 */
export function modeChosen({ width, height }, mode) {
    const sizes = [firstForm, GUEST_SIZE];
    const untouched = sizes.some((size) => size.width === width && size.height === height);
    const size = GUESTS.includes(mode) ? GUEST_SIZE : { width: firstForm.width, height: firstForm.height };
    return { mode, controls: null, ...(untouched ? size : {}) };
}

/**
 * Returns the seats of a game without the option `seats`: a person first, then engines at `FIRST_LEVEL`.
 * @param {number} players
 */
export const defaultSeats = (players) =>
    Array.from({ length: players }, (_, player) => (player === 0 ? PERSON : FIRST_LEVEL));

/** Returns the names of the visible controls. @param {Form} form @returns {string[]} */
export const controlsOf = ({ controls, mode }) => controls ?? defaultControls[mode];

/**
 * Returns the controls with one of them switched on or off; null if they are the default of the mode.
 * @param {Form} form
 * @param {Control} name
 * @param {boolean} on
 * @returns {Form["controls"]}
 */
export function controlSwitched(form, name, on) {
    const chosen = controlsOf(form);
    const controls = CONTROLS.filter((each) => (each === name ? on : chosen.includes(each)));
    const usual = defaultControls[form.mode];
    return CONTROLS.every((each) => controls.includes(each) === usual.includes(each)) ? null : controls;
}

/**
 * Returns the options that the form describes. Options at their default are left out.
 * @param {Form} form
 * @param {GameRecord} whole  the game, without a ply
 * @returns {Promise<ReturnType<typeof fromObject>>}
 */
export async function readForm(form, { actions = [], setup, ...game }) {
    const { mode, ply, task, goesOn, seats, controls } = form;
    const solution = form.solution.split("\n").filter((line) => line.trim());
    const follows = mode === "exercise" && solution.length === 0;
    const record = {
        ...game,
        ...(setup === undefined ? {} : { setup }),
        actions: mode === "replay" || follows ? actions : actions.slice(0, ply),
        // An exercise names its ply even at the end of the game. Without it, all actions of the game would be the
        // solution.
        ...(follows || (mode === "replay" && ply < actions.length) ? { ply } : {}),
    };
    const searched = isSearched(mode) && form.lens.source === "tree";
    const usual = seats.join() === defaultSeats(seats.length).join();
    const played = mode === "play" ? !usual : mode === "exercise" && goesOn;
    // The arena plays whole games.
    const position = searched ? {} : await gameOptions(mode === "arena" ? { ...game, actions: [] } : record);
    const looks = Object.keys(defaultLooks).map(
        (name) => /** @type {const} */ ([name, /** @type {any} */ (form)[name]]),
    );
    const options = {
        ...position,
        ...(mode === "play" ? {} : { mode }),
        ...(played ? { seats } : {}),
        ...(mode === "exercise" && solution.length ? { solution: solution.join(";") } : {}),
        ...(task && mode !== "play" ? { task } : {}),
        ...(controls ? { controls } : {}),
        ...(mode === "lens" ? lensOptions(form.lens) : {}),
        ...(mode === "code" ? codeOptions(form) : {}),
        ...(mode === "arena" ? arenaOptions(form.arena) : {}),
        ...Object.fromEntries(looks.filter(([name, value]) => value !== /** @type {any} */ (defaultLooks)[name])),
    };
    return fromObject(Object.fromEntries(Object.entries(options).filter(([name]) => hasEffect(name, mode))));
}

/**
 * Returns the options of the form without their problems.
 * @param {Form} form
 * @param {GameRecord} whole
 * @returns {Promise<EmbedOptions>}
 */
export const optionsOf = async (form, whole) => (await readForm(form, whole)).options;

/** Returns the steps of a solution as lines of the form. @param {string[][]} steps */
export const linesOf = (steps) => steps.map((step) => step.join("|")).join("\n");

/**
 * Returns the steps written in lines of the form.
 * @param {string} lines
 * @returns {string[][]} empty if they cannot be read
 */
export const stepsIn = (lines) => fromObject({ solution: lines.replaceAll("\n", ";") }).options.solution ?? [];

/**
 * Returns the solution in a record of a tactical suite.
 * @param {GameRecord} record
 * @returns {string} as lines of the form; empty without a solution
 */
export function suiteSolution({ solutions }) {
    const good =
        Array.isArray(solutions) && solutions.length > 0 && solutions.every((text) => typeof text === "string");
    return good ? linesOf([solutions]) : "";
}
