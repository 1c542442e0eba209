/**
 * How a class did on each task: how many students had it, what they scored, and which answers they gave. Pure.
 *
 * `share`: the mean share of the points, 0 to 1. `solved`: the share of students with all points. `attempts`: the mean.
 * `seconds`: the median. `fit`: the correlation of the points with those of the other tasks, -1 to 1 (item-rest
 * correlation); null if all points are equal, or with fewer than three students. Near or below 0, a task measures
 * something else than the rest, or is unclear.
 * @typedef {object} TaskStatistics
 * @property {string} activity
 * @property {string} id
 * @property {string} kind
 * @property {number} variant
 * @property {Item | null} item  of the sheet, as students with this variant got it
 * @property {number} place  in the sheet, from 0; -1 if it isn't known
 * @property {number} students
 * @property {number} share
 * @property {number} solved
 * @property {number} attempts
 * @property {number} seconds
 * @property {number | null} fit
 * @property {GivenAnswer[]} answers  most frequent first
 *
 * `share`: the mean share of the points that students with this answer got.
 * @typedef {{answer: string, count: number, share: number}} GivenAnswer
 */

import { variantsOf } from "../activity.js";
import { studentOf } from "./collect.js";

/**
 * @import { Item } from "../activity.js"
 * @import { Receipt } from "../grades/receipt.js"
 * @import { Row } from "./collect.js"
 */

const FEWEST = 3;

/**
 * The last readable receipt of each student; one without a name or code is a student of its own.
 * @param {Row[]} rows
 */
function lastReceipts(rows) {
    /** @type {Map<string, Row & {receipt: Receipt}>} */
    const last = new Map();
    for (const row of rows) {
        const { receipt, number, marks } = row;
        if (!receipt || marks.some(({ kind, others }) => kind === "twice" && others[0] < number)) continue;
        const who = studentOf(receipt) ?? `receipt ${number}`;
        last.delete(who);
        last.set(who, { ...row, receipt });
    }
    return [...last.values()];
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number[]} values */
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Pearson's correlation, or null where one side doesn't vary. @param {[number, number][]} pairs */
function correlation(pairs) {
    if (pairs.length < FEWEST) return null;
    const [x, y] = [0, 1].map((side) => mean(pairs.map((pair) => pair[side])));
    const sum = (/** @type {(dx: number, dy: number) => number} */ of) =>
        pairs.reduce((total, pair) => total + of(pair[0] - x, pair[1] - y), 0);
    const spread = Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
    return spread > 1e-12 ? sum((dx, dy) => dx * dy) / spread : null;
}

/**
 * The tasks of all sheets, each variant by itself, in the order of their sheet.
 * @param {Row[]} rows
 * @returns {TaskStatistics[]}
 */
export function taskStatistics(rows) {
    /** @type {Map<string, {row: Row & {receipt: Receipt}, item: Receipt["items"][number]}[]>} */
    const tasks = new Map();
    for (const row of lastReceipts(rows)) {
        for (const item of row.receipt.items) {
            const key = JSON.stringify([row.receipt.activity, item.id, item.variant]);
            tasks.set(key, [...(tasks.get(key) ?? []), { row, item }]);
        }
    }
    const all = [...tasks.values()].map(statisticsOf);
    const order = [...new Set(all.map(({ activity }) => activity))];
    return all.sort(
        (a, b) => order.indexOf(a.activity) - order.indexOf(b.activity) || a.place - b.place || a.variant - b.variant,
    );
}

/** @param {{row: Row & {receipt: Receipt}, item: Receipt["items"][number]}[]} given @returns {TaskStatistics} */
function statisticsOf(given) {
    const [{ row, item }] = given;
    const { id, kind, variant } = item;
    const place = row.sheet?.items.findIndex((each) => each.id === id) ?? -1;
    const share = (/** @type {Receipt["items"][number]} */ { points, of }) => (of > 0 ? points / of : 0);
    /** @type {Map<string, number[]>} */
    const answers = new Map();
    for (const { item: each } of given)
        if (each.tries > 0) answers.set(each.answer, [...(answers.get(each.answer) ?? []), share(each)]);
    return {
        activity: row.receipt.activity,
        id,
        kind,
        variant,
        item: place < 0 || !row.sheet ? null : (variantsOf(row.sheet.items[place])[variant] ?? null),
        place,
        students: given.length,
        share: mean(given.map((each) => share(each.item))),
        solved: given.filter((each) => share(each.item) > 1 - 1e-6).length / given.length,
        attempts: mean(given.map((each) => each.item.tries)),
        seconds: median(given.map((each) => each.item.seconds)),
        fit: correlation(given.map((each) => [share(each.item), each.row.receipt.points - each.item.points])),
        answers: [...answers]
            .map(([answer, shares]) => ({ answer, count: shares.length, share: mean(shares) }))
            .sort((a, b) => b.count - a.count || b.share - a.share || (a.answer < b.answer ? -1 : 1)),
    };
}
