/**
 * Kinds of tokens that have a drawing of their own, once it is there: `drawings.js` puts it here, and comes with what a game
 * states that has such tokens.
 *
 * @type {Record<string, import("lit").TemplateResult<2>>}
 */
export const drawnKinds = {};

/**
 * The drawing of a kind of token, or undefined if that kind carries its player's mark.
 * @param {string} kind
 */
export const drawingOf = (kind) => drawnKinds[kind];
