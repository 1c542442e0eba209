import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readLink } from "../../../web/record/link.js";
import { calm } from "../../journeys/visitor/layout.mjs";
import { HandEngine } from "../app-engine.mjs";
import { violations } from "../axe.mjs";
import { becomes, chooseFiles, desk, eventually, phone } from "../browser.mjs";
import {
    enter,
    look,
    newGameDrawer,
    openApp,
    personsTurn,
    quick,
    ready,
    simpleChoice,
    takeSeat,
    until,
} from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };

/** @param {import("../drive/app.mjs").Page} page @param {string} key */
const noticeText = async (page, key) => {
    const notice = page.locator(`quintet-notices [data-key="${key}"]`);
    await notice.waitFor();
    return notice.innerText();
};

const hostile = [
    [
        "#game=chexers&actions=MOVE+-3,0+-2,0;EXIT+0,0",
        "problem.refusedAt",
        /move 2 is not possible\s+action 2: EXIT 0,0/,
    ],
    ["#game=chess", "problem.unknownGame", /“chess”/],
    ["#game=cachex&o.size=99", "problem.refused", /can.t be opened/],
    ["#game=cachex&o.__proto__=1", "problem.refused", /can.t be opened/],
    ["#game=chexers&z=eJxxx", "problem.damagedLink", /damaged/],
    ["#game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "problem.unknownGame", /<img src=x onerror=alert\(1\)>/],
    ["#%%%", "problem.noGame", /which game/],
];
for (const [hash, key, pattern] of hostile) {
    test(`the link ${hash} is refused with a message, and a game is on the board`, slow, async () => {
        const page = await openApp(browser, { hash });
        await ready(page);
        await eventually(async () => assert.match(await noticeText(page, key), pattern));
        assert.equal((await look(page)).game, "chexers");
        assert.deepEqual(page.problems, []);
    });
}

test(
    "a hostile link entered in the address leaves the game on the board, with a message in the user's language",
    slow,
    async () => {
        const page = await openApp(browser, { locale: "zh-CN" });
        await ready(page);
        await enter(page, simpleChoice(await personsTurn(page)));
        await until(page, (model) => model.state.ply >= 3);
        const before = await personsTurn(page);
        await page.evaluate(() => {
            location.hash = "#game=chexers&actions=MOVE+9,9+8,8";
        });
        await eventually(async () => assert.match(await noticeText(page, "problem.refusedAt"), /第 1 步不可行/));
        await becomes(async () => ({ ...(await look(page)), notices: [] }), { ...before, notices: [] });
        await page.waitForFunction(() => !location.hash.includes("9,9"));
    },
);

test("a link opens its game at its ply whatever was on the board, and the old game can be restored", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 3);
    const before = await look(page);
    await page.evaluate(() => {
        location.hash = "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0&ply=2";
    });
    await until(page, (model) => model.state.game === "cachex");
    const opened = await look(page);
    assert.deepEqual([opened.ply, opened.length, opened.options.size], [2, 3, "5"]);
    await page.locator("quintet-notices .undo").click();
    await until(page, (model) => model.state.game === "chexers");
    assert.deepEqual((await look(page)).actions.slice(0, 3), before.actions.slice(0, 3));
});

test(
    "with storage that throws, the page works, reports once that nothing is saved, and links still hold the game",
    slow,
    async () => {
        const forbid = () =>
            Object.defineProperty(window, "localStorage", {
                get() {
                    throw new DOMException("denied", "SecurityError");
                },
            });
        const page = await openApp(browser, { scripts: [forbid] });
        await ready(page);
        await noticeText(page, "notice.notKept");
        await enter(page, simpleChoice(await personsTurn(page)));
        await until(page, (model) => model.state.ply >= 3);
        const { actions } = await personsTurn(page);
        const last = actions.at(-1).replaceAll(" ", "+");
        await page.waitForFunction((end) => location.hash.endsWith(end), `;${last}`);
        await page.reload();
        await ready(page);
        await becomes(async () => (await look(page)).actions.slice(0, actions.length), actions);
        assert.deepEqual(page.problems, []);
    },
);

