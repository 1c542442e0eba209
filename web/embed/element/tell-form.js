/** Shows notices about how a game from another program was interpreted. */

import { formNotices } from "../../lens/search/form-sentences.js";

/**
 * @import { FoundGame } from "../../lens/search/foreign-games.js"
 * @import { GameMethods } from "./game-methods.js"
 */

/** @param {GameMethods} element @param {FoundGame} game */
export async function tellForm(element, game) {
    // Loads the messages.
    await element.say({ key: "form.told", params: { text: "" } });
    const { session, t } = element;
    for (const notice of t ? formNotices(t, game) : []) session?.controller.tell(notice);
}
