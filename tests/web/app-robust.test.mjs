import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { enter, look, newGameSheet, openApp, personsTurn, quick, ready, simpleChoice, until } from "./app-page.mjs";
import { becomes, desk, eventually, openBrowser, phone } from "./browser.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const slow = { timeout: 60_000 };

/** @param {import("./app-page.mjs").Page} page @param {string} key */
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
    ["#game=cachex&o.size=99", "problem.refused", /cannot be opened/],
    ["#game=cachex&o.__proto__=1", "problem.refused", /cannot be opened/],
    ["#game=chexers&z=eJxxx", "problem.damagedLink", /damaged/],
    ["#game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "problem.unknownGame", /<img src=x onerror=alert\(1\)>/],
    ["#%%%", "problem.noGame", /which game/],
];
for (const [hash, key, pattern] of hostile) {
    test(`the link ${hash} is refused in words, and a game is there`, slow, async () => {
        const page = await openApp(browser, { hash });
        await ready(page);
        await eventually(async () => assert.match(await noticeText(page, key), pattern));
        assert.equal((await look(page)).game, "chexers");
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}

test(
    "a hostile link put into the address leaves the game on the board as it is, in the reader's language",
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
        await page.context().close();
    },
);

test("a link opens the game at its ply, whatever was on the board, and the old game comes back", slow, async () => {
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
    await page.context().close();
});

test(
    "storage that throws: the page works, says once that nothing is kept, and the link keeps the game",
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
        await page.context().close();
    },
);

test("a dead worker: another one goes on with the same game, and a notice says so", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 3);
    const { actions } = await personsTurn(page);
    await page.workers()[0].evaluate(
        () =>
            void setTimeout(() => {
                throw new Error("the worker is killed by a test");
            }),
    );
    await noticeText(page, "notice.restarted");
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model, length) => model.state.length >= length + 3, actions.length);
    assert.deepEqual((await look(page)).actions.slice(0, 3), actions);
    await page.context().close();
});

test("an engine that does not load is said, and can be tried again", slow, async () => {
    const page = await openApp(browser, { hash: "#wait" });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(`${browser.origin}/web/index.html`);
    await page.reload();
    await page.getByRole("heading", { name: "The engine did not start" }).waitFor({ timeout: 40_000 });
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    await page.locator("quintet-board .cell").first().waitFor();
    await page.context().close();
});

/**
 * What axe finds, but for what is minor.
 * @param {import("./app-page.mjs").Page} page
 */
async function violations(page) {
    await page.evaluate(axeSource);
    const found = await page.evaluate(() =>
        /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] }),
    );
    return found.violations
        .filter(({ impact }) => impact !== "minor")
        .map(
            ({ id, impact, nodes }) =>
                `${impact} ${id}: ${nodes
                    .map(({ target }) => target.flat().join(" "))
                    .slice(0, 3)
                    .join(" | ")}`,
        );
}

const won = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2;PLACE+2,0";
for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const [name, options] of Object.entries({
        "on a desk": { viewport: desk },
        "on a phone": { viewport: phone },
        "in Persian": { locale: "fa-IR" },
    })) {
        test(`axe finds nothing ${name}, ${theme}: game, result, menu, help, notice`, slow, async () => {
            const page = await openApp(browser, { theme, ...options, hash: won });
            await ready(page);
            await becomes(() => violations(page), [], "result");
            await page.keyboard.press("m");
            await page.locator("quintet-menu [data-do=share]").waitFor();
            await becomes(() => violations(page), [], "menu");
            await page.locator("quintet-menu [data-do=share]").click();
            await page.locator("quintet-share pre").waitFor();
            await becomes(() => violations(page), [], "share");
            await page.keyboard.press("Escape");
            await page.locator("quintet-sheet").waitFor({ state: "detached" });
            await page.keyboard.press("m");
            await page.locator("quintet-menu [data-do=open]").click();
            await page.locator("quintet-open textarea").waitFor();
            await becomes(() => violations(page), [], "open");
            await page.keyboard.press("Escape");
            await page.locator("quintet-sheet").waitFor({ state: "detached" });
            await page.keyboard.press("?");
            await page.locator("quintet-help").waitFor();
            await becomes(() => violations(page), [], "help");
            await page.keyboard.press("Escape");
            await page.locator("quintet-sheet").waitFor({ state: "detached" });
            await newGameSheet(page);
            await becomes(() => violations(page), [], "new game");
            await page.keyboard.press("Enter");
            await noticeText(page, "notice.newGame");
            await page.evaluate(() => {
                location.hash = "#game=chess";
            });
            await noticeText(page, "problem.unknownGame");
            await becomes(() => violations(page), [], "game with notices");
            await page.context().close();
        });
    }
}

