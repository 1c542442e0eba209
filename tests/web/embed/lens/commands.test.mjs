/** A search lens in a course page: `play` and `pause`, and the sentence in place of a lens that cannot be shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { becomes, eventually } from "../../browser.mjs";
import { ask, frameOf, frameWith, listening, received } from "../../drive/embed-guest.mjs";
import { query, until } from "../../drive/embed-site.mjs";
import { testSite } from "../../for-tests.mjs";

/** @typedef {import("../../drive/embed-site.mjs").Page} Page */

const site = await testSite();
const slow = { timeout: 400_000 };

/** 43 steps. */
const nine = { mode: "lens", tree: "((3 12 8) (2 4 6) (14 5 2))", algorithm: "alpha-beta" };
const STEPS = 43;

/** @param {Pick<Page, "evaluate">} place */
const isThere = (place) =>
    until(
        () =>
            place.evaluate(() => {
                const { model } = /** @type {any} */ (document.querySelector("quintet-game"))?.guest?.lens ?? {};
                return model?.phase === "ready" && model.ended;
            }),
        "a lens",
    );

test("a page plays the search in a frame, hears that it plays, and pauses it", slow, async () => {
    const page = await site.foreignPage(
        listening + frameWith(nine, 'width="640" height="600" sandbox="allow-scripts"'),
        { alone: true },
    );
    await isThere(await frameOf(page));
    await page.clock.install();
    const { result } = await ask(page, "play", { speed: "fast" });
    assert.equal(result.playing, true);
    await until(async () => (await received(page, "lens")).some(({ step }) => step >= 3), "three steps");
    const paused = (await ask(page, "pause")).result;
    assert.equal(paused.playing, false);
    assert.ok(paused.step >= 3 && paused.step < STEPS, `${paused.step}`);
    await page.clock.runFor(5_000);
    assert.equal((await ask(page, "getState")).result.step, paused.step, "it stays where it was paused");
    const told = await received(page, "lens");
    assert.deepEqual([told[0].playing, told.at(-1).playing], [true, false]);
    for (const [payload, code] of /** @type {const} */ ([
        [{ speed: "soon" }, "command"],
        [{ speed: 3 }, "command"],
        [{ action: "PLACE 1,1" }, "command"],
    ])) {
        assert.equal((await ask(page, "play", payload)).code, code, JSON.stringify(payload));
    }
    // From the end it begins again.
    await ask(page, "step", { to: STEPS });
    assert.ok((await ask(page, "play", { speed: "slow" })).result.step <= 1);
    await ask(page, "pause");
    assert.deepEqual(page.problems, []);
});

test("an element plays and pauses by its methods", slow, async () => {
    const page = await site.foreignPage(
        `${listening}<script type="module" src="{site}/quintet-game.js"></script>
        <quintet-game mode="lens" tree="${nine.tree}" style="width: 600px; height: 560px"></quintet-game>`,
    );
    await isThere(page);
    const playing = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector("quintet-game"));
        const begun = await element.play({ speed: "fastest" });
        while ((await element.getState()).step < 4) await new Promise(requestAnimationFrame);
        const paused = await element.pause();
        const again = await element.play();
        const last = await element.pause();
        const action = await element.play("PLACE 1,1").catch((/** @type {any} */ error) => error.code);
        return { begun: begun.playing, paused: paused.playing, step: paused.step, again: again.playing, last, action };
    });
    assert.deepEqual([playing.begun, playing.paused, playing.again, playing.last.playing], [true, false, true, false]);
    assert.ok(playing.step >= 4, `${playing.step}`);
    assert.equal(playing.action, "command");
    assert.deepEqual(page.problems, []);
});

test("neither step nor play goes beyond an open question; back is free", slow, async () => {
    const page = await site.foreignPage(
        listening + frameWith({ ...nine, predict: "cut" }, 'width="640" height="600" sandbox="allow-scripts"'),
    );
    const frame = await frameOf(page);
    const study = frame.locator("quintet-lens-predict");
    await study.locator("[data-do=show]").waitFor();
    const { step } = (await ask(page, "getState")).result;
    for (const [command, payload] of /** @type {const} */ ([
        ["step", { by: 1 }],
        ["step", { to: STEPS }],
        ["play", {}],
    ])) {
        const refused = await ask(page, command, payload);
        assert.deepEqual([refused.type, refused.code], ["error", "asked"], command);
        assert.match(refused.message, new RegExp(`stops at step ${step}`));
    }
    assert.equal((await ask(page, "step", { by: -3 })).result.step, step - 3);
    assert.equal((await ask(page, "play", { speed: "fastest" })).result.playing, true);
    await until(async () => (await ask(page, "getState")).result.playing === false, "it stops at the question");
    assert.equal((await ask(page, "getState")).result.step, step);
    await study.locator('[data-do="show"]').click();
    await until(async () => (await ask(page, "step", { by: 1 })).type === "reply", "the way on");
    assert.deepEqual(page.problems, []);
});

/** By options: what stands above the engine's words. */
const troubles = /** @type {const} */ ([
    [
        { ...nine, tree: "((3 12 8) (2 4; 6))" },
        { en: /from character 15 on/, fa: /نویسهٔ ۱۵/, "zh-Hans": /第 15 个字符/ },
    ],
    [
        {
            mode: "lens",
            game: "cachex",
            options: "size=3",
            actions: "PLACE 0,0;PLACE 0,1;PLACE 1,0;PLACE 0,2;PLACE 2,0",
        },
        { en: /The game is over here/, fa: /بازی اینجا تمام است/, "zh-Hans": /对局在这里已经结束/ },
    ],
]);
test("a lens with nothing to show says why in the reader's language", slow, async () => {
    for (const [options, sentences] of troubles) {
        for (const [language, sentence] of Object.entries(sentences)) {
            const page = await site.embed({ ...options, language }, { viewport: { width: 390, height: 500 } });
            const trouble = page.locator(".trouble");
            await trouble.waitFor();
            await eventually(async () => assert.match(await trouble.locator("p").first().innerText(), sentence));
            assert.notEqual(await trouble.locator("bdi[lang=en]").innerText(), "", "the engine's words stand below");
            for (const colorScheme of language === "zh-Hans" ? [] : /** @type {const} */ (["light", "dark"])) {
                await page.emulateMedia({ colorScheme });
                await becomes(() => violations(page), [], `${language}, ${colorScheme}`);
            }
            await page.close();
        }
    }
});

test("a lens whose engine does not load says so, and tries again on demand", slow, async () => {
    const page = await site.newPage({});
    await page.route("**/quintet-full-*.wasm", (route) => route.abort());
    await page.goto(`${site.origin}/embed.html${query({ ...nine, language: "fa" })}`);
    const trouble = page.locator(".trouble");
    await trouble.waitFor();
    assert.match(await trouble.locator("p").first().innerText(), /موتور/);
    await page.unroute("**/quintet-full-*.wasm");
    await trouble.locator("button").click();
    await isThere(page);
});
