/**
 * Names of cells, tokens and actions for people, in place of the texts of records. Where there is no room for words,
 * lists use `shortAction` of `game/sentences/action-texts.js`.
 *
 * `number` formats a number in the digits of the language.
 * @typedef {Say & {number?: (value: number) => string}} Translate
 *
 * The context of names: the layout (for cells) and the players (for tokens).
 * @typedef {{layout: BoardLayout | null, players: string[]}} Setting
 */

/**
 * @import { ActionView, BoardLayout, Token } from "../engine/protocol.js"
 * @import { Say } from "../i18n/keys.js"
 */

/** @type {WeakMap<BoardLayout, Map<string, string>>} */
const known = new WeakMap();

/**
 * Returns the name of a cell. A cell that the layout does not list keeps its id.
 * @param {BoardLayout | null} layout
 * @param {string} cell
 */
export function cellName(layout, cell) {
    if (!layout) return cell;
    const names = known.get(layout) ?? new Map(layout.cells.map(({ id, name }) => [id, name]));
    known.set(layout, names);
    return names.get(cell) ?? cell;
}

/**
 * Returns an action in words: the suffix of a translation key and the values of its blanks. `move`, `jump` and so on
 * name cells. Where tokens are of several kinds and cells have no names, the words name the token and the one that it
 * moves beside (`moveBeside`) or onto (`moveOnto`).
 * @param {ActionView} action
 * @param {Setting} setting
 * @param {Translate} t
 * @returns {{key: string, values: Record<string, string>}}
 */
export function describeAction({ kind, from, to, hand, piece, cells, shape, landmark }, { layout, players }, t) {
    const named = (/** @type {string[]} */ ids) => ids.map((cell) => cellName(layout, cell)).join(" ");
    if (shape) return { key: "placeShape", values: { shape, cells: named(cells) } };
    if (cells.length) return { key: "place", values: { to: named(cells) } };
    const token = hand || piece;
    if (!token) return { key: kind, values: { from: named([from]), to: named([to]) } };
    if (!landmark) return { key: `${kind}Kind`, values: { kind: t(`kind.${token}`) } };
    const player = t(`player.${players[landmark.player]}`);
    const beside = t("board.token", { player, kind: t(`kind.${landmark.kind}`) });
    return { key: `${kind}${landmark.below ? "Onto" : "Beside"}`, values: { kind: t(`kind.${token}`), beside } };
}

/** Returns an action in words. @param {ActionView} action @param {Setting} setting @param {Translate} t */
export function actionName(action, setting, t) {
    const { key, values } = describeAction(action, setting, t);
    return t(`action.${key}`, values);
}

/**
 * Returns the name of a token: its player, its kind and its label.
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
 * Returns the name of a cell with the tokens on it.
 * @param {string} cell  its name
 * @param {Token[]} tokens  on that cell
 * @param {string[]} notes  further words, already translated
 * @param {string[]} players
 * @param {Translate} t
 */
export function cellText(cell, tokens, notes, players, t) {
    const names = [...tokens].sort((a, b) => a.height - b.height).map((token) => tokenName(token, players, t));
    const pile = names.length ? names.reduce((under, top) => t("board.above", { top, under })) : "";
    const base = pile ? t("board.occupied", { cell, tokens: pile }) : t("board.empty", { cell });
    // Each language has its comma in this sentence.
    return notes.reduce((text, tokens) => t("board.occupied", { cell: text, tokens }), base);
}
