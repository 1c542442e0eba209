/** Addresses of the site's own pages, for scripts that may run in another page. */

// This file lies one folder deep, as all scripts of the built site do: so the relative path is the same in both.
const here = import.meta.url;

/** @param {string} page  such as `index.html` */
export const addressOf = (page) => new URL(`../${page}`, here).href;
