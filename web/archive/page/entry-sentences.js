/** A game of the archive in words: its name, its date, and who played whom. */

import { PERSON } from "../../game/model.js";
import { timeIn } from "../../i18n/formats.js";

/**
 * @import { GameSpec } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Game } from "../game-entry.js"
 */

/** @param {Translate} t @param {string} id */
export function gameName(t, id) {
    const name = t(`game.${id}`);
    return name === `game.${id}` ? id : name;
}

/** @param {Translate} t @param {Game} entry */
export const nameOf = (t, entry) => `${gameName(t, entry.game)}, ${timeIn(t, entry.date)}`;

/** Who played whom, in the page's language. @param {Translate} t @param {GameSpec[]} specs @param {Game} entry */
export function seatsText(t, specs, { seats, game, persons }) {
    const players = specs.find(({ id }) => id === game)?.players ?? [];
    return seats
        .map((seat, player) => {
            const [kind, value] = seat.split(":");
            const who =
                seat === PERSON
                    ? t(persons.length === 1 ? "seat.you" : "seat.person")
                    : kind === "level"
                      ? t(`level.${value}`)
                      : kind === "me"
                        ? t("level.me")
                        : t("shared.agent");
            return players[player] ? `${t(`player.${players[player]}`)}: ${who}` : who;
        })
        .join(" – ");
}
