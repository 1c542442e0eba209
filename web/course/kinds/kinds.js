/**
 * The kinds of items. What one kind needs is in its file: how it is sealed, what the engine checks, how it is worked
 * on.
 *
 * What checks need of the engine.
 * @typedef {{engine: LensClient,
 *            games: GameSpec[],
 *            levels: Level[],
 *            readJson?: (url: URL) => Promise<any>,
 *            openCatalog?: (game: string) => Promise<Database | null>,
 *            runsCode?: boolean}} CheckTools  `runsCode`: whether programs of drafts can be run
 *
 * `seal`: returns the item without its answers; absent if it holds none. `check`: what is wrong beyond the schema, in
 * an item of a draft; paths begin within the item. `fetch`: loads data that is not in every copy of the site, so that
 * it is there without a network. `draw`: the item as one student gets it. `open`: begins to work on a sealed item.
 * @typedef {object} Kind
 * @property {string} id
 * @property {(item: Item, lock: Locksmith, players: (game: string) => number) =>
 *     Promise<Item>} [seal]
 * @property {(item: Item, tools: CheckTools) => Promise<ActivityProblem[]>} check
 * @property {(item: Item, tools: CheckTools) => Promise<unknown>} [fetch]
 * @property {(item: Item, seed: string, tools: Pick<CheckTools, "engine">) => Promise<Item>} [draw]
 * @property {(parts: WorkParts) => Work} open
 */

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { Database } from "../../learn/puzzles/catalog/pieces.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { Item } from "../activity.js"
 * @import { Locksmith } from "../sealing/seal.js"
 * @import { ActivityProblem } from "../validate.js"
 * @import { Work, WorkParts } from "./work/work.js"
 */

/** Loaders by kind: few sheets have them all. @type {Record<string, () => Promise<Kind>>} */
const loaders = {
    play: async () => (await import("./play.js")).play,
    find: async () => (await import("./find.js")).find,
    sequence: async () => (await import("./sequence.js")).sequence,
    replay: async () => (await import("./replay.js")).replay,
    lens: async () => (await import("./lens.js")).lens,
    fill: async () => (await import("./fill.js")).fill,
    lesson: async () => (await import("./lesson.js")).lesson,
    puzzle: async () => (await import("./puzzle.js")).puzzle,
    agent: async () => (await import("./agent.js")).agent,
    code: async () => (await import("./code/code.js")).code,
    choice: async () => (await import("./choice.js")).choice,
    number: async () => (await import("./number.js")).number,
    text: async () => (await import("./text.js")).text,
};

/** The names of all kinds, those that are played first. */
export const kindNames = Object.keys(loaders);

/** @param {{kind: string}} item @returns {Promise<Kind>} */
export async function kindOf({ kind }) {
    if (!Object.hasOwn(loaders, kind)) throw new Error(`no kind of item is called ${kind}`);
    return loaders[kind]();
}