test("storage that fills up during a game loses no moves: a reload has those of the address", slow, async () => {
    const record = { game: "cachex", options: { size: "4" }, actions: [] };
    const page = await openApp(browser, {
        storage: { ...quick, current: "cachex", "game/cachex": { record, seats: ["person", "person"], paused: false } },
    });
    await ready(page);
    /** @param {string} cell @param {number} ply */
    const play = async (cell, ply) => {
        const { legal } = await personsTurn(page);
        await enter(
            page,
            legal.find(({ to }) => to === cell),
        );
        await until(page, (model, wanted) => model.state.ply === wanted, ply);
    };
    for (const [index, cell] of ["0,0", "1,1"].entries()) await play(cell, index + 1);
    await page.evaluate(() => {
        Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    });
    for (const [index, cell] of ["2,2", "3,3"].entries()) await play(cell, index + 3);
    await noticeText(page, "notice.notKept");
    const { actions } = await look(page);
    assert.equal(actions.length, 4);
    // The address follows a moment later.
    await becomes(async () => (await readLink(new URL(page.url()).hash)).record.actions, actions);
    await page.reload();
    await ready(page);
    await becomes(async () => (await look(page)).actions, actions);
    assert.deepEqual((await look(page)).seats, ["person", "person"]);
});

test("an entry whose game can't be saved any more says so, also if its address stays the same", slow, async () => {
    const page = await openApp(browser, { hash: "#game=cachex&o.size=4&actions=PLACE+0,0;PLACE+1,1" });
    await ready(page);
    await page.waitForFunction(() => history.state?.quintet);
    const address = page.url();
    // Both commands fit into the time in which the address changes at most once.
    await page.evaluate(async () => {
        Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        await Promise.all([controller.undo(), controller.redo()]);
    });
    await becomes(() => page.evaluate(() => history.state.quintet.unsaved), true);
    assert.equal(page.url(), address);
});

test("after the worker dies, another one continues the same game, and a notice says so", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 3);
    const { actions } = await personsTurn(page);
    await page.workers()[0].evaluate(
        () =>
            void setTimeout(() => {
                throw new Error("a test kills the worker");
            }),
    );
    await noticeText(page, "notice.restarted");
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model, length) => model.state.length >= length + 3, actions.length);
    assert.deepEqual((await look(page)).actions.slice(0, 3), actions);
});

/** What comes instead of the engine's file. @type {Record<string, (route: import("playwright-core").Route) => any>} */
const lost = {
    nothing: (route) => route.abort(),
    "the page of a network": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>Sign in" }),
    "its beginning": async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.body()).subarray(0, 1000) });
    },
};
for (const [what, answer] of Object.entries(lost)) {
    test(
        `with ${what} in place of the engine, one message says so, and the game waits for the next try`,
        slow,
        async () => {
            const page = await openApp(browser, { hash: "#game=cachex", storage: quick });
            await ready(page);
            await enter(page, simpleChoice(await personsTurn(page)));
            const { actions } = await personsTurn(page);
            await page.route("**/*.wasm", answer);
            await page.reload();
            await page.getByRole("heading", { name: "The engine didn’t start" }).waitFor({ timeout: 40_000 });
            const alert = page.locator(".trouble");
            const text = (await alert.innerText()).replaceAll(/\s+/g, " ");
            assert.match(text, /A file of it is missing or was replaced.*the engine could not be loaded/);
            // The code for the address comes last, and could say the same again.
            await page.waitForFunction(() =>
                performance.getEntriesByType("resource").some(({ name }) => /\/(navigation|soon)/.test(name)),
            );
            await page.evaluate(calm);
            assert.deepEqual(await page.locator("quintet-notices .notice").allInnerTexts(), []);
            await page.unroute("**/*.wasm");
            await page.getByRole("button", { name: "Try again" }).click();
            await ready(page);
            await becomes(async () => (await look(page)).actions.slice(0, actions.length), actions);
            assert.equal(await page.evaluate(() => localStorage.getItem("quintet/damaged/game/cachex")), null);
            await page.close();
        },
    );
}

