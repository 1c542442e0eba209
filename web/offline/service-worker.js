/**
 * Keeps one complete version of the site for use without a network, and never mixes two versions. A new version is
 * loaded beside the old one and waits until the user agrees.
 *
 * `FILES` lists all files of the version by their address relative to this file; the build fills in list and version.
 * Requests for anything else are left to the browser, except files with a hash in their name, which an older version
 * may hold.
 */

// TypeScript cannot use the types of workers and of pages in one program.
const worker = /** @type {any} */ (globalThis);

/** @type {string} */
const VERSION = worker.QUINTET_VERSION;
/** Files whose names contain a hash, and files with stable names. @type {{hashed: string[], named: string[]}} */
const FILES = worker.QUINTET_FILES;

const PREFIX = "quintet-site-";
/** The folder of this copy of the site; other versions may be in folders such as `/v1/`. */
const FOLDER = new URL(worker.registration.scope).pathname;
const CACHE = PREFIX + VERSION + FOLDER;
/** Whether a cache holds a version of this copy. Up to version 0.3 its name had no folder. @param {string} name */
const isOwn = (name) => name.startsWith(PREFIX) && ["", FOLDER].includes(name.slice(PREFIX.length).replace(/^\w+/, ""));

/** The document around an agent, for a page without a network (agents/README.md). */
const AGENT_PAGE = "/agent-frame-kept.html";

/** @param {string} file */
const addressOf = (file) => new URL(file, worker.location.href).href;
const known = new Set([...FILES.hashed, ...FILES.named].map(addressOf));

/** Files that are loaded at a time: few, because the first game is played meanwhile. */
const LANES = 4;

/** Names of files that never change, such as `assets/main-1a2b3c4d.js`. */
const HASHED = /^assets\/[^/]+-\w{8}\.\w+$/;

/**
 * Whether a response is the file that was asked for: some hosts, and networks that want people to sign in, answer a
 * request for any file with a page.
 * @param {string} file @param {Response} response
 */
function isFile(file, response) {
    const isPage = /^text\/html\b/.test(response.headers.get("Content-Type") ?? "");
    return response.ok && !response.redirected && isPage === /\.html$/.test(file);
}

/**
 * Loads a file into the cache. Rejects if the host answers with something else; the browser then installs nothing and
 * tries again at a later visit.
 * @param {Cache} cache @param {string} file @param {Response} [there]  the file, if it is known
 */
async function store(cache, file, there) {
    const address = addressOf(file);
    const response =
        there && isFile(file, there) ? there : await fetch(address, HASHED.test(file) ? {} : { cache: "reload" });
    if (!isFile(file, response)) throw new TypeError(`${file} is something else`);
    await cache.put(address, response);
}

async function fetchVersion() {
    const cache = await caches.open(CACHE);
    const files = [...FILES.named, ...FILES.hashed].values();
    const lane = async () => {
        // A file with a hashed name from an older version has the same content.
        for (const file of files)
            await store(cache, file, HASHED.test(file) ? await caches.match(addressOf(file)) : undefined);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
}

/** Deletes other versions, unless another window may still be using one. */
async function tidy() {
    const windows = await worker.clients.matchAll({ type: "window" });
    if (windows.length > 1) return;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isOwn(name) && name !== CACHE).map((name) => caches.delete(name)));
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

/**
 * Puts the document around an agent into a sandbox, as an opaque origin. It is never answered from the network.
 * @param {Response} page
 */
async function sandboxed(page) {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "sandbox allow-scripts" };
    return new Response(await page.blob(), { headers });
}

/**
 * Whether another version may hold the requested file: a window with an older version may need a file that the server
 * no longer has.
 * @param {Request} request
 */
function mayBeOld({ mode, url }) {
    const { scope } = worker.registration;
    return mode !== "navigate" && url.startsWith(scope) && HASHED.test(url.slice(scope.length));
}

/**
 * Answers from this version, or else from any other, or else from the network. Never rejects: Firefox reports a
 * rejected answer as an error of the page, even if the page handles it.
 * @param {Request} request @param {string} [address]  of a file of this version
 */
async function answer(request, address) {
    try {
        const kept = address ? await (await caches.open(CACHE)).match(address) : await caches.match(request);
        if (kept && address?.endsWith(AGENT_PAGE)) return await sandboxed(kept);
        if (kept) return kept;
    } catch {
        // The browser has withdrawn the storage; the network may still answer.
    }
    // The browser has a page of its own for a navigation without a network.
    const offline = () =>
        request.mode === "navigate" ? Response.error() : new Response(null, { status: 504, statusText: "Offline" });
    return fetch(request).catch(offline);
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
    if (address || mayBeOld(request)) event.respondWith(answer(request, address));
});
