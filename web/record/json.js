/** Maximum nesting depth of JSON from outside: functions that copy or write it recurse once for each level. */
const MAX_DEPTH = 100;

/**
 * Returns whether a value is nested more than `depth` levels deep.
 * @param {unknown} value
 * @param {number} [depth]
 * @returns {boolean}
 */
export const isDeeper = (value, depth = MAX_DEPTH) =>
    typeof value === "object" &&
    value !== null &&
    (depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1)));

/** Parses JSON from outside. @param {string} text @returns {any} undefined if it is not JSON or nested too deeply */
export function readJson(text) {
    try {
        const value = JSON.parse(text);
        return isDeeper(value) ? undefined : value;
    } catch {
        return undefined;
    }
}