const won = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2;PLACE+2,0";
// The other two combinations are in reach-screens.
for (const [name, options] of Object.entries({
    "on a desk, dark": { viewport: desk, theme: /** @type {const} */ ("dark") },
    "on a phone in Persian, light": { viewport: phone, theme: /** @type {const} */ ("light"), locale: "fa-IR" },
})) {
    test(`axe finds no violations in game, result, menu, help and notice, ${name}`, slow, async () => {
        const page = await openApp(browser, { ...options, hash: won });
        await ready(page);
        await becomes(() => violations(page), [], "result");
        await page.keyboard.press("m");
        await page.locator("quintet-menu [data-do=share]").waitFor();
        await becomes(() => violations(page), [], "menu");
        await page.locator("quintet-menu [data-do=share]").click();
        await page.locator("quintet-share pre").waitFor();
        await becomes(() => violations(page), [], "share");
        await page.keyboard.press("Escape");
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
        await page.keyboard.press("m");
        await page.locator("quintet-menu [data-do=open]").click();
        await page.locator("quintet-open textarea").waitFor();
        await becomes(() => violations(page), [], "open");
        await page.keyboard.press("Escape");
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
        await page.keyboard.press("?");
        await page.locator("quintet-help").waitFor();
        await becomes(() => violations(page), [], "help");
        await page.keyboard.press("Escape");
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
        await newGameDrawer(page);
        await becomes(() => violations(page), [], "new game");
        await page.keyboard.press("Enter");
        await noticeText(page, "notice.newGame");
        await page.evaluate(() => {
            location.hash = "#game=chess";
        });
        await noticeText(page, "problem.unknownGame");
        await becomes(() => violations(page), [], "game with notices");
    });
}

for (const [name, viewport] of Object.entries({
    phone,
    desk,
    "small phone": { width: 320, height: 568 },
    "phone in landscape": { width: 844, height: 390 },
    "small phone in landscape": { width: 568, height: 320 },
    "window at 400 % zoom": { width: 320, height: 256 },
})) {
    test(`Persian on a ${name} runs from right to left, and nothing overflows`, slow, async () => {
        const page = await openApp(browser, {
            viewport,
            locale: "fa-IR",
            hash: "#game=chexers&actions=MOVE+-3,0+-2,0;MOVE+0,-3+-1,-2",
        });
        await ready(page);
        await becomes(() => page.evaluate(() => document.documentElement.dir), "rtl");
        await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
        const outside = () =>
            page.evaluate(() => {
                /** @type {Element[]} */
                const all = [];
                const collect = (/** @type {Element | ShadowRoot} */ within) => {
                    for (const element of within.querySelectorAll("*")) {
                        all.push(element);
                        if (element.shadowRoot) collect(element.shadowRoot);
                    }
                };
                collect(document.body);
                return all
                    .filter((element) => element.matches("button, select, h1, h2, .title, .detail, .seat, .dots"))
                    .map((element) => ({
                        name: element.className || element.localName,
                        box: element.getBoundingClientRect(),
                    }))
                    .filter(({ box }) => box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5))
                    .map(({ name }) => String(name));
            });
        await becomes(outside, []);
        if (viewport.width > 500) {
            await eventually(async () => {
                const [board, controls] = [
                    await page.locator("quintet-board").boundingBox(),
                    await page.locator("quintet-controls").boundingBox(),
                ];
                assert.ok(board && controls && controls.x < board.x, "the panel is on the left");
            });
        }
    });
}

