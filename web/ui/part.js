/** Initial value of a property that the parent sets before the first render. @type {any} */
export const given = null;
