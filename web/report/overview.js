/** The results in one or two sentences. */
import { eloText, nameOf, standText } from "./names.js";
import { isKnown } from "./ratings.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Facts } from "./facts.js"
 * @import { Results } from "./results.js"
 */

/** @param {Translate} t @param {Results} results @param {Facts} facts */
export function overview(t, results, { faults, order }) {
    const { game, participants, players, games, table, stand } = results;
    const seats = table.reduce((sum, row) => sum + row.games, 0);
    const title = t.has(`game.${game}`) ? t(`game.${game}`) : game;
    const played = t("report.overview", {
        game: title,
        players: t("report.players", { count: participants.length }),
        // A leaderboard has the table without the games.
        games: t("shared.games", { count: games.length || seats / players.length }),
    });
    // The levels are only the yardstick there.
    if (stand) return t.sentences(played, `${nameOf(t, participants[stand.agent])}: ${standText(t, stand)}`);
    const [first] = table;
    const rated = first && isKnown(first.elo, first.elo_low, first.elo_high);
    const leads =
        order.length > 1 && seats > 0 && first
            ? t(rated ? "report.leadsElo" : "report.leads", {
                  name: nameOf(t, participants[first.participant]),
                  elo: eloText(t, first.elo),
              })
            : "";
    const lost =
        games.length === 0
            ? ""
            : faults.length
              ? t("report.faultCount", { count: faults.length })
              : t("report.noFaults");
    return t.sentences(played, leads, lost);
}
