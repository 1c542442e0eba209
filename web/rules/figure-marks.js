/** Computes the marks of a figure from the engine's legal actions. */
import { nothingPicked, pickedOf, sortChoices } from "../board/input/interaction.js";
import { selectionMarks } from "../board/marking.js";

/**
 * @import { GameState, Mark } from "../engine/protocol.js"
 * @import { Figure } from "./sections.js"
 */

/** @param {Figure} figure */
const selectionOf = ({ from = "", hand = "" }) => ({ ...nothingPicked, from, hand });

/** Returns the cells to which the picked token or kind may go. @param {Figure} figure @param {GameState} state */
export function targetsOf(figure, state) {
    return [...pickedOf(sortChoices(state.legal), selectionOf(figure)).targets.keys()];
}

/**
 * Returns the cells to cross out: cells that the picked token may not go to, although a reader might think so.
 * @param {Figure} figure
 * @param {GameState} state
 * @param {GameState | null} other  the same position under the options of `unlike`
 */
export function crossedOf(figure, state, other) {
    const open = new Set(targetsOf(figure, state));
    return [...(figure.closed ?? []), ...(other ? targetsOf(figure, other) : [])].filter((cell) => !open.has(cell));
}

/**
 * @param {Figure} figure
 * @param {GameState} state
 * @param {GameState | null} other
 * @returns {Mark[]}
 */
export function marksOf(figure, state, other) {
    const choices = sortChoices(state.legal);
    const occupied = new Set(state.board.tokens.map(({ cell }) => cell));
    const picked = figure.from || figure.hand;
    const step = state.legal.find(({ text }) => text === figure.steps?.[0]);
    /** @type {Mark[]} */
    const marks = [{ role: "forbidden", cells: crossedOf(figure, state, other) }];
    if (figure.movable) marks.push(...selectionMarks(choices, nothingPicked, occupied));
    if (picked) marks.push(...selectionMarks(choices, selectionOf(figure), occupied));
    if (step?.path.length) marks.push({ role: "way", cells: [step.from, ...step.path, step.to] });
    else if (step && !picked) marks.push({ role: "hint", cells: [step.from, step.to, ...step.cells].filter(Boolean) });
    return marks;
}