test("no task of the page takes over 50 ms while the engine thinks, and nothing on it shifts", {
    timeout: 400_000,
}, async () => {
    const attempts = [];
    // Other programs can delay the page, but not in every attempt.
    for (let attempt = 0; attempt < 4; ++attempt) {
        const page = await openApp(browser, {
            storage: {
                current: "chexers",
                "game/chexers": {
                    record: { game: "chexers", actions: [] },
                    seats: ["person", "master", "master"],
                    paused: false,
                },
            },
        });
        await ready(page);
        await enter(page, simpleChoice(await personsTurn(page)));
        await until(page, (model) => model.thinking?.progress?.depth > 0);
        const seen = await page.evaluate(async () => {
            const seen = { long: /** @type {number[]} */ ([]), shift: 0, reports: 0 };
            new PerformanceObserver((list) =>
                seen.long.push(...list.getEntries().map(({ duration }) => duration)),
            ).observe({ type: "longtask" });
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
            }).observe({ type: "layout-shift" });
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            const stop = app.controller.store.subscribe((/** @type {any} */ model) => {
                if (model.thinking?.progress) ++seen.reports;
            });
            while (seen.reports <= 10) await new Promise((done) => setTimeout(done, 50));
            stop();
            return seen;
        });
        await page.close();
        assert.equal(seen.shift, 0, "nothing shifts");
        attempts.push(seen.long);
        if (seen.long.length === 0) return;
    }
    assert.fail(`long tasks in every attempt: ${JSON.stringify(attempts)}`);
});

/** @param {import("../drive/app.mjs").Page} page @param {"share" | "open"} name */
async function openDrawer(page, name) {
    await page.keyboard.press("Escape");
    await page.locator("quintet-drawer").waitFor({ state: "detached" });
    await page.locator("quintet-controls [data-do=more]").click();
    await page.locator(`quintet-menu [data-do=${name}]`).click();
    await page.locator(`quintet-${name}`).waitFor();
}

/**
 * Presses a button and returns what it put into the clipboard.
 * @param {import("../drive/app.mjs").Page} page
 * @param {string} what
 */
async function copied(page, what) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.locator(`quintet-share [data-do=${what}]`).click();
    for (const end = Date.now() + 20_000; Date.now() < end; await page.waitForTimeout(20)) {
        const text = await page.evaluate(() => navigator.clipboard.readText());
        if (text) return text;
    }
    throw new Error(`${what} copies nothing`);
}

test("a record that is pasted, saved, copied and linked stays the same", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDrawer(page, "open");
    const record = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,3", "STEAL"], event: "Friendly" };
    await page.locator("quintet-open textarea").fill(JSON.stringify(record));
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.length === 2);
    await page.locator("quintet-open").waitFor({ state: "detached" });
    await openDrawer(page, "share");
    assert.deepEqual(JSON.parse(await copied(page, "copyRecord")), record);
    await noticeText(page, "notice.copied");
    assert.match(await copied(page, "copyLink"), /#game=cachex&o\.size=5&actions=PLACE\+1,3;STEAL$/);

    const saving = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=saveRecord]").click();
    const file = await saving;
    assert.equal(file.suggestedFilename(), "quintet-cachex.json");
    const saved = await readFile(await file.path(), "utf8");
    assert.deepEqual(JSON.parse(saved), record);

    await openDrawer(page, "open");
    const button = page.locator("quintet-open [data-do=chooseFile]");
    await chooseFiles(button, { "game.json": { game: "chexers", actions: ["MOVE -3,0 -2,0"] } });
    await until(page, (model) => model.state.game === "chexers" && model.state.length === 1);
    assert.deepEqual(page.problems, []);
});

