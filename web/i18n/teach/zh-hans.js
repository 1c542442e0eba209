/** @import { Catalogue } from "../t.js" */

/** The words around the documents for teachers. @type {Catalogue} */
export const messages = {
    "teach.contents": "本页内容",
    "teach.guide": "练习单与成绩",
};
