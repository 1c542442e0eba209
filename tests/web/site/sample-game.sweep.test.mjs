/**
 * A game that the page has never heard of: the one that the guide to a new game makes, alone in a module, on the page's
 * sources with nothing more than the game's words.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { budgets, firstLoad } from "../../../web/offline/build.mjs";
import { becomes, launchChromium, phone, refuseServiceWorkers } from "../browser.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const slow = { timeout: 400_000 };

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof import("../../../scripts/serve.mjs").serve>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

/** Copies the sources of the page, puts the words of the game into its lists of words, and serves them. */
async function serveSources() {
    const web = path.join(folder, "web");
    const isOwn = (/** @type {string} */ file) => path.basename(file) !== "node_modules";
    await cp(path.join(root, "web"), web, { recursive: true, filter: isOwn });
    await symlink(path.join(root, "web/node_modules"), path.join(web, "node_modules"));
    // The server serves the folder beside it.
    await cp(path.join(root, "scripts"), path.join(folder, "scripts"), { recursive: true });
    await cp(path.join(root, "build/wasm-sample"), path.join(folder, "build/wasm"), {
        recursive: true,
        filter: (file) => !/CMakeFiles|\.(a|o|pch)$/.test(file),
    });
    const text = await readFile(path.join(root, "tests/engine/sample_game/words.json"), "utf8");
    const words = JSON.parse(text.replaceAll("four_in_a_row", "mygame"));
    for (const [file, messages] of Object.entries(words)) {
        const source = await readFile(path.join(web, file), "utf8");
        const list = /messages = .*\{$/m;
        assert.match(source, list, file);
        const added = JSON.stringify(messages).slice(1, -1);
        await writeFile(
            path.join(web, file),
            source.replace(list, (start) => `${start} ${added},`),
        );
    }
    const { serve } = await import(path.join(folder, "scripts/serve.mjs"));
    return serve({ sources: true, port: 0, instead: async () => null });
}

before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "quintet-sample-"));
    site = await serveSources();
    browser = await launchChromium();
}, slow);

after(async () => {
    await browser?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
});

/** @param {string} [hash] */
async function open(hash = "") {
    const context = await browser.newContext({
        viewport: phone,
        reducedMotion: "reduce",
        locale: "en-GB",
    });
    await context.addInitScript(refuseServiceWorkers);
    const page = await context.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(`${site.url}web/play.html${hash}`);
    await page.locator("quintet-board .cell").first().waitFor();
    return Object.assign(page, { problems });
}

/** @param {import("playwright-core").Page} page */
const actions = (page) =>
    page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.state.actions);

test("the page offers the game, draws its board, and a person plays it against the engine", slow, async () => {
    const page = await open();
    await becomes(() => page.locator("quintet-games option").allTextContents(), ["Four in a row"]);
    assert.equal(await page.locator("quintet-board .cell").count(), 42);

    await page.locator('quintet-board .cell[data-cell="d1"]').click();
    await becomes(async () => (await actions(page)).length, 2);
    assert.equal((await actions(page))[0], "DROP d");
    assert.deepEqual(page.problems, []);
});

test("a link opens a position, and the end of the game is told in its own words", slow, async () => {
    const page = await open("#game=mygame&actions=DROP+a;DROP+b;DROP+a;DROP+b;DROP+a;DROP+b&seats=person,person");
    await becomes(async () => (await actions(page)).length, 6);
    await page.locator('quintet-board .cell[data-cell="a4"]').click();
    await becomes(async () => (await actions(page)).at(-1), "DROP a");
    await page.getByText("Four discs stand in a row").first().waitFor();
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
    assert.deepEqual(page.problems, []);
});

const built = path.join(root, "build/site");
const skip = existsSync(path.join(built, "play.html")) ? false : "there is no built site";

test("the first board of the site has room for the game's words", { skip }, async () => {
    const scripts = (await firstLoad(built, "play.html")).filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(scripts.map((file) => readFile(path.join(built, file))));
    const words = JSON.parse(await readFile(path.join(root, "tests/engine/sample_game/words.json"), "utf8"));
    const sizes = [...texts, JSON.stringify(words)].map((text) => gzipSync(text, { level: 9 }).length);
    const needed = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(needed <= budgets.JavaScript, String(needed));
});