for (const [name, viewport] of Object.entries({ desk, phone })) {
    test(
        `on a ${name}, the problem of a text that cannot be opened stands beside it; the corrected text opens`,
        slow,
        async () => {
            const page = await openApp(browser, { viewport });
            await ready(page);
            await openDrawer(page, "open");
            const field = page.locator("quintet-open textarea");
            for (const [text, message] of [
                ["hello", /can’t read this as a game/],
                ["#game=chess", /no game called “chess”/],
                ['{"game":"chexers","actions":["EXIT 0,0"]}', /move 1 is not possible\s+action 1: EXIT 0,0/],
            ]) {
                await field.fill(text);
                await page.locator("quintet-open [data-do=open]").click();
                const alert = page.locator("quintet-open .field-problem");
                await eventually(async () => assert.match(await alert.innerText(), message));
                assert.equal(await field.getAttribute("aria-invalid"), "true");
                assert.equal(await field.getAttribute("aria-describedby"), await alert.getAttribute("id"));
                assert.equal(await field.inputValue(), text);
            }
            assert.deepEqual((await look(page)).notices, []);
            await field.fill("#game=cachex&options=size=5&actions=PLACE+1,3");
            await page.locator("quintet-open [data-do=open]").click();
            await until(page, (model) => model.state.game === "cachex" && model.state.length === 1);
            await page.locator("quintet-drawer").waitFor({ state: "detached" });
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );

    test(`on a ${name}, a notice lies above an open drawer, and closing it leaves the drawer open`, slow, async () => {
        const page = await openApp(browser, { viewport });
        await ready(page);
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        for (const order of ["drawer first", "notice first"]) {
            if (order === "notice first") {
                await page.evaluate(() =>
                    /** @type {any} */ (document.querySelector("quintet-app")).controller.tell({
                        key: "notice.copied",
                    }),
                );
                await page.locator('quintet-notices [data-key="notice.copied"]').waitFor();
            }
            await openDrawer(page, "share");
            if (order === "drawer first") await copied(page, "copyLink");
            const notice = page.locator('quintet-notices [data-key="notice.copied"]');
            await notice.waitFor();
            const box = await notice.boundingBox();
            assert.ok(box);
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const topmost = () =>
                page.evaluate(
                    (point) => {
                        const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
                        return renderRoot.elementFromPoint(...point)?.localName;
                    },
                    /** @type {const} */ ([x, y]),
                );
            await becomes(topmost, "quintet-notices", order);
            // The browser closes its own popovers at any press outside of them.
            await notice.getByRole("button", { name: "Close" }).click();
            await notice.waitFor({ state: "detached" });
            assert.equal(await page.locator("quintet-share pre").isVisible(), true, order);
        }
        assert.deepEqual(page.problems, []);
    });
}

for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`players' marks in the panel have the colours of the pieces on the board, ${theme}`, slow, async () => {
        for (const game of ["chexers", "halma"]) {
            const page = await openApp(browser, { theme, hash: `#game=${game}` });
            await ready(page);
            await page.locator("quintet-seats .token").first().waitFor();
            const colours = await page.evaluate(() => {
                const app = /** @type {any} */ (document.querySelector("quintet-app"));
                const of = (/** @type {Element} */ part, /** @type {string} */ face, /** @type {string} */ mark) => {
                    const [ground, inlay] = [part.querySelector(face), part.querySelector(mark)];
                    return ground && inlay && [getComputedStyle(ground).fill, getComputedStyle(inlay).color];
                };
                const panel = app.renderRoot.querySelector("quintet-seats").renderRoot;
                return [...panel.querySelectorAll("svg.token")].map((token, player) => {
                    const root = app.board.renderRoot;
                    const face = of(root.querySelector(`#tile-${player}`), ".token-face", ".token-face");
                    const mark = of(root.querySelector(`#token-${player}`), ".token-mark", ".token-mark");
                    return [of(token, ".face", ".mark"), [face?.[0], mark?.[1]]];
                });
            });
            assert.ok(colours.length >= 2);
            for (const [inPanel, onBoard] of colours) assert.deepEqual(inPanel, onBoard, game);
            await page.close();
        }
    });
}

