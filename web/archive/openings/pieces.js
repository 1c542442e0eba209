/**
 * Where the books lie. The build replaces this file by one that reads compressed books (`build.mjs`); sources that run
 * as they are read the files themselves.
 */

const files = {
    cachex: new URL("./data/cachex.jsonl", import.meta.url),
    chexers: new URL("./data/chexers.jsonl", import.meta.url),
    halma: new URL("./data/halma.jsonl", import.meta.url),
    hive: new URL("./data/hive.jsonl", import.meta.url),
    tetress: new URL("./data/tetress.jsonl", import.meta.url),
};

/**
 * The book of a game as text; null if there is none. Rejects without a network.
 * @param {string} game
 * @returns {Promise<string | null>}
 */
export async function readBookText(game) {
    const file = Object.hasOwn(files, game) ? files[/** @type {keyof typeof files} */ (game)] : null;
    if (!file) return null;
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${game}: ${response.status}`);
    return response.text();
}
