/**
 * Installs the service worker, which keeps the site for use without a network, and offers new versions. A new version
 * waits until the user agrees, so that it never interrupts a game.
 *
 * Where a service worker is not possible (unbuilt sources, frames, private windows, no permission), the page works
 * without.
 */

/** Time between checks for a new version while a page is open, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/** Returns whether the page is in a frame. There it must not leave anything in the browser. */
const framed = () => window.parent !== window;

/**
 * Calls `found` when a new service worker is waiting, now or later.
 * @param {ServiceWorkerRegistration} registration
 * @param {(waiting: ServiceWorker) => void} found
 */
function watch(registration, found) {
    const look = () => {
        // The first service worker replaces no other one.
        if (registration.waiting && registration.active) found(registration.waiting);
    };
    look();
    registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", look);
    });
}

/** @type {{createScriptURL: (url: string) => unknown} | undefined} */
let trusted;

/** Activates the waiting worker and reloads the page. @param {ServiceWorker} waiting */
function takeOver(waiting) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
}

/**
 * Call this when the page has loaded everything it needs, so that nothing is delayed.
 * @param {(takeOver: () => void) => void} offer  tells the user about a new version; `takeOver` switches to it
 */
export async function keepOffline(offer) {
    const address = document.documentElement.dataset.offline;
    if (!address || framed()) return;
    try {
        const { href } = new URL(address, document.baseURI);
        trusted ??= window.trustedTypes?.createPolicy("quintet-offline", { createScriptURL: (url) => url });
        const registration = await navigator.serviceWorker.register(
            /** @type {string} */ (trusted?.createScriptURL(href) ?? href),
            { updateViaCache: "none" },
        );
        navigator.serviceWorker.controller?.postMessage("tidy");
        watch(registration, (waiting) => {
            offer(() => takeOver(waiting));
        });
        let looked = Date.now();
        document.addEventListener("visibilitychange", () => {
            if (document.hidden || Date.now() - looked < LOOK_MS) return;
            looked = Date.now();
            registration.update().catch(() => {});
        });
    } catch {
        // The next visit tries again.
    }
}
