// The part of the build that cuts the puzzles into compressed pieces, which the trainer loads one by one.

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writePiece } from "../../offline/write-piece.mjs";
import { cut } from "./catalog/cut.js";

const data = path.join(path.dirname(fileURLToPath(import.meta.url)), "data");

/** Returns the names of the pieces of a game, with what is in each. */
async function writePieces(file, game, assets) {
    const pieces = cut(await readFile(file, "utf8"));
    return Promise.all(
        pieces.map(async ({ text, piece }, number) => {
            const name = await writePiece(assets, `puzzles-${game}-${number + 1}`, text);
            return { name, piece };
        }),
    );
}

/**
 * Writes the pieces of all games and returns the source that replaces `pieces.js`.
 * @param {string} assets  the folder for the pieces
 * @param {string} [folder]  where the puzzles are
 */
export async function piecesSource(assets, folder = data) {
    const names = await readdir(folder).catch(() => []);
    const games = names.filter((name) => name.endsWith(".jsonl")).map((name) => path.basename(name, ".jsonl"));
    const entries = await Promise.all(
        games.sort().map(async (game) => [game, await writePieces(path.join(folder, `${game}.jsonl`), game, assets)]),
    );
    // The names are no addresses of files here: those would be loaded with the page.
    return `import { readPiece } from "../../offline/pieces.js";
        const games = ${JSON.stringify(Object.fromEntries(entries))};
        export async function openCatalog(game) {
            const pieces = Object.hasOwn(games, game) ? games[game] : [];
            if (pieces.length === 0) return null;
            const read = (number) => readPiece("quintet-puzzles", pieces[number].name, import.meta.url);
            return { pieces: pieces.map(({ piece }) => piece), read };
        }`;
}

/** A plugin for esbuild. @param {string} assets  the folder for the pieces */
export const cutPuzzles = (assets) => ({
    name: "cut-puzzles",
    setup(build) {
        build.onLoad({ filter: /catalog[/\\]pieces\.js$/ }, async () => ({
            contents: await piecesSource(assets),
            loader: "js",
            resolveDir: path.dirname(data),
        }));
    },
});
