/**
 * What the engine finds correct in the items that it judges, for a key on paper: actions by their text, or a word.
 *
 * @typedef {import("../../kinds/kinds.js").CheckTools} CheckTools
 * @typedef {import("../../../i18n/t.js").Translate} Translate
 */

import { shownRecord, variantsOf } from "../../activity.js";
import { findingsFor } from "../../kinds/findings.js";
import { taskOf } from "./key-paper.js";

/**
 * @param {Translate} t
 * @param {CheckTools} tools
 * @param {import("../../activity.js").Activity} draft
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
