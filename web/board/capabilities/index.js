/**
 * The modules for what a layout may state, each fetched when a board needs it for the first time.
 *
 * @typedef {new (board: import("../board.js").QuintetBoard) => import("./capability.js").Capability} CapabilityClass
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

/** Those that are there. @type {Record<string, CapabilityClass>} */
export const capabilities = {};

/**
 * @param {string[]} names  as the layout states them; those that the board does not know are passed over
 * @returns {Promise<void> | null} null if nothing has to be fetched; rejects if something does not come
 */
export function fetchCapabilities(names) {
    const missing = names.filter((name) => name in sources && !(name in capabilities));
    if (missing.length === 0) return null;
    const fetches = missing.map(async (name) => {
        capabilities[name] = await sources[name]();
    });
    return Promise.all(fetches).then(() => {});
}
