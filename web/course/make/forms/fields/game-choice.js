/** The choice of a game for items that have no position. */
import { choiceField } from "../../fields.js";

/** @import { Editing } from "../../editing.js" */

/**
 * @param {Editing} editing
 * @param {string[]} games
 * @param {Record<string, unknown>} [reset]  fields that another game makes meaningless
 */
export function gameChoice(editing, games, reset = {}) {
    const { t, set } = editing;
    return choiceField(
        editing,
        "game",
        t("shared.game"),
        games.map((id) => [id, t(`game.${id}`)]),
        { change: (game) => set({ ...reset, game }) },
    );
}
