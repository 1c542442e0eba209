/**
 * The pieces of source code that the lessons show. The builds cut them from the engine's sources, as `snippets.json`
 * says.
 */
export * from "../../../build/wasm/learn-snippets.js";
