/**
 * The receipts of a class: checked against their sheets and against each other. Pure.
 *
 * What is odd about a receipt:
 * - `unreadable`: it cannot be read; `altered`: its content does not fit its signature
 * - `noSheet`: its sheet is not there, so the signature was not checked
 * - `otherSheet`: made with another version of the sheet, so the signature cannot be checked
 * - `changedSheet`: well signed, but with a sheet that differs from the teacher's
 * - `sums`: its points do not add up, or are more than the sheet has
 * - `open`: not handed in
 * - `twice`: the same receipt again; `again`: another receipt of the same student
 * - `sameWork`: the same tries, answers and times as a receipt of someone else
 * @typedef {"unreadable" | "altered" | "noSheet" | "otherSheet" | "changedSheet" | "sums" | "open" | "twice" | "again"
 *     | "sameWork"} MarkKind
 *
 * `others`: numbers of the receipts that it is like.
 * @typedef {{kind: MarkKind, others: number[]}} Mark
 *
 * `number`: from 1, in the order in which they came.
 * @typedef {{number: number, receipt: Receipt | null, sheet: Activity | null, marks: Mark[]}} Row
 */

import { pointsOf, variantsOf } from "../activity.js";
import { fingerprint, isSigned } from "../grades/receipt.js";

/**
 * @import { Activity } from "../activity.js"
 * @import { FoundReceipt, Receipt } from "../grades/receipt.js"
 */

/** Points are sums of decimals. */
const EPSILON = 1e-6;

/** @param {FoundReceipt[]} found @param {Activity[]} sheets @returns {Row[]} */
export function collect(found, sheets) {
    const prints = new Map(sheets.map((sheet) => [fingerprint(sheet), sheet]));
    const rows = found.map((each, place) => checked(each, place + 1, prints, sheets));
    const packed = (/** @type {Row} */ { number }) => found[number - 1].packed;
    const firsts = new Map([...rows].reverse().map((row) => [packed(row), row]));
    const isFirst = (/** @type {Row} */ row) => firsts.get(packed(row)) === row;
    markLike(rows, "twice", (row) => packed(row) || null);
    markLike(rows, "again", (row) => (isFirst(row) ? studentOf(row.receipt) : null));
    markLike(rows, "sameWork", ({ receipt }) => workOf(receipt), differentStudents);
    return rows;
}

/**
 * Marks rows with an equal key as like each other.
 * @param {Row[]} rows
 * @param {MarkKind} kind
 * @param {(row: Row) => string | null} keyOf  null: like no other
 * @param {(row: Row, other: Row) => boolean} [fits]
 */
function markLike(rows, kind, keyOf, fits = () => true) {
    /** @type {Map<string, Row[]>} */
    const groups = new Map();
    for (const row of rows) {
        const key = keyOf(row);
        if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    for (const group of groups.values()) {
        for (const row of group) {
            const others = group.filter((other) => other !== row && fits(row, other)).map(({ number }) => number);
            if (others.length) row.marks.push({ kind, others });
        }
    }
}

/**
 * @param {FoundReceipt} found
 * @param {number} number
 * @param {Map<string, Activity>} prints
 * @param {Activity[]} sheets
 * @returns {Row}
 */
function checked(found, number, prints, sheets) {
    const { receipt } = found;
    /** @type {Mark[]} */
    const marks = [];
    const mark = (/** @type {MarkKind} */ kind) => marks.push({ kind, others: [] });
    if (!receipt) return { number, receipt, sheet: null, marks: [{ kind: "unreadable", others: [] }] };
    const exact = prints.get(receipt.sheet);
    const named = exact ?? [...sheets].reverse().find(({ id }) => id === receipt.activity) ?? null;
    const isOwn = exact?.id === receipt.activity;
    if (!named) mark("noSheet");
    else if (isSigned(found, named.key)) {
        if (!isOwn) mark("changedSheet");
    } else mark(isOwn ? "altered" : "otherSheet");
    if (!addsUp(receipt, named)) mark("sums");
    if (!receipt.done) mark("open");
    return { number, receipt, sheet: named, marks };
}

/** @param {Receipt} receipt @param {Activity | null} sheet */
function addsUp({ points, of, score, items }, sheet) {
    const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < EPSILON;
    const sum = (/** @type {"points" | "of"} */ name) => items.reduce((total, item) => total + item[name], 0);
    const possible = items.every((item) => {
        const known = sheet?.items.find(({ id }) => id === item.id);
        const wanted = known && variantsOf(known)[item.variant];
        return item.points <= item.of + EPSILON && (!sheet || (wanted && near(pointsOf(wanted), item.of)));
    });
    const whole =
        !sheet || (items.length === sheet.items.length && new Set(items.map(({ id }) => id)).size === items.length);
    return (
        possible && whole && near(sum("points"), points) && near(sum("of"), of) && near(of > 0 ? points / of : 0, score)
    );
}

/** @param {string} text */
const plain = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/** Whose receipt it is, within an activity: the code, or else the name. @param {Receipt | null} receipt */
export function studentOf(receipt) {
    const who = receipt && plain(receipt.code || receipt.name);
    return who ? JSON.stringify([receipt.activity, who]) : null;
}

/** What two students can hardly have in common by chance. @param {Receipt | null} receipt */
function workOf(receipt) {
    if (!receipt?.items.some(({ tries }) => tries > 0)) return null;
    const { activity, seconds, seed, items } = receipt;
    return JSON.stringify([
        activity,
        seconds,
        seed,
        items.map(({ id, variant, tries, seconds: spent, answer }) => [id, variant, tries, spent, answer]),
    ]);
}

/** @param {Row} row @param {Row} other */
const differentStudents = (row, other) => studentOf(row.receipt) !== studentOf(other.receipt);