test("the share drawer copies links to the game and to the position shown, and the board as text", slow, async () => {
    const page = await openApp(browser, { hash: "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0&ply=2" });
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDrawer(page, "share");
    assert.match(await copied(page, "copyLink"), /actions=PLACE\+1,3;STEAL;PLACE\+0,0$/);
    assert.match(await copied(page, "copyLinkHere"), /actions=PLACE\+1,3;STEAL;PLACE\+0,0&ply=2$/);
    const text = await copied(page, "copyBoard");
    assert.match(
        text,
        /^Cachex, after move 2\n.*\n\nRed: nothing on the board.*\nBlue: b4.*\n\nBlue steals the stone$/,
    );
    const position = await copied(page, "copyPosition");
    assert.equal(
        position,
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.state.position),
    );
    const alone = await copied(page, "copyLinkPosition");
    assert.doesNotMatch(alone, /actions|ply/);
    await page.evaluate((link) => {
        location.hash = new URL(link).hash;
    }, alone);
    await until(page, (model, there) => model.state.length === 0 && model.state.position === there, position);
});

test("the picture is a complete SVG document of the board, or a PNG of it", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await openDrawer(page, "share");
    const saving = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=savePicture]").click();
    const file = await saving;
    assert.equal(file.suggestedFilename(), "quintet-chexers.svg");
    const text = await readFile(await file.path(), "utf8");
    // The page itself may not parse foreign texts.
    const blank = await page.context().newPage();
    const drawn = await blank.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
        return [
            parsed.documentElement.localName,
            parsed.querySelectorAll("parsererror").length,
            parsed.querySelectorAll("path, circle").length,
        ];
    }, text);
    assert.deepEqual(drawn.slice(0, 2), ["svg", 0]);
    assert.ok(drawn[2] > 30);
    const fills = [...text.matchAll(/url\([^)]*\)/g)].map(([fill]) => fill);
    assert.deepEqual([...new Set(fills)].sort(), ["url(#sheen)", "url(#soft)"]);

    const savingPng = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=savePng]").click();
    const png = await savingPng;
    assert.equal(png.suggestedFilename(), "quintet-chexers.png");
    const colours = await page.evaluate(
        async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            if (!context) return null;
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            const seen = new Set();
            for (let at = 0; at < data.length; at += 4000) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
            return { side: Math.max(image.width, image.height), count: seen.size };
        },
        await readFile(await png.path(), "base64"),
    );
    assert.equal(colours?.side, 1600);
    assert.ok(colours.count > 10, "the board is on the picture");
    assert.deepEqual(page.problems, []);
});

test("drawers open by key and button, close with Escape, and return the focus", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.locator("quintet-controls [data-do=more]").focus();
    await page.keyboard.press("Enter");
    await page.locator("quintet-menu [data-do=share]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("quintet-menu [data-do=share]").waitFor({ state: "hidden" });
    // The browser reports the closing a moment later.
    await page.waitForFunction(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return /** @type {HTMLElement} */ (element).dataset.do === "more";
    });
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Help" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Help" }).waitFor({ state: "hidden" });
});

test("language, colours and shortcuts can be set and are remembered", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.locator("quintet-header [data-do=settings]").click();
    await page.locator("quintet-settings [data-choice=language] [value=zh-Hans]").click();
    await page.locator("quintet-settings [data-choice=theme] [value=dark]").click();
    await page.locator("quintet-settings [name=shortcuts]").uncheck();
    await page.reload();
    await ready(page);
    assert.deepEqual(
        await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
        ["zh-Hans", "dark"],
    );
    await eventually(async () => assert.match(await page.locator("quintet-status .title").innerText(), /轮到你了/));
    await page.keyboard.press("m");
    // What follows runs after the shortcut would have run.
    await page.locator("quintet-app quintet-header > [data-do=help]").click();
    await page.locator("quintet-help").waitFor();
    assert.equal(
        await page.locator("quintet-menu [data-do=share]").isVisible(),
        false,
        "letters are no longer shortcuts",
    );
});

