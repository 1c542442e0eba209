/**
 * The board in words and lists, for mail, for notes, and for people who read with their ears.
 *
 * @typedef {import("../i18n/t.js").Translate} Translate
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").Token} Token
 */

import { lastActionSentence, playerName } from "./words.js";

/**
 * @param {Translate} t
 * @param {string[]} players
 * @param {GameState} state
 * @param {string} standing  whose turn it is, or how it ended
 * @returns {string} a line for the game, one for each player, and the last action
 */
export function boardText(t, players, state, standing) {
    const title = t("text.title", { game: t(`game.${state.game}`), ply: state.ply });
    const lines = players.map((_, player) => playerLine(t, players, state, player));
    return [title, standing, "", ...lines, "", lastActionSentence(t, players, state)].join("\n").trim();
}

/** @param {Translate} t @param {string[]} players @param {GameState} state @param {number} player */
function playerLine(t, players, { board }, player) {
    const own = board.tokens.filter((token) => token.player === player);
    const kinds = new Set(board.tokens.map(({ kind }) => kind));
    const parts = [own.map((token) => tokenText(t, token, kinds.size > 1)).join(", ") || t("text.none")];
    const hand = board.hands.filter((item) => item.player === player && item.count > 0);
    if (hand.length) {
        const items = hand.map(({ kind, count }) => t("text.times", { what: t(`kind.${kind}`), count }));
        parts.push(t("text.hand", { list: items.join(", ") }));
    }
    for (const { name, value, target } of board.tallies.filter((tally) => tally.player === player)) {
        const amount = target ? t("tally.of", { value, target }) : t.number(value);
        parts.push(`${t(`tally.${name}`)} ${amount}`);
    }
    return t("text.line", { player: playerName(t, players, player), list: parts.join("; ") });
}

/** @param {Translate} t @param {Token} token @param {boolean} withKind */
function tokenText(t, { cell, kind, label, height }, withKind) {
    if (!withKind) return cell;
    const what = [t(`kind.${kind}`), label].filter(Boolean).join(" ");
    const key = height > 0 ? "text.tokenAbove" : "text.token";
    return t(key, { what, cell });
}
