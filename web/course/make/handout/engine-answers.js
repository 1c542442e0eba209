/**
 * What the engine finds correct in the items that it judges, for a key on paper: actions by their text, or a word.
 */

import { shownRecord, variantsOf } from "../../activity.js";
import { findingsFor } from "../../kinds/findings.js";
import { taskOf } from "./key-paper.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Activity } from "../../activity.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 */

/**
 * @param {Translate} t
 * @param {CheckTools} tools
 * @param {Activity} draft
 * @returns {Promise<Map<string, string[]>>} by `taskOf`; tasks without an answer are left out
 */
export async function engineAnswers(t, tools, { items }) {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const item of items.flatMap(variantsOf)) {
        if (item.kind !== "find" || !item.record || found.has(taskOf(item))) continue;
        // The key says "judged by the engine" where the engine finds nothing.
        const answers = await findingsFor(tools, shownRecord(item.record), item.goal)
            .then(({ actions, says }) => [...actions, ...says.map((say) => say(t))])
            .catch(() => []);
        if (answers.length) found.set(taskOf(item), answers);
    }
    return found;
}
