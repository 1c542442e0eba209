/** The opponents as options of a `<select>`, in groups. */
import { html } from "lit";
import { agentsHere } from "../arena-model.js";
import { groupsOf, opponentName } from "./seats.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { ArenaModel } from "../arena-model.js"
 * @import { Opponent } from "./seats.js"
 */

/**
 * @param {Translate} t
 * @param {ArenaModel} model
 * @param {string} chosen
 */
export function seatOptions(t, model, chosen) {
    const own = agentsHere(model);
    const option = (/** @type {string} */ seat, /** @type {string} */ name) =>
        html`<option value=${seat} .selected=${seat === chosen}>${name}</option>`;
    return html`${groupsOf(model.opponents).map(
        ({ group, list }) =>
            html`<optgroup label=${t(`arena.group.${group}`)}>${list.map((each) => option(each.seat, nameWithElo(t, each)))}</optgroup>`,
    )}<optgroup label=${t("arena.group.own")}>${own.map(({ id, name }) => option(`agent:${id}`, name))}</optgroup>`;
}

/** @param {Translate} t @param {Opponent} opponent */
export function nameWithElo(t, opponent) {
    const name = opponentName(t, opponent);
    return opponent.elo === undefined ? name : t("arena.withElo", { name, elo: opponent.elo });
}
