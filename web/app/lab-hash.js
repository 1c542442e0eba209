/** Whether the part of an address after `#` is a link to the analysis. @param {string} hash */
export const isLabHash = (hash) => /^#?lab(=|&|$)/.test(hash);
