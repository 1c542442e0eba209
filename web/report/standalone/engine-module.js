/** The engine's module for the worker. The build of the self-contained page imports it statically instead. */

/** @import { Quintet } from "../../../wasm/quintet.d.ts" */

const moduleUrl = new URL("../../../build/wasm/quintet.mjs", import.meta.url).href;

/** @param {{wasmBinary: ArrayBuffer, locateFile: (name: string) => string}} options @returns {Promise<Quintet>} */
export const createQuintet = async (options) => (await import(moduleUrl)).default(options);
