/** Checks a draft of a task with code: its tests make sense, and its model solution passes them. */

import { writtenTree } from "../../../lens/search/given-place.js";
import { shownRecord } from "../../activity.js";
import { checkRecordOf, problem } from "../work/checks.js";
import { resultsOf } from "./results.js";

/**
 * @import { Item } from "../../activity.js"
 * @import { ActivityProblem } from "../../validate.js"
 * @import { CheckTools } from "../kinds.js"
 */

const EXPECTATIONS = ["expect", "leaves", "most", "looked"];

/** @param {any} value */
const isRanking = (value) =>
    Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === "number");

/** @param {any} test @param {CheckTools} tools @returns {Promise<ActivityProblem[]>} */
async function checkTest(test, tools) {
    const { tree, record, expect, ranking, margin } = test;
    if (tree !== undefined && !writtenTree(tree)) return [problem(["tree"], "course.bad.noTree")];
    if (record !== undefined) {
        if (tree !== undefined) return [problem(["record"], "course.bad.unknown")];
        const { problems } = await checkRecordOf(tools, shownRecord(record), { over: true });
        if (problems.length) return problems;
    }
    if (EXPECTATIONS.every((name) => test[name] === undefined)) return [problem(["expect"], "course.bad.missing")];
    if (ranking && !isRanking(expect)) return [problem(["expect"], "course.bad.noRanking")];
    if (margin !== undefined && typeof expect !== "number") return [problem(["margin"], "course.bad.noNumber")];
    const counts = EXPECTATIONS.slice(1).some((name) => test[name] !== undefined);
    if (counts && tree === undefined && record === undefined) return [problem(["tree"], "course.bad.missing")];
    return [];
}

/**
 * @param {Item} item  of a draft
 * @param {CheckTools} tools  with `runsCode`, the model solution is run
 * @returns {Promise<ActivityProblem[]>}
 */
export async function checkCode(item, tools) {
    const { tests, model = "" } = item;
    const found = [];
    for (const [number, test] of tests.entries()) {
        const problems = await checkTest(test, tools);
        found.push(...problems.map((each) => ({ ...each, path: ["tests", number, ...each.path] })));
    }
    if (!model.trim()) found.push(problem(["model"], "course.bad.missing"));
    if (found.length || !tools.runsCode) return found;
    const never = () => async () => false;
    const results = await resultsOf(item, model, [...tests.keys()], never);
    return results.flatMap(({ share, answer: { fault, returned, leaves } }, number) => {
        if (share === 1) return [];
        const reason = fault ? fault.message : `${returned} (${leaves.join(" ")})`;
        return [problem(["tests", number], "course.bad.modelFails", { reason })];
    });
}
