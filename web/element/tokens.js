/**
 * The text of `tokens.css`, for where no page brings it along. The build puts the text itself in place of the request.
 *
 * @type {string}
 */
export const tokensText = await fetch(new URL("../styles/tokens.css", import.meta.url)).then((answer) => answer.text());
