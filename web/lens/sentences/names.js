/** The names of actions and players as the lens shows them. */
import { shortAction } from "../../game/sentences/action-texts.js";
import { translator } from "../../i18n/t.js";
import { playerNames, playersOf } from "../lens-model.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { ActionNames } from "./action-names.js"
 * @import { Names } from "./step-sentences.js"
 */

/** Between the actions of a best reply. */
const JOINED = "; ";

/**
 * Returns the short name of an action by its text, for the tree. Of a best reply it names every opponent's action.
 * @param {Translate} t
 * @param {LensModel} model
 * @param {ActionNames} names
 * @returns {(text: string) => string}
 */
export function shortNames(t, model, names) {
    if (model.request.tree !== undefined) return (text) => text;
    const layout = model.position?.layout ?? null;
    return (text) =>
        text
            .split(JOINED)
            .map((each) => {
                const view = each ? names.viewOf(each) : null;
                return view ? shortAction(t, layout, view) : each;
            })
            .join(JOINED);
}

/**
 * What sentences call players and actions.
 * @param {Translate} t
 * @param {LensModel} model
 * @param {ActionNames} names
 * @returns {Names}
 */
export function sentenceNames(t, model, names) {
    return { players: playerNames(model, t), nameOf: shortNames(t, model, names) };
}

/**
 * A translator that calls the players of a typed tree by their part, not by their colour.
 * @param {Translate} t
 * @param {LensModel} model
 * @returns {Translate}
 */
export function withPlayers(t, model) {
    if (model.request.tree === undefined) return t;
    const names = playerNames(model, t);
    const own = playersOf(model).map((player, number) => [`player.${player}`, names[number]]);
    return translator({ ...t.language, messages: { ...t.language.messages, ...Object.fromEntries(own) } });
}
