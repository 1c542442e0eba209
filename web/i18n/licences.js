/**
 * The words around the licences of what ships; the licences themselves stay as they are. All languages at once: the
 * page is small, and the build writes the English ones into it.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

import { messages as english } from "./licences/en.js";
import { messages as persian } from "./licences/fa.js";
import { messages as chinese } from "./licences/zh-hans.js";

/** @type {Record<string, Catalogue>} */
export const licenceMessages = { en: english, "zh-Hans": chinese, fa: persian };
