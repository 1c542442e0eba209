/**
 * An LMS for tests: a server that keeps what `scorm-again` commits in its pages, and shows an unpacked zip as Moodle
 * and Canvas do.
 */

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { unzipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";

const runtime = new URL("../../../node_modules/scorm-again/dist/scorm12.min.js", import.meta.url);
const types = {
    html: "text/html; charset=utf-8",
    css: "text/css",
    js: "text/javascript",
    json: "application/json",
    xml: "text/xml",
};
const empty = '<!doctype html><meta charset="utf-8" /><link rel="icon" href="data:," /><title>LMS</title>';
const frame = (/** @type {string} */ source) =>
    `<style>body { margin: 0 } iframe { width: 100%; height: 700px; border: 0 }</style><iframe src="${source}"></iframe>`;

/**
 * The API before the course: `scorm-again` with what the server keeps. `bad`: a call and what it does instead.
 * @param {string} more  what follows it in the page
 */
const player = (more) => `${empty}<script src="/scorm12.min.js"></script><body><script>
    const kept = new XMLHttpRequest();
    kept.open("GET", "/kept.json", false);
    kept.send();
    window.API = new Scorm12API({ lmsCommitUrl: "/commit", autocommit: false, logLevel: 5 });
    API.loadFromJSON(JSON.parse(kept.responseText));
    const [call, how] = (new URLSearchParams(location.search).get("bad") ?? "").split("-");
    window.failures = 0;
    if (call) {
        const right = API;
        window.API = new Proxy(right, {
            get(_, name) {
                if (name !== call && call !== "every") return right[name].bind(right);
                return () => {
                    window.failures += 1;
                    if (how === "throws") throw new Error("LMS");
                    return how === "nothing" ? undefined : how;
                };
            },
        });
    }
</script>${more}</body>`;

/** @param {Uint8Array} zip */
export async function startLms(zip) {
    const course = unzipSync(zip);
    const script = await readFile(runtime, "utf8");
    /** @type {{cmi: any, commits: any[], answerMs: number, fails: boolean}} */
    const store = {
        cmi: { core: { student_id: "s7", student_name: "Li, Wei" } },
        commits: [],
        answerMs: 0,
        fails: false,
    };
    let port = 0;
    /** @type {Record<string, () => string>} */
    const pages = {
        "/moodle.html": () => player(frame("/course/index.html")),
        // Canvas shows a player of another site, which shows the course in frames of its own.
        "/canvas.html": () => `${empty}${frame(`http://127.0.0.1:${port}/player.html`)}`,
        "/player.html": () => player(frame("/content.html")),
        "/content.html": () => `${empty}${frame("/course/index.html")}`,
        "/popup.html": () => player(`<button onclick="window.open('/course/index.html')">Open</button>`),
        "/alone.html": () => `${empty}${frame("/course/index.html")}`,
        "/kept.json": () => JSON.stringify(store.cmi),
        "/scorm12.min.js": () => script,
    };

    const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const send = (status, type, body) => {
            // As Moodle's frames have it since 4.5.
            response.writeHead(status, { "Content-Type": type, "Permissions-Policy": "unload=()" }).end(body);
        };
        if (request.method === "POST") {
            const parts = [];
            for await (const part of request) parts.push(part);
            await pause(store.answerMs);
            if (store.fails) return send(500, types.json, '{"result": false, "errorCode": 101}');
            const { cmi } = JSON.parse(Buffer.concat(parts).toString());
            store.commits.push(cmi);
            // What the LMS keeps from one visit to the next.
            const { session_time, ...core } = cmi.core;
            store.cmi = { ...cmi, core: { ...core, entry: core.exit === "suspend" ? "resume" : "" } };
            return send(200, types.json, '{"result": true, "errorCode": 0}');
        }
        const type =
            types[pathname.split(".").at(-1)] ?? (pathname.endsWith("wasm") ? "application/wasm" : "image/svg+xml");
        if (pages[pathname]) return send(200, type, pages[pathname]());
        const file = course[decodeURIComponent(pathname.replace(/^\/course\//, ""))];
        return file ? send(200, type, Buffer.from(file)) : send(404, "text/plain", "");
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    server.unref();
    port = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
    return {
        store,
        origin: `http://127.0.0.1:${port}`,
        /** The same server as another site. */
        elsewhere: `http://localhost:${port}`,
        close: () => {
            server.close();
            server.closeAllConnections?.();
        },
    };
}
