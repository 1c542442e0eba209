/** The Elo of the levels in each game, as the engine's build writes them. */
export * from "../../build/wasm/level-ratings.js";
