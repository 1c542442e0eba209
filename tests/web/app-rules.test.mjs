import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { rulesMessages } from "../../web/i18n/rules.js";
import { sections } from "../../web/rules/sections.js";
import { HandEngine } from "./app-engine.mjs";
import { openBrowser, phone } from "./browser.mjs";

const engine = new HandEngine();
const { games } = await engine.games();
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("every game has a rules page with sections and figures", async () => {
    for (const { id } of games) {
        assert.ok(sections[id]?.some(({ figures }) => figures?.length), id);
        const page = await readFile(new URL(`../../web/rules/${id}.html`, import.meta.url), "utf8");
        assert.match(page, new RegExp(`data-game="${id}"`));
    }
});

test("every figure is a position of the engine: picked tokens can move, actions to play are legal", async () => {
    for (const [game, list] of Object.entries(sections)) {
        for (const { id, figures = [] } of list) {
            for (const { record, pick, action } of figures) {
                const { state } = await engine.load(record);
                assert.equal(state.game, game);
                if (pick) assert.ok(state.legal.some(({ from }) => from === pick), `${game} ${id}: ${pick} cannot move`);
                if (action) assert.ok(state.legal.some(({ text }) => text === action), `${game} ${id}: ${action} is not legal`);
            }
        }
    }
});

test("figures show what their sections say", async () => {
    /** @param {string} game @param {string} id @param {number} [number] */
    const after = async (game, id, number = 0) => {
        const figure = sections[game].find((section) => section.id === id)?.figures?.[number];
        assert.ok(figure?.action);
        await engine.load(figure.record);
        return (await engine.play(figure.action)).state;
    };
    assert.equal((await after("chexers", "jump")).lastEffects[0].role, "converted");
    assert.equal((await after("chexers", "exit")).board.tallies[0].value, 2);
    assert.equal((await after("halma", "jump")).lastAction?.path.length, 2);
    assert.equal((await after("cachex", "capture", 0)).lastEffects[0].role, "captured");
    assert.equal((await after("cachex", "capture", 1)).lastEffects[0].role, "captured");
    assert.equal((await after("cachex", "end")).outcome.reason, "chain");
    assert.equal((await after("tetress", "clear")).lastEffects[0].role, "cleared");
    assert.equal((await after("tetress", "end")).outcome.reason, "no_legal_action");
});

test("every section has its title and text in every language, and no text is left over", () => {
    const wanted = Object.entries(sections).flatMap(([game, list]) =>
        list.flatMap(({ id }) => [`rules.${game}.${id}.title`, `rules.${game}.${id}.text`]),
    );
    const general = ["rules.title", "rules.play", "rules.games", "rules.show", "rules.back", "rules.targets"];
    for (const [language, messages] of Object.entries(rulesMessages)) {
        assert.deepEqual(Object.keys(messages).sort(), [...general, ...wanted].sort(), language);
    }
});

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

for (const { id } of games) {
    test(`the rules page of ${id} draws its figures, plays them, and axe finds nothing`, { timeout: 60_000 }, async () => {
        const page = await browser.open(`/web/rules/${id}.html`, { viewport: phone, theme: id === "hive" ? "dark" : "light", reducedMotion: true });
        const figures = sections[id].reduce((sum, section) => sum + (section.figures?.length ?? 0), 0);
        await page.waitForFunction((count) => {
            const shown = document.querySelector("quintet-rules")?.shadowRoot?.querySelectorAll("quintet-figure") ?? [];
            return shown.length === count && [...shown].every((figure) => figure.shadowRoot?.querySelector("quintet-board")?.shadowRoot?.querySelector(".cell"));
        }, figures);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);
        const flat = await page.locator("quintet-board").evaluateAll((boards) => boards.filter((board) => board.getBoundingClientRect().height < 120).length);
        assert.equal(flat, 0, "figures have their height");
        const play = page.getByRole("button", { name: "Play it" }).first();
        if (await play.count()) {
            await play.click();
            await page.getByRole("button", { name: "Back" }).first().waitFor();
        }
        await page.evaluate(axeSource);
        const found = await page.evaluate(() => /** @type {any} */ (window).axe.run(document));
        const serious = found.violations.filter(({ impact }) => impact !== "minor").map(({ id: rule, nodes }) => `${rule}: ${nodes[0].target}`);
        assert.deepEqual(serious, []);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}

test("a rules page in Persian runs from right to left, and leads back to the game", { timeout: 60_000 }, async () => {
    const page = await browser.open("/web/rules/cachex.html", { locale: "fa-IR" });
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    await page.getByRole("link", { name: "بازی کچکس" }).click();
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("quintet-app"))?.model?.state?.game === "cachex");
    await page.context().close();
});
