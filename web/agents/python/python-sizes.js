/**
 * What must be known of Pyodide before it is loaded. `tests/web/agents/sizes.test.mjs` holds it against the package.
 */

/** Bytes of all its files. */
export const loaded = 13_412_130;
/** About how many of them a server sends that compresses. */
export const transferred = 6_300_000;

/** Pyodide's list of packages, without a package: an agent has the standard library. */
export const lock = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
};
