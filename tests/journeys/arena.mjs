/** The way through the arena: a template, an error in it, fixed; a match, its table, and one of its games again. */
import assert from "node:assert/strict";
import { eventually } from "../web/browser.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

const FIXED = "// fixed";

/** What the arena does. @param {Visitor} visitor */
const arenaOf = ({ page }) =>
    page.locator("quintet-arena").evaluate((/** @type {any} */ { arena }) => ({
        watching: arena.model.watch.phase,
    }));

/** Plays a game against the opponent that is chosen, to its end. @param {Visitor} visitor */
async function tryOut(visitor) {
    await visitor.press("arena.tryout.run");
    await eventually(async () => {
        const { watching } = await arenaOf(visitor);
        assert.ok(!["none", "starting", "playing"].includes(watching), `the game is over, not ${watching}`);
    }, 60_000);
}

/**
 * Looks at another part of the page, which on a large screen needs no tab.
 * @param {Visitor} visitor
 * @param {string} tab  a key
 */
async function turnTo(visitor, tab) {
    if (await visitor.offers(tab)) await visitor.press(tab);
}

/** The first line of the code. @param {Visitor} visitor */
async function startOfCode(visitor) {
    await turnTo(visitor, "arena.tab.code");
    await visitor.pressOn(visitor.page.locator("quintet-code .cm-line"));
    await visitor.key("Control+Home");
}

/** A template with an error, which is reported at its line and fixed. @param {Visitor} visitor */
async function writeAgent(visitor) {
    await visitor.pressOn(visitor.page.locator('[data-kind="short javascript"]'));
    await visitor.press("arena.template.random");
    await visitor.page.locator("quintet-code .cm-line").first().waitFor();
    await visitor.stop("a template");

    await startOfCode(visitor);
    await visitor.page.keyboard.type("missing();\n");
    await tryOut(visitor);
    await visitor.readsText(/missing is not defined/);
    await visitor.stop("an error");
    await visitor.pressOn(visitor.page.locator("quintet-fault button.frame").last());
    await eventually(async () =>
        assert.equal(await visitor.page.locator("quintet-code .cm-activeLine").innerText(), "missing();"),
    );
    await visitor.stop("the line of the error");

    await startOfCode(visitor);
    await visitor.key("Shift+End");
    await visitor.page.keyboard.type(FIXED);
}

/** Continues with the agent of the visit before. @param {Visitor} visitor */
async function findAgent(visitor) {
    await visitor.press("arena.template.random", undefined, { begins: true });
    const first = visitor.page.locator("quintet-code .cm-line").first();
    await eventually(async () => assert.equal(await first.innerText(), FIXED));
}

/** @param {Visitor} visitor */
async function arena(visitor) {
    await visitor.arriveByMenu("shared.arena", "play.html#game=cachex");
    if (visitor.isNew) await visitor.reads("arena.welcome");
    else await visitor.reads("arena.own", { game: visitor.t("game.cachex") });
    await visitor.stop("agents");
    await (visitor.isNew ? writeAgent(visitor) : findAgent(visitor));
    await tryOut(visitor);
    await visitor.readsAbout("arena.result.won", "name", "player");
    await visitor.stop("a game");
    if (!visitor.isNew) {
        await visitor.press("arena.view.results");
        await visitor.reads("arena.results.title");
        await visitor.stop("results of the visit before");
        return;
    }

    await visitor.press("arena.view.match");
    await visitor.reads("arena.match.who");
    await visitor.stop("who plays");
    // Only the own agent and the first level play.
    for (const seat of ["random", "algorithm,depth=1"]) {
        const box = visitor.page.locator(`[name="${seat}"]`);
        if (await box.isChecked()) await visitor.pressOn(box);
    }
    const size = visitor.page.locator('quintet-stepper[data-option="size"] [data-do="less"]');
    while ((await size.getAttribute("aria-disabled")) !== "true") await visitor.pressOn(size);
    await visitor.press("arena.match.start");
    await visitor.page.locator("quintet-report").waitFor();
    await visitor.reads("report.table");
    await visitor.stop("the result");
    await visitor.pressOn(visitor.page.locator("quintet-report [data-game]"));
    await visitor.readsText(visitor.t("shared.gameNumber", { number: 1 }));
    await visitor.stop("a game again");
    await visitor.press("report.backToReport");
    await visitor.press("arena.results.all");
    await visitor.reads("arena.results.title");
    await visitor.stop("all results");
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [{ name: "an agent", run: arena }];
