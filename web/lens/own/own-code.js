/** The reader's own searches as this device saves them: one for trees and one for games, in each language. */

import { openMemory } from "../../ui/browser/storage.js";
import { MAX_CODE } from "./packed-code.js";

/**
 * @import { Language } from "../../agents/search/run-search.js"
 * @typedef {"tree" | "game"} Searched
 */

/** The names of the files. */
export const FILES = /** @type {const} */ ({ python: "search.py", javascript: "search.js" });

/** The language of a file, by its name. @param {string} name @returns {Language} */
export const languageOf = (name) => (/\.m?js$/i.test(name) ? "javascript" : "python");

const LAST = "lens-search-language";
/** @param {Searched} searched @param {Language} language */
const key = (searched, language) => `lens-search-${searched}${language === "javascript" ? "-javascript" : ""}`;

/** In another page nothing is stored. */
const noStorage = () => {
    throw new Error("nothing is stored here");
};

export class OwnCode {
    /** @param {boolean} isGuest  whether the lens is in another page */
    constructor(isGuest) {
        this.memory = isGuest ? openMemory(noStorage) : openMemory();
    }

    /** The language that the reader chose last. @returns {Language} */
    get language() {
        return this.memory.read(LAST) === "javascript" ? "javascript" : "python";
    }

    set language(language) {
        this.memory.write(LAST, language);
    }

    /**
     * The code as it was saved, and the code in the address at that time.
     * @param {Searched} searched
     * @param {Language} language
     */
    read(searched, language) {
        const { text, from } = this.memory.read(key(searched, language)) ?? {};
        return { text: typeof text === "string" ? text : "", from };
    }

    /** @param {Searched} searched @param {Language} language @param {string} text @param {string | null} from */
    write(searched, language, text, from) {
        this.memory.write(key(searched, language), { text: text.slice(0, MAX_CODE), from });
    }

    /** @param {Searched} searched @param {Language} language */
    forget(searched, language) {
        this.memory.forget(key(searched, language));
    }
}
