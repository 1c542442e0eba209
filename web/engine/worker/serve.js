/** Serves the requests of a page in a worker. */

import { PROTOCOL_VERSION } from "../protocol.js";
import { Host } from "./host.js";
import { makeLater } from "./later.js";

/** @import { HostOptions } from "./host.js" */

/** @type {HostOptions["post"]} */
const post = (answer, transfer) => self.postMessage(answer, { transfer });

/**
 * Loads a WebAssembly module, then answers requests.
 * @param {ConstructorParameters<typeof Host>[0]} Methods
 * @param {string} moduleUrl
 * @param {string} wasmUrl
 */
export async function serve(Methods, moduleUrl, wasmUrl) {
    try {
        const { default: createQuintet } = await import(moduleUrl);
        const module = await createQuintet({ locateFile: () => wasmUrl });
        const host = new Host(Methods, module, { post, later: makeLater() });
        self.addEventListener("message", (event) => host.receive(event.data));
        post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
    } catch (error) {
        post({ id: 0, type: "failed", error: { message: `the engine could not be loaded: ${error}` } });
    }
}
