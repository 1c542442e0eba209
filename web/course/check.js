/**
 * What the schema cannot know about a draft: whether its records are legal, its goals fit their positions and can be
 * reached, and what its items name is there. The engine says so.
 */

import { writtenTree } from "../lens/search/given-place.js";
import { variantsOf } from "./activity.js";
import { kindOf } from "./kinds/kinds.js";
import { problem, refused } from "./kinds/work/checks.js";

/**
 * @import { Activity } from "./activity.js"
 * @import { CheckTools } from "./kinds/kinds.js"
 * @import { ActivityProblem } from "./validate.js"
 */

/**
 * Checks one item with all its variants.
 * @param {Activity} draft @param {number} place @param {CheckTools} tools
 * @returns {Promise<ActivityProblem[]>}
 */
export async function checkItem({ items }, place, tools) {
    const problems = [];
    for (const [number, item] of variantsOf(items[place]).entries()) {
        const path = ["items", place, ...(number > 0 ? ["variants", number - 1] : [])];
        const found = await kindOf(item)
            .then((kind) => kind.check(item, tools))
            .catch((error) => [refused([], error)]);
        if (item.figure && "tree" in item.figure && !writtenTree(item.figure.tree))
            found.push(problem(["figure", "tree"], "course.bad.tree"));
        problems.push(...found.map((each) => ({ ...each, path: [...path, ...each.path] })));
    }
    return problems;
}
