/**
 * The built site at one origin, and pages of other sites around it: on another port and under another host name, with or
 * without a sandbox.
 */
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { launchChromium } from "./browser.mjs";

/** @param {Record<string, string>} options */
export const query = (options) => `?${new URLSearchParams(options)}`;

/** @type {Record<string, string>} */
const types = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
};

/** Serves the pages of another site, which tests write as they go. */
async function foreignSite() {
    /** @type {Map<string, {type: string, body: string | Uint8Array}>} */
    const files = new Map();
    const server = createServer((request, response) => {
        const file = files.get(new URL(request.url ?? "/", "http://localhost").pathname);
        response.writeHead(file ? 200 : request.url === "/favicon.ico" ? 204 : 404, {
            "Content-Type": file?.type ?? "text/plain",
            "Access-Control-Allow-Origin": "*",
        });
        response.end(file?.body ?? "");
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    server.unref();
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    return {
        port,
        /** @param {string} path @param {string | Uint8Array} body @param {string} [type] */
        put: (path, body, type = "text/html; charset=utf-8") => void files.set(path, { type, body }),
        close: () =>
            new Promise((resolve) => {
                server.close(() => resolve(null));
                server.closeAllConnections?.();
            }),
    };
}

/**
 * @typedef {import("playwright-core").Page & {problems: string[]}} Page
 * @typedef {{viewport?: {width: number, height: number}, theme?: "light" | "dark", locale?: string, touch?: boolean,
 *            host?: string, head?: string, scripts?: (() => void)[], moving?: boolean}} PageOptions
 */

export async function openSite() {
    const site = await serve({ port: 0, ...(process.env.SITE ? { root: process.env.SITE } : {}) });
    const origin = new URL(site.url).origin;
    const foreign = await foreignSite();
    const browser = await launchChromium();

    /** @param {PageOptions} options @returns {Promise<Page>} */
    async function newPage({
        viewport,
        theme = "light",
        locale = "en-GB",
        touch = false,
        scripts = [],
        moving = false,
    }) {
        const context = await browser.newContext({
            viewport: viewport ?? { width: 900, height: 700 },
            colorScheme: theme,
            locale,
            hasTouch: touch,
            reducedMotion: moving ? "no-preference" : "reduce",
        });
        for (const script of scripts) await context.addInitScript(script);
        const page = await context.newPage();
        /** @type {string[]} */
        const problems = [];
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        return Object.assign(page, { problems });
    }

    return {
        origin,
        foreign,
        newPage,
        /** `embed.html` by itself. @param {Record<string, string>} options @param {PageOptions} [how] */
        async embed(options, how = {}) {
            const page = await newPage(how);
            await page.goto(`${origin}/embed.html${query(options)}`);
            return page;
        },
        /**
         * A page of another site.
         * @param {string} content  HTML of its body; `{site}` stands for the address of the site
         * @param {PageOptions} [how]
         */
        async abroad(content, how = {}) {
            const page = await newPage(how);
            const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Course</title>${how.head ?? ""}</head><body>${content}</body></html>`;
            const address = `/page-${Math.random().toString(36).slice(2)}.html`;
            foreign.put(address, body.replaceAll("{site}", origin));
            await page.goto(`http://${how.host ?? "127.0.0.1"}:${foreign.port}${address}`);
            return page;
        },
        /** An example of the site, as a page of another one. @param {string} name @param {PageOptions} [how] */
        async example(name, how = {}) {
            const folder = new URL("../../web/examples/", import.meta.url);
            for (const file of await readdir(folder)) {
                const text = await readFile(new URL(file, folder), "utf8");
                foreign.put(`/${file}`, text.replaceAll("../", `${origin}/`), types[path.extname(file)]);
            }
            const page = await newPage(how);
            await page.goto(`http://${how.host ?? "127.0.0.1"}:${foreign.port}/${name}.html`);
            return page;
        },
        async close() {
            await browser.close();
            await foreign.close();
            await site.close();
        },
    };
}

/**
 * Polls until something holds. `waitForFunction` would need `eval`, which the policy of the frames forbids.
 * @template T
 * @param {() => Promise<T>} look
 * @param {string} [what]
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(look, what = String(look)) {
    for (const end = Date.now() + 30_000; ; ) {
        const seen = await look().catch(() => null);
        if (seen) return seen;
        if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
        await new Promise((done) => setTimeout(done, 25));
    }
}

/**
 * The element's model, in a page or a frame, once there is a game.
 * @param {Pick<Page, "evaluate">} place
 */
export const stateOf = (place) =>
    until(
        () =>
            place.evaluate(() => {
                const game = /** @type {any} */ (document.querySelector("quintet-game"));
                return game?.model?.state && game.t && game.board ? game.session.snapshot() : null;
            }),
        "a game on the board",
    );
