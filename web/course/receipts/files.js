/**
 * Reads what a teacher drops: receipts in texts, mails and zip files (as course systems pack the work of a class), and
 * sheets, alone or in a zip for an LMS.
 *
 * `problem`: key of a sentence about the file.
 * @typedef {{name: string, receipts: FoundReceipt[], sheets: Activity[], problem: Key<"name"> | ""}} Taken
 */

import { strFromU8, unzipSync } from "fflate";
import { readJson } from "../../record/json.js";
import { findReceipts } from "../grades/receipt.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Activity } from "../activity.js"
 * @import { FoundReceipt } from "../grades/receipt.js"
 */

const MAX_BYTES = 60_000_000;
/** Files in a zip that may hold a receipt or a sheet. */
const TEXT_FILE = /\.(txt|json|html?|eml|md|csv)$/i;
const MAX_TEXT = 4_000_000;

/** @param {Pick<File, "name" | "size" | "arrayBuffer">} file @returns {Promise<Taken>} */
export async function takeFile(file) {
    const { name, size } = file;
    const failed = (/** @type {Taken["problem"]} */ problem) => ({ name, receipts: [], sheets: [], problem });
    if (size > MAX_BYTES) return failed("receipt.tooLarge");
    try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
        return takeTexts(name, isZip ? textsIn(bytes) : [strFromU8(bytes)]);
    } catch {
        return failed("receipt.broken");
    }
}

/** @param {Uint8Array} bytes  of a zip file @returns {string[]} */
function textsIn(bytes) {
    const filter = (/** @type {{name: string, originalSize: number}} */ { name, originalSize }) =>
        TEXT_FILE.test(name) && originalSize <= MAX_TEXT;
    return Object.values(unzipSync(bytes, { filter })).map((file) => strFromU8(file));
}

/** @param {string} name @param {string[]} texts @returns {Taken} */
export function takeTexts(name, texts) {
    const receipts = texts.flatMap((text) => findReceipts(plainText(text)));
    const activities = texts.map(activityIn).filter((activity) => activity !== null);
    const sheets = activities.filter(({ sealed, key }) => sealed && key);
    const isDraft = activities.length > sheets.length;
    const problem = isDraft ? "receipt.draft" : receipts.length || sheets.length ? "" : "receipt.none";
    return { name, receipts, sheets, problem };
}

/** The text of a page without its tags: course systems store typed answers as HTML. @param {string} text */
const plainText = (text) => (/<(p|br|div|pre|html)\b/i.test(text) ? text.replace(/<[^>]*>/g, " ") : text);

/** @param {string} text @returns {Activity | null} */
function activityIn(text) {
    if (!text.trimStart().startsWith("{")) return null;
    const value = readJson(text);
    const isActivity = value?.quintet === "activity" && Array.isArray(value.items) && typeof value.id === "string";
    return isActivity ? value : null;
}
