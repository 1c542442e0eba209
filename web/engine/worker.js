/**
 * The module that runs inside the engine's worker: loads the WebAssembly module, then serves requests. `client.js`
 * starts it.
 *
 * @import { Answer } from "./protocol.js"
 */

import { Host } from "./host.js";
import { PROTOCOL_VERSION } from "./protocol.js";

// In these two lines the bundler finds what to take along.
const moduleUrl = new URL("../../build/wasm/quintet.mjs", import.meta.url).href;
const wasmUrl = new URL("../../build/wasm/quintet.wasm", import.meta.url).href;

/** @param {Answer} answer */
const post = (answer) => self.postMessage(answer);

/**
 * A task runner that lets waiting messages go first. (`setTimeout` would do too, but browsers stretch nested ones to
 * 4 ms, a fifth of a slice.)
 * @returns {(task: () => void) => void}
 */
function makeLater() {
    const channel = new MessageChannel();
    /** @type {Array<() => void>} */
    const tasks = [];
    channel.port1.onmessage = () => tasks.shift()?.();
    return (task) => {
        tasks.push(task);
        channel.port2.postMessage(null);
    };
}

async function start() {
    /** @type {typeof import("../../wasm/quintet.d.ts")} */
    const { default: createQuintet } = await import(moduleUrl);
    const { Session } = await createQuintet({ locateFile: () => wasmUrl });
    const host = new Host(new Session(), { post, later: makeLater() });
    self.addEventListener("message", (event) => host.receive(event.data));
    post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
}

start().catch((error) => {
    post({ id: 0, type: "failed", error: { message: `the engine could not be loaded: ${error}` } });
});
