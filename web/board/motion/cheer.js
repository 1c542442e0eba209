/**
 * The celebration of a win: the winner's tokens hop one after another. If the engine marks winning cells, only the
 * tokens there hop, along their line.
 *
 * `order`: relative time of the hop; 0 for the first, below 1 for the last.
 * @typedef {{key: string, order: number}} Cheer
 */

/**
 * @import { GameState } from "../../engine/protocol.js"
 * @import { KeyedToken } from "./token-diff.js"
 */

/**
 * Returns the hops of the winner's tokens; empty unless the game is won.
 * @param {KeyedToken[]} tokens
 * @param {GameState | null} state  after the last action
 * @returns {Cheer[]}
 */
export function cheers(tokens, state) {
    if (state?.outcome.state !== "won") return [];
    const marks = [...state.board.marks, ...state.lastEffects].filter(({ role }) => role === "winning");
    const winning = marks.flatMap(({ cells }) => cells);
    const own = tokens.filter(({ player }) => player === state.outcome.winner);
    const marked = winning.flatMap((cell) => own.filter((token) => token.cell === cell));
    const hopping = marked.length ? marked : own;
    return hopping.map(({ key }, index) => ({ key, order: index / hopping.length }));
}
