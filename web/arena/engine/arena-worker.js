/**
 * The module that runs inside the worker of the arena's engine: loads the WebAssembly module of the lens, then serves
 * requests. `arena-client.js` starts it.
 */

import { makeLater } from "../../engine/later.js";
import { PROTOCOL_VERSION } from "../../engine/protocol.js";
import { ArenaHost } from "./arena-host.js";

// The bundler finds the files to include from these two expressions.
const moduleUrl = new URL("../../../build/wasm/quintet-lens.mjs", import.meta.url).href;
const wasmUrl = new URL("../../../build/wasm/quintet-lens.wasm", import.meta.url).href;

/** @type {import("./arena-host.js").ArenaHostOptions["post"]} */
const post = (answer, transfer = []) => self.postMessage(answer, { transfer });

async function start() {
    /** @type {typeof import("../../../wasm/lens/quintet-lens.d.ts")} */
    const { default: createQuintet } = await import(moduleUrl);
    const module = await createQuintet({ locateFile: () => wasmUrl });
    const host = new ArenaHost(module, { post, later: makeLater() });
    self.addEventListener("message", (event) => host.receive(event.data));
    post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
}

start().catch((error) => {
    post({ id: 0, type: "failed", error: { message: `the engine could not be loaded: ${error}` } });
});
