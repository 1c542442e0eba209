/** The catalogues that the first board names, on the play page or in an embed. The others are in `catalogues.js`. */

import { messages as embedded } from "./embed/en.js";

/** @typedef {import("./t.js").Source} Source */

/** English is part of every embedded game. @type {Source} */
export const embedWords = async (file) => (file === "en" ? { messages: embedded } : import(`./embed/${file}.js`));
/** @type {Source} */
export const sheetWords = (file) => import(`./sheets/${file}.js`);