for (const [name, viewport] of Object.entries({
    phone,
    desk,
    "small phone": { width: 320, height: 568 },
    "phone on its side": { width: 844, height: 390 },
    "small phone on its side": { width: 568, height: 320 },
    "window enlarged fourfold": { width: 320, height: 256 },
})) {
    test(`Persian on a ${name}: from right to left, and nothing runs over the edge`, slow, async () => {
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
        await page.context().close();
    });
}

test("no task of the page is over 50 ms while the engine thinks, and nothing on it shifts", {
    timeout: 120_000,
}, async () => {
    const attempts = [];
    // Other programs on the machine can hold up a page that does nothing wrong; they do not do so every time.
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
            await new Promise((done) => setTimeout(done, 2500));
            stop();
            return seen;
        });
        await page.context().close();
        assert.ok(seen.reports > 10, "the engine was thinking");
        assert.equal(seen.shift, 0, "nothing shifts");
        attempts.push(seen.long);
        if (seen.long.length === 0) return;
    }
    assert.fail(`long tasks in every attempt: ${JSON.stringify(attempts)}`);
});

/** @param {import("./app-page.mjs").Page} page @param {"share" | "open"} name */
async function openSheet(page, name) {
    await page.keyboard.press("Escape");
    await page.locator("quintet-sheet").waitFor({ state: "detached" });
    await page.locator("quintet-controls [data-do=more]").click();
    await page.locator(`quintet-menu [data-do=${name}]`).click();
    await page.locator(`quintet-${name}`).waitFor();
}

/** Presses a button and reads what it put into the clipboard. @param {import("./app-page.mjs").Page} page @param {string} what */
async function copied(page, what) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.locator(`quintet-share [data-do=${what}]`).click();
    for (const end = Date.now() + 20_000; Date.now() < end; await page.waitForTimeout(20)) {
        const text = await page.evaluate(() => navigator.clipboard.readText());
        if (text) return text;
    }
    throw new Error(`${what} copies nothing`);
}

