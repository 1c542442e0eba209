/**
 * What went wrong with an agent, in words. The messages of Python and of the engine stay as they are, in English.
 *
 * @typedef {import("../i18n/t.js").Translate} Translate
 *
 * @typedef {{file: string, line: number, function: string, text: string}} Frame
 * @typedef {{kind: string, message: string, traceback?: Frame[], printed?: string, raw?: string, code?: string,
 *            values?: Record<string, any>}} Fault
 */

/** The kinds that this page can say. */
const KINDS = ["time", "memory", "error", "invalid", "illegal", "start", "dead", "message"];

/** One sentence about what happened. @param {Translate} t @param {Fault} fault */
export function faultSentence(t, { kind, code, values, raw }) {
    const key = `arena.code.${code}`;
    if (code && t.has(key)) return t(key, numbered(values));
    if (kind === "invalid" && raw === "None") return t("arena.fault.none");
    return t(`arena.fault.${KINDS.includes(kind) ? kind : "error"}`);
}

/** The driver's values are texts, also its numbers. @param {Record<string, any>} [values] */
const numbered = (values = {}) =>
    Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
    );

/**
 * Whether a message has advice that the sentence of its code lacks.
 * @type {Map<string, (message: string) => boolean>}
 */
const advised = new Map([
    ["missing-module", (/** @type {string} */ message) => !message.endsWith("their own files")],
    ["several-agents", () => true],
    ["no-such-agent", () => true],
]);

/**
 * Whether the message says more than the sentence.
 * @param {Translate} t
 * @param {Fault} fault
 */
export const saysMore = (t, { code = "", message }) =>
    message !== "" && (advised.get(code)?.(message) || !t.has(`arena.code.${code}`));
