/**
 * Where the puzzles lie. The build replaces this file by one that lists the pieces of each game (`build.mjs`); sources
 * that run as they are cut the files themselves.
 *
 * @typedef {{pieces: Piece[], read: (number: number) => Promise<string>}} Database
 */

import { cut } from "./cut.js";

/** @import { Piece } from "./cut.js" */

const files = {
    cachex: new URL("../data/cachex.jsonl", import.meta.url),
    chexers: new URL("../data/chexers.jsonl", import.meta.url),
    halma: new URL("../data/halma.jsonl", import.meta.url),
    hive: new URL("../data/hive.jsonl", import.meta.url),
    tetress: new URL("../data/tetress.jsonl", import.meta.url),
};

/** The puzzles of a game; null if it has none. @param {string} game @returns {Promise<Database | null>} */
export async function openCatalog(game) {
    const file = Object.hasOwn(files, game) ? files[/** @type {keyof typeof files} */ (game)] : null;
    const response = file && (await fetch(file));
    if (!response?.ok) return null;
    const pieces = cut(await response.text());
    return { pieces: pieces.map(({ piece }) => piece), read: async (number) => pieces[number].text };
}
