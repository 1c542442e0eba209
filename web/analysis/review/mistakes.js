/**
 * Finds the mistakes in a game from the values of its positions. Pure functions.
 *
 * @typedef {(Value | null | undefined)[]} Values  by ply; one more than there are actions
 *
 * An action that lowers its player's share of the chances of winning by `loss`. `ply`: the ply after the action.
 * `best`: the action that the search prefers. `before` and `after`: the player's share.
 * @typedef {{ply: number, player: number, action: string, best: string, before: number, after: number, loss: number,
 *            grave: boolean}} Mistake
 */

/** @import { Value } from "./graph.js" */

/** Smallest losses, as shares of the chances, that count as a mistake and as a grave mistake. */
export const MIN_LOSS = 0.12;
export const MIN_GRAVE_LOSS = 0.3;
/** A list has at most this many turning points, or one per this many actions if that is more. */
const MAX_POINTS = 12;
const ACTIONS_PER_POINT = 20;

/** The passes of the analysis: a quick one over all positions, a thorough one, and a deep one on request. */
export const FIRST_LOOK = 0;
export const CLOSE_LOOK = 1;
export const DEEP_LOOK = 2;

/** The value from a pass, or the exact value of a finished game. @param {Value} value @param {number} look */
export function valueFrom(value, look) {
    let found = value;
    while (found.look > look && found.first) found = found.first;
    return found;
}

/**
 * The values of two neighbouring positions from the same pass. Values of different passes differ without any mistake.
 * @param {Value | null | undefined} now
 * @param {Value | null | undefined} next
 */
export function samePass(now, next) {
    if (!now || !next) return null;
    const look = Math.min(now.look, next.look);
    return { now: valueFrom(now, look), next: valueFrom(next, look) };
}

/**
 * All mistakes, in the order of the game.
 * @param {Values} values
 * @param {string[]} actions
 * @returns {Mistake[]}
 */
export function mistakesOf(values, actions) {
    /** @type {Mistake[]} */
    const mistakes = [];
    actions.forEach((action, index) => {
        const pair = samePass(values[index], values[index + 1]);
        if (!pair) return;
        const { toMove: player, best, chances } = pair.now;
        const [before, after] = [chances[player], pair.next.chances[player]];
        const loss = before - after;
        // The search's own choice is never a mistake, even if the search of the next position values it lower.
        if (loss < MIN_LOSS || best === action) return;
        mistakes.push({ ply: index + 1, player, action, best, before, after, loss, grave: loss >= MIN_GRAVE_LOSS });
    });
    return mistakes;
}

/** The annotation sign of a mistake, as in chess books. @param {Mistake} mistake */
export const signOf = ({ grave }) => (grave ? "??" : "?");

/**
 * The largest mistakes, in the order of the game.
 * @param {Mistake[]} mistakes
 * @param {number} actions  number in the game
 */
export function turningPoints(mistakes, actions) {
    const max = Math.max(MAX_POINTS, Math.floor(actions / ACTIONS_PER_POINT));
    const kept = [...mistakes].sort((a, b) => b.loss - a.loss).slice(0, max);
    return kept.sort((a, b) => a.ply - b.ply);
}

/**
 * Groups mistakes into marks on the graph. Mistakes whose marks would overlap share one, at the place of the worst of
 * them.
 * @param {Mistake[]} mistakes
 * @param {number} actions  number in the game
 * @param {number} width  of a mark, as a share of the graph's width
 * @returns {{worst: Mistake, plies: number[]}[]}
 */
export function marksOf(mistakes, actions, width) {
    /** @type {{worst: Mistake, plies: number[]}[]} */
    const marks = [];
    for (const mistake of [...mistakes].sort((a, b) => b.loss - a.loss)) {
        const distance = (/** @type {typeof marks[0]} */ { worst }) => Math.abs(worst.ply - mistake.ply) / actions;
        const [nearest] = [...marks].sort((a, b) => distance(a) - distance(b));
        if (nearest && distance(nearest) < width) nearest.plies.push(mistake.ply);
        else marks.push({ worst: mistake, plies: [mistake.ply] });
    }
    for (const mark of marks) mark.plies.sort((a, b) => a - b);
    return marks.sort((a, b) => a.worst.ply - b.worst.ply);
}

/**
 * The position to analyse next. The first pass covers all positions; each later pass starts with the positions before
 * and after the mistakes, worst first, and then covers the rest.
 * @param {Values} values
 * @param {string[]} actions
 * @param {number} [last]  the last pass
 * @returns {{ply: number, look: number} | null} null when the analysis is complete
 */
export function nextLook(values, actions, last = CLOSE_LOOK) {
    const unseen = values.findIndex((value) => !value);
    if (unseen >= 0) return { ply: unseen, look: FIRST_LOOK };
    const around = mistakesOf(values, actions)
        .sort((a, b) => b.loss - a.loss)
        .flatMap(({ ply }) => [ply - 1, ply]);
    for (let look = CLOSE_LOOK; look <= last; ++look) {
        const waits = (/** @type {number} */ ply) => (values[ply]?.look ?? look) < look;
        const ply = around.find(waits) ?? values.findIndex((_, each) => waits(each));
        if (ply >= 0) return { ply, look };
    }
    return null;
}
