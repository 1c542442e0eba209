/**
 * The words of zip files for an LMS: why one cannot be made, and what a thin one tells students. All languages at once,
 * because the thin page cannot load more.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

import { messages as english } from "./pack/en.js";
import { messages as persian } from "./pack/fa.js";
import { messages as chinese } from "./pack/zh-hans.js";

/** @type {Record<string, Catalogue>} */
export const packMessages = { en: english, "zh-Hans": chinese, fa: persian };

/** Adds these words to those of a language. @param {import("./t.js").Language} language */
export const withPack = (language) => ({
    ...language,
    messages: { ...language.messages, ...packMessages[language.id] },
});
