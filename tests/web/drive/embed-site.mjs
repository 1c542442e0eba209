/**
 * Serves the built site at one origin, and pages of other sites that embed it, on another port or another host name.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "../../../scripts/serve.mjs";
import { launchChromium, refuseServiceWorkers } from "../browser.mjs";
import { foreignSite } from "../foreign-site.mjs";
import { aloneIn, emptyPage, sharedProfiles } from "../shared-profiles.mjs";

/** @param {Record<string, string>} options */
export const query = (options) => `?${new URLSearchParams(options)}`;

/** @type {Record<string, string>} */
const types = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
};

/**
 * @typedef {import("playwright-core").Page & {problems: string[]}} Page
 * @typedef {{viewport?: {width: number, height: number}, theme?: "light" | "dark", locale?: string, touch?: boolean,
 *            host?: string, head?: string, scripts?: (() => void)[], moving?: boolean,
 *            alone?: boolean}} PageOptions
 */

export async function openSite() {
    const site = await serve({
        port: 0,
        encodings: [],
        instead: async (pathname) => (pathname === "/blank.html" ? emptyPage : null),
        ...(process.env.SITE ? { root: process.env.SITE } : {}),
    });
    const origin = new URL(site.url).origin;
    const foreign = await foreignSite();
    const browser = await launchChromium();
    const openShared = sharedProfiles(`${origin}/blank.html`);

    /** @param {PageOptions} options @returns {Promise<Page>} */
    async function newPage({
        viewport,
        theme = "light",
        locale = "en-GB",
        touch = false,
        scripts = [],
        moving = false,
        alone = false,
    }) {
        const make = async () => {
            const context = await browser.newContext({
                colorScheme: theme,
                locale,
                hasTouch: touch,
                reducedMotion: moving ? "no-preference" : "reduce",
            });
            await context.addInitScript(refuseServiceWorkers);
            return context;
        };
        const page = await (alone ? aloneIn(await make()) : openShared([theme, locale, touch, moving].join(), make));
        await page.setViewportSize(viewport ?? { width: 900, height: 700 });
        for (const script of scripts) await page.addInitScript(script);
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
        /**
         * Opens `embed.html` without a parent page.
         * @param {Record<string, string>} options
         * @param {PageOptions} [how]
         */
        async embed(options, how = {}) {
            const page = await newPage(how);
            await page.goto(`${origin}/embed.html${query(options)}`);
            return page;
        },
        /**
         * Opens a page of another site.
         * @param {string} content  HTML of its body; `{site}` is replaced by the address of the site
         * @param {PageOptions} [how]
         */
        async foreignPage(content, how = {}) {
            const page = await newPage(how);
            const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Course</title>${how.head ?? ""}</head><body>${content}</body></html>`;
            const address = `/page-${Math.random().toString(36).slice(2)}.html`;
            foreign.put(address, body.replaceAll("{site}", origin));
            await page.goto(`http://${how.host ?? "127.0.0.1"}:${foreign.port}${address}`);
            return page;
        },
        /** Opens an example as a page of another site. @param {string} name @param {PageOptions} [how] */
        async example(name, how = {}) {
            const folder = new URL("../../../web/examples/", import.meta.url);
            for (const file of await readdir(folder)) {
                // A folder.
                if (!path.extname(file)) continue;
                const text = await readFile(new URL(file, folder), "utf8");
                const moved = text.replaceAll("../", `${origin}/`).replaceAll("'self'", `'self' ${origin}`);
                foreign.put(`/${file}`, moved, types[path.extname(file)]);
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
 * Polls until `look` returns a truthy value. `waitForFunction` would need `eval`, which the policy of the frames
 * forbids.
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
 * The snapshot of the game in a page or a frame, or null while there is none. A replaced frame has none.
 * @param {Pick<Page, "evaluate">} place
 */
export const stateNow = (place) =>
    place.evaluate(() => {
        const game = /** @type {any} */ (document.querySelector("quintet-game"));
        return game?.model?.state && game.t && game.board ? game.session.snapshot() : null;
    });

/** Waits for a game and returns its snapshot. @param {Pick<Page, "evaluate">} place */
export const stateOf = (place) => until(() => stateNow(place), "a game on the board");
