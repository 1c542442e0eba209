/**
 * The chances of winning over a whole game, one value per position from the background analysis. Pure functions.
 *
 * The value of a position. `chances`: each player's share of the chances of winning; they add up to 1. `best`: the best
 * action. `look`: the pass that found the value (see `mistakes.js`). `first`: the value of the pass before, which this
 * one replaced. `line`: the best action and what follows. `second`: the mover's share after the second best action;
 * absent in the first pass, null if there is no other legal action. `proof`: who wins by force, and in how many plies.
 * `othersLose`: whether every other action is proven to lose.
 * @typedef {{chances: number[], toMove: number, best: string, look: number, first?: Value, line?: string[],
 *            second?: number | null, proof?: {winner: number, plies: number}, othersLose?: boolean}} Value
 */

/** @import { GameState, SearchLine, SearchProgress } from "../../engine/protocol.js" */

/**
 * The chances of winning in a finished game: 1 for the winner, equal shares in a draw.
 * @param {GameState["outcome"]} outcome
 * @param {number} players
 */
export function finalChances({ state, winner }, players) {
    return Array.from({ length: players }, (_, player) =>
        state === "drawn" ? 1 / players : winner === player ? 1 : 0,
    );
}

/**
 * The chances of winning in a search's best line, by player.
 * @param {SearchProgress | null} progress
 * @param {number} players
 * @returns {number[] | null} shares that add up to 1; null if the search has none
 */
export function sharesOf(progress, players) {
    const chances = progress?.lines[0]?.chances;
    if (!chances || chances.length !== players) return null;
    const sum = chances.reduce((total, share) => total + share, 0);
    return sum > 0 ? chances.map((share) => share / sum) : null;
}

/**
 * What a search says about a position besides its chances, for the review. In a depth that is under way, actions that
 * have not been searched yet may be better than the lines: a loss counts only when the depth is complete.
 * @param {SearchProgress} progress
 * @param {number} toMove
 * @param {number} players
 * @returns {Pick<Value, "line" | "second" | "proof" | "othersLose">}
 */
export function findingsOf({ lines, depth, depthUnderWay }, toMove, players) {
    const [best, second] = lines;
    const complete = !depthUnderWay;
    const proof = provenWin(best, players);
    const other = second && sharesOf(/** @type {any} */ ({ lines: [second] }), players);
    const lost = second && provenWin(second, players);
    const othersLose = Boolean(lost && lost.winner !== toMove);
    // Before the first depth is complete, a second line may be missing though there is another action.
    const known = second ? complete || !othersLose : depth !== 0;
    return {
        line: best?.actions ?? [],
        ...(known ? { second: other ? other[toMove] : null } : {}),
        ...(proof && (complete || proof.winner === toMove) ? { proof } : {}),
        ...(complete && othersLose ? { othersLose } : {}),
    };
}

/**
 * Who wins by force in a line that is proven whatever the others do. A proven draw has no winner.
 * @param {SearchLine | undefined} line
 * @param {number} players
 */
function provenWin(line, players) {
    if (!line || line.provenPlies === 0 || line.likely || line.chances.length !== players) return null;
    const winner = line.chances.indexOf(Math.max(...line.chances));
    return line.chances[winner] > 0.99 ? { winner, plies: line.provenPlies } : null;
}

/** Maximum number of points in a graph: the eye cannot tell more apart. */
const MAX_POINTS = 120;

/**
 * One player's share over the game as SVG path data, in a box of width 1000 and height 100 with share 1 at the top. The
 * path has gaps where values are missing. In a long game each point is the mean of neighbouring positions, except the
 * first and the last.
 * @param {(Value | null | undefined)[]} values
 * @param {number} player
 */
export function sharePath(values, player) {
    const last = Math.max(1, values.length - 1);
    const group = Math.ceil(last / MAX_POINTS);
    let path = "";
    let drawn = false;
    for (const [from, to] of groupsOf(values.length, group)) {
        const known = values.slice(from, to).flatMap((value) => (value ? [value.chances[player]] : []));
        if (known.length > 0) {
            const x = ((from + to - 1) / 2 / last) * 1000;
            const y = 100 - (known.reduce((sum, share) => sum + share, 0) / known.length) * 100;
            path += `${drawn ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
        }
        drawn = known.length > 0;
    }
    return path;
}

/**
 * Groups neighbouring plies, at most `size` in each; the first and the last ply are groups of one.
 * @param {number} length
 * @param {number} size
 */
function groupsOf(length, size) {
    const groups = [];
    for (let from = 0; from < length; ) {
        const to = from === 0 || from === length - 1 ? from + 1 : Math.min(from + size, length - 1);
        groups.push([from, to]);
        from = to;
    }
    return groups;
}
