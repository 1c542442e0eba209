/**
 * Answers as texts: two answers that count as the same have the same spelling, from which locks make their keys. Pure.
 */

/** How many decimals of a number count. */
const DECIMALS = 9;
const UNIT = 10 ** DECIMALS;

/** The chosen options. @param {number[]} options  numbers from 0 */
export const spellChoice = (options) => [...new Set(options)].sort((a, b) => a - b).join(",");

/** A text without what does not count: case, spaces around it and repeated ones. @param {string} text */
export const spellText = (text) => text.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();

/**
 * The intervals into which a lock divides the numbers, so that one of them holds exactly what is near enough to the
 * right number. `from` says where the intervals begin, less than one width above 0; it does not say which is right.
 * @param {number} right
 * @param {number} margin
 */
export function intervalsOf(right, margin) {
    const width = 2 * margin;
    if (width === 0) return { width: 0, from: 0 };
    const from = (right - margin) % width;
    return { width, from: rounded(from < 0 ? from + width : from) };
}

/**
 * The spellings of a number: its interval, and at a border the one before as well.
 * @param {number} number
 * @param {{width?: number, from?: number}} intervals
 */
export function spellNumber(number, { width = 0, from = 0 }) {
    if (width === 0) return [String(rounded(number))];
    const place = rounded((number - from) / width);
    const index = Math.floor(place);
    return Number.isInteger(place) ? [`#${index}`, `#${index - 1}`] : [`#${index}`];
}

/**
 * The spelling of the interval around the right number.
 * @param {number} right
 * @param {{width: number, from: number}} intervals
 */
export function spellRight(right, { width, from }) {
    return width === 0 ? String(rounded(right)) : `#${Math.floor((right - from) / width)}`;
}

/** @param {number} number */
const rounded = (number) => Math.round(number * UNIT) / UNIT || 0;

/**
 * A number as people type it: with digits of any script, a decimal point or comma.
 * @param {string} text
 * @returns {number | null}
 */
export function readNumber(text) {
    const plain = text
        .trim()
        .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
        .replace(/[−–]/gu, "-")
        .replace(/[٫,]/gu, ".");
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
