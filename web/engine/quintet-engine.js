/**
 * The engine alone, for pages that draw their own board:
 *
 *     import { createEngine } from "https://…/quintet-engine.js";
 *     const engine = createEngine();
 *     const { state } = await engine.load({ game: "cachex", actions: ["PLACE 3,4"] });
 *     const { best } = await engine.search({ timeMs: 500 });
 *
 * In a browser, the engine runs in its own worker, even if it is loaded from another site. In Node, it runs in the
 * calling thread.
 */

import { EngineClient } from "./client.js";
import { EngineFailure } from "./worker-client.js";

/**
 * @import { SearchProgress, SearchRequest } from "./protocol.js"
 * @import { WorkerLike } from "./worker-client.js"
 */

/** The limits of a search. A search without any of them never ends. */
const LIMITS = ["level", "timeMs", "depth", "nodes"];
const FIELDS = [...LIMITS, "algorithm", "lines", "seed"];

class Engine extends EngineClient {
    /** @param {SearchRequest} request @param {(progress: SearchProgress) => void} [onProgress] */
    search(request, onProgress) {
        const wrong = wrongIn(request);
        return wrong ? Promise.reject(new EngineFailure(wrong)) : super.search(request, onProgress);
    }
}

/**
 * Returns the reason why a request is invalid, or an empty text. Checks only mistakes that the engine itself accepts:
 * unknown fields and missing limits.
 * @param {any} request
 */
function wrongIn(request) {
    if (typeof request !== "object" || request === null) return "search: the request must be an object";
    const strange = Object.keys(request).find((name) => !FIELDS.includes(name));
    if (strange !== undefined) return `search: there is no field "${strange}"; there are ${FIELDS.join(", ")}`;
    const limited = LIMITS.some((name) => request[name]);
    return limited ? "" : `search: the request needs at least one of ${LIMITS.join(", ")}`;
}

/**
 * Starts an engine: in a worker if the platform has workers, otherwise in the calling thread.
 * @type {typeof import("./engine-types.d.ts").createEngine}
 */
export function createEngine() {
    if (typeof Worker !== "undefined") return new Engine();
    return new Engine({ makeWorker: makeLocalWorker });
}

/**
 * Makes an object with the interface of a worker that runs the engine in this thread; for platforms without web
 * workers.
 */
function makeLocalWorker() {
    /** @type {WorkerLike} */
    const worker = { onmessage: null, onerror: null, onmessageerror: null, postMessage() {}, terminate() {} };
    const hearing = /** @type {{onmessage: Function | null, onerror: Function | null}} */ (worker);
    const started = import("./worker/local-host.js").then(({ startHost }) =>
        // Answer asynchronously, as a worker does.
        startHost((answer) => queueMicrotask(() => hearing.onmessage?.({ data: answer }))),
    );
    worker.postMessage = async (/** @type {any} */ request) => (await started).receive(request);
    worker.terminate = async () => (await started).close();
    started.catch((error) => hearing.onerror?.({ message: String(error), preventDefault() {} }));
    return worker;
}
