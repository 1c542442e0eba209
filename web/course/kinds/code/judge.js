/**
 * What a test of a student's code expects, and whether an answer has it. Pure but for locks.
 *
 * A test has `call`, `tree` or `record`, and one expectation or several: `expect` (a value as JSON) with a `margin`, or
 * with `ranking` if only the order of its numbers counts, pair by pair; `leaves`: how many leaves are read; `most`: at
 * most so many; `looked`: their names in order. A `hidden` one in a sheet has `locks` in place of `expect`, `leaves`
 * and `looked`.
 *
 * `share`: 0 to 1. `missed`: the expectations that weren't met; unknown for a fault.
 * @typedef {{share: number, missed: string[]}} Judgement
 */

import { intervalsOf, spellNumber, spellRight } from "../../sealing/answers.js";
import { openLock, placeOf } from "../../sealing/lock.js";

/**
 * @import { TestAnswer } from "../../../agents/search/run-tests.js"
 * @import { Lock, Seal } from "../../sealing/lock.js"
 * @import { Locksmith } from "../../sealing/seal.js"
 */

/** How far a number may be from the expected one in any case: rounding of floats. */
const EPSILON = 1e-9;
const DECIMALS = 1e9;

/** A value as a text that is the same for equal values. @param {any} value @returns {string} */
export function spellValue(value) {
    if (typeof value === "number") return String(Math.round(value * DECIMALS) / DECIMALS || 0);
    if (Array.isArray(value)) return `[${value.map(spellValue).join(",")}]`;
    if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${spellValue(each)}`).join(",")}}`;
}

/** The points of a test. @param {any} test @returns {number} */
export const pointsOfTest = ({ points = 1 }) => points;

/** The share of all points that judgements reach. @param {any[]} tests @param {Judgement[]} judged */
export function scoreOf(tests, judged) {
    const all = tests.reduce((sum, test) => sum + pointsOfTest(test), 0);
    const reached = judged.reduce((sum, { share }, number) => sum + share * pointsOfTest(tests[number]), 0);
    return all === 0 ? Number(judged.every(({ share }) => share === 1)) : reached / all;
}

/** The order of two numbers as a text. @param {any} one @param {any} other */
const order = (one, other) => (one < other ? "<" : one > other ? ">" : "=");

/** Numbers of the pairs of a list. @param {number} length @returns {[number, number][]} */
const pairsOf = (length) =>
    Array.from({ length }, (_, one) =>
        Array.from({ length: length - one - 1 }, (_, more) => /** @type {[number, number]} */ ([one, one + more + 1])),
    ).flat();

/** The number of a list whose pairs make so many locks. @param {number} count */
const lengthOf = (count) => (1 + Math.sqrt(1 + 8 * count)) / 2;

/** @param {any} value */
const isNumbers = (value) => Array.isArray(value) && value.every((each) => typeof each === "number");

/** @param {any} found @param {any} test */
function hasValue(found, { expect, margin = 0 }) {
    if (typeof found === "number" && typeof expect === "number") return Math.abs(found - expect) <= margin + EPSILON;
    return spellValue(found) === spellValue(expect);
}

/**
 * Seals a hidden test: locks in place of what it expects.
 * @param {any} test @param {Locksmith} lock @param {string} place  within the item
 */
export async function sealTest({ expect, margin, leaves, looked, ...test }, lock, place) {
    if (!test.hidden) {
        const open = { expect, margin, leaves, looked };
        return { ...test, ...Object.fromEntries(Object.entries(open).filter(([, value]) => value !== undefined)) };
    }
    /** @type {Record<string, any>} */
    const locks = {};
    const make = (/** @type {string} */ name, /** @type {string} */ answer) => lock([answer], null, `${place}/${name}`);
    if (test.ranking) {
        locks.pairs = [];
        for (const [one, other] of pairsOf(expect.length))
            locks.pairs.push(await make(`${one}-${other}`, order(expect[one], expect[other])));
    } else if (expect !== undefined) {
        const intervals = typeof expect === "number" && margin ? intervalsOf(expect, margin) : null;
        locks.expect = {
            ...(await make("expect", intervals ? spellRight(expect, intervals) : spellValue(expect))),
            ...intervals,
        };
    }
    if (leaves !== undefined) locks.leaves = await make("leaves", String(leaves));
    if (looked !== undefined) locks.looked = await make("looked", looked.join(" "));
    return { ...test, locks };
}

/**
 * @param {any} test  sealed if it is hidden
 * @param {TestAnswer} answer
 * @param {(name: string, lock: Lock, spellings: string[]) => Promise<boolean>} opens  whether an answer opens a lock
 * @returns {Promise<Judgement>}
 */
export async function judge(test, { found, leaves, fault }, opens) {
    if (fault) return { share: 0, missed: [] };
    const { locks = {} } = test;
    /** @type {string[]} */
    const missed = [];
    let share = 1;
    const need = (/** @type {string} */ name, /** @type {boolean} */ isMet) => {
        if (!isMet) missed.push(name);
    };
    if (locks.pairs || test.ranking) {
        const length = locks.pairs ? lengthOf(locks.pairs.length) : test.expect.length;
        let correct = 0;
        const pairs = isNumbers(found) && found.length === length ? pairsOf(length) : [];
        for (const [place, [one, other]] of pairs.entries()) {
            const own = order(found[one], found[other]);
            const isMet = locks.pairs
                ? await opens(`${one}-${other}`, locks.pairs[place], [own])
                : own === order(test.expect[one], test.expect[other]);
            correct += Number(isMet);
        }
        share = pairs.length ? correct / pairs.length : 0;
        need("expect", share === 1);
    } else if (locks.expect) {
        const { width } = locks.expect;
        const spellings = width && typeof found === "number" ? spellNumber(found, locks.expect) : [spellValue(found)];
        need("expect", await opens("expect", locks.expect, spellings));
    } else if (test.expect !== undefined) {
        need("expect", hasValue(found, test));
    }
    if (test.most !== undefined) need("most", leaves.length <= test.most);
    if (locks.leaves) need("leaves", await opens("leaves", locks.leaves, [String(leaves.length)]));
    else if (test.leaves !== undefined) need("leaves", leaves.length === test.leaves);
    if (locks.looked) need("looked", await opens("looked", locks.looked, [leaves.join(" ")]));
    else if (test.looked !== undefined) need("looked", test.looked.join(" ") === leaves.join(" "));
    const isPartial = missed.every((name) => name === "expect") && (locks.pairs || test.ranking);
    return { share: missed.length === 0 ? 1 : isPartial ? share : 0, missed };
}

/**
 * What opens the locks of one test of an item.
 * @param {Seal} seal @param {{id: string}} item @param {number} variant @param {number} number  of the test
 */
export const opener =
    (seal, item, variant, number) =>
    async (/** @type {string} */ name, /** @type {Lock} */ lock, /** @type {string[]} */ spellings) =>
        (await openLock(seal, placeOf(item, variant, `tests/${number}/${name}`), lock, spellings)).right;
