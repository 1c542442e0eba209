/** A page with only the tree of the lens, which shows real searches, and helpers that use it as a person would. */
import { readFile } from "node:fs/promises";
import { importMap } from "../../../web/build/page-document.mjs";

const build = new URL("../../../build/wasm/", import.meta.url);
const { default: createLens } = await import(new URL("quintet-full.mjs", build).href);
const { Lens } = await createLens({ wasmBinary: await readFile(new URL("quintet-full.wasm", build)) });

const content = `<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tree</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="./styles/tokens.css" />
        <script type="importmap">${importMap("./")}</script>
        <style>
            body { margin: 0; background: var(--paper); color: var(--ink); }
            main { block-size: 100vh; }
            quintet-lens-tree { block-size: 100%; }
        </style>
    </head>
    <body>
        <main></main>
        <script type="module">
            import "./lens/tree/tree-element.js";
            import { writtenTree } from "./lens/search/given-place.js";
            import { Replay } from "./lens/trace/replay.js";
            import { languages, loadLanguage, translator } from "./i18n/t.js";
            import { lensWords, resultWords, sharedWords } from "./i18n/catalogues.js";
            const events = [];
            Object.assign(window, { events, async show({ words, texts, players, language, step, given }) {
                const { id } = languages.find(({ id }) => id === language);
                const t = translator(await loadLanguage(languages.find((each) => each.id === id), resultWords, sharedWords, lensWords));
                document.documentElement.lang = id;
                document.documentElement.dir = t.language.direction;
                const replay = new Replay();
                replay.follow({ words: Int32Array.from(words), texts });
                const cursor = replay.cursor();
                cursor.seek(step ?? Infinity);
                const tree = document.createElement("quintet-lens-tree");
                const written = given ? writtenTree(given) : null;
                Object.assign(tree, { t, replay, cursor, players, step: cursor.step, written });
                for (const name of ["quintet-node", "quintet-follow"]) {
                    tree.addEventListener(name, ({ detail }) => events.push([name, detail]));
                }
                document.querySelector("main").replaceChildren(tree);
                Object.assign(window, { tree, replay, cursor, go(step) { cursor.seek(step); tree.step = cursor.step; } });
                await tree.updateComplete;
            } });
        </script>
    </body>
</html>`;

/**
 * A whole run.
 * @param {object} request  as the module takes it
 */
export function runLens(request) {
    const lens = new Lens();
    try {
        const answer = lens.begin(request);
        if (answer.error) throw new Error(answer.error.message);
        while (!lens.step(100_000).ended);
        const { words, texts } = lens.take();
        return { words: Array.from(words), texts };
    } finally {
        lens.delete();
    }
}

/** @type {Map<object, ReturnType<typeof runLens>>} */
const runs = new Map();
/** A whole run of a request, which many tests look at. @param {object} request */
function runOnce(request) {
    const run = runs.get(request) ?? runLens(request);
    runs.set(request, run);
    return run;
}

/**
 * Opens a page with the tree of a run.
 * @param {Awaited<ReturnType<import("../browser.mjs").openBrowser>>} browser
 * @param {object} request
 * @param {{players?: string[], language?: string, step?: number} & import("../browser.mjs").PageOptions} [options]
 */
export async function openTree(browser, request, { players = [], language = "en", step, ...options } = {}) {
    const page = await browser.open("/web/lens-tree-test.html", { ...options, content });
    await page.waitForFunction(() => "show" in window);
    const run = { ...runOnce(request), players, language, step, given: /** @type {any} */ (request).tree };
    // As text: Playwright takes seconds for a long list of numbers.
    await page.evaluate((text) => /** @type {any} */ (window).show(JSON.parse(text)), JSON.stringify(run));
    await page.waitForFunction(() => /** @type {any} */ (window).tree.view.camera.width > 0);

    const active = page.locator("quintet-lens-tree [role=treeitem]");
    return Object.assign(page, {
        /** What a screen reader hears. */
        spoken: () => active.getAttribute("aria-label"),
        active,
        /** Goes to a step of the search. @param {number} to */
        async go(to) {
            await page.evaluate((each) => /** @type {any} */ (window).go(each), to);
            await page.evaluate(() => /** @type {any} */ (window).tree.updateComplete);
        },
        /** Presses keys in the tree. @param {...string} keys */
        async keys(...keys) {
            await page.locator("quintet-lens-tree [role=tree]").focus();
            for (const key of keys) await page.keyboard.press(key);
            await page.evaluate(() => /** @type {any} */ (window).tree.updateComplete);
        },
        /** The names of all items that can be seen, of a kind if one is given. @param {string} [kind] */
        items: (kind) =>
            page.evaluate((wanted) => {
                const { shown } = /** @type {any} */ (window).tree.view;
                return shown.layout.levels
                    .flat()
                    .filter((/** @type {any} */ item) => shown.has(item) && (!wanted || item.kind === wanted))
                    .map((/** @type {any} */ { kind, node, index }) => `${kind}-${node}-${index}`);
            }, kind),
        /** The middle of an item on the screen. @param {string} name  as `items` lists it */
        placeOf: (name) =>
            page.evaluate((wanted) => {
                const { shown, camera } = /** @type {any} */ (window).tree.view;
                const item = shown.layout.levels
                    .flat()
                    .find((/** @type {any} */ { kind, node, index }) => `${kind}-${node}-${index}` === wanted);
                const { scale, dx, dy } = camera.view;
                const box = /** @type {any} */ (window).tree.getBoundingClientRect();
                return { x: box.left + item.x * scale + dx, y: box.top + item.y * scale + dy };
            }, name),
        /** Waits until nothing moves. */
        rest: () =>
            page.waitForFunction(() => {
                const { view } = /** @type {any} */ (window).tree;
                return !view.camera.moving && !view.moving;
            }),
        events: () => page.evaluate(() => /** @type {any} */ (window).events),
        exported: () => page.evaluate(() => /** @type {any} */ (window).tree.exportSvg()),
    });
}

/** Runs that show what the tree has to cope with. */
export const samples = {
    book: { request: { tree: "((3 12 8) (2 4 6) (14 5 2))", options: { algorithm: "alpha-beta", depth: 2 } } },
    three: { request: { tree: "((1,2,6) (4,2,1))", options: { algorithm: "max-n", depth: 1 } } },
    chexers: {
        request: { record: { game: "chexers", options: {}, actions: [] }, options: { algorithm: "max-n", depth: 2 } },
        players: ["red", "green", "blue"],
    },
    tetress: {
        request: {
            record: {
                game: "tetress",
                options: {},
                actions: ["PLACE 0,0 0,1 0,2 0,10", "PLACE 5,5 5,6 6,4 6,5"],
            },
            options: { algorithm: "alpha-beta", depth: 2 },
        },
        players: ["red", "blue"],
    },
    cachex: {
        request: {
            record: { game: "cachex", options: { size: 4 }, actions: [] },
            options: { algorithm: "alpha-beta", depth: 4 },
        },
        players: ["red", "blue"],
    },
    hive: {
        request: {
            record: { game: "hive", options: {}, actions: ["wG1", "bG1 wG1/"] },
            options: { algorithm: "uct", depth: 12, playouts: 500 },
        },
        players: ["white", "black"],
    },
};
