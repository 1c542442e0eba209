/** Problems with the engine's reason for them. */

import { RecordProblem } from "../record/record.js";

/**
 * @import { Sentence } from "../i18n/keys.js"
 * @import { Problem } from "../record/record.js"
 */

/** A problem that the engine has found. */
export class Refusal extends RecordProblem {
    /**
     * @param {Sentence["key"]} key
     * @param {Record<string, string | number>} params
     * @param {string} detail  the engine's reason, in English
     */
    constructor(key, params, detail) {
        super(key, params);
        this.detail = detail;
    }
}

/**
 * Turns an error into a problem that the page can translate, and the engine's reason, in English (empty if it gave no
 * reason).
 * @param {any} error
 * @returns {{problem: Problem, detail: string}}
 */
export function problemOf(error) {
    if (error instanceof RecordProblem) {
        return {
            problem: error.problem,
            detail: error instanceof Refusal ? error.detail : (error.problem.detail ?? ""),
        };
    }
    const detail = String(error?.message ?? error);
    if (error?.action) return { problem: { key: "problem.refusedAt", params: { number: error.action } }, detail };
    return { problem: { key: "problem.refused" }, detail };
}

/**
 * Returns the engine's reason why an action is illegal in its current position; empty for a legal action, which is
 * played.
 * @param {{play: (action: string) => Promise<unknown>}} engine
 * @param {string} action
 */
export const reasonAgainst = (engine, action) =>
    engine.play(action).then(
        () => "",
        ({ message }) => String(message),
    );

/** Returns the last part of a key: the error's code, which is the same in every language. @param {string} key */
export const codeOf = (key) => key.slice(key.lastIndexOf(".") + 1);
