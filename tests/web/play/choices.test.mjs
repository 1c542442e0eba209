/** The controls of the drawer for a new game: segments, switches, steppers, and what they say of the levels. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { levelRatings } from "../../../web/engine/level-ratings.js";
import { eloOfLevel, levelWords } from "../../../web/game/sentences/level-sentences.js";
import { messages as english } from "../../../web/i18n/common/en.js";
import { messages as opponents } from "../../../web/i18n/opponents/en.js";
import { languages, translator } from "../../../web/i18n/t.js";
import { newPair, newSession, shownBy } from "../../wasm/module.mjs";
import { becomes, eventually, openBrowser, phone } from "../browser.mjs";
import { chosenSeats, look, newGameDrawer, openApp, quick, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
const t = translator({ ...languages[0], messages: { ...english, ...opponents } });

/** @param {string} game @param {string[]} seats @param {object} [settings] */
const left = (game, seats, settings = {}) => ({
    settings: { ...quick.settings, ...settings },
    current: game,
    [`game/${game}`]: { record: { game, options: {}, actions: [] }, seats, paused: false },
});

test("a level shows its Elo above random play and what limits it; without a measurement there is no Elo", async (test) => {
    levelRatings.short = levelRatings.hive.slice(0, 9);
    test.after(() => delete levelRatings.short);
    const { games, levels } = (await newSession()).games();
    const words = (/** @type {string} */ game, /** @type {string} */ id) =>
        levelWords(
            t,
            games.find((/** @type {any} */ spec) => spec.id === game),
            levels.find((/** @type {any} */ level) => level.id === id),
        );
    assert.match(words("halma", "beginner").about, /^Looks one move ahead; a mistake can cost it up to 1\d%\.$/);
    assert.equal(words("cachex", "beginner").about, "Looks one move ahead, and may play almost anything.");
    assert.equal(words("hive", "hard").about, "Thinks for a moment.");
    assert.equal(words("hive", "master").about, "Thinks for up to 3 seconds.");
    assert.match(words("hive", "master").elo, /2,970/);
    assert.deepEqual(
        [levelWords(t, { ...games[0], id: "short" }, levels[9]).elo, eloOfLevel("short", "master")],
        ["", null],
    );
    for (const { id } of games) {
        const elos = levels.map((/** @type {any} */ level) => eloOfLevel(id, level.id) ?? Infinity);
        assert.ok(elos[0] > 0, "every level is above random play");
        assert.deepEqual(
            [...elos].sort((a, b) => a - b),
            elos,
        );
    }
});

test("no slip of a level costs more than the drawer says", slow, async () => {
    const { session, search } = await newPair();
    const { games, levels } = session.games();
    let slips = 0;
    for (const spec of games) {
        for (const level of levels.slice(0, 3)) {
            const most = Number(/up to (\d+) chances?/.exec(levelWords(t, spec, level).about)?.[1] ?? 100) / 100;
            session.load({ game: spec.id });
            for (let ply = 0; ply < 24; ++ply) {
                const { state } = session.state();
                if (state.outcome.state !== "ongoing") break;
                search.start(shownBy(session), { level: level.id, lines: 64, seed: ply + 1 });
                let { progress } = search.step(50);
                while (!progress.finished) ({ progress } = search.step(50));
                const chanceOf = (line) => line.chances[state.toMove];
                const chosen = progress.lines.find((line) => line.actions[0] === progress.best);
                const lost = chosen ? chanceOf(progress.lines[0]) - chanceOf(chosen) : 0;
                if (lost > 0.005) slips += 1;
                // The drawer tells whole chances in a hundred.
                assert.ok(lost <= most + 0.006, `${spec.id} ${level.id}, ply ${ply}: ${lost} of ${most}`);
                session.play(progress.best);
            }
        }
    }
    assert.ok(slips > 20, `the levels slip: ${slips}`);
});

for (const language of ["en", "fa"]) {
    test(`the level is a spin button with its own keys, ${language}`, slow, async () => {
        const page = await openApp(browser, { storage: left("cachex", ["person", "easy"], { language }) });
        await ready(page);
        await newGameDrawer(page);
        const level = page.locator("quintet-new-game quintet-stepper").first().getByRole("spinbutton");
        await eventually(async () => assert.match((await level.getAttribute("aria-valuetext")) ?? "", /[\d۰-۹]{3}/u));
        const forward = language === "fa" ? "ArrowLeft" : "ArrowRight";
        const backward = language === "fa" ? "ArrowRight" : "ArrowLeft";
        await level.focus();
        for (const [key, seat] of [
            ["ArrowUp", "casual"],
            [forward, "medium"],
            [backward, "casual"],
            ["ArrowDown", "easy"],
            ["End", "master"],
            ["ArrowUp", "master"],
            ["Home", "beginner"],
            ["PageUp", "casual"],
        ]) {
            await page.keyboard.press(key);
            await becomes(() => chosenSeats(page), ["person", seat], key);
        }
        assert.equal(await level.getAttribute("aria-valuenow"), "4");
        const about = page.locator("quintet-new-game quintet-stepper #about");
        const first = await about.innerText();
        await page.keyboard.press("End");
        await eventually(async () => assert.notEqual(await about.innerText(), first));
        await page.keyboard.press("Enter");
        assert.equal((await look(page)).ply, 0, "the keys of the stepper start nothing");
        assert.deepEqual(page.problems, []);
    });
}

