import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { elementCode, frameAddress, frameCode, gameOptions } from "../../web/embed/codes.js";
import { fromAddress, fromAttributes } from "../../web/embed/options.js";
import { openSite, stateOf, until } from "./embed-site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
    site = await openSite();
});
after(() => site.close());
const slow = { timeout: 120_000 };
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const hostile = {
    game: "cachex",
    actions: ["PLACE 1,1", "STEAL"],
    solution: [["PLACE 2,2", "PLACE 2,1"], ["PLACE 0,0"]],
    task: `"><script>alert('&amp; 100% + #1')</script>`,
    controls: /** @type {any} */ ([]),
};

test("codes mean what was chosen, whatever characters are in it", () => {
    const address = frameAddress("https://q.example/site/", hostile);
    assert.deepEqual(fromAddress(new URL(address).search), { options: hostile, problems: [] });
    const size = { width: 300, height: 280 };
    for (const code of [
        frameCode("https://q.example/", hostile, size, '"Game" <b>'),
        elementCode("https://q.example/", hostile, size),
    ]) {
        assert.doesNotMatch(code.replace(/<\/?script[^>]*quintet-game\.js"><\/script>/, ""), /<script>|<b>|"">/);
    }
    const attributes = Object.fromEntries(
        [...elementCode("https://q.example/", hostile, size).matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, text]) => [
            name,
            text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
        ]),
    );
    const element = /** @type {any} */ ({
        hasAttribute: (/** @type {string} */ name) => name in attributes,
        getAttribute: (/** @type {string} */ name) => attributes[name],
    });
    assert.deepEqual(fromAttributes(element), { options: hostile, problems: [] });
});

