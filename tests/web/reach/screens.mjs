/** The list of all screens. Tests of what must hold on every screen use it. Add new screens here. */
import { readFile } from "node:fs/promises";
import { receiptOf, writeReceipt } from "../../../web/course/grades/receipt.js";
import { itemOf, resultOf } from "../course/grades/results.mjs";
import { openAnalysis } from "../drive/analysis.mjs";
import { APP, openApp, openStored, ready } from "../drive/app.mjs";

/**
 * @typedef {Awaited<ReturnType<typeof import("../browser.mjs").openBrowser>>} Browser
 * @typedef {import("playwright-core").Page & {problems: string[]}} Page
 * @typedef {import("../drive/app.mjs").AppOptions} Options
 *
 * `open` returns the page when it shows this screen and is idle. `imports`: it imports the sources. `layoutOnly`: other
 * tests look at its words, colours and focus.
 * @typedef {{name: string, imports?: true, layoutOnly?: true, open: (browser: Browser, options: Options) =>
 *     Promise<Page>}} Screen
 */

/** @param {string} game @param {number} plies @returns {Promise<{game: string, options: object, actions: string[]}>} */
async function opening(game, plies) {
    const text = await readFile(new URL(`../../data/${game}-games.jsonl`, import.meta.url), "utf8");
    const games = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const { options, actions } = games.find((each) => each.actions.length > plies);
    return { game, options: options ?? {}, actions: actions.slice(0, plies) };
}

/** The ply at which each game is shown, so that much of what it can show is visible. */
const plies = { chexers: 24, halma: 30, cachex: 14, tetress: 9, hive: 14 };
const openings = await Promise.all(Object.entries(plies).map(([game, count]) => opening(game, count)));

/** @param {string} text */
const drawerNames = [
    ...(await readFile(new URL("../../../web/play/drawers/index.js", import.meta.url), "utf8")).matchAll(
        /^ {4}(\w+): \(\) => import/gm,
    ),
].map(([, name]) => name);

/** The receipt of a student who has chosen an option of a task, and given a number. @param {number} place */
function receiptText(place) {
    const items = [
        itemOf({ id: "first", points: place % 2, tries: 1, seconds: 40, answer: String(place % 2) }),
        itemOf({ id: "second", kind: "number", of: 2, points: place, tries: 2, seconds: 75, answer: String(place) }),
    ];
    const points = items[0].points + items[1].points;
    const result = resultOf({ activity: "search", points, score: points / 3, done: true, seconds: 115, items });
    const sheet = /** @type {any} */ ({ id: "search", title: "Search", items: [{ id: "first" }, { id: "second" }] });
    return writeReceipt(receiptOf(sheet, result, { name: "", code: "" }), "key", []);
}

const won = {
    game: "cachex",
    options: { size: "3" },
    actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"],
};

/**
 * @param {Browser} browser
 * @param {Options} options
 * @param {{game: string, options: object, actions: string[]}} record
 */
async function openGame(browser, options, record) {
    const saved = { record, seats: ["person", "person", "person"], paused: true };
    const storage = { ...options.storage, current: record.game, [`game/${record.game}`]: saved };
    const page = await openApp(browser, { ...options, storage });
    await ready(page);
    await page.locator("quintet-board .cell").first().waitFor();
    return page;
}

/**
 * @param {Browser} browser
 * @param {Options} options
 * @param {string} path
 * @param {string} selector  of what shows that it is there
 */
async function openPlain(browser, options, path, selector) {
    const page = await openStored(browser, options);
    await page.goto(`${browser.origin}/web/${path}`);
    await page.locator(selector).first().waitFor();
    return page;
}

