/** The words around the documents for teachers. */
export const messages = /** @type {const} */ ({
    "teach.contents": "On this page",
    "teach.guide": "Sheets and grades",
});
