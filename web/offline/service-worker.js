/**
 * Keeps one whole version of the site, so that it works without a network, and never mixes two versions: a new one is
 * fetched beside the old one and waits until the reader agrees to it.
 *
 * Every file of the version is in `FILES`, by its address relative to this file; the build puts list and name in. Anything
 * else (other origins, what a server adds) is none of this worker's business.
 */

// The types of workers and of pages cannot be had in one program.
const worker = /** @type {any} */ (globalThis);

/** @type {string} */
const VERSION = worker.QUINTET_VERSION;
/** Files whose names change with their content, and those whose names stay. @type {{hashed: string[], named: string[]}} */
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
            // What an older version has under the same name is the same.
            const there = await caches.match(address);
            if (there) await cache.put(address, there);
            else await cache.add(address);
        }),
    ]);
}

/** Drops other versions, unless another window may still be showing one and wants more of it. */
async function tidy() {
    const windows = await worker.clients.matchAll({ type: "window" });
    if (windows.length > 1) return;
    const names = await caches.keys();
    await Promise.all(
        names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
    );
}

/**
 * The file of this version that a request means: `rules/` is its `index.html`, and what comes after `?` is for the page.
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
    // A window of an older version wants more of it, which the server may no longer have.
    else if (request.mode !== "navigate" && request.url.startsWith(worker.registration.scope))
        event.respondWith(caches.match(request).then((there) => there ?? fetch(request)));
});
