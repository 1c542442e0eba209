// Writes the ratings of the levels, and what limits them, as a module for the page, which would otherwise load the
// arena's engine for a few numbers:
//
//   node scripts/lib/level-ratings.mjs build/wasm        (the engine's build does it)

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { writeGenerated } from "./generated.mjs";

/** @param {string} folder  with the module `quintet-full` */
async function ratingsIn(folder) {
    const { default: create } = await import(pathToFileURL(path.resolve(folder, "quintet-full.mjs")).href);
    const module = await create({ wasmBinary: readFileSync(path.join(folder, "quintet-full.wasm")) });
    const session = new module.Session();
    const arena = new module.Arena();
    const { games, levels } = session.games();
    /** @param {(id: string) => any} ask @param {string} name  of the list */
    const byGame = (ask, name) =>
        Object.fromEntries(
            games.map((/** @type {{id: string}} */ { id }) => {
                const answer = ask(id);
                if (answer.error) throw new Error(answer.error.message);
                return [id, answer[name]];
            }),
        );
    return {
        levelIds: levels.map((/** @type {{id: string}} */ { id }) => id),
        levelRatings: byGame((id) => arena.levelRatings(id), "elo"),
        levelLimits: byGame((id) => arena.levelLimits(id), "limits"),
    };
}

const declarations = `/** The ids of the levels, weakest first. */
export const levelIds: string[];
/** By game: the Elo of the levels above random play. The last ones are missing if theirs is not known. */
export const levelRatings: Record<string, number[]>;
/**
 * By game: what limits each level, 0 for no limit. slip: the largest share of the chances of winning, 0 to 1, that it
 * gives away with one action by choosing at random.
 */
export const levelLimits: Record<string, {depth: number, nodes: number, slip: number}[]>;
`;

const [folder] = process.argv.slice(2);
if (!folder) {
    console.error("usage: node scripts/lib/level-ratings.mjs FOLDER");
    process.exitCode = 2;
} else {
    const values = Object.entries(await ratingsIn(folder));
    const head = "// Generated from the games' tuning.hpp by scripts/lib/level-ratings.mjs.\n\n";
    // Four digits of a share are plenty.
    const short = (/** @type {string} */ _, /** @type {unknown} */ value) =>
        typeof value === "number" ? Number(value.toFixed(4)) : value;
    const text = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value, short)};`).join("\n");
    writeGenerated(path.join(folder, "level-ratings.js"), head, `${text}\n`, declarations);
}
