/**
 * The text of `tokens.css`, for pages without this style sheet. The build replaces the request with the text.
 *
 * @type {string}
 */
export const tokensText = await fetch(new URL("../../styles/tokens.css", import.meta.url)).then((answer) =>
    answer.text(),
);
