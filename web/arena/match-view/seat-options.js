/** The opponents as options of a `<select>`, in groups. */
import { html } from "lit";
import { optionList } from "../../ui/forms/fields.js";
import { agentsHere } from "../arena-model.js";
import { groupsOf, opponentName } from "./seats.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { ArenaModel } from "../arena-model.js"
 * @import { Opponent } from "./seats.js"
 */

/** @param {Translate} t @param {ArenaModel} model @param {string} chosen */
export function seatOptions(t, model, chosen) {
    const own = agentsHere(model).map(({ id, name }) => [`agent:${id}`, name]);
    const nameOf = (/** @type {Opponent} */ each) => nameWithElo(t, each);
    return html`${groupOptions(t, model.opponents, nameOf, chosen)}
        <optgroup label=${t("arena.group.own")}>${optionList(own, chosen)}</optgroup>`;
}

/**
 * @param {Translate} t
 * @param {Opponent[]} opponents
 * @param {(opponent: Opponent) => string} nameOf
 * @param {string} chosen
 */
export const groupOptions = (t, opponents, nameOf, chosen) =>
    groupsOf(opponents).map(({ group, list }) => {
        const names = list.map((each) => [each.seat, nameOf(each)]);
        return html`<optgroup label=${t(`arena.group.${group}`)}>${optionList(names, chosen)}</optgroup>`;
    });

/** @param {Translate} t @param {Opponent} opponent */
export function nameWithElo(t, opponent) {
    const name = opponentName(t, opponent);
    return opponent.elo === undefined ? name : t("arena.withElo", { name, elo: opponent.elo });
}
