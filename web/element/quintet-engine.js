/**
 * The engine alone, for pages that draw their own board:
 *
 *     import { createEngine } from "https://…/quintet-engine.js";
 *     const engine = createEngine();
 *     const { state } = await engine.load({ game: "cachex", actions: ["PLACE 3,4"] });
 *     const { best } = await engine.search({ timeMs: 500 });
 *
 * In a browser it runs in a worker of its own, from another site too; in Node it runs where it is called.
 */

import { EngineClient } from "../engine/client.js";

/** @type {typeof import("./engine-types.d.ts").createEngine} */
export function createEngine() {
    if (typeof Worker !== "undefined") return new EngineClient();
    return new EngineClient({ makeWorker: makeLocalWorker });
}

/** Looks like a worker, and is none: for where there are no workers of the web's kind. */
function makeLocalWorker() {
    /** @type {import("../engine/client.js").WorkerLike} */
    const worker = { onmessage: null, onerror: null, onmessageerror: null, postMessage() {}, terminate() {} };
    const hearing = /** @type {{onmessage: Function | null, onerror: Function | null}} */ (worker);
    const started = import("./local-host.js").then(({ startHost }) =>
        // Answers come later, as from a worker.
        startHost((answer) => queueMicrotask(() => hearing.onmessage?.({ data: answer }))),
    );
    worker.postMessage = async (/** @type {any} */ request) => (await started).receive(request);
    worker.terminate = async () => (await started).close();
    started.catch((error) => hearing.onerror?.({ message: String(error), preventDefault() {} }));
    return worker;
}
