/**
 * Receipts: what a student hands in where no course system takes the result. A receipt is a text of lines that survive
 * mail: the packed content and its signature between two marks, below a few lines for people. The signature is an
 * HMAC-SHA-256 with a key that the sheet carries. It shows accidents and careless changes, not who made the receipt:
 * the key is in every student's sheet.
 *
 * `sheet`: fingerprint of the sheet that was worked on. `at`: when the receipt was made, by the clock of the device.
 * @typedef {{name: string, code: string}} Student
 * @typedef {Student & {activity: string, sheet: string, seed: string, at: string, seconds: number, score: number,
 *            points: number, of: number, done: boolean, passed: boolean | null, items: ItemResult[]}} Receipt
 *
 * A receipt in a text from outside. `receipt`: null if it cannot be read. `packed`, `signature`: as they stand there.
 * @typedef {{receipt: Receipt | null, packed: string, signature: string}} FoundReceipt
 */

import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { deflateSync, inflateSync } from "fflate";
import { readJson } from "../../record/json.js";
import { base64url, fromBase64url } from "../../record/packed.js";

/**
 * @import { Activity } from "../activity.js"
 * @import { ItemResult, Result } from "../sitting/sitting.js"
 */

const BEGIN = "-----BEGIN QUINTET RECEIPT-----";
const END = "-----END QUINTET RECEIPT-----";
const VERSION = "1";
const LINE = 64;
/** Bytes of the fingerprint that are written. */
const FINGERPRINT = 12;
/** Most bytes that a packed receipt may become. */
const MAX_BYTES = 400_000;
const MAX_NAME = 120;
const MAX_CODE = 60;
const encoder = new TextEncoder();

/** JSON with sorted fields, so that equal values are equal texts. @param {unknown} value @returns {string} */
function sorted(value) {
    return JSON.stringify(value, (_, each) =>
        each && typeof each === "object" && !Array.isArray(each)
            ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
            : each,
    );
}

/** What a sheet is recognised by: any change of it changes this. @param {Activity} sheet */
export const fingerprint = (sheet) => base64url(sha256(sorted(sheet)).slice(0, FINGERPRINT));

/** @param {string} packed @param {string | undefined} key */
const signed = (packed, key) => base64url(hmac(sha256, encoder.encode(key ?? ""), encoder.encode(packed)));

/** A name or a code as it is kept: one line without spaces around it. @param {string} text @param {number} most */
const oneLine = (text, most) => text.normalize("NFC").replace(/\s+/gu, " ").trim().slice(0, most);

/**
 * @param {Activity} sheet
 * @param {Result} result
 * @param {Student} student
 * @param {Date} [now]
 * @returns {Receipt}
 */
export function receiptOf(sheet, result, { name, code }, now = new Date()) {
    const { activity, seed, seconds, score, points, of, done, passed, items } = result;
    const student = { name: oneLine(name, MAX_NAME), code: oneLine(code, MAX_CODE) };
    const at = now.toISOString().replace(/\.\d+/, "");
    return {
        ...student,
        activity,
        sheet: fingerprint(sheet),
        seed,
        at,
        seconds,
        score,
        points,
        of,
        done,
        passed,
        items,
    };
}

/**
 * @param {Receipt} receipt
 * @param {string | undefined} key  of the sheet
 * @param {string[]} [lines]  for people, above the packed part
 */
export function writeReceipt(receipt, key, lines = []) {
    const packed = base64url(deflateSync(encoder.encode(sorted(receipt)), { level: 9 }));
    const code = `${VERSION}.${packed}.${signed(packed, key)}`;
    const rows = code.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
    return [...lines, BEGIN, ...rows, END, ""].join("\n");
}

/**
 * All receipts in a text, such as a file, a mail or several pasted one after the other. Marks of quotations and line
 * breaks do not matter.
 * @param {string} text
 * @returns {FoundReceipt[]}
 */
export function findReceipts(text) {
    const found = [];
    for (const [, inside] of text.matchAll(/BEGIN QUINTET RECEIPT-{5}([\s\S]*?)-{5}\s*END QUINTET RECEIPT/g)) {
        const [version, packed = "", signature = ""] = inside.replace(/[^\w.-]/g, "").split(".");
        found.push({ receipt: version === VERSION ? unpacked(packed) : null, packed, signature });
    }
    return found;
}

/** Whether a receipt is as it was signed. @param {FoundReceipt} found @param {string | undefined} key */
export const isSigned = ({ packed, signature }, key) => signature === signed(packed, key);

/** @param {string} packed @returns {Receipt | null} */
function unpacked(packed) {
    try {
        const bytes = inflateSync(fromBase64url(packed), { out: new Uint8Array(MAX_BYTES) });
        const value = readJson(new TextDecoder().decode(bytes));
        return isReceipt(value) ? value : null;
    } catch {
        return null;
    }
}

const TEXTS = ["name", "code", "activity", "sheet", "seed", "at"];
const NUMBERS = ["seconds", "score", "points", "of"];
const ITEM_TEXTS = ["id", "kind", "answer"];
const ITEM_NUMBERS = ["variant", "points", "of", "score", "tries", "hints", "seconds"];

/** @param {any} value @returns {value is Receipt} */
function isReceipt(value) {
    return (
        hasFields(value, TEXTS, NUMBERS) &&
        typeof value.done === "boolean" &&
        [true, false, null].includes(value.passed) &&
        !Number.isNaN(Date.parse(value.at)) &&
        Array.isArray(value.items) &&
        value.items.every((/** @type {any} */ item) => hasFields(item, ITEM_TEXTS, ITEM_NUMBERS))
    );
}

/** @param {any} value @param {string[]} texts @param {string[]} numbers */
const hasFields = (value, texts, numbers) =>
    typeof value === "object" &&
    value !== null &&
    texts.every((name) => typeof value[name] === "string") &&
    numbers.every((name) => Number.isFinite(value[name]) && value[name] >= 0);
