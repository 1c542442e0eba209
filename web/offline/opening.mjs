// The engine's answers about its games and about the start of the first one, so that a first visit need not wait for
// the engine.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder  folder of the compiled engine @returns {Promise<string>} JSON */
export async function openingText(folder) {
    const { default: createQuintet } = await import(pathToFileURL(path.join(folder, "quintet.mjs")).href);
    const { Session } = await createQuintet({ wasmBinary: await readFile(path.join(folder, "quintet.wasm")) });
    const session = new Session();
    const { games, levels, version } = session.games();
    const { state, layout, error } = session.load({ game: games[0].id });
    session.delete();
    if (error) throw new Error(error.message);
    return JSON.stringify({ games, levels, version, state, layout });
}
