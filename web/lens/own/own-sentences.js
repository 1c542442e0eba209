/** What the lens says of a student's search: its value, each finding, and why it ended early. */

import { listIn } from "../../i18n/formats.js";
import { scoresText, scoreText } from "../sentences/scores.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { AgentFault } from "../../agents/agent-fault.js"
 * @import { Names } from "../sentences/step-sentences.js"
 * @import { Finding } from "./compare-runs.js"
 * @import { OwnRun } from "./own-visits.js"
 */

/** The codes of faults that have a sentence here; others have one among those of agents, or none. */
const CODES = /** @type {const} */ ([
    "limit-nodes",
    "limit-time",
    "limit-steps",
    "limit-late",
    "no-function",
    "argument",
    "missing-module",
    "exit",
    "out-of-memory",
]);

/** How many nodes a sentence names. */
const NAMED = 5;

/**
 * The name of a visit's node in a sentence.
 * @param {Translate} t
 * @param {Names} names
 * @param {OwnRun} run
 * @param {number} visit
 */
export function nodeName(t, { nameOf }, { items, visits }, visit) {
    const path = [];
    for (let item = visits[visit].item; items[item].parent >= 0; item = items[item].parent) path.push(items[item].name);
    if (path.length === 0) return t("predict.root");
    if (items[0].children && items.some(({ values }) => values)) return t("predict.named", { name: path[0] });
    return t("predict.node", { actions: listIn(t, path.reverse().map(nameOf)) });
}

/**
 * @param {Translate} t
 * @param {Names} names
 * @param {OwnRun} run
 * @param {Finding} finding
 * @returns {string}
 */
export function findingSentence(t, names, run, finding) {
    const node = nodeName(t, names, run, finding.visit);
    const score = (/** @type {number} */ value) => scoreText(t, value);
    const mover = run.items[run.visits[finding.visit].item].player ?? run.player;
    switch (finding.kind) {
        case "wrong-cut": {
            const { skipped, alpha, beta, isHarmless } = finding;
            const first = t("own.find.cut", {
                node,
                names: fewOf(t, names, skipped),
                alpha: score(alpha),
                beta: score(beta),
                player: names.players[mover] ?? "",
            });
            return isHarmless ? t.sentences(first, t("own.find.luck")) : first;
        }
        case "missed-cut": {
            const { alpha, beta, after, leaves, count } = finding;
            const { name } = run.items[run.visits[after].item];
            return t("own.find.missed", {
                node,
                child: names.nameOf(name),
                alpha: score(alpha),
                beta: score(beta),
                names: fewOf(t, names, leaves, count),
                count,
            });
        }
        case "no-cuts":
            return t("own.find.noCuts", { node, count: finding.count, leaves: finding.leaves });
        case "wrong-value":
        case "wrong-values": {
            const { isLeaf } = finding;
            const isOne = finding.kind === "wrong-value";
            const blanks = {
                node,
                value: isOne ? score(finding.value) : scoresText(t, finding.values),
                correct: isOne ? score(finding.correct) : scoresText(t, finding.correct),
            };
            if (isLeaf) return t("own.find.leaf", blanks);
            return t(isOne && finding.isCut ? "own.find.valueCut" : "own.find.value", blanks);
        }
        case "no-value":
            return t("own.find.noValue", { node });
        default:
            return t("own.find.order", { count: finding.best, leaves: finding.leaves });
    }
}

/**
 * The first names of a list.
 * @param {Translate} t
 * @param {Names} names
 * @param {string[]} texts
 * @param {number} [count]  of all, if `texts` are only the first ones
 */
function fewOf(t, { nameOf }, texts, count = texts.length) {
    const few = listIn(t, texts.slice(0, NAMED).map(nameOf));
    return count > NAMED ? `${few}…` : few;
}

/**
 * Why a run ended early, in one sentence.
 * @param {Translate} t
 * @param {AgentFault} fault
 * @param {OwnRun} [run]  what came before
 */
export function faultSentence(t, { code, values = {} }, run) {
    if (run && code === "limit-nodes") {
        const { visits, items } = run;
        const line = Number(values.line);
        const isGiven = items.some(({ values }) => values);
        return isGiven
            ? t("own.fault.limit-loop", { nodes: items.length, line })
            : t("own.fault.limit-nodes", { limit: visits.length, line });
    }
    const blanks = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, /^\d+$/.test(String(value)) ? Number(value) : value]),
    );
    const known = CODES.find((each) => each === code);
    if (known) return t(`own.fault.${known}`, /** @type {any} */ (blanks));
    const ofAgents = `arena.code.${code}`;
    return t.has(ofAgents) ? t(ofAgents, /** @type {any} */ (blanks)) : t("own.fault.error");
}
