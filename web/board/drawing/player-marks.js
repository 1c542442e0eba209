/**
 * The mark of each player, so that colour is never the only difference: a dot, a triangle, a ring, a lozenge, a cross.
 * Tokens show it as an inlay, rims and camps as a pattern.
 */
import { svg } from "lit";

/** @import { TemplateResult } from "lit" */

/** @type {Record<string, string>} */
const markOfPlayer = { red: "dot", green: "triangle", blue: "ring", black: "lozenge", white: "cross" };
const inOrder = ["dot", "ring", "triangle", "lozenge", "cross"];

/** Each in a circle of radius 10 around the origin. */
/** @type {Record<string, TemplateResult<2>>} */
const drawings = {
    dot: svg`<circle class="inlay" r="7.4" style="stroke-width: var(--mark-width, 1)" />`,
    triangle: svg`<path class="inlay" d="M0 -8.6L8.4 6H-8.4Z" style="stroke-width: var(--mark-width, 2.6)" stroke-linejoin="round" />`,
    ring: svg`<circle class="inlay-line" r="7" style="stroke-width: var(--mark-width, 3.6)" />`,
    lozenge: svg`<path class="inlay" d="M0 -9.5L6.6 0L0 9.5L-6.6 0Z" style="stroke-width: var(--mark-width, 1.6)" stroke-linejoin="round" />`,
    cross: svg`<path class="inlay-line" d="M0 -7.6V7.6M-7.6 0H7.6" style="stroke-width: var(--mark-width, 3.6)" stroke-linecap="round" />`,
};

/** Returns the name of a player's mark. @param {string[]} players @param {number} player */
export const markName = (players, player) => markOfPlayer[players[player]] ?? inOrder[player % inOrder.length];

/** Returns the drawing of a player's mark. @param {string[]} players @param {number} player */
export const playerMark = (players, player) => drawings[markName(players, player)];

/**
 * Returns the player's colour, that colour as a line that contrasts with the page, and the colours of marks and of text
 * on it, as custom properties `--own`, `--own-line`, `--own-ink` and `--own-text`.
 * @param {string[]} players
 * @param {number | null} player
 */
export function playerStyle(players, player) {
    const name = player === null ? undefined : players[player];
    return name
        ? `--own: var(--player-${name}); --own-line: var(--player-${name}-line, var(--own)); --own-ink: var(--player-${name}-inlay); --own-text: var(--player-${name}-ink); --own-wash: var(--player-${name}-wash)`
        : "--own: var(--ink-soft); --own-line: var(--own)";
}
