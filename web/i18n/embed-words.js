/** The catalogue of embedded games, apart from the others: they load it before their first board. */

import { messages as english } from "./embed-view/en.js";

/** English is part of every embedded game. @type {import("./t.js").Source} */
export const embedWords = async (file) => (file === "en" ? { messages: english } : import(`./embed-view/${file}.js`));
