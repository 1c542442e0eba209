/** The last move for screen readers, on pages without a running game. */

import { lastActionSentence } from "./game-sentences.js";

/**
 * @import { Setting } from "../../board/naming.js"
 * @import { GameState } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/**
 * Returns the last action in words, with the cell where the sentence only names the token beside it.
 * @param {Translate} t
 * @param {Setting} setting
 * @param {GameState} state
 */
export function heardAction(t, setting, state) {
    const { landmark, to = "" } = state.lastAction ?? {};
    return [lastActionSentence(t, setting, state), landmark && to].filter(Boolean).join(". ");
}
