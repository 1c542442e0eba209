/**
 * Finds the agent in files: a guess from the files alone where it is certain, and else the driver in Python, which also
 * decides when the agent starts. So the page never says yes where the driver says no.
 *
 * @import { Candidate } from "./forms.js"
 * @import { Refusal } from "./refusal.js"
 * @import { StartProgress } from "./agent-client.js"
 */

import { recogniseForm } from "./forms.js";
import { wheelsFor } from "./python/python-packages.js";
import { refusal } from "./refusal.js";

/** Problems that the guess and the driver both name. @type {Record<string, (problem: any) => Refusal>} */
const known = {
    syntax: ({ file, line }) => refusal("syntax", { file, line }),
    // A package of others, or what lay beside the agent.
    "missing-module": ({ file, line, module, advice, names }) => {
        if (advice === "folder") return refusal("folder", { file, line, module, names });
        if (advice === "case") return refusal("case", { file, line, module, names });
        return refusal("module", { file, line, module });
    },
    large: ({ file }) => refusal("source", { file, most: 1 }),
    "other-year": ({ file, line, name, year }) => refusal("year", { file, line, name, year }),
    skeleton: ({ name, file }) => refusal("skeleton", { name, file }),
    preferred: ({ name, names }) => refusal("preferred", { name, names }),
};
/** Without a module of its own, an agent cannot play. */
const MISSING = ["arena.refused.driver", "arena.refused.folder", "arena.refused.case"];

/**
 * @param {{files: Record<string, Uint8Array>, folder?: string}} given
 * @param {{ask?: boolean, onProgress?: (progress: StartProgress) => void}} [how]  `ask`: the driver, even if the guess
 *     is certain
 * @returns {Promise<{candidates: Candidate[], problems: Refusal[]}>} the likely one first
 */
export async function recognise({ files, folder = "" }, { ask = false, onProgress } = {}) {
    const guess = await recogniseForm(files);
    guess.problems = await withoutPackages(guess.problems);
    const isCertain = guess.candidates.some(({ isChosen }) => isChosen);
    const isPython = Object.keys(files).some((file) => /\.py$/i.test(file));
    if (!isPython || (isCertain && !ask)) return guess;
    const { inspectPython } = await import("./python/python-agent.js");
    // Without a network and without Python the reader chooses from what was guessed.
    const judged = await inspectPython({ files, folder }, { onProgress }).catch(() => null);
    if (judged?.type !== "found") return guess;
    const { problems: found, candidates: all } = judged;
    /** @type {Refusal[]} */
    const problems = found.map(
        (/** @type {any} */ problem) =>
            known[problem.code]?.(problem) ?? refusal("driver", { message: problem.message }),
    );
    const isOfOtherYear = problems.some(({ key }) => key === "arena.refused.year");
    const isWhole = problems.every(({ key }) => !MISSING.includes(key));
    const candidates = [
        ...(isOfOtherYear ? [] : all.map((/** @type {any} */ each) => candidateOf(each, isWhole))),
        ...guess.candidates.filter(({ language }) => language === "javascript"),
    ];
    for (const remark of all.find((/** @type {any} */ { chosen }) => chosen)?.remarks ?? []) {
        problems.push(known[remark.code](remark));
    }
    if (candidates.length === 0 && problems.length === 0) problems.push(refusal("noAgent"));
    return { candidates, problems };
}

/**
 * Leaves one problem for each module, and none for those that the host of the site offers.
 * @param {Refusal[]} problems
 */
async function withoutPackages(problems) {
    const left = [];
    const modules = new Set();
    for (const problem of problems) {
        const module = problem.key === "arena.refused.module" ? String(problem.params.module) : "";
        if (module && modules.has(module)) continue;
        modules.add(module);
        const isOffered = module !== "" && (await wheelsFor([module]).catch(() => [])).length > 0;
        if (!isOffered) left.push(problem);
    }
    return left;
}

/** @param {any} found  by the driver @param {boolean} isWhole @returns {Candidate} */
const candidateOf = ({ form, game, class: className, file, line, chosen }, isWhole) => ({
    form,
    game,
    className,
    language: "python",
    file,
    line,
    isChosen: chosen && isWhole,
});
