// Writes the ratings of the levels as a module for the page, which would otherwise load the arena's engine for a few
// numbers:
//
//   node scripts/lib/level-ratings.mjs build/wasm        (the engine's build does it)

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder  with the module `quintet-lens` */
async function ratingsIn(folder) {
    const { default: create } = await import(pathToFileURL(path.resolve(folder, "quintet-lens.mjs")).href);
    const module = await create({ wasmBinary: readFileSync(path.join(folder, "quintet-lens.wasm")) });
    const session = new module.Session();
    const arena = new module.Arena();
    const { games, levels } = session.games();
    const ratings = Object.fromEntries(
        games.map((/** @type {{id: string}} */ { id }) => {
            const { elo, error } = arena.levelRatings(id);
            if (error) throw new Error(error.message);
            return [id, elo];
        }),
    );
    return { levels: levels.map((/** @type {{id: string}} */ { id }) => id), ratings };
}

const declarations = `/** The ids of the levels, weakest first. */
export const levelIds: string[];
/** By game: the Elo of the levels above the first one. The last ones are missing if theirs is not known. */
export const levelRatings: Record<string, number[]>;
`;

/** @param {string} file @param {string} text */
function writeChanged(file, text) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

const [folder] = process.argv.slice(2);
if (!folder) {
    console.error("usage: node scripts/lib/level-ratings.mjs FOLDER");
    process.exitCode = 2;
} else {
    const { levels, ratings } = await ratingsIn(folder);
    const head = "// Generated from the games' strengths.hpp by scripts/lib/level-ratings.mjs.\n\n";
    const text = `export const levelIds = ${JSON.stringify(levels)};\nexport const levelRatings = ${JSON.stringify(ratings)};\n`;
    writeChanged(path.join(folder, "level-ratings.js"), head + text);
    writeChanged(path.join(folder, "level-ratings.d.ts"), head + declarations);
}
