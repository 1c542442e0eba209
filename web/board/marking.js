/**
 * Which cells are pointed out and in what role, from the position and what is picked. Pure.
 *
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").Mark} Mark
 * @typedef {import("./interaction.js").Choices} Choices
 * @typedef {import("./interaction.js").Selection} Selection
 * @typedef {import("./scene.js").Scene} Scene
 */
import { pickedOf } from "./interaction.js";

/**
 * The last action and what it did, the cells that won, the cells closed to this action.
 * @param {Scene} scene
 * @param {GameState} state
 * @param {Choices} choices
 * @returns {Mark[]}
 */
export function positionMarks(scene, state, choices) {
    /** @type {Mark[]} */
    const marks = [];
    const occupied = new Set(state.board.tokens.map(({ cell }) => cell));
    const last = state.lastAction;
    if (last?.from) marks.push({ role: "last-from", cells: [last.from] });
    if (last) marks.push({ role: "last-to", cells: occupied.has(last.to) ? [last.to] : [] });
    if (last?.cells.length) marks.push({ role: "last-shape", cells: last.cells.filter((cell) => occupied.has(cell)) });
    const gone = state.lastEffects.filter(({ role }) => role === "captured").flatMap(({ cells }) => cells);
    marks.push({ role: "captured", cells: [...new Set(gone)].filter((cell) => !occupied.has(cell)) });

    // A zone does not change, yet it is closed only while tokens may be placed elsewhere and not there.
    const closed = scene.zones
        .filter(({ role }) => role === "forbidden")
        .flatMap(({ cells }) => cells.map(({ id }) => id));
    const open = (/** @type {string} */ cell) =>
        choices.direct.size === 0 || choices.direct.has(cell) || occupied.has(cell);
    marks.push({ role: "forbidden", cells: closed.filter((cell) => !open(cell)) });
    return [...marks, ...state.board.marks];
}

/**
 * What the person has in hand and where it may go.
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
    const kindOf = (/** @type {[string, import("../engine/protocol.js").ActionView[]]} */ [cell, actions]) =>
        occupied.has(cell) ? "onto" : actions.every(({ kind }) => kind === "jump") ? "hop" : "target";
    const grouped = ["target", "hop", "onto"].map((role) => ({
        role,
        cells: targets.filter((target) => kindOf(target) === role).map(([cell]) => cell),
    }));
    return [{ role: "selected", cells: selection.from ? [selection.from] : [] }, ...grouped];
}

/**
 * An action that waits to be confirmed: where it begins and where it leads.
 * @param {import("../engine/protocol.js").ActionView} action
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
 * Whether a press changes the board itself, in whatever way, and is no action of the game.
 * @param {Choices} choices
 * @param {string} cell
 */
export const edited = (choices, cell) => choices.direct.get(cell)?.[0].kind === "edit";

/**
 * What a cell is for the person now: `source`, `target`, `place`, or nothing.
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
 * Keys of the notes that are read with a cell's name.
 * @param {Mark[]} marks
 * @param {string} cell
 * @returns {string[]}
 */
export function notesOn(marks, cell) {
    return marks
        .filter(({ role, cells }) => role in noteKeys && cells.includes(cell))
        .map(({ role }) => noteKeys[role]);
}

/** @type {Record<string, string>} */
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
};
