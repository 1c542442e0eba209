/**
 * The chances of winning over a whole game: a value for every position as the background analysis finds them, and the
 * turning points that can be read from them. Pure.
 *
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 *
 * What is known of a position: each player's share of the chances (they add up to 1), who is to move, and the best action.
 * @typedef {{chances: number[], toMove: number, best: string}} Value
 *
 * An action after which its player's share is smaller by `loss` than the best action would have left it.
 * @typedef {{ply: number, player: number, action: string, best: string, before: number, after: number, loss: number,
 *            grave: boolean}} TurningPoint
 */

/** Shares of the chances; less than this lost is not worth a word, and what grave losses begin with. */
const WORTH_A_WORD = 0.12;
const GRAVE = 0.3;
const MOST_POINTS = 12;

/**
 * The value of a position whose game is over.
 * @param {GameState["outcome"]} outcome
 * @param {number} players
 */
export function finalChances({ state, winner }, players) {
    return Array.from({ length: players }, (_, player) =>
        state === "drawn" ? 1 / players : winner === player ? 1 : 0,
    );
}

/**
 * @param {SearchProgress | null} progress
 * @param {number} players
 * @returns {number[] | null} shares that add up to 1
 */
export function sharesOf(progress, players) {
    const chances = progress?.lines[0]?.chances;
    if (!chances || chances.length !== players) return null;
    const sum = chances.reduce((total, share) => total + share, 0);
    return sum > 0 ? chances.map((share) => share / sum) : null;
}

/**
 * The actions that changed most, in the order of the game.
 * @param {(Value | null | undefined)[]} values  by ply; one more than actions
 * @param {string[]} actions
 * @returns {TurningPoint[]}
 */
export function turningPoints(values, actions) {
    /** @type {TurningPoint[]} */
    const points = [];
    actions.forEach((action, index) => {
        const [now, next] = [values[index], values[index + 1]];
        if (!now || !next) return;
        const player = now.toMove;
        const [before, after] = [now.chances[player], next.chances[player]];
        const loss = before - after;
        // What the search itself wanted to play is nobody's mistake, however the next search judges it.
        if (loss < WORTH_A_WORD || now.best === action) return;
        points.push({ ply: index + 1, player, action, best: now.best, before, after, loss, grave: loss >= GRAVE });
    });
    const kept = [...points].sort((a, b) => b.loss - a.loss).slice(0, MOST_POINTS);
    return kept.sort((a, b) => a.ply - b.ply);
}

/**
 * One player's share over the game as path data, in a box of width 1000 and height 100 with the largest share on top;
 * broken where a value is missing.
 * @param {(Value | null | undefined)[]} values
 * @param {number} player
 */
export function sharePath(values, player) {
    const step = 1000 / Math.max(1, values.length - 1);
    let path = "";
    let drawn = false;
    values.forEach((value, ply) => {
        if (value)
            path += `${drawn ? "L" : "M"}${(ply * step).toFixed(1)} ${(100 - value.chances[player] * 100).toFixed(1)}`;
        drawn = Boolean(value);
    });
    return path;
}

/**
 * By how much each further ply of the search multiplied its work: the nodes of a depth by those of the depth before.
 * @param {{depth: number, nodes: number}[]} depths  with all nodes up to and including the depth
 * @returns {(number | null)[]}
 */
export function branchingFactors(depths) {
    const own = depths.map(({ nodes }, index) => nodes - (depths[index - 1]?.nodes ?? 0));
    return depths.map(({ depth }, index) =>
        index > 0 && depths[index - 1].depth === depth - 1 && own[index - 1] > 0 ? own[index] / own[index - 1] : null,
    );
}
