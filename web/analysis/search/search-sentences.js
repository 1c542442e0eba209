/** Texts of the analysis. */

import { playerName } from "../../game/sentences/game-sentences.js";
import { wholePercents } from "../../game/sentences/whole-percents.js";
import { decimalIn, listIn } from "../../i18n/formats.js";
import { messageOf } from "../../ui/notices/failure-text.js";
import { Problem } from "../../ui/notices/problem.js";

/**
 * @import { GameState, SearchLine } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Sentence } from "../../i18n/keys.js"
 */

/**
 * The player and the round of the action that leads to a ply.
 * @param {GameState} state  any position of the game
 * @param {number} ply  from 1
 * @param {number} players
 */
export function turnOf(state, ply, players) {
    const first = (((state.toMove - state.ply) % players) + players) % players;
    return { player: (first + ply - 1) % players, round: Math.floor((first + ply - 1) / players) + 1 };
}

/**
 * The name of an entry in a list of moves, such as "12. Red: a → b".
 * @param {Translate} t
 * @param {string[]} players
 * @param {GameState} state
 * @param {number} ply
 * @param {string} action  name of the action
 */
export function entryName(t, players, state, ply, action) {
    const { player, round } = turnOf(state, ply, players.length);
    const move = t("list.entry", { player: playerName(t, players, player), action });
    return t("analysis.entry", { round, move });
}

/**
 * The chances of winning as text, such as "Red 61%, Green 22%, Blue 17%".
 * @param {Translate} t
 * @param {string[]} players
 * @param {number[]} shares
 */
export function sharesText(t, players, shares) {
    const whole = wholePercents(shares);
    const each = players.map((_, player) =>
        t("thinking.chance", { player: playerName(t, players, player), share: t.percent(whole[player]) }),
    );
    return listIn(t, each);
}

/**
 * How much a search has seen, such as "127 positions · 51K/s".
 * @param {Translate} t
 * @param {{nodes: number, seconds: number}} progress
 */
export function workText(t, { nodes, seconds }) {
    const speed = seconds > 0 ? t("analysis.speed", { nodes: t.compact(nodes / seconds) }) : "";
    return [t("analysis.positions", { count: nodes, nodes: t.compact(nodes) }), speed].filter(Boolean).join(" · ");
}

/**
 * The value of a line for the player to move: a win or loss, or the chances of winning.
 * @param {Translate} t
 * @param {Pick<SearchLine, "provenPlies" | "likely" | "scores" | "chances">} line
 * @param {number} player
 */
export function valueText(t, line, player) {
    const { provenPlies: count, likely, scores, chances } = line;
    if (count === 0) return t.percent(chances[player]);
    if (likely) return t(scores[player] > 0 ? "analysis.likelyWins" : "analysis.likelyLoses", { count });
    return t(scores[player] > 0 ? "analysis.wins" : "analysis.loses", { count });
}

/** A duration in seconds as text. @param {Translate} t @param {number} seconds */
export const secondsText = (t, seconds) =>
    t("shared.seconds", { number: decimalIn(t, seconds, seconds < 1 ? 2 : seconds < 10 ? 1 : 0) });

/** The translation key of a search algorithm. @param {string} id */
export const algorithmKey = (id) => /** @type {const} */ (`analysis.algorithm.${id.replaceAll("-", "_")}`);

/** A notice about an error. @param {unknown} error @returns {Sentence} */
export function problemNotice(error) {
    if (error instanceof Problem) {
        const { key, params = {}, detail = "" } = error.problem;
        return { key, params, detail };
    }
    return { key: "notice.failed", params: {}, detail: messageOf(error) };
}
