/** Shows notices about what was interpreted in a game from another program. */

import { formNotices } from "../../lens/search/form-sentences.js";

/**
 * @param {import("./game-methods.js").GameMethods} element
 * @param {import("../../lens/search/foreign-games.js").FoundGame} game
 */
export async function tellForm(element, game) {
    // Loads the words.
    await element.say({ key: "form.told", params: { text: "" } });
    const { session, t } = element;
    for (const notice of t ? formNotices(t, game) : []) session?.controller.tell(notice);
}
