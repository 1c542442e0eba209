/** The catalogue of embedded games, apart from the others: they load it before their first board. */

import { messages as english } from "./embed-view/en.js";

/** @import { Source } from "./t.js" */

/** English is part of every embedded game. @type {Source} */
export const embedWords = async (file) => (file === "en" ? { messages: english } : import(`./embed-view/${file}.js`));
