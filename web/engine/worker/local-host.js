/** The engine's side without a worker, for Node: the same host, with the WebAssembly module read from the disk. */

import { PROTOCOL_VERSION } from "../protocol.js";
import { Host } from "./host.js";
import { EngineMethods } from "./methods.js";

/** @import { Answer, Request } from "../protocol.js" */

const moduleUrl = new URL("../../../build/wasm/quintet.mjs", import.meta.url);
const wasmUrl = new URL("../../../build/wasm/quintet.wasm", import.meta.url);

/** Reads a file, or in the npm package a data URL. @param {URL} url @returns {Promise<ArrayBuffer | Uint8Array>} */
async function read(url) {
    if (url.protocol === "data:") return (await fetch(url)).arrayBuffer();
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
}

/**
 * Starts a host and returns its functions to receive requests and to close it.
 * @param {(answer: Answer) => void} post
 */
export async function startHost(post) {
    /** @type {typeof import("../../../wasm/quintet.d.ts")} */
    const { default: createQuintet } = await import(moduleUrl.href);
    const module = await createQuintet({ wasmBinary: await read(wasmUrl), locateFile: () => wasmUrl.href });
    let closed = false;
    const host = new Host(EngineMethods, module, {
        post: (answer) => closed || post(answer),
        // A timer runs after the requests that have arrived in the meantime.
        later: (task) => void setTimeout(() => closed || task()),
    });
    post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
    return {
        receive: (/** @type {Request} */ request) => closed || host.receive(request),
        close() {
            closed = true;
        },
    };
}
