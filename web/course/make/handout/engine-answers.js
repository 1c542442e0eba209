/** What the engine finds correct in the items that it judges, for a key on paper: actions by their text, or a word. */

import { html } from "lit";
import { lensMoreWords, lensWords, treeWords } from "../../../i18n/catalogues.js";
import { addWords } from "../../../i18n/t.js";
import { answersOf, solutionLines } from "../../../lens/given/fill-sentences.js";
import { searchToFill } from "../../../lens/given/search-to-fill.js";
import { fillTask, shownRecord, variantsOf } from "../../activity.js";
import { findingsFor } from "../../kinds/work/findings.js";
import { withTree } from "../../kinds/work/random-tree.js";
import { treeKey } from "../../paper/paper-tree.js";
import { taskOf } from "./key-paper.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Activity, Item } from "../../activity.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 */

/**
 * @param {Translate} t
 * @param {CheckTools} tools
 * @param {Activity} draft
 * @param {string} seed  of the student whose random trees are drawn
 * @returns {Promise<Map<string, unknown[]>>} by `taskOf`: texts and drawings; tasks without an answer are left out
 */
export async function engineAnswers(t, tools, { items }, seed) {
    /** @type {Map<string, unknown[]>} */
    const found = new Map();
    for (const item of items.flatMap(variantsOf)) {
        if (item.kind === "fill") found.set(taskOf(item), await fillAnswers(t, tools, item, seed));
        if (item.kind !== "find" || !item.record || found.has(taskOf(item))) continue;
        // The key says "judged by the engine" where the engine finds nothing.
        const answers = await findingsFor(tools, shownRecord(item.record), item.goal)
            .then(({ actions, says }) => [...actions, ...says.map((say) => say(t))])
            .catch(() => []);
        if (answers.length) found.set(taskOf(item), answers);
    }
    return found;
}

/**
 * The tree with what belongs to its nodes, as a drawing, or as lines where it is too wide.
 * @param {Translate} t @param {CheckTools} tools @param {Item} item @param {string} seed
 */
async function fillAnswers(t, tools, item, seed) {
    await addWords(t, lensWords, lensMoreWords, treeWords);
    const task = fillTask(await withTree(item, seed, tools));
    const { blanks } = await searchToFill(tools.engine, task);
    const lines = solutionLines(t, blanks);
    const { tree, windows } = task;
    const drawing = treeKey(t, tree, { answers: answersOf(t, blanks), windows, label: [tree, ...lines].join("; ") });
    return drawing ? [drawing] : [html`<bdi dir="ltr">${tree}</bdi>`, ...lines];
}
