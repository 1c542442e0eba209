/**
 * Matches the tokens of two positions, so that each keeps its element on the page and changes can be animated.
 *
 * @typedef {Token & {key: string}} KeyedToken
 * @typedef {{tokens: KeyedToken[], moved: {key: string, from: KeyedToken}[], turned: {key: string, from: Player |
 *     null}[],
 *            added: string[], removed: KeyedToken[]}} TokenDiff
 */

/** @import { ActionView, Player, Token } from "../../engine/protocol.js" */

/** @param {Token} token */
const place = (token) => `${token.cell}@${token.height}`;

/**
 * Returns the topmost token on a cell.
 * @template {Token} T
 * @param {T[]} tokens
 * @param {string} cell
 * @returns {T | undefined}
 */
export function topOn(tokens, cell) {
    return tokens
        .filter((token) => token.cell === cell)
        .reduce(
            (top, token) => (top && top.height > token.height ? top : token),
            /** @type {T | undefined} */ (undefined),
        );
}

let issued = 0;

/**
 * Matches the tokens of two positions and lists the changes.
 * @param {KeyedToken[]} before
 * @param {Token[]} after
 * @param {ActionView | null} action  the only action between the positions; null unless there is exactly one
 * @returns {TokenDiff}
 */
export function diffTokens(before, after, action) {
    /** @type {Map<string, KeyedToken>} */
    const old = new Map(before.map((token) => [place(token), token]));
    /** @type {TokenDiff} */
    const diff = { tokens: [], moved: [], turned: [], added: [], removed: [] };

    const mover = action?.from && action.to ? topOn(before, action.from) : undefined;
    const arrived = mover && action ? topOn(after, action.to) : undefined;
    if (mover && arrived) old.delete(place(mover));

    for (const token of after) {
        if (mover && token === arrived) {
            diff.tokens.push({ ...token, key: mover.key });
            diff.moved.push({ key: mover.key, from: mover });
            continue;
        }
        const same = old.get(place(token));
        const stays = same !== undefined && same.kind === token.kind && same.label === token.label;
        if (stays) old.delete(place(token));
        const key = stays ? same.key : `t${++issued}`;
        diff.tokens.push({ ...token, key });
        if (!stays) diff.added.push(key);
        else if (same.player !== token.player) diff.turned.push({ key, from: same.player });
    }
    diff.removed = [...old.values()];
    return diff;
}
