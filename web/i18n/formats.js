/**
 * Values as text in the language of a translator. Numbers, compact numbers and whole percents are methods of `t`.
 *
 * @import { Translate } from "./t.js"
 */

/** `a, b, c` @param {Translate} t @param {string[]} texts */
export const listIn = (t, texts) => t.format("ListFormat", { type: "conjunction", style: "narrow" }).format(texts);

/** `Jan 31, 2026` @param {Translate} t @param {number | string | Date} date */
export const dateIn = (t, date) => t.format("DateTimeFormat", { dateStyle: "medium" }).format(new Date(date));

/** `Jan 31, 2026, 4:05 PM` @param {Translate} t @param {number | string | Date} date */
export const timeIn = (t, date) =>
    t.format("DateTimeFormat", { dateStyle: "medium", timeStyle: "short" }).format(new Date(date));

/** `0.50` @param {Translate} t @param {number} value @param {number} digits  after the point */
export const decimalIn = (t, value, digits) =>
    t.format("NumberFormat", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** `0.5%`, for shares that are often below one percent. @param {Translate} t @param {number} share */
export const smallPercentIn = (t, share) =>
    t.format("NumberFormat", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
