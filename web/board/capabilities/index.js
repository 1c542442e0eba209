/**
 * The modules of the capabilities. Each is loaded when a board needs it for the first time.
 *
 * @typedef {new (board: CapabilityContext) => Capability}
 *     CapabilityClass
 */

/**
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { Capability } from "./capability.js"
 */

/** @type {Record<string, () => Promise<CapabilityClass>>} */
const sources = {
    hands: async () => (await import("./hands.js")).Hands,
    open_plane: async () => (await import("./open-plane.js")).OpenPlane,
    paths: async () => (await import("./paths.js")).Paths,
    polyomino: async () => (await import("./polyomino.js")).Polyomino,
    stacks: async () => (await import("./stacks.js")).Stacks,
    torus: async () => (await import("./torus.js")).Torus,
};

/** The loaded capabilities. @type {Record<string, CapabilityClass>} */
export const capabilities = {};

/**
 * Loads the capabilities that are not loaded yet.
 * @param {string[]} names  as the layout states them; unknown ones are ignored
 * @returns {Promise<void> | null} null if all are loaded; rejects if loading fails
 */
export function fetchCapabilities(names) {
    const missing = names.filter((name) => name in sources && !(name in capabilities));
    if (missing.length === 0) return null;
    const fetches = missing.map(async (name) => {
        capabilities[name] = await sources[name]();
    });
    return Promise.all(fetches).then(() => {});
}
