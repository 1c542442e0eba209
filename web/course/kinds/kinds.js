/**
 * The kinds of items. What one kind needs is in its file: how it is sealed, what the engine checks, how it is worked
 * on.
 *
 * @typedef {import("../activity.js").Item} Item
 * @typedef {import("../validate.js").ActivityProblem} ActivityProblem
 * @typedef {import("./work.js").Work} Work
 * @typedef {import("./work.js").WorkParts} WorkParts
 *
 * What checks need of the engine.
 * @typedef {{engine: import("../../lens/engine/lens-client.js").LensClient,
 *            games: import("../../engine/protocol.js").GameSpec[],
 *            levels: import("../../engine/protocol.js").Level[],
 *            readJson?: (url: URL) => Promise<any>,
 *            openShelf?: (game: string) => Promise<import("../../learn/puzzles/shelf.js").Shelf | null>}} CheckTools
 *
 * `seal`: returns the item without its answers; absent if it holds none. `check`: what is wrong beyond the schema, in
 * an item of a draft; paths begin within the item. `open`: begins to work on a sealed item.
 * @typedef {object} Kind
 * @property {string} id
 * @property {(item: Item, lock: import("../sealing/seal.js").Locksmith, players: (game: string) => number) =>
 *     Promise<Item>} [seal]
 * @property {(item: Item, tools: CheckTools) => Promise<ActivityProblem[]>} check
 * @property {(parts: WorkParts) => Work} open
 */

import { agent } from "./agent.js";
import { choice } from "./choice.js";
import { find } from "./find.js";
import { lens } from "./lens.js";
import { lesson } from "./lesson.js";
import { number } from "./number.js";
import { play } from "./play.js";
import { puzzle } from "./puzzle.js";
import { replay } from "./replay.js";
import { sequence } from "./sequence.js";
import { text } from "./text.js";

/** @type {Kind[]} */
export const kinds = [play, find, sequence, replay, lens, lesson, puzzle, agent, choice, number, text];

/** @param {{kind: string}} item @returns {Kind} */
export function kindOf({ kind }) {
    const found = kinds.find(({ id }) => id === kind);
    if (!found) throw new Error(`no kind of item is called ${kind}`);
    return found;
}
