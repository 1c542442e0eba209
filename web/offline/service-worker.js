/**
 * Keeps one complete version of the site for use without a network, and never mixes two versions. A new version is
 * loaded beside the old one and waits until the user agrees.
 *
 * `FILES` lists all files of the version by their address relative to this file; the build fills in list and version.
 * Requests for anything else, such as other origins, are not handled.
 */

// TypeScript cannot use the types of workers and of pages in one program.
const worker = /** @type {any} */ (globalThis);

/** @type {string} */
const VERSION = worker.QUINTET_VERSION;
/** Files whose names contain a hash, and files with stable names. @type {{hashed: string[], named: string[]}} */
const FILES = worker.QUINTET_FILES;

const PREFIX = "quintet-site-";
const CACHE = PREFIX + VERSION;

/** @param {string} file */
const addressOf = (file) => new URL(file, worker.location.href).href;
const known = new Set([...FILES.hashed, ...FILES.named].map(addressOf));

async function fetchVersion() {
    const cache = await caches.open(CACHE);
    await Promise.all([
        ...FILES.named.map((file) => cache.add(new Request(addressOf(file), { cache: "reload" }))),
        ...FILES.hashed.map(async (file) => {
            const address = addressOf(file);
            // A file with a hashed name from an older version has the same content.
            const there = await caches.match(address);
            if (there) await cache.put(address, there);
            else await cache.add(address);
        }),
    ]);
}

/** Deletes other versions, unless another window may still be using one. */
async function tidy() {
    const windows = await worker.clients.matchAll({ type: "window" });
    if (windows.length > 1) return;
    const names = await caches.keys();
    await Promise.all(
        names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
    );
}

/**
 * Returns the file of this version for a request. `rules/` means its `index.html`, and the query is ignored.
 * @param {Request} request
 */
function fileOf(request) {
    const url = new URL(request.url);
    url.hash = "";
    if (request.mode === "navigate") {
        url.search = "";
        if (url.pathname.endsWith("/")) url.pathname += "index.html";
    }
    return known.has(url.href) ? url.href : "";
}

/** @param {string} address @param {Request} request */
async function answer(address, request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(address)) ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => {
    event.waitUntil(fetchVersion());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
    event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "take over") worker.skipWaiting();
    else if (event.data === "tidy") event.waitUntil(tidy());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
    const { request } = event;
    if (request.method !== "GET") return;
    const address = fileOf(request);
    if (address) event.respondWith(answer(address, request));
    // A window with an older version may need a file that the server no longer has.
    else if (request.mode !== "navigate" && request.url.startsWith(worker.registration.scope))
        event.respondWith(caches.match(request).then((there) => there ?? fetch(request)));
});
