/** One place says whose turn it is, with the clock of that player; and the text of the page is large enough to read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { enter, openApp, personsTurn, quick, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */

/** @param {string} game @param {string[]} seats @param {object} [record] @param {object} [settings] */
const stored = (game, seats, record = {}, settings = {}) => ({
    settings: { ...quick.settings, ...settings },
    current: game,
    [`game/${game}`]: { record: { game, options: {}, actions: [], ...record }, seats, paused: false },
});

/**
 * The tokens and the names of a player that can be seen in the seats and the status.
 * @param {Page} page
 * @param {string} name
 */
const shownOf = (page, name) =>
    page.evaluate((wanted) => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const parts = ["quintet-seats", "quintet-status"].map((part) => app.renderRoot.querySelector(part).renderRoot);
        const seen = (/** @type {Element} */ element) => {
            const { width, height } = element.getBoundingClientRect();
            return element.checkVisibility() && width > 2 && height > 2;
        };
        const texts = parts.flatMap((root) => {
            const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
            const found = [];
            while (walker.nextNode()) {
                const { data, parentElement } = /** @type {Text} */ (walker.currentNode);
                if (data.includes(wanted) && parentElement && !parentElement.closest(".detail") && seen(parentElement))
                    found.push(data.trim());
            }
            return found;
        });
        const tokens = parts.flatMap((root) => [...root.querySelectorAll(".token")].filter(seen));
        return { names: texts.length, tokens: tokens.length };
    }, name);

for (const [where, viewport] of Object.entries({ "a desk": desk, "a phone": phone })) {
    for (const [game, seats] of Object.entries({
        cachex: ["person", "person"],
        chexers: ["person", "person", "person"],
    })) {
        test(`no player has a token or a name twice on ${where}, ${game}`, slow, async () => {
            const page = await openApp(browser, { viewport, storage: stored(game, seats) });
            await ready(page);
            await becomes(() => shownOf(page, "Red"), { names: 1, tokens: seats.length });
            // Screen readers find the sentence as a heading all the same.
            await page.getByRole("heading", { name: "Red to move" }).waitFor();
            await enter(page, (await personsTurn(page)).legal[0]);
            await until(page, (model) => model.state.ply === 1);
            await eventually(async () => {
                const active = page.locator("quintet-seats .seat.active");
                assert.equal(await active.count(), 1);
                assert.match(await active.innerText(), where === "a desk" ? /to move/ : /Person/);
            });
            assert.deepEqual(page.problems, []);
            await page.close();
        });
    }
}

test("on a desk the seats say that an engine thinks or waits, and the status says what happened", slow, async () => {
    const page = await openApp(browser, { storage: stored("cachex", ["person", "master"], {}, { pace: "calm" }) });
    await ready(page);
    const active = page.locator("quintet-seats .seat.active");
    await eventually(async () => assert.match(await active.innerText(), /^Red\s*Your turn/));
    const { legal } = await personsTurn(page);
    await enter(page, legal[20]);
    await eventually(async () => assert.match(await active.innerText(), /^Blue\s*thinking/));
    await page.locator("quintet-status").getByRole("button", { name: "Pause" }).waitFor({ state: "detached" });
    await page.locator("quintet-controls [data-do=undo]").click();
    await eventually(async () => assert.match(await active.innerText(), /^Red\s*Your turn/));
});

