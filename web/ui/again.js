/**
 * Returns a text for a live region. Screen readers announce a region when its text changes, so the same words again
 * get a space at the end.
 * @param {string} text
 * @param {string} before  what the region has
 */
export const again = (text, before) => (text && text === before ? `${text}\u00a0` : text);
