/** Lets pages whose policy requires Trusted Types start workers, from this file only. */
const trusted = globalThis.window?.trustedTypes?.createPolicy("quintet-worker", { createScriptURL: (url) => url });

/** Starts a classic worker from its source. @param {string} source @returns {Worker} */
export function workerFrom(source) {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(/** @type {string} */ (trusted?.createScriptURL(url) ?? url));
    // After the first message or error, the worker no longer needs the blob.
    const release = () => URL.revokeObjectURL(url);
    for (const type of ["message", "error"]) worker.addEventListener(type, release, { once: true });
    return worker;
}

/**
 * Starts a module as a worker. A module worker must come from the page's own origin. A classic worker from a blob that
 * imports the module also works with a module from another origin, in a frame of another site, and in a sandboxed
 * frame.
 *
 * @param {string} moduleUrl  absolute address
 * @returns {Worker}
 */
export function startWorker(moduleUrl) {
    const source = `import(${JSON.stringify(moduleUrl)}).catch((error) => postMessage(
        {id: 0, type: "failed", error: {message: "the engine could not be loaded: " + error}}));`;
    const worker = workerFrom(source);
    // A worker cannot use the preloads of the document. A request of the document puts them into the cache for the
    // worker.
    for (const link of globalThis.document?.querySelectorAll("link[data-worker]") ?? []) {
        fetch(/** @type {HTMLLinkElement} */ (link).href).catch(() => {});
    }
    return worker;
}
