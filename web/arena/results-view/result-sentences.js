/** @import { Translate } from "../../i18n/t.js" */

/**
 * How a game of the arena ended, and why.
 *
 * @param {Translate} t
 * @param {{result: string, reason: string, names: string[], fault: {player: number} | null}} game
 * @param {string[]} players
 */
export function resultSentence(t, { result, reason, names, fault }, players) {
    if (fault) return t("arena.result.forfeit", { name: names[fault.player] });
    const winner = players.indexOf(result);
    const ending =
        winner >= 0
            ? t("arena.result.won", { name: names[winner], player: t(`player.${result}`) })
            : t(result === "draw" ? "result.drawn" : "arena.result.unfinished");
    return reason && t.has(`reason.${reason}`)
        ? t("arena.result.why", { ending, reason: t(`reason.${reason}`) })
        : ending;
}
