/**
 * The browser for tests: serves the repository on a free port, starts the system's Chromium once and opens pages.
 *
 *     const browser = await openBrowser();
 *     const page = await browser.open("/web/index.html", { viewport: phone, theme: "dark" });
 *     ...
 *     await browser.close();
 */
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

const types = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
};

/** Serves the repository's files at http://127.0.0.1:<free port>/. */
async function serve() {
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname));
        // Browsers ask for it once, at a time of their own, and would put a failure among a page's problems.
        if (path === "/favicon.ico") return void response.writeHead(204).end();
        try {
            const body = await readFile(join(root, path));
            response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" });
            response.end(body);
        } catch {
            response.writeHead(404).end("not found");
        }
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * @typedef {{viewport?: {width: number, height: number}, theme?: "light" | "dark", touch?: boolean,
 *            reducedMotion?: boolean, locale?: string}} PageOptions
 */

/** Starts server and Chromium. Errors on a page (exceptions, console errors) are kept in `page.problems`. */
export async function openBrowser() {
    const server = await serve();
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync"],
    });

    /**
     * @param {string} path  address below the repository's root, from "/"
     * @param {PageOptions} [options]
     */
    async function open(path, options = {}) {
        const context = await browser.newContext({
            viewport: options.viewport ?? desk,
            colorScheme: options.theme ?? "light",
            reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
            hasTouch: options.touch ?? false,
            locale: options.locale ?? "en-GB",
        });
        const page = await context.newPage();
        /** @type {string[]} */
        const problems = [];
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        await page.goto(server.origin + path);
        return Object.assign(page, { problems });
    }

    return {
        origin: server.origin,
        open,
        async close() {
            await browser.close();
            server.close();
        },
    };
}
