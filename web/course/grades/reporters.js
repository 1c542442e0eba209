/**
 * The places that may take the results of this page, in the order in which a state is taken from them. Each reporter is
 * made by a function of its own file in this folder; see `Reporter` in `reporting.js`.
 */

import { messages } from "./messages.js";
import { scorm } from "./scorm.js";
import { splice } from "./splice.js";

/** @import { Reporter } from "../sitting/reporting.js" */

/** @type {(() => Reporter)[]} */
export const reporters = [scorm, splice, messages];
