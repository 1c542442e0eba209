/** @import { TemplateResult } from "lit" */

/**
 * The drawings of kinds of tokens. `drawings.js` adds them when it is loaded, together with a capability that needs
 * them.
 *
 * @type {Record<string, TemplateResult<2>>}
 */
export const drawnKinds = {};

/** Returns the drawing of a kind of token, or undefined if that kind shows its player's mark. @param {string} kind */
export const drawingOf = (kind) => drawnKinds[kind];