/** @type {Screen[]} */
export const screens = [
    ...openings.map((record) => ({
        name: `play ${record.game}`,
        open: (/** @type {Browser} */ browser, /** @type {Options} */ options) => openGame(browser, options, record),
    })),
    { name: "result", open: (browser, options) => openGame(browser, options, won) },
    {
        name: "notices",
        async open(browser, options) {
            const page = await openGame(browser, options, openings[0]);
            await page.evaluate(() => {
                location.hash = "#game=chess";
            });
            await page.locator("quintet-notices [data-key]").first().waitFor();
            return page;
        },
    },
    {
        name: "new version",
        imports: true,
        async open(browser, options) {
            const page = await openGame(browser, options, openings[1]);
            await page.evaluate(async () => {
                const { showUpdate } = await import("/web/ui/notices/update-bar.js");
                showUpdate(
                    () => /** @type {any} */ (document.querySelector("quintet-app")).t,
                    () => {},
                );
            });
            await page.locator("quintet-update button").first().waitFor();
            return page;
        },
    },
    {
        name: "no engine",
        async open(browser, options) {
            const page = await openStored(browser, options);
            await page.route("**/*.wasm", (route) => route.abort());
            await page.goto(`${browser.origin}${APP}`);
            await page.locator(".trouble").waitFor({ timeout: 400_000 });
            return page;
        },
    },
    ...drawerNames.map((name) => ({
        name: `drawer ${name}`,
        async open(/** @type {Browser} */ browser, /** @type {Options} */ options) {
            const page = await openGame(browser, options, openings[2]);
            await page.evaluate(
                (drawer) => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer(drawer),
                name,
            );
            await page.locator("quintet-drawer h2").waitFor();
            return page;
        },
    })),
    ...Object.keys(plies).map((game) => ({
        name: `rules ${game}`,
        open: (/** @type {Browser} */ browser, /** @type {Options} */ options) =>
            openPlain(browser, options, `rules/${game}.html`, "quintet-figure quintet-board .cell"),
    })),
    ...["index", "minimax", "quiescence"].map((name) => ({
        name: `course ${name}`,
        open: (/** @type {Browser} */ browser, /** @type {Options} */ options) =>
            openPlain(browser, options, `learn/search/${name}.html`, "h1"),
    })),
    ...[
        ["no sheet", "course.html", ".examples a"],
        ["maker", "course/make.html", "[data-do=add]"],
    ].map(([name, page, there]) => ({
        name: `exercises ${name}`,
        open: (/** @type {Browser} */ browser, /** @type {Options} */ options) =>
            openPlain(browser, options, page, there),
    })),
    {
        name: "exercises receipts",
        async open(browser, options) {
            const page = await openPlain(browser, options, "course/receipts.html", "h1");
            const texts = [0, 1, 2].map(receiptText);
            await page.evaluate(
                (text) => /** @type {any} */ (document.querySelector("quintet-receipts")).takeText(text),
                texts.join("\n"),
            );
            await page.locator("quintet-receipts .statistics").waitFor();
            return page;
        },
    },
    {
        name: "analysis",
        open: (browser, options) => openAnalysis(browser, openings[2], { ...options, searches: true }),
    },
    {
        name: "embedded game",
        open: (browser, options) => openPlain(browser, options, "embed.html?game=cachex", "quintet-board .cell"),
    },
    {
        name: "embed code",
        async open(browser, options) {
            const page = await openPlain(browser, options, "share-embed.html", "h1");
            // The focus cannot enter the frame before its game is there.
            await page.frameLocator("iframe").locator("quintet-board .cell").first().waitFor();
            return page;
        },
    },
    ...Object.entries({
        home: ["index.html", ".games li:last-child quintet-board .cell"],
        lesson: ["learn/lessons/index.html#game=chexers", "quintet-board .cell"],
        puzzle: ["learn/puzzles/index.html#game=hive", "quintet-board .cell"],
        openings: ["archive/openings/index.html#game=cachex", "quintet-board .cell"],
        "my games": ["archive/index.html", "h1"],
        licences: ["licences.html", "h1"],
        arena: ["arena.html#game=cachex", "[data-tab=agents]"],
        "exercise sheet": ["course.html?src=examples/course/three-players.json", "[data-do=begin]"],
        "search lens": ["lens.html", "quintet-lens"],
        "search lens with a tree": [
            "lens.html#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2&step=30",
            "quintet-lens-tree",
        ],
    }).map(
        ([name, [page, there]]) =>
            /** @type {Screen} */ ({
                name,
                layoutOnly: true,
                open: (browser, options) => openPlain(browser, options, page, there),
            }),
    ),
    {
        name: "set up a position",
        layoutOnly: true,
        async open(browser, options) {
            const page = await openAnalysis(browser, openings[4], options);
            await page.locator('quintet-analysis [data-do="more"]').click();
            await page.locator('quintet-analysis-more [data-do="analysis.edit"]').click();
            await page.locator("quintet-analysis-setup quintet-board .cell").first().waitFor();
            return page;
        },
    },
    {
        name: "review",
        layoutOnly: true,
        async open(browser, options) {
            const page = await openAnalysis(browser, openings[2], options);
            await page.locator("quintet-analysis [data-tab=graph]").click();
            await page.locator("quintet-analysis-graph").first().waitFor();
            return page;
        },
    },
];
