// The self-contained page of a report, opened from a file without a server and without a network.
import { deepEqual, equal, match } from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { fillTemplate } from "../../../web/report/saving/fill-template.js";
import { reportTemplate } from "../../../web/report/standalone/build.mjs";
import { becomes, eventually, launchChromium } from "../browser.mjs";
import { makeResults } from "./results.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
let folder = "";
let template = "";
before(async () => {
    [browser, folder, template] = await Promise.all([
        launchChromium(),
        mkdtemp(path.join(tmpdir(), "quintet-report-")),
        reportTemplate(),
    ]);
});
after(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
});

/** Opens a page from a file. @param {string} html @param {string} [locale] */
async function openFile(html, locale = "en-GB") {
    const file = path.join(folder, "report.html");
    await writeFile(file, html);
    const context = await browser.newContext({ locale, offline: true });
    const page = await context.newPage();
    /** @type {string[]} */
    const problems = [];
    /** @type {string[]} */
    const asked = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("request", (request) => /^(https?|file):/.test(request.url()) && asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    return Object.assign(page, { problems, asked });
}

test("it shows results and replays a game, and asks for nothing but itself", async () => {
    const results = makeResults({ levels: 0, rounds: 1 });
    results.participants[0].name = "</script><script>document.title = 'broken'</script><!--";
    const page = await openFile(
        await (await fillTemplate(template, results, { site: "https://example.org/q/" })).text(),
    );
    await page.locator("quintet-report-games li button").first().click();
    const replay = page.locator("quintet-report-replay");
    await page.locator("[data-do=last]").click();
    await becomes(
        () => replay.locator("output").innerText(),
        `${results.games[0].actions.length} / ${results.games[0].actions.length}`,
    );
    await replay.locator("quintet-board .picture").waitFor();
    match(
        (await replay.locator("[data-do=analyse]").getAttribute("href")) ?? "",
        /^https:\/\/example\.org\/q\/play\.html#lab&/,
    );
    equal(await page.title(), "Results of a tournament – Quintet");
    deepEqual(page.problems, []);
    equal(page.asked.length, 1);
    await page.context().close();
});

test("it follows the browser's language, and has a choice of languages", async () => {
    const page = await openFile(await (await fillTemplate(template, makeResults({ rounds: 1 }))).text(), "fa-IR");
    await becomes(() => page.evaluate(() => document.documentElement.dir), "rtl");
    await page.locator("quintet-report-page select").first().selectOption("zh-Hans");
    await becomes(() => page.locator("quintet-report h2").first().innerText(), "排名表");
    equal(await page.locator("[data-do=analyse]").count(), 0);
    await page.locator("footer summary", { hasText: "许可证" }).click();
    for (const text of ["lit-html ", "Copyright (c) 2017 Google LLC", "© 2005-2020 Rich Felker"])
        await page.locator("footer pre", { hasText: text }).waitFor();
    await page.context().close();
});

test("without results it says so, and broken ones get a sentence", async () => {
    const place = '<script type="application/json" id="results">';
    const empty = await openFile(template);
    await eventually(async () => match(await empty.locator("quintet-report p").innerText(), /no results yet/));
    await empty.context().close();
    for (const [text, expected] of /** @type {const} */ ([
        ['{"format":"quintet-results","version":1,"games":[', /damaged and can’t be read/],
        ['{"format":"quintet-results","version":9,"games":[]}', /version 9; this page shows version 2/],
        ['{"games":[]}', /“format” must be/],
    ])) {
        const page = await openFile(template.replace(place, place + text));
        match(await page.locator("quintet-report [role=alert]").innerText(), expected);
        deepEqual(page.problems, []);
        await page.context().close();
    }
});
