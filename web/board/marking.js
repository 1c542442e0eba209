/**
 * Computes which cells are marked and in what role, from the position and the selection. Pure.
 *
 * `age` of a mark: the number of actions after the marked one.
 *
 * @typedef {import("./input/interaction.js").Selection} Selection
 */
import { pickedOf } from "./input/interaction.js";

/**
 * @import { ActionView, GameState, Mark } from "../engine/protocol.js"
 * @import { Key } from "../i18n/keys.js"
 * @import { Choices } from "./input/interaction.js"
 * @import { BoardMark } from "./layers/marks.js"
 */

/**
 * Returns the marks of an action of the last round: its start and end, the cells that it filled, and the path of its
 * hops.
 * @param {ActionView} action
 * @param {Set<string>} occupied
 * @param {number} age
 * @returns {BoardMark[]}
 */
function playedMarks({ kind, from, to, cells, path }, occupied, age) {
    const way = path.length || kind === "jump" ? [from, ...path, to] : [];
    const left = age === 0 || !occupied.has(from) ? [from] : [];
    return [
        { role: "last-from", cells: left.filter(Boolean), age },
        { role: "last-to", cells: occupied.has(to) ? [to] : [], age },
        { role: "last-shape", cells: cells.filter((cell) => occupied.has(cell)), age },
        { role: "last-way", cells: way, age },
    ].filter((mark) => mark.cells.length > 0);
}

/**
 * Returns the marks of the last round and its last action, and those of the position.
 * @param {GameState} state
 * @returns {BoardMark[]}
 */
export function positionMarks(state) {
    const occupied = new Set(state.board.tokens.map(({ cell }) => cell));
    const round = state.lastRound ?? (state.lastAction ? [{ action: state.lastAction }] : []);
    const marks = round.flatMap(({ action }, age) => playedMarks(action, occupied, age)).reverse();
    const gone = state.lastEffects.filter(({ role }) => role === "captured").flatMap(({ cells }) => cells);
    marks.push({ role: "captured", cells: [...new Set(gone)].filter((cell) => !occupied.has(cell)) });
    return [...marks, ...state.board.marks, ...state.lastEffects.filter(({ role }) => role === "winning")];
}

/**
 * Returns the marks of the selection and its targets.
 * @param {Choices} choices
 * @param {Selection} selection
 * @param {Set<string>} occupied
 * @returns {Mark[]}
 */
export function selectionMarks(choices, selection, occupied) {
    if (!selection.from && !selection.hand) {
        return [
            { role: "source", cells: [...choices.sources.keys()] },
            {
                role: "onto",
                cells: [...choices.direct.keys()].filter((cell) => occupied.has(cell) && !edited(choices, cell)),
            },
        ];
    }
    const targets = [...pickedOf(choices, selection).targets];
    const kindOf = (/** @type {[string, ActionView[]]} */ [cell, actions]) =>
        occupied.has(cell) ? "onto" : actions.every(({ kind }) => kind === "jump") ? "hop" : "target";
    const grouped = ["target", "hop", "onto"].map((role) => ({
        role,
        cells: targets.filter((target) => kindOf(target) === role).map(([cell]) => cell),
    }));
    return [{ role: "selected", cells: selection.from ? [selection.from] : [] }, ...grouped];
}

/**
 * Returns the marks of an action that waits for confirmation: its path, its start and its target.
 * @param {ActionView} action
 * @returns {Mark[]}
 */
export function proposalMarks({ from, to, cells, path }) {
    return [
        { role: "way", cells: path.length ? [from, ...path, to] : [] },
        { role: "selected", cells: from ? [from] : [] },
        { role: "hint", cells: to ? [to] : cells },
    ];
}

/**
 * Returns the marks that point out an action: an arrow from its start to its target or over the edge of the board, or a
 * ring around each of its cells, with the token from the hand.
 * @param {ActionView | null | undefined} action
 * @returns {BoardMark[]}
 */
export function actionMarks(action) {
    if (!action) return noMarks;
    const { from, to, hand, cells, path } = action;
    return [
        { role: "hint", cells: [from, to, ...cells].filter(Boolean), hand, leaving: Boolean(from && !to) },
        { role: "way", cells: path.length ? [from, ...path, to] : [] },
    ];
}

/**
 * One list for all calls, so that the property does not change and the board is not drawn again.
 * @type {BoardMark[]}
 */
const noMarks = [];

/**
 * Returns whether a press on the cell edits the board instead of playing an action.
 * @param {Choices} choices
 * @param {string} cell
 */
export const edited = (choices, cell) => choices.direct.get(cell)?.[0].kind === "edit";

/**
 * Returns the role of a cell for the user: `source`, `target`, `place`, or an empty string.
 * @param {Choices} choices
 * @param {Selection} selection
 * @param {string} cell
 */
export function roleOf(choices, selection, cell) {
    if (pickedOf(choices, selection).targets.has(cell)) return "target";
    if (choices.sources.has(cell)) return "source";
    return choices.direct.has(cell) ? "place" : "";
}

/**
 * Returns the translation keys of the notes in a cell's accessible name.
 * @param {BoardMark[]} marks
 * @param {string} cell
 * @returns {Key[]}
 */
export function notesOn(marks, cell) {
    return marks
        .filter(({ role, cells }) => role in noteKeys && cells.includes(cell))
        .map(({ role, age }) => (age ? "board.earlier" : noteKeys[role]));
}

/** @type {Record<string, Key>} */
const noteKeys = {
    source: "board.canMove",
    selected: "board.picked",
    target: "board.target",
    hop: "board.targetHop",
    onto: "board.take",
    "last-to": "board.last",
    "last-shape": "board.last",
    winning: "board.winning",
    forbidden: "board.forbidden",
    hint: "board.marked",
    analysis: "board.marked",
};
