/**
 * How a game of the arena ended, in one sentence.
 *
 * @param {import("../i18n/t.js").Translate} t
 * @param {{result: string, names: string[], fault: {player: number} | null}} game
 * @param {string[]} players
 */
export function resultSentence(t, { result, names, fault }, players) {
    if (fault) return t("arena.result.forfeit", { name: names[fault.player] });
    const winner = players.indexOf(result);
    if (winner >= 0) return t("arena.result.won", { name: names[winner], player: t(`player.${result}`) });
    return t(result === "draw" ? "arena.result.draw" : "arena.result.unfinished");
}
