/**
 * What is chosen on the page that makes embed codes, and the options of an embedded game that it means. Pure.
 *
 * @typedef {import("../element/game-types.d.ts").Control} Control
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("../element/game-types.d.ts").Mode} Mode
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 *
 * `ply`: the position to begin with. `solution`: of an exercise, a line for each ply; empty where the game itself is. `goesOn`:
 * whether the solved exercise is played on. `seats` by player. `controls`: null for those that the mode has anyway. `width` and
 * `height` in CSS pixels.
 * @typedef {{mode: Mode, ply: number, task: string, solution: string, goesOn: boolean, seats: string[],
 *            controls: string[] | null, language: string, theme: string, coordinates: boolean,
 *            width: number, height: number}} Form
 */

import { FIRST_LEVEL, PERSON } from "../app/model.js";
import { gameOptions } from "./codes.js";
import { usualControls } from "./game.js";
import { CONTROLS, fromObject } from "./options.js";

/** What is not chosen: the reader's own language, or the theme of the reader's system. */
export const AUTO = "auto";

/** @type {Form} */
export const firstForm = {
    mode: "play",
    ply: 0,
    task: "",
    solution: "",
    goesOn: false,
    seats: [],
    controls: null,
    language: AUTO,
    theme: AUTO,
    coordinates: false,
    width: 390,
    height: 500,
};

/** Who plays where nothing is said about it. @param {number} players */
export const usualSeats = (players) =>
    Array.from({ length: players }, (_, player) => (player === 0 ? PERSON : FIRST_LEVEL));

/** The names of the controls that are shown. @param {Form} form @returns {string[]} */
export const controlsOf = ({ controls, mode }) => controls ?? usualControls[mode];

/**
 * The controls with one of them switched on or off.
 * @param {Form} form
 * @param {Control} name
 * @param {boolean} on
 * @returns {Form["controls"]}
 */
export function controlSwitched(form, name, on) {
    const chosen = controlsOf(form);
    const controls = CONTROLS.filter((each) => (each === name ? on : chosen.includes(each)));
    const usual = usualControls[form.mode];
    return CONTROLS.every((each) => controls.includes(each) === usual.includes(each)) ? null : controls;
}

/**
 * The options, without what holds anyway.
 * @param {Form} form
 * @param {GameRecord} whole  the game, without a ply
 * @returns {Promise<EmbedOptions>}
 */
export async function optionsOf(form, { actions = [], ...game }) {
    const { mode, ply, task, goesOn, seats, controls, language, theme, coordinates } = form;
    const solution = form.solution.split("\n").filter((line) => line.trim());
    const whole = mode === "replay" || (mode === "exercise" && solution.length === 0);
    const record = {
        ...game,
        actions: whole ? actions : actions.slice(0, ply),
        ...(whole && ply < actions.length ? { ply } : {}),
    };
    const usual = seats.join() === usualSeats(seats.length).join();
    const played = mode === "play" ? !usual : mode === "exercise" && goesOn;
    const given = {
        ...(await gameOptions(record)),
        ...(mode === "play" ? {} : { mode }),
        ...(played ? { seats } : {}),
        ...(mode === "exercise" && solution.length ? { solution: solution.join(";") } : {}),
        ...(task && mode !== "play" ? { task } : {}),
        ...(controls ? { controls } : {}),
        ...(language === AUTO ? {} : { language }),
        ...(theme === AUTO ? {} : { theme }),
        ...(coordinates ? { coordinates } : {}),
    };
    return fromObject(given).options;
}
