/**
 * The site without a network: has the browser keep it after the first visit, and offers a new version when there is one. A
 * new version waits until the reader agrees; no game is ever interrupted by it.
 *
 * Where it cannot be kept (the sources as they are, frames, private windows, no permission) the page works as ever.
 */

/** @typedef {import("../i18n/t.js").Translate} Translate */

/** Between looks for a new version while a page stays open, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/** Whether the page lies in a frame: then it is a guest, and leaves nothing on the reader's machine. */
const framed = () => window.parent !== window;

/**
 * Calls `found` when a worker waits to take over, now or later.
 * @param {ServiceWorkerRegistration} registration
 * @param {(waiting: ServiceWorker) => void} found
 */
function watch(registration, found) {
    const look = () => {
        // The first of all replaces nobody.
        if (registration.waiting && registration.active) found(registration.waiting);
    };
    look();
    registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", look);
    });
}

/**
 * @param {ServiceWorker} waiting
 */
function takeOver(waiting) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
}

/**
 * To be called when the page has what it needs, so that nothing is slower for it.
 * @param {() => Translate} speaker
 */
export async function keepOffline(speaker) {
    const address = document.documentElement.dataset.offline;
    if (!address || framed()) return;
    try {
        const registration = await navigator.serviceWorker.register(new URL(address, document.baseURI), {
            updateViaCache: "none",
        });
        navigator.serviceWorker.controller?.postMessage("tidy");
        watch(registration, async (waiting) => {
            const { showUpdate } = await import("./update-bar.js");
            showUpdate(speaker, () => takeOver(waiting));
        });
        let looked = Date.now();
        document.addEventListener("visibilitychange", () => {
            if (document.hidden || Date.now() - looked < LOOK_MS) return;
            looked = Date.now();
            registration.update().catch(() => {});
        });
    } catch {
        // Then it is fetched again at the next visit.
    }
}
