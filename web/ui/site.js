/** Addresses of the site's own pages, for scripts that may run in another page. */

// This file lies one folder deep, as all scripts of the built site do: so the relative path is the same in both. In the
// npm package it is the address that the page gives, or "".
const here = import.meta.url;

/** Returns the address of a page such as `index.html`, or "" if no site is known. @param {string} page */
export const addressOf = (page) => here && new URL(`../${page}`, here).href;
