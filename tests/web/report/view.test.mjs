// The report in a browser: table, crosstable, faults, games, replays, mistakes, paper.
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes, eventually, phone } from "../browser.mjs";
import { openReport } from "../drive/report.mjs";
import { testBrowser } from "../for-tests.mjs";
import { makeResults } from "./results.mjs";

const browser = await testBrowser({ sources: true });

const results = makeResults({ levels: 2, stand: true });

/** @param {import("playwright-core").Page} page @param {string} text */
const focused = (page, text) =>
    page.evaluate((selector) => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.matches(selector) ?? false;
    }, text);

const absent = makeResults({ levels: 2, stand: true });
absent.participants.push({
    name: "<b>late</b>",
    kind: "agent",
    excluded: { message: "<img src=x>: no", traceback: [{ file: "late.py", line: 3, text: "raise <i>" }] },
});

test("the report shows every section, and axe finds nothing, in each language and theme", async () => {
    for (const [language, theme] of /** @type {const} */ ([
        ["en", "light"],
        ["fa", "dark"],
    ])) {
        const page = await openReport(browser, absent, { language, theme });
        equal(await page.locator("quintet-report .all > section").count(), 8);
        // A submission that could not start is listed with its reason, as text.
        match(
            await page.locator("#excluded li").innerText(),
            /<b>late<\/b>\s+<img src=x>: no\s+late\.py:3\s+raise <i>/,
        );
        await page.locator("quintet-report-faults quintet-board").first().waitFor();
        deepEqual(await violations(page, "quintet-report"), []);
        await page.locator("quintet-report-games li button").first().click();
        await page.locator("quintet-report-replay quintet-board").waitFor();
        await page.locator("[data-do=forward]").click();
        deepEqual(await violations(page, "quintet-report"), []);
        deepEqual(page.problems, []);
        await page.close();
    }
});

test("a cell of the crosstable shows its games; arrow keys move between cells", async () => {
    const page = await openReport(browser, results);
    const first = page.locator("quintet-report-cross [data-cell='0 1']");
    equal(await page.locator("quintet-report-cross button[tabindex='0']").count(), 1);
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    // The cell of a participant against itself is skipped.
    await becomes(() => focused(page, "[data-cell='3 1']"), true);
    await page.keyboard.press("ArrowLeft");
    await becomes(() => focused(page, "[data-cell='3 0']"), true);
    await page.keyboard.press("Enter");
    await becomes(() => page.locator("quintet-report-games li").count(), 4);
    const names = await page.locator("quintet-report-games li bdi").allTextContents();
    equal(new Set(names).size, 2);
    await page.locator("[name=ending]").selectOption("fault");
    await eventually(async () => ok((await page.locator("quintet-report-games li").count()) < 4));
});

test("a fault tells who, where and why, with its position; its game opens there", async () => {
    const page = await openReport(browser, results);
    const { forfeit, participants } = results.games[1].match;
    const fault = page.locator("quintet-report-faults li").first();
    match(
        (await fault.innerText()) ?? "",
        new RegExp(`${results.participants[participants[forfeit.player]].name}: an error in its code`),
    );
    match(await fault.innerText(), /IndexError: list index out of range/);
    match(await fault.innerText(), /agent\/search\.py:17 \(search\)/);
    await fault.locator("quintet-board .picture").waitFor();
    await fault.getByRole("button", { name: "Open the game" }).click();
    const replay = page.locator("quintet-report-replay");
    await replay.locator("quintet-board").waitFor();
    equal(await replay.locator("output").innerText(), `${forfeit.ply} / ${forfeit.ply}`);
    match(await replay.locator(".fault").innerText(), /an error in its code/);
    await page.keyboard.press("Escape");
    await becomes(() => replay.count(), 0);
    ok(await focused(page, "button.plain"), "the focus returns to the button");
});

