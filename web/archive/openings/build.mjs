// The part of the build that compresses the books of openings, each of which the explorer loads when it is asked for.

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writePiece } from "../../offline/write-piece.mjs";

const data = path.join(path.dirname(fileURLToPath(import.meta.url)), "data");

/**
 * Writes the books of all games and returns the source that replaces `pieces.js`.
 * @param {string} assets  the folder for the books
 * @param {string} [folder]  where the books are
 */
export async function piecesSource(assets, folder = data) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".jsonl"));
    const entries = await Promise.all(
        names.sort().map(async (name) => {
            const game = path.basename(name, ".jsonl");
            const text = await readFile(path.join(folder, name), "utf8");
            return [game, await writePiece(assets, `openings-${game}`, text)];
        }),
    );
    // The names are no addresses of files here: those would be loaded with the page.
    return `import { readPiece } from "../../offline/pieces.js";
        const books = ${JSON.stringify(Object.fromEntries(entries))};
        export async function readBookText(game) {
            return Object.hasOwn(books, game) ? readPiece("quintet-openings", books[game], import.meta.url) : null;
        }`;
}

/** A plugin for esbuild. @param {string} assets  the folder for the books */
export const packOpenings = (assets) => ({
    name: "pack-openings",
    setup(build) {
        build.onLoad({ filter: /openings[/\\]pieces\.js$/ }, async () => ({
            contents: await piecesSource(assets),
            loader: "js",
            resolveDir: path.dirname(data),
        }));
    },
});
