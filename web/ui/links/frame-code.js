/** The code of a frame for other people's pages. */

/** Escapes text for HTML attributes. @param {string} text */
export const escaped = (text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * @param {string} address
 * @param {{width: number, height: number}} size  in CSS pixels
 * @param {string} title  name of the frame for screen readers
 */
export const frameOf = (address, { width, height }, title) =>
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
