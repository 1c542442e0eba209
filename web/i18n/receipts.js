/**
 * The words of receipts: for students who hand one in, and for the teacher's table of them. Loaded with the first
 * receipt and with the table.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const receiptMessages = {
    en: () => import("./receipts/en.js"),
    "zh-Hans": () => import("./receipts/zh-hans.js"),
    fa: () => import("./receipts/fa.js"),
};

/**
 * Returns the language with the words of receipts. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withReceipts(language) {
    const [general, own] = await Promise.all([loadLanguage(language), receiptMessages[language.id]()]);
    return { ...general, messages: { ...general.messages, ...own.messages } };
}
