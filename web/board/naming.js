/**
 * Names for what is on the board, for people who hear it.
 *
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Token} Token
 * @typedef {import("../engine/protocol.js").Player} Player
 *
 * `number` writes a number in the language's own digits.
 * @typedef {((key: string, values?: Record<string, string | number>) => string)
 *         & {number?: (value: number) => string}} Translate
 */

/**
 * An action in words: a key for the translator and its values.
 * @param {ActionView} action
 * @returns {{key: string, values: Record<string, string>}}
 */
export function describeAction(action) {
    const { kind, from, to, hand, cells } = action;
    if (cells.length) return { key: "action.placeCells", values: { cells: cells.join(" ") } };
    if (hand) return { key: "action.placeKind", values: { kind: hand, to } };
    return { key: `action.${kind}`, values: { from, to } };
}

/**
 * @param {ActionView} action
 * @param {Translate} t
 */
export function actionName(action, t) {
    const { key, values } = describeAction(action);
    return t(key, values.kind ? { ...values, kind: t(`kind.${values.kind}`) } : values);
}

/**
 * @param {Token} token
 * @param {string[]} players
 * @param {Translate} t
 */
export function tokenName(token, players, t) {
    const name = token.player === null ? "" : t(`player.${players[token.player]}`);
    const kind = t(`kind.${token.kind}`);
    return t("board.token", { player: name, kind: token.label ? `${kind} ${token.label}` : kind });
}

/**
 * @param {string} cell
 * @param {Token[]} tokens  on that cell
 * @param {string[]} notes  further words, already translated
 * @param {string[]} players
 * @param {Translate} t
 */
export function cellName(cell, tokens, notes, players, t) {
    const names = [...tokens].sort((a, b) => a.height - b.height).map((token) => tokenName(token, players, t));
    const pile = names.length ? names.reduce((under, top) => t("board.above", { top, under })) : "";
    const base = pile ? t("board.occupied", { cell, tokens: pile }) : t("board.empty", { cell });
    return [base, ...notes].join(", ");
}