test("help shows the engine's version in each language", slow, async () => {
    const { version } = await new HandEngine().games();
    assert.match(String(version), /^\d+\.\d+\.\d+$/);
    for (const [language, word] of Object.entries({ en: "Version", "zh-Hans": "版本", fa: "نسخهٔ" })) {
        const page = await openApp(browser, { storage: { settings: { language } } });
        await ready(page);
        await page.keyboard.press("?");
        const text = await page.locator("quintet-help section.small").innerText();
        assert.ok(text.replace(/[\u2066\u2069]/g, "").startsWith(`${word} ${version}`), text);
        await page.close();
    }
});

test("screen readers hear the action, its effects and whose turn it is", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    const said = page.locator("quintet-app p[role=status]");
    await becomes(() => said.innerText(), "Your turn");
    const seen = await personsTurn(page);
    await enter(page, simpleChoice(seen));
    await until(page, (model) => model.state.ply >= 3);
    await personsTurn(page);
    const sentence = /^Blue (moves|jumps) from -?\d,-?\d to -?\d,-?\d.*\. Your turn$/;
    await eventually(async () => assert.match(await said.innerText(), sentence));
});

test("pieces that come and go leave nothing in the document", slow, async () => {
    const page = await openApp(browser, { hash: "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0;PLACE+4,4" });
    await ready(page);
    const nodes = () =>
        page.evaluate(async () => {
            const { board, controller } = /** @type {any} */ (document.querySelector("quintet-app"));
            for (const ply of [0, 4, 0, 4, 0, 4]) {
                await controller.goTo(ply);
                await board.updateComplete;
            }
            let count = 0;
            for (const walk = document.createTreeWalker(board.renderRoot); walk.nextNode(); ) count += 1;
            return count;
        });
    // Parts may still be loading, which adds nodes once. A leak adds nodes every time.
    await eventually(async () => assert.equal(await nodes(), await nodes()));
});

test("the page keeps to its policy, which refuses text as code", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=share]").waitFor();
    assert.deepEqual(page.problems, []);
    const refused = await page.evaluate(() => {
        const tries = [
            () => Object.assign(document.createElement("div"), { innerHTML: "<b></b>" }),
            () => Object.assign(document.createElement("script"), { src: "x.js" }),
            () => new Worker("x.js"),
            () => window.trustedTypes?.createPolicy("other", {}),
        ];
        return tries.map((attempt) => {
            try {
                return String(attempt());
            } catch (error) {
                return error.name;
            }
        });
    });
    assert.deepEqual(refused, Array(4).fill("TypeError"));
    assert.deepEqual(await page.context().cookies(), []);
});

test(
    "the focus is never lost: a button that disappears passes it to the board, and undo keeps it up to the start",
    slow,
    async () => {
        const hash = "#game=cachex&o.size=5&actions=PLACE+1,3";
        const page = await openApp(browser, { hash });
        await ready(page);
        await takeSeat(page, 1, "person");
        const steal = page.getByRole("button", { name: "Steal" });
        await steal.focus();
        await page.keyboard.press("Enter");
        await until(page, (model) => model.state.ply === 2);
        const focused = () =>
            page.evaluate(() => {
                let element = document.activeElement;
                while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
                const { cell, do: act } = /** @type {HTMLElement} */ (element).dataset;
                return cell ? "cell" : (act ?? element?.localName);
            });
        await becomes(focused, "cell");
        await page.locator("quintet-controls [data-do=undo]").focus();
        for (let time = 0; time < 4; ++time) await page.keyboard.press("Enter");
        await until(page, (model) => model.state.ply === 0);
        await becomes(focused, "undo");
    },
);
