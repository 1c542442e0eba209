import { Problem } from "./problem.js";

/** @import { Translate } from "../../i18n/t.js" */

/** Returns the message of an error, in English. @param {any} error */
export const messageOf = (error) => String(error?.message ?? error);

/**
 * Returns why something failed: a sentence if the page has one, else the error's message.
 * @param {Translate} t
 * @param {unknown} error
 */
export const failureText = (t, error) =>
    error instanceof Problem ? t(error.problem.key, error.problem.params) : messageOf(error);