test("a replay steps, shows printed lines, marks on the board, and plots of values", async () => {
    const page = await openReport(browser, results, { viewport: phone, touch: true });
    await page.locator("quintet-report-games li button").first().click();
    const replay = page.locator("quintet-report-replay");
    await replay.locator("quintet-board").waitFor();
    equal(await replay.locator(".agent-mark").count(), 0);
    for (let step = 0; step < 3; ++step) await page.keyboard.press("ArrowRight");
    await becomes(() => replay.locator("output").innerText(), `3 / ${results.games[0].actions.length}`);
    const { printed } = results.games[0].match.plies[0];
    await becomes(() => replay.locator(".now pre").textContent(), printed);
    await becomes(() => replay.locator(".agent-mark text").allTextContents(), ["R", "B"]);
    const [, cell] = printed.match(/mark (\S+) red/);
    match((await replay.locator(`quintet-board [data-cell="${cell}"]`).getAttribute("aria-label")) ?? "", /marked red/);
    equal(await replay.locator("quintet-plot").count(), 2);
    match(
        (await replay.locator("quintet-plot [role=img]").first().getAttribute("aria-label")) ?? "",
        /^score over the game\. .*here/,
    );
    await page.keyboard.press("End");
    await becomes(() => replay.locator("[data-do=forward]").isDisabled(), true);
    await replay.locator("[data-ply='5']").click();
    await becomes(() => replay.locator("[aria-current=step]").getAttribute("data-ply"), "5");
    await eventually(async () =>
        match(
            (await replay.locator("[data-do=analyse]").getAttribute("href")) ?? "",
            /^play\.html#lab&game=cachex&o\.size=5&.*ply=5$/,
        ),
    );
    await replay.locator("[data-do=nextGame]").click();
    await becomes(
        () =>
            replay
                .locator("h2")
                .innerText()
                .then((text) => text.slice(0, 6)),
        "Game 2",
    );
    deepEqual(page.problems, []);
});

test("results of three players count pairs, and their games replay", async () => {
    const three = makeResults({ game: "chexers", options: {}, levels: 0, rounds: 1, most: 24 });
    const page = await openReport(browser, three);
    match(await page.locator("quintet-report-cross p").innerText(), /did better/);
    await page.locator("quintet-report-games li button").first().click();
    await page.locator("quintet-report-replay quintet-board").waitFor();
    deepEqual(page.problems, []);
});

test("mistakes are searched on demand and open before the mistake", async () => {
    const page = await openReport(browser, makeResults({ levels: 0, rounds: 1, names: ["alpha", "beta"] }));
    const mistakes = page.locator("quintet-report-mistakes");
    equal(await mistakes.locator("li").count(), 0);
    await mistakes.locator("[data-do=find]").click();
    await eventually(
        async () => match(await mistakes.locator("[role=status]").innerText(), /^2 of 2 games searched/),
        60_000,
    );
    const first = mistakes.locator("li button").first();
    const ply = Number(await first.getAttribute("data-ply"));
    await first.click();
    const replay = page.locator("quintet-report-replay");
    await becomes(
        () =>
            replay
                .locator("output")
                .innerText()
                .then((text) => text.split(" ")[0]),
        String(ply - 1),
    );
    match(await replay.locator(".better").innerText(), /^Better here:/);
});

test("a search for mistakes can be stopped and continued", async () => {
    const page = await openReport(browser, makeResults({ levels: 0, rounds: 4 }));
    const mistakes = page.locator("quintet-report-mistakes");
    await mistakes.locator("[data-do=find]").click();
    await mistakes.locator("[data-do=stop]").click();
    await mistakes.locator("[data-do=find]").waitFor();
    match(await mistakes.locator("[data-do=find]").innerText(), /Continue/);
});

test("hostile results: names are text, a game that does not replay says so, wrong results get a sentence", async () => {
    const hostile = makeResults({ levels: 0, rounds: 1 });
    hostile.participants[0].name = "<img src=x onerror=alert(1)><script>alert(2)</script>";
    hostile.games[0].actions = ["PLACE 0,0", "PLACE 0,0"];
    delete hostile.games[0].match.forfeit;
    hostile.games[1].match.forfeit.message = "<b>bold</b>";
    const page = await openReport(browser, hostile);
    equal(await page.locator("quintet-report img, quintet-report script, quintet-report-faults bdi b").count(), 0);
    await page.locator("quintet-report-games li button").first().click();
    await page
        .locator("quintet-report-replay [role=alert]")
        .getByText(/can’t be replayed: .+/)
        .waitFor();
    await page.keyboard.press("Escape");
    const shown = async (/** @type {any} */ wrong) => {
        await page.evaluate((each) => Object.assign(/** @type {any} */ (window).report, { results: each }), wrong);
        return page.locator("quintet-report > .problem, quintet-report .problem").innerText();
    };
    match(await shown({ ...hostile, version: 3 }), /version 3; this page shows version 2/);
    match(await shown({ ...hostile, format: "x" }), /can’t show these results/);
    match(await shown({ ...hostile, games: [{}] }), /Game 1 .* can’t be read/);
    deepEqual(page.problems, []);
});

test("on paper all games stand, without controls", async () => {
    const page = await openReport(browser, makeResults({ levels: 0, rounds: 6 }));
    equal(await page.locator("quintet-report-games li").count(), 25);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    equal(await page.locator("quintet-report-games li").count(), 36);
    equal(await page.locator("quintet-report-save").isVisible(), false);
    equal(await page.locator("quintet-report select:visible").count(), 0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await becomes(() => page.locator("quintet-report-games li").count(), 25);
});
