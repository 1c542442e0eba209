/**
 * Contact sheets of the whole site, to look at before and after a change: every screen and every stop of the journeys,
 * by size, theme and language, twenty to a sheet. `scripts/tour` builds the site and calls this.
 *
 *     node tests/journeys/tour.mjs [PATTERN]    only screens and journeys with such a name
 *
 * English is shown in both themes. Persian, which reads from right to left, is shown once at each size.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../web/browser.mjs";
import { screens } from "../web/reach/screens.mjs";
import { calm } from "./visitor/layout.mjs";
import { sizes } from "./visitor/sizes.mjs";
import { Visitor } from "./visitor/visitor.mjs";

/** Pages that are open at a time. Most of them wait: for an engine, or for something to come to rest. */
const AT_A_TIME = 5;
const TO_A_SHEET = 20;
const folder = new URL("../../build/tour/", import.meta.url);
const here = new URL("./", import.meta.url);

/** @typedef {"light" | "dark"} Theme */
/** @typedef {{name: string, locale: string, themes: (size: import("./visitor/sizes.mjs").Size) => Theme[]}} Language */

/** @type {Language[]} */
const languages = [
    { name: "en", locale: "en-GB", themes: () => ["light", "dark"] },
    { name: "fa", locale: "fa-IR", themes: ({ theme }) => [theme] },
];

/**
 * The pictures of each kind of sheet, as base64, in any order.
 * @type {Map<string, {title: string, picture: string}[]>}
 */
const taken = new Map();
/** What could not be shown. @type {string[]} */
const missing = [];

/**
 * Takes a picture of a page at every size and in every theme. The page then has its first size again.
 * @param {import("playwright-core").Page} page
 * @param {string} title
 * @param {Language} language
 */
async function photograph(page, title, language) {
    const before = page.viewportSize();
    // Much faster than Playwright's own, which waits for fonts and checks the size each time.
    const session = await page.context().newCDPSession(page);
    for (const size of sizes) {
        await page.setViewportSize(size.viewport);
        for (const theme of language.themes(size)) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
            await page.evaluate(calm);
            const how = /** @type {const} */ ({ format: "jpeg", quality: 75, optimizeForSpeed: true });
            const { data } = await session.send("Page.captureScreenshot", how);
            const kind = `${size.name}-${theme}-${language.name}`;
            taken.set(kind, [...(taken.get(kind) ?? []), { title, picture: data }]);
        }
    }
    await session.detach();
    if (before) await page.setViewportSize(before);
}

/**
 * @param {import("../web/browser.mjs").Browser} built
 * @param {import("../web/browser.mjs").Browser} sources
 * @param {RegExp} wanted
 */
function visitScreens(built, sources, wanted) {
    return languages.flatMap((language) =>
        screens
            .filter(({ name }) => wanted.test(name))
            .map(({ name, open, imports }) => ({
                name,
                async run() {
                    const page = await open(imports ? sources : built, { locale: language.locale });
                    await photograph(page, name, language);
                    await page.close();
                },
            })),
    );
}

/** @param {import("../web/browser.mjs").Browser} browser @param {RegExp} wanted */
async function visitStops(browser, wanted) {
    const files = (await readdir(here)).filter((name) => name.endsWith(".test.mjs"));
    const rooms = await Promise.all(files.map((name) => import(new URL(name.replace(".test", ""), here).href)));
    const journeys = rooms.flatMap((room) => room.journeys).filter(({ name }) => wanted.test(name));
    const desk = sizes.find(({ touch }) => !touch);
    return languages.flatMap((language) => {
        const size = { ...desk, language: language.name, locale: language.locale };
        return journeys.map(({ name, run }) => ({
            name,
            async run() {
                const context = await browser.profile(size);
                await context.grantPermissions(["clipboard-read", "clipboard-write"]);
                // A page on the full screen cannot be photographed at another size.
                await context.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
                const atStop = (visitor, stop) => photograph(visitor.page, `${name}: ${stop}`, language);
                const visitor = new Visitor(context, { browser, size, journey: name, atStop });
                await run(visitor).finally(() => context.close());
            },
        }));
    });
}

/**
 * @param {import("../web/browser.mjs").Browser} browser
 * @param {string} kind
 * @param {{title: string, picture: string}[]} pictures
 * @param {number} number
 */
async function makeSheet(browser, kind, pictures, number) {
    const [width, height] = kind.split("-")[0].split("x").map(Number);
    const columns = width > height ? 4 : 10;
    const across = Math.round(1900 / columns);
    const context = await browser.profile({ viewport: { width: 1920, height: 1080 } });
    const page = await context.newPage();
    const figures = pictures.map(
        ({ title, picture }) =>
            `<figure><figcaption>${title}</figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`,
    );
    await page.setContent(`<style>
        body { display: grid; grid-template-columns: repeat(${columns}, ${across}px); gap: 8px 4px; align-content: start; margin: 4px; background: #777; }
        figure { margin: 0; }
        figcaption { overflow: hidden; font: 12px sans-serif; text-overflow: ellipsis; white-space: nowrap; }
        img { width: 100%; }
    </style>${figures.join("")}`);
    const file = new URL(`${kind}-${number}.png`, folder);
    const session = await page.context().newCDPSession(page);
    const { cssContentSize } = await session.send("Page.getLayoutMetrics");
    const { data } = await session.send("Page.captureScreenshot", {
        clip: { ...cssContentSize, scale: 1 },
        captureBeyondViewport: true,
        optimizeForSpeed: true,
    });
    await writeFile(file, Buffer.from(data, "base64"));
    await context.close();
    return fileURLToPath(file);
}

/** Does the jobs, a few at a time. @param {{name: string, run: () => Promise<unknown>}[]} jobs */
async function doAll(jobs) {
    const left = [...jobs];
    const work = async () => {
        for (let job = left.shift(); job; job = left.shift()) {
            await job.run().catch((error) => missing.push(`${job.name}: ${String(error).slice(0, 200)}`));
        }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

const wanted = new RegExp(process.argv[2] ?? "");
const [built, sources] = await Promise.all([openBrowser(), openBrowser({ sources: true })]);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await doAll([...(await visitStops(built, wanted)), ...visitScreens(built, sources, wanted)]);
const sheets = [...taken].flatMap(([kind, pictures]) => {
    pictures.sort((one, other) => one.title.localeCompare(other.title, "en", { numeric: true }));
    return Array.from({ length: Math.ceil(pictures.length / TO_A_SHEET) }, (_, index) => ({
        name: `${kind}-${index + 1}`,
        run: () => makeSheet(built, kind, pictures.slice(index * TO_A_SHEET, (index + 1) * TO_A_SHEET), index + 1),
    }));
});
await doAll(sheets);
await Promise.all([built.close(), sources.close()]);
const count = [...taken.values()].flat().length;
console.log(`${count} pictures on ${sheets.length} sheets in ${fileURLToPath(folder)}`);
for (const what of missing) console.error(`not shown: ${what}`);
process.exitCode = missing.length || count === 0 ? 1 : 0;
