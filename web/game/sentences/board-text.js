/** Describes the board in words and lists, for mail, for notes and for screen readers. */

import { cellName } from "../../board/naming.js";
import { lastActionSentence, playerName } from "./game-sentences.js";

/**
 * @import { Setting } from "../../board/naming.js"
 * @import { GameState, Token } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/**
 * @param {Translate} t
 * @param {Setting} setting
 * @param {GameState} state
 * @param {string} standing  whose turn it is, or how the game ended
 * @returns {string} a line for the game, one for each player, and the last action
 */
export function boardText(t, setting, state, standing) {
    const title = t("text.title", { game: t(`game.${state.game}`), ply: state.ply });
    const lines = setting.players.map((_, player) => playerLine(t, setting, state, player));
    return [title, standing, "", ...lines, "", lastActionSentence(t, setting, state)].join("\n").trim();
}

/** @param {Translate} t @param {Setting} setting @param {GameState} state @param {number} player */
function playerLine(t, { players, layout }, { board }, player) {
    const own = board.tokens.filter((token) => token.player === player);
    const kinds = new Set(board.tokens.map(({ kind }) => kind));
    const parts = [own.map((token) => tokenText(t, layout, token, kinds.size > 1)).join(", ") || t("text.none")];
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

/** @param {Translate} t @param {Setting["layout"]} layout @param {Token} token @param {boolean} withKind */
function tokenText(t, layout, { cell: id, kind, label, height }, withKind) {
    const cell = cellName(layout, id);
    // An isolated cell name keeps its direction among words written from right to left.
    if (!withKind) return t("text.cell", { cell });
    const what = [t(`kind.${kind}`), label].filter(Boolean).join(" ");
    const key = height > 0 ? "text.tokenAbove" : "text.token";
    return t(key, { what, cell });
}
