/** The pages to play with someone elsewhere, looked at by axe in both themes and both directions, and by keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { calm } from "../../journeys/visitor/layout.mjs";
import { looks, violations } from "../axe.mjs";
import { becomes } from "../browser.mjs";
import { quick } from "../drive/app.mjs";
import { act, bar, keepCopies, person } from "../drive/friend.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser({ args: ["--disable-features=WebRtcHideLocalIpsWithMdns"] });

const record = { game: "cachex", options: { size: "5" }, actions: [] };
const storage = {
    ...quick,
    current: "cachex",
    "game/cachex": { record, seats: ["person", "easy"], paused: false },
};

/** @param {import("../drive/app.mjs").Page} page @param {unknown} [subject] */
async function drawer(page, subject) {
    await page.evaluate(
        (about) => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer("friend", about),
        subject ?? null,
    );
    await page.locator("quintet-friend [data-page]").first().waitFor();
}

/** @param {import("../drive/app.mjs").Page} page @param {string} name */
async function clean(page, name) {
    await page.evaluate(calm);
    await becomes(() => violations(page), [], name);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, `${name}: nothing sticks out`);
}

for (const [look, { theme, viewport, locale }] of Object.entries(looks)) {
    test(`axe finds nothing on the pages of the drawer, ${look}`, { timeout: 400_000 }, async () => {
        const options = { theme, viewport, locale, scripts: [keepCopies] };
        const page = await person(browser, "", { ...options, storage });
        await drawer(page);
        await clean(page, "start");
        await page.locator("quintet-friend-start [data-do=mail]").click();
        await clean(page, "by link");
        await page.locator("quintet-friend-new .start").click();
        await act(page, "PLACE 1,1");
        await clean(page, "the bar");
        await page.locator("quintet-friend-bar [data-do=send]").click();
        await page.locator("quintet-friend-send [data-do=qr]").click();
        await page.locator("quintet-friend-send .qr").waitFor();
        await clean(page, "send");
        await page.locator("quintet-friend-send [data-do=start]").click();
        await clean(page, "the list of games");
        await page.locator("quintet-friend-start [data-do=live]").click();
        await page.locator("quintet-friend-network [value=far]").check();
        await clean(page, "live");
        await page.locator("quintet-friend-new .start").click();
        await page.locator("quintet-friend-live svg.qr").waitFor();
        await clean(page, "invitation");
        await page.locator("quintet-friend-live [data-do=copy]").click();
        const { hash } = new URL(await page.evaluate(() => /** @type {any} */ (window).copied));
        const peer = await person(browser, hash, options);
        await peer.locator("quintet-friend-join [data-do=join]").waitFor();
        await clean(peer, "join");
        await peer.locator("quintet-friend-join [data-do=join]").click();
        await peer.locator("quintet-friend-join svg.qr").waitFor();
        await clean(peer, "answer");
        for (const each of [page, peer]) {
            assert.deepEqual(each.problems, []);
            await each.close();
        }
    });
}

test("by keyboard alone: the drawer opens, a game by link starts, and its link is copied", {
    timeout: 400_000,
}, async () => {
    const page = await person(browser, "", { scripts: [keepCopies], storage });
    await drawer(page);
    const reach = async (/** @type {string} */ name) => {
        for (let tab = 0; tab < 40; ++tab) {
            const at = await page.evaluate(() => {
                let element = document.activeElement;
                while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
                return `${/** @type {HTMLElement} */ (element)?.dataset.do ?? ""} ${element?.className}`;
            });
            if (at.includes(name)) return;
            await page.keyboard.press("Tab");
        }
        assert.fail(`the keyboard does not reach ${name}`);
    };
    await reach("mail");
    await page.keyboard.press("Enter");
    await reach("start");
    await page.keyboard.press("Enter");
    await becomes(async () => /your turn/.test(await bar(page).catch(() => "")), true);
    await act(page, "PLACE 1,1");
    await page.locator("quintet-friend-bar [data-do=send]").focus();
    await page.keyboard.press("Enter");
    await reach("copy");
    await page.keyboard.press("Enter");
    await becomes(() => page.evaluate(() => /#turn=1/.test(/** @type {any} */ (window).copied ?? "")), true);
});

test("a long name and a long game fit on a small phone", { timeout: 400_000 }, async () => {
    const small = { width: 320, height: 568 };
    const names = "names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMMMMMMMMMMMMMMMMMMMMMM";
    const hash = `#turn=1.abcdefgh1234.1.1&players=person,person&${names}&game=cachex&o.size=5&actions=PLACE+1,1`;
    const page = await person(browser, hash, { viewport: small, touch: true });
    await page.locator("quintet-friend-bar section").waitFor();
    await act(page, "PLACE 2,2");
    await becomes(async () => /WWWW/.test(await bar(page)), true);
    const box = await page.locator("quintet-friend-bar section").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= small.width && box.height < 140, JSON.stringify(box));
});
