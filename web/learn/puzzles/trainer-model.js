/**
 * The state of the trainer as one plain object, and values derived from it. Pure functions.
 *
 * `free`: puzzle after puzzle. `run`: as many as one can in three minutes. `missed`: those missed in a run, again.
 * `mine`: one's own mistakes.
 * @typedef {"free" | "run" | "mine"} Mode
 *
 * `base`: the game on the board and its options. `turn`: the legal actions at the reader's turn, by text. `change`: of
 * the rating by the last puzzle; null while it is open. `settled`: whether the task has been counted. `helped`:
 * whether a hint was shown. `again`: whether the puzzle had been tried before. `early`: whether the reader repeats
 * mistakes before they are due. `answer`: the actions of a task that is over, and how many of them are on the board.
 * `contents`: of the game's puzzles. `missed`: the puzzles of the last run to try again.
 * `mine`: the reader's mistakes in the game; `due`: how many are due, `nextDue`: when the next one is, in milliseconds.
 * `dues`: how many are due, by game.
 * @typedef {{phase: "loading" | "ready" | "trouble", trouble: string, games: GameSpec[], game: string, mode: Mode,
 *            base: {game: string, options?: Record<string, string | number>}, layout: BoardLayout | null, state:
 *            GameState | null, task: Task | null, turn: Map<string, ActionView>, settled: boolean, helped: boolean,
 *            change: number | null, again: boolean, early: boolean, finding: boolean, answer:
 *            {actions: ActionView[], at: number} | null, themes: string[], contents:
 *            {count: number, themes: Record<string, number>} | null, records: GameRecords, run:
 *            Run | null, missed: Puzzle[], mine: {all: number, due: number,
 *            nextDue: number} | null, dues: Record<string, number>, kept: boolean, notices: Notice[]}}
 *            TrainerModel
 */

import { noRecords } from "./progress/records.js";

/**
 * @import { ActionView, BoardLayout, GameSpec, GameState } from "../../engine/protocol.js"
 * @import { Notice } from "../../ui/notices/notices-element.js"
 * @import { Puzzle } from "./catalog/puzzle.js"
 * @import { GameRecords } from "./progress/records.js"
 * @import { Run } from "./solving/run.js"
 * @import { Task } from "./solving/solving.js"
 */

/** @returns {TrainerModel} */
export const emptyTrainer = () => ({
    phase: "loading",
    trouble: "",
    games: [],
    game: "",
    mode: "free",
    base: { game: "" },
    layout: null,
    state: null,
    task: null,
    turn: new Map(),
    settled: false,
    helped: false,
    change: null,
    again: false,
    early: false,
    finding: false,
    answer: null,
    themes: [],
    contents: null,
    records: noRecords(),
    run: null,
    missed: [],
    mine: null,
    dues: {},
    kept: true,
    notices: [],
});

/** @param {TrainerModel} model */
export const specOf = ({ games, game }) => games.find(({ id }) => id === game);

/** @param {TrainerModel} model @returns {string[]} */
export const playersOf = (model) => specOf(model)?.players ?? [];

/** Whether the reader may act on the board. @param {TrainerModel} model */
export const isTurn = ({ task, state }) => task?.phase === "try" && state?.toMove === task.player;

/** The action that a hint is about. @param {TrainerModel} model */
export const hintedAction = ({ task, turn }) => turn.get(task?.right[0]?.action ?? "");

/** @param {GameState} state */
export const actionsOf = ({ legal }) => new Map(legal.map((action) => [action.text, action]));

/** Cells whose centre is near that of a cell. @param {BoardLayout | null} layout @param {string} cell */
export function cellsAround(layout, cell) {
    const centre = layout?.cells.find(({ id }) => id === cell)?.centre;
    if (!layout || !centre) return [cell];
    const near = layout.cells.filter((other) => Math.hypot(other.centre.x - centre.x, other.centre.y - centre.y) < 1.2);
    return near.map(({ id }) => id);
}
