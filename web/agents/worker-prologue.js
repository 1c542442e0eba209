/**
 * The first part of the script of every agent's worker. It takes the page's port before any code of the agent runs and
 * keeps it in a closure, together with the browser's functions that it needs: whatever the agent replaces later, it
 * cannot reach the port or change what travels over it.
 *
 * Each request of the page is `{id, type, ...}`; each reply is `{id, ms, answer, failed}`. The reply to no request,
 * with id 0, says that the worker is ready.
 *
 * It imports nothing: `worker-script.js` joins it with the other parts as text.
 */

/**
 * What an agent could use to reach beyond its worker. The frame's policy refuses each of them already; without them
 * there is a clear error, no second worker, and no channel to another agent.
 */
const outside = [
    "fetch",
    "XMLHttpRequest",
    "WebSocket",
    "WebSocketStream",
    "WebTransport",
    "EventSource",
    "importScripts",
    "Worker",
    "SharedWorker",
    "BroadcastChannel",
    "indexedDB",
    "caches",
    "cookieStore",
    "postMessage",
    "close",
    "Notification",
    "webkitRequestFileSystem",
    "webkitRequestFileSystemSync",
    "webkitResolveLocalFileSystemURL",
    "webkitResolveLocalFileSystemSyncURL",
];

/** @param {string[]} names */
function removeGlobals(names) {
    for (let holder = globalThis; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
        for (const name of names) Reflect.deleteProperty(holder, name);
    }
}

/**
 * Serves the page's requests.
 * @param {Record<string, (request: any) => unknown>} handlers  by type of request; their results may be promises, and
 *     `{transfer}` names what moves to the page
 */
export function serve(handlers) {
    const bind = Function.prototype.bind;
    /** A function that takes `this` as its first argument and looks nothing up. @type {(method: any) => any} */
    const uncurry = bind.bind(Function.prototype.call);
    const portOf = uncurry(Reflect.getOwnPropertyDescriptor(MessageEvent.prototype, "data")?.get);
    const dataOf = portOf;
    const listen = uncurry(EventTarget.prototype.addEventListener);
    const open = uncurry(MessagePort.prototype.start);
    const post = uncurry(MessagePort.prototype.postMessage);
    const stop = uncurry(Event.prototype.stopImmediatePropagation);
    const now = performance.now.bind(performance);
    const own = Object.assign(Object.create(null), handlers);
    const text = String;
    const hasOwn = Object.hasOwn;
    /** What an error says. Its getters may throw again. @param {any} error */
    const messageOf = (error) => {
        try {
            return text(error?.message ?? error) || "failed";
        } catch {
            return "failed";
        }
    };

    /** @param {MessagePort} port @param {any} request */
    async function answer(port, request) {
        const start = now();
        const reply = { __proto__: null, id: request.id, ms: 0, answer: /** @type {any} */ (null), failed: "" };
        /** @type {Transferable[] | null} */
        let transfer = null;
        try {
            reply.answer = await own[request.type](request);
            // An agent may have added fields to all objects.
            if (reply.answer && hasOwn(reply.answer, "transfer")) transfer = reply.answer.transfer;
        } catch (error) {
            reply.failed = messageOf(error);
        }
        reply.ms = now() - start;
        if (transfer) post(port, reply, transfer);
        else post(port, reply);
    }

    removeGlobals(outside);
    // A worker that waits for another one would wait for ever: there is none.
    Reflect.deleteProperty(Atomics, "wait");
    listen(
        globalThis,
        "message",
        (/** @type {MessageEvent} */ event) => {
            stop(event);
            const port = portOf(event);
            listen(port, "message", (/** @type {MessageEvent} */ message) => {
                stop(message);
                answer(port, dataOf(message));
            });
            open(port);
            // The page takes a message in this shape as the agent's own. It comes over the port, so that it cannot be
            // overtaken by the agent's next answer.
            Reflect.defineProperty(globalThis, "postMessage", { value: () => post(port, "message") });
            post(port, { id: 0, ms: 0, answer: null, failed: "" });
        },
        { once: true },
    );
}
