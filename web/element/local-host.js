/** The engine's side without a worker, in Node: the same host, with the WebAssembly module from the disk. */

import { readFile } from "node:fs/promises";
import { Host } from "../engine/host.js";
import { PROTOCOL_VERSION } from "../engine/protocol.js";

const moduleUrl = new URL("../../build/wasm/quintet.mjs", import.meta.url);
const wasmUrl = new URL("../../build/wasm/quintet.wasm", import.meta.url);

/**
 * @param {(answer: import("../engine/protocol.js").Answer) => void} post
 */
export async function startHost(post) {
    /** @type {typeof import("../../wasm/quintet.d.ts")} */
    const { default: createQuintet } = await import(moduleUrl.href);
    const { Session } = await createQuintet({ wasmBinary: await readFile(wasmUrl) });
    const session = new Session();
    let closed = false;
    const host = new Host(session, {
        post: (answer) => closed || post(answer),
        // A timer lets what has been asked meanwhile come first.
        later: (task) => void setTimeout(() => closed || task()),
    });
    post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
    return {
        receive: (/** @type {import("../engine/protocol.js").Request} */ request) => closed || host.receive(request),
        close() {
            closed = true;
        },
    };
}
