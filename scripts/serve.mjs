#!/usr/bin/env node
// A small static server for the built site, or with --sources for the sources as they are. It listens on localhost
// only. The built site is sent as a good host would send it: compressed, and cacheable for good where a name carries a
// hash.
//
//   node scripts/serve.mjs [--sources] [--port N] [--host NAME]
//
// `--host`: another name under which requests come in, such as that of a tunnel. Requests under any other name are
// refused, so that no site on the internet reaches the server by pointing its name at this machine (DNS rebinding).

import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { policyHash } from "../web/build/policy-hash.mjs";
import { isStarted } from "./lib/started.mjs";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const defaultPort = 8000;
const portsToTry = 20;
const hostNames = ["localhost", "127.0.0.1", "[::1]"];

const mimeTypes = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
};

/** Encodings for texts and WebAssembly, the best first. @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const compressors = {
    br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const isCompressed = /^image\/png$|^font\//;

/** Allow the scripts that are parts of documents. */
const inlineHashes = ["web/embed/policy.js", "web/from-disk.js"]
    .map((file) => policyHash(readFileSync(path.join(repository, file), "utf8")))
    .join(" ");

/**
 * As strict as a course's server may be, so that a page that breaks there breaks here first. The address stands beside
 * 'self' because in some versions of WebKit 'self' matches nothing in a sandboxed frame
 * (https://bugs.webkit.org/show_bug.cgi?id=316847).
 * @param {string} host  the name that the request used
 */
function contentSecurityPolicy(host) {
    const own = `'self' http://${host}`;
    return [
        "default-src 'none'",
        `script-src ${own} ${inlineHashes} 'wasm-unsafe-eval'`,
        `worker-src ${own} blob:`,
        `style-src ${own} 'unsafe-inline'`,
        `img-src ${own} data: blob:`,
        `font-src ${own}`,
        `connect-src ${own}`,
        `manifest-src ${own}`,
        // The preview of an embedded game. Without `frame-ancestors` any site may frame the pages.
        `frame-src ${own}`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
    ].join("; ");
}

/**
 * The file that a request path names, or null: never one outside `root`, never a dot-file.
 * @param {string} root  the folder that is served
 * @param {string} base  its path on the server, with "/" at both ends
 * @param {string} requestPath  starts with `base`
 */
function fileFor(root, base, requestPath) {
    let decoded;
    try {
        decoded = decodeURIComponent(requestPath.slice(base.length - 1));
    } catch {
        return null;
    }
    if (decoded.includes("\0") || decoded.split(/[/\\]/).some((part) => part.startsWith("."))) return null;
    const file = path.join(root, decoded.endsWith("/") ? `${decoded}index.html` : decoded);
    return file.startsWith(root + path.sep) ? file : null;
}

/**
 * The bytes sent for each file, by encoding and tag, so that nothing is compressed twice.
 * @type {Map<string, Promise<Buffer>>}
 */
const bodies = new Map();

/** @param {string} file @param {string} encoding @param {string} tag */
function bodyOf(file, encoding, tag) {
    const key = `${file} ${encoding} ${tag}`;
    let body = bodies.get(key);
    if (!body) {
        body = readFile(file).then((bytes) => compressors[encoding]?.(bytes) ?? bytes);
        bodies.set(key, body);
        body.catch(() => bodies.delete(key));
    }
    return body;
}

/**
 * Returns the document of a page of the sources, or null. The list of pages is read again when it has changed.
 * @param {string} file
 */
async function sourcePage(file) {
    const web = path.join(repository, "web");
    const list = path.join(web, "pages.mjs");
    const address = path.relative(web, file).split(path.sep).join("/");
    if (!address.endsWith(".html")) return null;
    const { pages } = await import(`${pathToFileURL(list)}?${(await stat(list)).mtimeMs}`);
    const page = pages.find((each) => each.address === address);
    if (!page) return null;
    const { pageDocument } = await import("../web/build/page-document.mjs");
    return Buffer.from(await pageDocument(page, { sources: true }));
}

