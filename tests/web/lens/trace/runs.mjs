/** Runs of the native program (tests/data/lens), and their traces as the words that the module would hand over. */
import { readFileSync } from "node:fs";
import { algorithms } from "../../../../web/lens/trace/algorithms.js";
import { BEGIN, bounds, endings, INFINITY, kinds, scoreFields, stops } from "../../../../web/lens/trace/events.js";

/** @typedef {{command: string[], json: any, dot: string}} LensRun */

/** @returns {LensRun[]} */
export const lensRuns = () =>
    readFileSync(new URL("../../../data/lens/runs.jsonl", import.meta.url), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

/** By kind: the first field that is a bound of a window; the second follows it. @type {Record<string, number>} */
const windowAt = { enter: 5, "stand-pat": 1, take: 3, cut: 3, research: 2, widen: 1 };

/**
 * Turns `quintet lens --json` back into words: numbers for names and texts, scores for null.
 * @param {{trace: (string | number | null)[][]}} json
 */
export function wordsOf({ trace }) {
    /** @type {number[]} */
    const words = [];
    /** @type {Map<string, number>} */
    const numbers = new Map();
    const text = (/** @type {string} */ name) => {
        if (!numbers.has(name)) numbers.set(name, numbers.size);
        return numbers.get(name);
    };
    /** @type {Record<string, (place: number, name: string) => number | undefined>} */
    const named = {
        begin: (_, name) => algorithms.indexOf(/** @type {any} */ (name)),
        enter: (_, name) => text(name),
        cut: (_, name) => text(name),
        leaf: (_, name) => endings.indexOf(/** @type {any} */ (name)),
        playout: (_, name) => endings.indexOf(/** @type {any} */ (name)),
        table: (_, name) => bounds.indexOf(/** @type {any} */ (name)),
        end: (_, name) => stops.indexOf(/** @type {any} */ (name)),
    };
    const [[, , players, , , ...rest]] = trace;
    const unit = Number(rest[2 * Number(players)] ?? 1);
    for (const [name, ...fields] of trace) {
        const kind = kinds.indexOf(/** @type {any} */ (name));
        const [from, to] = kind === BEGIN ? [0, 0] : scoreFields(kind, Number(players));
        words.push((fields.length << 8) | kind);
        fields.forEach((field, place) => {
            const value =
                field === null
                    ? place === windowAt[String(name)]
                        ? -INFINITY
                        : INFINITY
                    : typeof field === "string"
                      ? named[String(name)](place, field)
                      : field;
            const score = place >= from && place < to && field !== null;
            words.push(score ? Math.round(Number(value) * unit) : Number(value));
        });
    }
    return { words, texts: [...numbers.keys()] };
}