test("segments are chosen by arrow keys, and switches by the space key", slow, async () => {
    const page = await openApp(browser, { storage: left("hive", ["person", "easy"]) });
    await ready(page);
    await newGameDrawer(page);
    await page.locator("quintet-seat-choice").nth(1).getByRole("radio", { name: "Computer" }).focus();
    await page.keyboard.press("ArrowLeft");
    await becomes(() => chosenSeats(page), ["person", "person"]);
    await page.keyboard.press("ArrowRight");
    await becomes(() => chosenSeats(page), ["person", "easy"]);
    const pieces = page.getByRole("group", { name: "Extra pieces" });
    await pieces.getByRole("switch", { name: "pillbug" }).press("Space");
    await pieces.getByRole("switch", { name: "mosquito" }).press("Space");
    await page.getByRole("radio", { name: "has no effect" }).check();
    await page.locator("quintet-new-game .start").click();
    await until(page, (model) => model.state.options.expansions === "MP");
    assert.equal((await look(page)).options.repetition, "none");
    assert.deepEqual(page.problems, []);
});

/** Puts games against a level into the archive. Runs in the page. */
async function fillArchive({ level, results }) {
    const { openArchive } = await import(new URL("archive/archive.js", location.href).href);
    const archive = await openArchive();
    for (const [index, winner] of results.entries()) {
        await archive.games.put({
            id: `g${index}`,
            date: 1000 + index,
            record: { game: "cachex", actions: ["PLACE 0,0"] },
            seats: ["person", `level:${level}`],
            persons: [0],
            result: { state: "won", winner, reason: "", loser: null },
        });
    }
}

test("the level that the last games suggest is offered, and chosen by one press only", slow, async () => {
    const sources = await openBrowser({ sources: true });
    const page = await openApp(sources, { storage: left("cachex", ["person", "easy"]) });
    await ready(page);
    await page.evaluate(fillArchive, { level: "medium", results: [0, 1, 0, 1, 0, 1] });
    await newGameDrawer(page);
    const offer = page.getByRole("button", { name: "Your last 6 games suggest Medium" });
    await offer.waitFor();
    assert.deepEqual(await chosenSeats(page), ["person", "easy"], "nothing is chosen silently");
    await offer.click();
    await becomes(() => chosenSeats(page), ["person", "medium"]);
    await offer.waitFor({ state: "detached" });
    // Not for two people, and not for a game without results.
    await page.locator("quintet-seat-choice").nth(1).getByRole("radio", { name: "Person" }).check();
    await becomes(() => offer.count(), 0);
    await page.locator("quintet-new-game input[value=halma]").check();
    await becomes(() => page.locator("[data-do=fitting]").count(), 0);
    assert.deepEqual(page.problems, []);
    await page.close();
    await sources.close();
});

for (const game of ["chexers", "hive", "cachex"]) {
    test(`on a phone every control of the drawer is large enough for a finger, ${game}`, slow, async () => {
        const page = await openApp(browser, {
            viewport: phone,
            touch: true,
            storage: left(game, ["person", "easy", "easy"]),
        });
        await ready(page);
        await page.locator("quintet-controls [data-do=newGame]").tap();
        await page.locator("quintet-new-game input[value=game]").check();
        const small = await page.evaluate(() => {
            const inside = (/** @type {ParentNode} */ root) => {
                const all = [...root.querySelectorAll("*")];
                for (const { shadowRoot } of [...all]) if (shadowRoot) all.push(...inside(shadowRoot));
                return all;
            };
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            return inside(app.drawer)
                .filter((each) => each.matches("button, select, label:has(input), [role=spinbutton]"))
                .map((each) => [each.textContent?.trim().slice(0, 20), each.getBoundingClientRect()])
                .filter(([, { width, height }]) => width < 44 || height < 43.9)
                .map(([name, { width, height }]) => `${name}: ${width} × ${height}`);
        });
        assert.deepEqual(small, []);
    });
}
