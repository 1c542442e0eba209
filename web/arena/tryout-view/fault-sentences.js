/**
 * What went wrong with an agent, in words. The messages of Python and of the engine stay as they are, in English.
 *
 * @typedef {{file: string, line: number, function: string, text: string}} Frame
 * @typedef {{kind: string, message: string, traceback?: Frame[], printed?: string, raw?: string, code?: string,
 *            values?: Record<string, any>}} Fault
 */

/** @import { Translate } from "../../i18n/t.js" */

/** The kinds that this page can say. */
const KINDS = ["time", "memory", "error", "invalid", "illegal", "start", "dead", "message"];

/** One sentence about what happened. @param {Translate} t @param {Fault} fault */
export function faultSentence(t, { kind, code, values, raw }) {
    const key = keyOf(t, { code, values });
    if (key) return t(key, numbered(values));
    if (kind === "invalid" && raw === "None") return t("arena.fault.none");
    return t(`arena.fault.${KINDS.includes(kind) ? kind : "error"}`);
}

/**
 * The sentence that has the advice of the driver's values, or else that of the code; "" for none.
 * @param {Translate} t
 * @param {Pick<Fault, "code" | "values">} fault
 */
function keyOf(t, { code, values }) {
    return [`arena.refused.${values?.advice}`, `arena.code.${code}`].find((key) => t.has(key)) ?? "";
}

/** The driver's values are texts, also its numbers. @param {Record<string, any>} [values] */
const numbered = (values = {}) =>
    Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
    );

/** Whether the message says more than the sentence. @param {Translate} t @param {Fault} fault */
export const saysMore = (t, { code, values, message }) => message !== "" && keyOf(t, { code, values }) === "";
