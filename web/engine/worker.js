/**
 * The module that runs inside the engine's worker: loads the WebAssembly module, then serves requests. `client.js`
 * starts it.
 *
 * @import { Answer } from "./protocol.js"
 */

import { Host } from "./host.js";
import { makeLater } from "./later.js";
import { PROTOCOL_VERSION } from "./protocol.js";

// The bundler finds the files to include from these two expressions.
const moduleUrl = new URL("../../build/wasm/quintet.mjs", import.meta.url).href;
const wasmUrl = new URL("../../build/wasm/quintet.wasm", import.meta.url).href;

/** @param {Answer} answer */
const post = (answer) => self.postMessage(answer);

async function start() {
    /** @type {typeof import("../../wasm/quintet.d.ts")} */
    const { default: createQuintet } = await import(moduleUrl);
    const module = await createQuintet({ locateFile: () => wasmUrl });
    const host = new Host(module, { post, later: makeLater() });
    self.addEventListener("message", (event) => host.receive(event.data));
    post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
}

start().catch((error) => {
    post({ id: 0, type: "failed", error: { message: `the engine could not be loaded: ${error}` } });
});