for (const [where, viewport] of Object.entries({ "a desk": desk, "a phone": phone })) {
    test(`the clock of the player to move is the stronger one, on ${where}`, slow, async () => {
        const clock = { kind: "game", seconds: 600, increment: 0 };
        const actions = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"];
        const storage = stored("hive", ["person", "person"], { clock, actions });
        const page = await openApp(browser, { viewport, storage });
        await ready(page);
        await page.getByRole("button", { name: "Continue" }).click();
        const named = page.locator("quintet-seats").getByText("Around the queen");
        await becomes(() => named.count(), 2);
        for (const each of await named.all()) assert.equal(await each.isVisible(), true, "a danger is named");
        const looks = () =>
            page.evaluate(() => {
                const app = /** @type {any} */ (document.querySelector("quintet-app"));
                const seats = [...app.renderRoot.querySelector("quintet-seats").renderRoot.querySelectorAll(".seat")];
                return seats.map((seat) => {
                    const clock = seat.querySelector("quintet-clock");
                    const face = clock?.renderRoot?.querySelector("span");
                    if (!face) return null;
                    const { fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(face);
                    const [inside, place] = [seat.getBoundingClientRect(), face.getBoundingClientRect()];
                    const held =
                        place.top >= inside.top && place.bottom <= inside.bottom && place.right <= inside.right;
                    const dots = seat.querySelector(".dots").getBoundingClientRect();
                    const free = dots.top >= place.bottom - 1 || dots.right <= place.left || dots.left >= place.right;
                    return {
                        active: seat.matches(".active"),
                        size: Number.parseFloat(fontSize),
                        weight: Number(fontWeight),
                        fontVariantNumeric,
                        held: held && free,
                    };
                });
            });
        await eventually(async () => {
            const [first, second] = await looks();
            assert.ok(first?.active && second && !second.active);
            assert.ok(
                first.weight > second.weight && first.size >= second.size && first.size >= 17,
                JSON.stringify([first, second]),
            );
            assert.ok(first.held && second.held, "the clocks lie inside their seats, and on no dots");
            assert.equal(first.fontVariantNumeric, "tabular-nums");
        });
    });
}

/** Visible texts of at most 13 px, apart from the board's own labels. @param {Page} page */
const smallTexts = (page) =>
    page.evaluate(() => {
        const found = new Set();
        const visit = (/** @type {ParentNode} */ root) => {
            for (const element of root.querySelectorAll("*")) {
                if (element.localName === "quintet-board") continue;
                if (element.shadowRoot) visit(element.shadowRoot);
                const own = [...element.childNodes].some(
                    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
                );
                const { width, height } = element.getBoundingClientRect();
                if (!own || !element.checkVisibility() || width < 2 || height < 2) continue;
                const size = Number.parseFloat(getComputedStyle(element).fontSize);
                if (size <= 13)
                    found.add(
                        `${element.localName}.${element.className} ${size}: ${element.textContent?.trim().slice(0, 30)}`,
                    );
            }
        };
        visit(document);
        return [...found];
    });

for (const viewport of [desk, { width: 1920, height: 1080 }]) {
    test(`no text of 13 px or less on a screen ${viewport.width} px wide`, slow, async () => {
        const clock = { kind: "game", seconds: 600, increment: 5 };
        const storage = stored("chexers", ["person", "person", "person"], { clock }, { showChances: true });
        const page = await openApp(browser, { viewport, storage });
        await ready(page);
        await becomes(() => smallTexts(page), [], "before the first move");
        await page.getByRole("button", { name: "Continue" }).click();
        await enter(page, (await personsTurn(page)).legal[0]);
        await page.locator("quintet-moves button").first().waitFor();
        await becomes(() => smallTexts(page), [], "after a move");
        for (const drawer of ["newGame", "menu", "saves", "share", "open", "help"]) {
            await page.evaluate(
                (name) => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer(name),
                drawer,
            );
            await page.locator("quintet-drawer > *").first().waitFor();
            await becomes(() => smallTexts(page), [], drawer);
        }
        assert.deepEqual(page.problems, []);
    });
}

test("lists with numbers have figures of one width", slow, async () => {
    const page = await openApp(browser, { storage: stored("cachex", ["person", "person"]) });
    await ready(page);
    await enter(page, (await personsTurn(page)).legal[0]);
    await page.locator("quintet-moves button").first().waitFor();
    const figures = (/** @type {string} */ place) =>
        page
            .locator(place)
            .first()
            .evaluate((element) => getComputedStyle(element).fontVariantNumeric);
    assert.equal(await figures("quintet-moves .number"), "tabular-nums");
    assert.equal(await figures("quintet-moves button"), "tabular-nums");
    assert.equal(await figures("quintet-seats .score"), "tabular-nums");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer("saves"));
    await page.locator("quintet-saves [data-do=keep]").click();
    await becomes(() => figures("quintet-saves .line"), "tabular-nums");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer("newGame"));
    assert.equal(await figures("quintet-new-game quintet-stepper .text"), "tabular-nums");
});