test("long games are packed, short ones stay readable", async () => {
    const short = await gameOptions({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"], ply: 0 });
    assert.deepEqual(short, { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"], ply: 0 });
    const actions = Array.from({ length: 200 }, (_, index) => `PLACE ${index % 9},${index % 7}`);
    const long = await gameOptions({ game: "cachex", actions, ply: 3 });
    assert.match(String(long.record), /^game=cachex&z=/);
    assert.ok(frameAddress("https://q.example/", long).length < 700);
});

const played = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2&ply=2";
/** @param {import("./embed-site.mjs").PageOptions} [how] @param {string} [hash] */
async function openBuilder(how = {}, hash = played) {
    const page = await site.newPage({ viewport: { width: 1280, height: 900 }, ...how });
    await page.goto(`${site.origin}/share-embed.html${hash}`);
    await page.locator("iframe").waitFor();
    return page;
}
/** The game that the preview shows, once its options are these. @param {import("./embed-site.mjs").Page} page @param {(search: URLSearchParams) => unknown} [wanted] */
const preview = (page, wanted = () => true) =>
    until(async () => {
        const frame = page.frames()[1];
        if (!frame || !wanted(new URL(frame.url()).searchParams)) return null;
        return { frame, state: await stateOf(frame) };
    }, `a preview with ${wanted}`);
/** @param {import("./embed-site.mjs").Page} page @param {string} name */
const codeOf = (page, name) => page.locator(`#${name}`).inputValue();

test(
    "a game from the board becomes a replay, an exercise, a game to play: preview and codes follow",
    slow,
    async () => {
        const page = await openBuilder();
        assert.deepEqual(
            (await preview(page)).state.record.actions,
            ["PLACE 0,0", "PLACE 0,2"],
            "to play on from move 2",
        );
        await page.locator('input[value="replay"]').check();
        const replay = await preview(page, (search) => search.get("mode") === "replay");
        assert.deepEqual([replay.state.ply, replay.state.length], [2, 4]);
        await page.locator('input[value="exercise"]').check();
        await page.locator("#task").fill("Go on as Red did.");
        const { frame } = await preview(page, (search) => search.get("mode") === "exercise" && search.get("task"));
        await frame.locator('quintet-board .cell[data-cell="1,0"]').click();
        await frame.locator('[data-result="right"], [data-result="solved"]').first().waitFor();
        await page.locator("#solution").fill("PLACE 1,0|PLACE 1,1\nPLACE 2,2");
        await preview(page, (search) => search.get("solution") === "PLACE 1,0|PLACE 1,1;PLACE 2,2");
        const code = await codeOf(page, "frame");
        assert.match(
            code,
            /^<iframe src="http:\/\/localhost:\d+\/embed\.html\?game=cachex&amp;options=size=3&amp;actions=PLACE\+0,0;PLACE\+0,2&amp;/,
        );
        assert.match(
            await codeOf(page, "element"),
            /<quintet-game game="cachex" options="size=3" .* solution="PLACE 1,0\|PLACE 1,1;PLACE 2,2"/s,
        );
        await page.locator('[data-size="small"]').click();
        await until(async () => /width="280" height="280"/.test(await codeOf(page, "frame")));
        assert.deepEqual(page.problems, []);
        await page.context().close();
    },
);

test("the code that is copied works on another site", slow, async () => {
    const page = await openBuilder();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
    await page.locator("summary").first().click();
    await page.locator('[data-toggle="control.step"]').check();
    await preview(page, (search) => search.get("controls")?.includes("step"));
    const codes = [];
    for (const name of ["frame", "element"]) {
        await page.locator(`[data-copy="${name}"]`).click();
        await page.locator('p[role="status"]', { hasText: "Copied" }).waitFor();
        codes.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    await page.context().close();
    const course = await site.abroad(codes.join("\n"), { host: "127.0.0.1" });
    for (const place of [await until(async () => course.frames()[1]), course]) {
        assert.equal((await stateOf(place)).ply, 2);
        await place.locator('quintet-game [data-do="first"]').waitFor();
    }
    assert.deepEqual(course.problems, []);
    await course.context().close();
});

test("where the browser does not let the page copy, the code is selected and a line says so", slow, async () => {
    const deny = () =>
        Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    const page = await openBuilder({ scripts: [deny] });
    await page.locator('[data-copy="frame"]').click();
    await page.locator('p[role="status"]', { hasText: "does not let this page copy" }).waitFor();
    const selected = await page
        .locator("#frame")
        .evaluate((/** @type {any} */ { selectionStart, selectionEnd, value }) =>
            value.slice(selectionStart, selectionEnd),
        );
    assert.match(selected, /^<iframe .*<\/iframe>$/);
    await page.context().close();
});

test("a pasted game is taken, a bad one is refused in words and the one before stays", slow, async () => {
    const page = await openBuilder();
    await page.locator("#paste").fill('{"game":"cachex","actions":["STEAL"]}');
    await page.locator("#use").click();
    await page.locator(".problem", { hasText: "move 1 is not possible" }).waitFor();
    assert.equal((await preview(page)).state.ply, 2);
    await page.locator("#paste").fill("https://quintet.example/#game=halma&actions=");
    await page.locator("#use").click();
    assert.equal((await preview(page, (search) => search.get("game") === "halma")).state.record.game, "halma");
    assert.equal(await page.locator(".problem").count(), 0);
    await page.context().close();
});

test("a hostile address is refused in words, and there is a game to begin with", slow, async () => {
    const page = await openBuilder({}, "#game=cachex&actions=STEAL");
    await page.locator(".problem", { hasText: "move 1 is not possible" }).waitFor();
    assert.equal((await preview(page)).state.record.game, "chexers");
    await page.context().close();
});

test("the board's page leads here with its game", slow, async () => {
    const page = await site.newPage({});
    await page.goto(`${site.origin}/index.html${played}`);
    await until(async () =>
        page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app"))?.model?.state),
    );
    await page.keyboard.press("m");
    await page.locator('quintet-menu [data-do="share"]').click();
    await page.locator('quintet-share [data-do="embed"]').click();
    await page.waitForURL(/share-embed\.html#game=cachex/);
    assert.equal((await preview(page)).state.record.game, "cachex");
    await page.context().close();
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const [locale, viewport] of /** @type {const} */ ([
        ["en-GB", { width: 1280, height: 900 }],
        ["fa-IR", { width: 390, height: 844 }],
        ["zh-CN", { width: 390, height: 844 }],
    ])) {
        test(`axe finds nothing, and nothing is wider than the window: ${theme}, ${locale}`, slow, async () => {
            const page = await openBuilder({ theme, locale, viewport });
            await page.locator('input[value="exercise"]').check();
            await page.locator('[data-toggle="goesOn"]').check();
            for (const summary of await page.locator("summary").all()) await summary.click();
            await page.evaluate(axeSource);
            const { violations } = await page.evaluate(() =>
                /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"], iframes: false }),
            );
            assert.deepEqual(
                violations
                    .filter((/** @type {any} */ { impact }) => impact !== "minor")
                    .map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].target.flat().join(" ")}`),
                [],
            );
            assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
            await page.context().close();
        });
    }
}
