/** The words of the page in every language, from all catalogues, so that a journey can look for what a reader sees. */
import { readdir } from "node:fs/promises";
import { languages, translator } from "../../../web/i18n/t.js";

const folder = new URL("../../../web/i18n/", import.meta.url);

/** Each lesson on search has keys of its own, which mean something else in the next one. */
const LESSONS = "learn";

/**
 * The catalogues of a language below a folder.
 * @param {URL} place
 * @param {string} name  of a file
 * @returns {Promise<URL[]>}
 */
async function cataloguesIn(place, name) {
    const entries = await readdir(place, { withFileTypes: true });
    const below = entries
        .filter((each) => each.isDirectory() && each.name !== LESSONS)
        .map((each) => cataloguesIn(new URL(`${each.name}/`, place), name));
    const own = entries.filter((each) => each.name === name).map(() => new URL(name, place));
    return [...own, ...(await Promise.all(below)).flat()];
}

/** @param {string} id  of a language */
async function loadWords(id) {
    const files = await cataloguesIn(folder, `${id.toLowerCase()}.js`);
    const loaded = await Promise.all(files.map(({ href }) => import(href)));
    return Object.assign({}, ...loaded.map(({ messages }) => messages));
}
/** @type {Record<string, Promise<import("../../../web/i18n/t.js").Translate>>} */
const known = {};

/** Returns the translator for a language, with the words of all parts of the page. @param {string} id */
export function wordsIn(id) {
    known[id] ??= loadWords(id).then((messages) =>
        translator({ .../** @type {any} */ (languages.find((language) => language.id === id)), messages }),
    );
    return known[id];
}
