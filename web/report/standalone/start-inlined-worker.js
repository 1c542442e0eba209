/** Starts the engine's worker from texts in the page itself: nothing is fetched. */
import { moduleText, workerText } from "./inlined.js";

/** @returns {Promise<ArrayBuffer>} the WebAssembly module */
async function moduleBytes() {
    const packed = Uint8Array.from(atob(moduleText), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
}

/** @returns {Worker} */
export function startInlinedWorker() {
    const url = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
    const worker = new Worker(url);
    const release = () => URL.revokeObjectURL(url);
    worker.addEventListener("message", release, { once: true });
    worker.addEventListener("error", release, { once: true });
    moduleBytes().then(
        (bytes) => worker.postMessage(bytes, [bytes]),
        (error) => worker.dispatchEvent(new ErrorEvent("error", { message: String(error) })),
    );
    return worker;
}
