import { Problem } from "./problem.js";

/** @import { Translate } from "../../i18n/t.js" */

/**
 * Returns why something failed: a sentence if the page has one, else the error's message.
 * @param {Translate} t
 * @param {any} error
 */
export const failureText = (t, error) =>
    error instanceof Problem ? t(error.problem.key, error.problem.params) : String(error?.message ?? error);