async function answer(request, response, site) {
    const { root, base, prefixes, home, hosts, headers, policy, encodings, lasting, pageFor, instead } = site;
    const refuse = (status, message) => {
        response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
        response.end(`${message}\n`);
    };
    if (!hosts.includes((request.headers.host ?? "").toLowerCase().replace(/:\d+$/, ""))) {
        return refuse(421, "another host; start the server with --host NAME to allow it");
    }
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "only GET and HEAD");
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/" && home !== "/") {
        response.writeHead(302, { Location: home });
        return response.end();
    }
    // Browsers request this with every document that names no icon.
    if (pathname === "/favicon.ico") {
        response.writeHead(204);
        return response.end();
    }
    const allowed = prefixes.some((prefix) => pathname.startsWith(prefix));
    const file = allowed ? fileFor(root, base, pathname) : null;
    const text = file ? await instead?.(pathname) : null;
    if (text != null) {
        response.writeHead(200, {
            ...headers,
            "Cache-Control": "no-store",
            "Content-Type": mimeTypes[path.extname(file)],
        });
        return response.end(text);
    }
    const page = file ? await pageFor?.(file) : null;
    if (page) {
        response.writeHead(200, { ...headers, "Content-Type": mimeTypes[".html"], "Content-Length": page.length });
        return response.end(request.method === "HEAD" ? undefined : page);
    }
    const found = file ? await stat(file).catch(() => null) : null;
    if (found?.isDirectory()) {
        response.writeHead(302, { Location: `${pathname}/` });
        return response.end();
    }
    if (!found?.isFile()) return refuse(404, "not found");
    const type = mimeTypes[path.extname(file)] ?? "application/octet-stream";
    const accepted = String(request.headers["accept-encoding"] ?? "").split(/[ ,]+/);
    const encoding = isCompressed.test(type) ? "" : (encodings.find((name) => accepted.includes(name)) ?? "");
    const tag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const sent = {
        ...headers,
        "Content-Type": type,
        ETag: tag,
        Vary: "Accept-Encoding",
        ...(policy && { "Content-Security-Policy": policy(request.headers.host) }),
        ...(encoding && { "Content-Encoding": encoding }),
        ...(lasting.test(pathname) && { "Cache-Control": "public, max-age=31536000, immutable" }),
    };
    if (request.headers["if-none-match"] === tag) {
        response.writeHead(304, sent);
        return response.end();
    }
    const body = await bodyOf(file, encoding, tag);
    response.writeHead(200, { ...sent, "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
}

function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
            server.off("error", reject);
            resolve(server.address().port);
        });
    });
}

/**
 * Serves the built site, or the sources, until `close` is called. Other origins may read everything, as on GitHub
 * Pages, so that embedding can be tried.
 *
 * `port`: 0 for any free one; without it, the first free one from 8000. `encodings`: allowed encodings, the best first.
 * `holds`: keeps the process alive; off by default, so that a test that fails before closing the server does not hang.
 * `host`: another allowed name in requests. `sandbox`: pages run as in a sandboxed frame, where the browser refuses all
 * storage. `base`: the path of the built site on the server, with "/" at both ends. `instead`: for tests, whose files
 * browsers may store without asking again; returns a text to send for a path in place of its file, or null.
 * @typedef {{sources?: boolean, port?: number, holds?: boolean, root?: string, encodings?: string[],
 *            host?: string, sandbox?: boolean, base?: string,
 *            instead?: (pathname: string) => Promise<string | null>}} ServeOptions
 *
 * @param {ServeOptions} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve({
    sources = false,
    port,
    holds = false,
    root = path.join(repository, "build", "site"),
    encodings = Object.keys(compressors),
    host,
    sandbox = false,
    base = "/",
    instead,
} = {}) {
    const policy = (host) => contentSecurityPolicy(host) + (sandbox ? "; sandbox allow-scripts" : "");
    const headers = {
        "Cache-Control": instead ? "max-age=86400" : sources ? "no-store" : "no-cache",
        "Access-Control-Allow-Origin": "*",
        "X-Content-Type-Options": "nosniff",
    };
    const hosts = [...hostNames, ...(host ? [host.toLowerCase()] : [])];
    const site = sources
        ? {
              root: repository,
              base: "/",
              prefixes: ["/web/", "/build/wasm/"],
              home: "/web/",
              hosts,
              headers,
              encodings: [],
              lasting: /^$/,
              pageFor: sourcePage,
              instead,
          }
        : {
              root,
              base,
              prefixes: [base],
              home: base,
              hosts,
              encodings,
              lasting: /\/assets\/[^/]+-[0-9A-Za-z]{8}\.\w+$/,
              headers,
              policy,
              instead,
          };
    const server = createServer((request, response) => {
        answer(request, response, site).catch((error) => {
            console.error(`${request.url}: ${error.message}`);
            if (response.headersSent) return response.destroy();
            response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
            response.end(`${error.message}\n`);
        });
    });
    let used = port ?? defaultPort;
    for (;;) {
        try {
            used = await listen(server, used);
            break;
        } catch (error) {
            if (error.code !== "EADDRINUSE" || port !== undefined || used >= defaultPort + portsToTry) throw error;
            used += 1;
        }
    }
    if (!holds) server.unref();
    const close = () =>
        new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections?.();
        });
    return { url: `http://localhost:${used}/`, close };
}

async function main() {
    const { values } = parseArgs({
        options: {
            sources: { type: "boolean" },
            port: { type: "string" },
            host: { type: "string" },
            help: { type: "boolean", short: "h" },
        },
    });
    if (values.help) {
        console.log("usage: node scripts/serve.mjs [--sources] [--port N] [--host NAME]");
        return;
    }
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
        throw new Error("--port must be a number from 0 to 65535");
    }
    const { url } = await serve({ sources: values.sources, host: values.host, port, holds: true });
    console.log(`Quintet is at ${url}  (Ctrl+C ends it)`);
}

if (isStarted(import.meta.url)) {
    main().catch((error) => {
        console.error(
            error.code === "EADDRINUSE" ? "this port is in use; choose another one with --port" : error.message,
        );
        process.exitCode = 1;
    });
}
