/** Runs the tests of a task with code, and judges them. */

import { writtenTree } from "../../../lens/search/given-place.js";
import { shownRecord } from "../../activity.js";
import { judge } from "./judge.js";

/**
 * @import { TestAnswer } from "../../../agents/search/run-tests.js"
 * @import { Judgement, opener } from "./judge.js"
 *
 * @typedef {Judgement & {answer: TestAnswer}} TestResult
 */

/** The time limit of a test by default. */
export const SECONDS = 5;

/**
 * Runs tests of an item and judges them.
 * @param {any} item
 * @param {string} code
 * @param {number[]} numbers  of the tests
 * @param {(number: number) => ReturnType<typeof opener>} opens
 * @param {{signal?: AbortSignal, onProgress?: (progress: any) => void, onAnswer?: (done: number) => void}} [how]
 * @returns {Promise<TestResult[]>}
 */
export async function resultsOf(item, code, numbers, opens, how = {}) {
    const [{ runTests }, { searchTree }] = await Promise.all([
        import("../../../agents/search/run-tests.js"),
        import("../../../lens/search/search-tree.js"),
    ]);
    const { language = "python", time_s = SECONDS, memory_mb, tests } = item;
    const answers = await runTests({
        language,
        code,
        tests: numbers.map((number) => {
            const { call, tree, record } = tests[number];
            const root = tree && writtenTree(tree);
            return { call, ...(root ? { tree: searchTree(root) } : record && { game: shownRecord(record) }) };
        }),
        seconds: time_s,
        memoryMb: memory_mb,
        ...how,
    });
    const results = [];
    for (const [place, answer] of answers.entries()) {
        const number = numbers[place];
        results.push({ ...(await judge(tests[number], answer, opens(number))), answer });
    }
    return results;
}
