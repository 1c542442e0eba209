/**
 * The browser for tests. Serves the page on a free port, starts the system's Chromium once and opens pages.
 *
 *     const browser = await openBrowser();
 *     const page = await browser.open("/web/play.html", { viewport: phone, theme: "dark" });
 *     ...
 *     await browser.close();
 *
 * Tests take it from `for-tests.mjs`, which closes it and their pages.
 */
import { AssertionError, deepEqual } from "node:assert/strict";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";
import { serveForTests } from "./served.mjs";
import { aloneIn, emptyPage, sharedProfiles } from "./shared-profiles.mjs";

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** What three browsers say of a property of `null` or `undefined`. */
const isMissing = /of (null|undefined)\b|is (null|undefined)\b|(null|undefined) is not an object/;

/**
 * Repeats a check until it passes. The page reacts to input with a delay, so whatever changes by itself must be checked
 * like this and never read once.
 * @template T
 * @param {() => Promise<T>} check  throws an `AssertionError` while it does not hold
 * @param {number} [patience]  timeout in milliseconds
 * @returns {Promise<T>}
 */
export async function eventually(check, patience = 60_000) {
    for (const end = Date.now() + patience; ; await pause(25)) {
        try {
            return await check();
        } catch (error) {
            const early = error instanceof AssertionError || isMissing.test(/** @type {Error} */ (error).message);
            if (!early || Date.now() > end) throw error;
        }
    }
}

/**
 * Waits until `read` returns what is expected.
 * @param {() => Promise<unknown>} read
 * @param {unknown} expected
 * @param {string} [message]
 */
export const becomes = (read, expected, message) => eventually(async () => deepEqual(await read(), expected, message));

/**
 * Presses a button that opens the file dialog, and chooses files there.
 * @param {import("playwright-core").Locator} button
 * @param {Record<string, unknown>} files  by name: a text, bytes, or a value for JSON
 */
export async function chooseFiles(button, files) {
    const choosing = button.page().waitForEvent("filechooser");
    await button.click();
    const payload = Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(
            typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
        ),
    }));
    await (await choosing).setFiles(payload);
}

/**
 * `content`: HTML served at the path, which has no query, not a file. `offline`: it may install a service worker.
 * `firstVisit`: the page greets those who have never played a game. `alone`: no other page uses the profile before or
 * after, for tests that change `page.context()` or `page.clock`, or open a second tab.
 * @typedef {{viewport?: {width: number, height: number}, theme?: "light" | "dark", touch?: boolean,
 *            reducedMotion?: boolean, locale?: string, content?: string, offline?: boolean,
 *            firstVisit?: boolean, alone?: boolean}} PageOptions
 */

/** Where Debian has Chromium. `CHROMIUM` names another one. */
const programs = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The path of an empty page. */
const blank = "/web/blank.html";

/** Starts the system's Chromium without its background requests. @param {string[]} [more]  arguments */
export const launchChromium = (more = []) =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? programs.find(existsSync) ?? programs[0],
        args: [
            "--no-sandbox",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--process-per-site",
            ...more,
        ],
    });

/**
 * Runs in the page. Storing the whole site for every page would take long. Playwright's own `serviceWorkers: "block"`
 * causes errors in sandboxed frames.
 */
export function refuseServiceWorkers() {
    const { ServiceWorkerContainer: container } = globalThis;
    if (container) container.prototype.register = () => Promise.reject(new Error("the tests use no service worker"));
}

/** Runs in the page: as if the reader had been greeted in every game. */
function knowAllGames() {
    try {
        const games = ["chexers", "halma", "cachex", "tetress", "hive", "four_in_a_row"];
        localStorage.setItem("quintet/welcomed", JSON.stringify(games));
    } catch {
        // A sandboxed frame has no storage, and no greeting.
    }
}

/**
 * Starts the server and Chromium.
 * @param {{sources?: boolean, instead?: (pathname: string) => Promise<string | null>, args?: string[]}} [options]
 *     `sources`: for tests that import the sources in the page, and for some of each page so that the sources are known
 *     to run as they are; `instead`: other texts for some paths of the sources; `args`: more arguments for Chromium
 */
export async function openBrowser({ sources = false, instead, args = [] } = {}) {
    /** The content of pages that have no file, by path. @type {Map<string, string>} */
    const contents = new Map([[blank, emptyPage]]);
    const server = await serveForTests(sources, async (path) => contents.get(path) ?? (await instead?.(path)) ?? null);
    const origin = new URL(server.url).origin;
    const browser = await launchChromium(args);

    /**
     * Makes an empty profile.
     * @param {PageOptions} [options]
     */
    async function profile(options = {}) {
        const context = await browser.newContext({
            viewport: options.viewport ?? desk,
            colorScheme: options.theme ?? "light",
            reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
            hasTouch: options.touch ?? false,
            locale: options.locale ?? "en-GB",
        });
        // A busy machine can take three times as long as a quiet one.
        context.setDefaultTimeout(90_000);
        if (!options.offline) await context.addInitScript(refuseServiceWorkers);
        return context;
    }

    const openShared = sharedProfiles(new URL(blank, origin).href);
    let loaded = 0;

    /**
     * Opens a page with empty storage. Errors (exceptions, console messages) are collected in `problems`.
     * @param {string} path  from the repository's root with "/" in front, or a full address elsewhere
     * @param {PageOptions} [options]
     */
    async function open(path, options = {}) {
        const address = new URL(path, origin).href;
        const changes = options.offline || !address.startsWith(origin);
        const { viewport = desk, content, alone = changes, ...rest } = options;
        const make = async () => {
            const context = await profile(rest);
            if (!options.firstVisit) await context.addInitScript(knowAllGames);
            return context;
        };
        const page = await (alone ? aloneIn(await make()) : openShared(JSON.stringify(rest), make));
        await page.setViewportSize(viewport);
        /** @type {string[]} */
        const problems = [];
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        if (content) contents.set(path, content);
        // The browser stores what it has loaded from an address.
        await page.goto(content ? `${address}?${++loaded}` : address);
        return Object.assign(page, { problems });
    }

    return {
        origin,
        version: browser.version(),
        profile,
        open,
        /** Opens an empty page. @param {PageOptions} [options] */
        openBlank(options) {
            return this.open(blank, options);
        },
        async close() {
            await browser.close();
            await server.close();
        },
    };
}
