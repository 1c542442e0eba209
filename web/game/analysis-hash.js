/** Returns whether the part of an address after `#` is a link to the analysis. @param {string} hash */
export const isAnalysisHash = (hash) => /^#?lab(=|&|$)/.test(hash);
