/** The limits of what the engine accepts, as its build writes them. */
export * from "../../build/wasm/limits.js";
