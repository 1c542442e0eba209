/** @import { Catalogue } from "../t.js" */

/** The words around the documents for teachers. @type {Catalogue} */
export const messages = {
    "teach.contents": "در این صفحه",
    "teach.guide": "برگه‌ها و نمره‌ها",
};
