/** Errors as problems that the page can translate, with the engine's reason. */

import { Problem } from "../ui/notices/problem.js";

/**
 * @import { Sentence } from "../i18n/keys.js"
 */

/**
 * Turns an error into a problem that the page can translate, and the engine's reason, in English (empty if it gave no
 * reason).
 * @param {any} error
 * @returns {{problem: Sentence, detail: string}}
 */
export function problemOf(error) {
    if (error instanceof Problem) {
        const { detail = "", ...problem } = error.problem;
        return { problem, detail };
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