test("a record is pasted, saved, copied and linked, and comes back the same", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openSheet(page, "open");
    const record = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,3", "STEAL"], event: "Friendly" };
    await page.locator("quintet-open textarea").fill(JSON.stringify(record));
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.length === 2);
    await page.locator("quintet-open").waitFor({ state: "detached" });
    await openSheet(page, "share");
    assert.deepEqual(JSON.parse(await copied(page, "copyRecord")), record);
    await noticeText(page, "notice.copied");
    assert.match(await copied(page, "copyLink"), /#game=cachex&o\.size=5&actions=PLACE\+1,3;STEAL$/);

    const saving = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=saveRecord]").click();
    const file = await saving;
    assert.equal(file.suggestedFilename(), "quintet-cachex.json");
    const saved = await readFile(await file.path(), "utf8");
    assert.deepEqual(JSON.parse(saved), record);

    await openSheet(page, "open");
    const choosing = page.waitForEvent("filechooser");
    await page.locator("quintet-open [data-do=chooseFile]").click();
    await (await choosing).setFiles({
        name: "game.json",
        mimeType: "application/json",
        buffer: Buffer.from('{"game":"chexers","actions":["MOVE -3,0 -2,0"]}'),
    });
    await until(page, (model) => model.state.game === "chexers" && model.state.length === 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("links to the whole game and to the move shown; the board as text", slow, async () => {
    const page = await openApp(browser, { hash: "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0&ply=2" });
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openSheet(page, "share");
    assert.match(await copied(page, "copyLink"), /actions=PLACE\+1,3;STEAL;PLACE\+0,0$/);
    assert.match(await copied(page, "copyLinkHere"), /actions=PLACE\+1,3;STEAL;PLACE\+0,0&ply=2$/);
    const text = await copied(page, "copyBoard");
    assert.match(
        text,
        /^Cachex, after move 2\n.*\n\nRed: nothing on the board.*\nBlue: 3,1.*\n\nBlue steals the stone$/,
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
    await page.context().close();
});

test("the picture is a whole SVG document of the board, or a PNG of the same", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await openSheet(page, "share");
    const saving = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=savePicture]").click();
    const file = await saving;
    assert.equal(file.suggestedFilename(), "quintet-chexers.svg");
    const text = await readFile(await file.path(), "utf8");
    const drawn = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
        return [
            parsed.documentElement.localName,
            parsed.querySelectorAll("parsererror").length,
            parsed.querySelectorAll("path, circle").length,
        ];
    }, text);
    assert.deepEqual(drawn.slice(0, 2), ["svg", 0]);
    assert.ok(drawn[2] > 30);

    const savingPng = page.waitForEvent("download");
    await page.locator("quintet-share [data-do=savePng]").click();
    const png = await savingPng;
    assert.equal(png.suggestedFilename(), "quintet-chexers.png");
    const colours = await page.evaluate(
        async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            if (!context) return null;
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            const seen = new Set();
            for (let at = 0; at < data.length; at += 4000) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
            return { side: Math.max(image.width, image.height), count: seen.size };
        },
        [...(await readFile(await png.path()))],
    );
    assert.equal(colours?.side, 1600);
    assert.ok(colours.count > 10, "the board is drawn on it");
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("sheets open by key and button, close by Escape, and the focus goes back", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.locator("quintet-controls [data-do=more]").focus();
    await page.keyboard.press("Enter");
    await page.locator("quintet-menu [data-do=share]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("quintet-menu [data-do=share]").waitFor({ state: "hidden" });
    // The browser tells of the closing a moment after it.
    await page.waitForFunction(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return /** @type {HTMLElement} */ (element).dataset.do === "more";
    });
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Help" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Help" }).waitFor({ state: "hidden" });
    await page.context().close();
});

test("language, colours and shortcuts are chosen in the menu and remembered", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-setting=language]").selectOption("zh-Hans");
    await page.locator("quintet-menu [data-setting=theme]").selectOption("dark");
    await page.locator("quintet-menu [data-setting=shortcuts]").uncheck();
    await page.reload();
    await ready(page);
    assert.deepEqual(
        await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
        ["zh-Hans", "dark"],
    );
    await eventually(async () => assert.match(await page.locator("quintet-status .title").innerText(), /轮到你了/));
    await page.keyboard.press("m");
    // What comes after it has acted, so it would have.
    await page.locator("quintet-app header button").click();
    await page.locator("quintet-help").waitFor();
    assert.equal(await page.locator("quintet-menu [data-do=share]").isVisible(), false, "letters no longer act");
    await page.context().close();
});

test("what happens is said to those who listen: the action, what it did, whose turn it is", slow, async () => {
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
    await page.context().close();
});

test("the policy's hash is that of the import map, and the page breaks no rule of it", slow, async () => {
    const source = await readFile(new URL("../../web/index.html", import.meta.url), "utf8");
    const map = source.match(/<script type="importmap">(.*?)<\/script>/s)?.[1] ?? "";
    const hash = createHash("sha256").update(map).digest("base64");
    assert.ok(source.includes(`'sha256-${hash}'`));
    const listen = () =>
        document.addEventListener("securitypolicyviolation", (event) => {
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
    const page = await openApp(browser, { scripts: [listen] });
    await ready(page);
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=share]").waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test(
    "the focus is never lost: a button that has done its work hands it to the board, undo keeps it to the start",
    slow,
    async () => {
        const hash = "#game=cachex&o.size=5&actions=PLACE+1,3";
        const page = await openApp(browser, { hash });
        await ready(page);
        await page.locator("quintet-seats select").last().selectOption("person");
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
        await page.context().close();
    },
);
