/**
 * The reporters of this page, in the order in which they are asked. Each is a file of this folder that exports a
 * function which makes one; see `Reporter` in `reporting.js`.
 */

/** @type {(() => import("../reporting.js").Reporter)[]} */
export const reporters = [];
