/**
 * Plans the movements between two positions as plain data: `animation.js` performs them, tests read them.
 *
 * @typedef {{type: "travel", key: string, stops: string[], hop: boolean}} Travel  over the cells `stops`, from the
 *     first to the last
 * @typedef {{type: "appear", key: string, order: number}} Appear
 * @typedef {{type: "turn", key: string, from: Player | null}} Turn
 * @typedef {{type: "vanish", key: string, order: number}} Vanish
 * @typedef {{type: "leave", key: string, cell: string, player: Player | null}} Leave  off the board
 * @typedef {{type: "flash", role: string, cells: string[], order: number}} Flash
 * @typedef {Travel | Appear | Turn | Vanish | Leave | Flash} Movement
 */

/**
 * @import { GameState, Player } from "../../engine/protocol.js"
 * @import { KeyedToken, TokenDiff } from "./token-diff.js"
 */

/**
 * Returns whether `next` follows `before` by one action of the same game.
 * @param {GameState | null} before
 * @param {GameState | null} next
 */
export function isNextPly(before, next) {
    if (!before || !next || before.game !== next.game || before.setup !== next.setup) return false;
    if (next.ply !== before.ply + 1 || !next.lastAction) return false;
    return before.actions.slice(0, before.ply).every((text, index) => text === next.actions[index]);
}

/**
 * Returns tokens that an action placed and removed at once: no position ever holds them.
 * @param {GameState} before
 * @param {GameState} next
 * @returns {KeyedToken[]}
 */
export function passingTokens(before, next) {
    const cells = [next.lastAction?.to ?? "", ...(next.lastAction?.cells ?? [])];
    const there = new Set([...before.board.tokens, ...next.board.tokens].map(({ cell }) => cell));
    const kind = [...before.board.tokens, ...next.board.tokens][0]?.kind ?? "";
    return cells
        .filter((cell) => cell !== "" && !next.lastAction?.from && !there.has(cell))
        .map((cell) => ({
            ...{
                cell,
                centre: { x: 0, y: 0 },
                height: 0,
                player: next.lastRound[0]?.player ?? before.toMove,
                kind,
                label: "",
            },
            key: `${next.ply} ${cell}`,
        }));
}

/** Delays along a line of cells, so that a cleared row vanishes as a wave. */
const waveOf = (/** @type {string[]} */ cells) =>
    new Map(cells.map((cell, index) => [cell, index / Math.max(1, cells.length)]));

/**
 * Plans the movements of one action, from the changes between the two positions.
 * @param {TokenDiff} diff
 * @param {GameState} next
 * @returns {Movement[]}
 */
export function planMotion(diff, next) {
    const action = next.lastAction;
    /** @type {Movement[]} */
    const plan = [];
    for (const { key, from } of diff.moved) {
        const to = action?.to ?? "";
        const hop = action?.kind === "jump" || action?.kind === "throw";
        plan.push({ type: "travel", key, stops: [from.cell, ...(action?.path ?? []), to], hop });
    }
    for (const { key, from } of diff.turned) plan.push({ type: "turn", key, from });
    for (const key of diff.added) plan.push({ type: "appear", key, order: 0 });

    const leaves = action?.from && !action.to ? action.from : "";
    const cleared = waveOf(next.lastEffects.filter(({ role }) => role === "cleared").flatMap(({ cells }) => cells));
    for (const token of diff.removed) {
        if (token.cell === leaves) plan.push({ type: "leave", key: token.key, cell: token.cell, player: token.player });
        else plan.push({ type: "vanish", key: token.key, order: cleared.get(token.cell) ?? 0 });
    }
    next.lastEffects.forEach(({ role, cells }, order) => {
        if (role !== "converted" && role !== "winning") plan.push({ type: "flash", role, cells, order });
    });
    return plan;
}
