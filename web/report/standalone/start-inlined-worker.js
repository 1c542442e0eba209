/** Starts the engine's worker from texts in the page itself: nothing is fetched. */
import { workerFrom } from "../../engine/start-worker.js";
import { moduleText, workerText } from "./inlined.js";

/** @returns {Promise<ArrayBuffer>} the WebAssembly module */
async function moduleBytes() {
    const packed = Uint8Array.from(atob(moduleText), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
}

/** @returns {Worker} */
export function startInlinedWorker() {
    const worker = workerFrom(workerText);
    moduleBytes().then(
        (bytes) => worker.postMessage(bytes, [bytes]),
        (error) => worker.dispatchEvent(new ErrorEvent("error", { message: String(error) })),
    );
    return worker;
}
