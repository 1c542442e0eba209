import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openSite, query, stateOf, until } from "./embed-site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
    site = await openSite();
});
after(() => site.close());
const slow = { timeout: 90_000 };

const forbidStorage = () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
            get() {
                throw new DOMException("denied", "SecurityError");
            },
        });
    }
};

/** Keeps what frames say; `ask(command)` waits for the answer. */
const listening = `<script>
    window.heard = [];
    let lastId = 0;
    const waiting = new Map();
    addEventListener("message", ({ data, origin, source }) => {
        heard.push({ ...data, origin });
        waiting.get(data.id)?.(data);
    });
    window.ask = (type, payload = {}, frame = document.querySelector("iframe")) => {
        const id = ++lastId;
        frame.contentWindow.postMessage({ quintet: 1, type, id, ...payload }, "*");
        return new Promise((resolve) => waiting.set(id, resolve));
    };
</script>`;

/** @param {Record<string, string>} options @param {string} [attributes] */
const frameWith = (options, attributes = 'width="400" height="400"') =>
    `<iframe title="Game" src="{site}/embed.html${query(options).replaceAll("&", "&amp;")}" ${attributes}></iframe>`;

/** @param {import("./embed-site.mjs").Page} page @param {number} [index] */
const frameOf = (page, index = 1) => until(async () => page.frames()[index], "the frame");
/** @param {import("./embed-site.mjs").Page} page @param {string} type */
const heard = (page, type) =>
    page.evaluate(
        (wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ each) => each.type === wanted),
        type,
    );
/** @param {import("./embed-site.mjs").Page} page @param {string} type @param {object} [payload] */
const ask = (page, type, payload = {}) =>
    page.evaluate(
        ([name, content]) => /** @type {any} */ (window).ask(name, content),
        /** @type {const} */ ([type, payload]),
    );

for (const [name, attributes, host, scripts] of /** @type {const} */ ([
    ["on another port", "", "localhost", []],
    ["on another host", "", "127.0.0.1", []],
    ["in a sandbox with scripts alone", 'sandbox="allow-scripts"', "127.0.0.1", []],
    ["without storage", "", "127.0.0.1", [forbidStorage]],
])) {
    test(`a frame ${name}: a person plays, the engine answers, and the page around hears of it`, slow, async () => {
        const options = { game: "cachex", options: "size=3", seats: "person,beginner" };
        const page = await site.abroad(listening + frameWith(options, `width="400" height="400" ${attributes}`), {
            host,
            scripts: [...scripts],
        });
        const frame = await frameOf(page);
        await stateOf(frame);
        await frame.locator('quintet-board .cell[data-cell="0,0"]').click();
        const actions = await until(async () => {
            const all = await heard(page, "action");
            return all.length >= 2 ? all : null;
        }, "the engine's answer");
        assert.deepEqual([actions[0].action, actions[0].player, actions[1].player], ["PLACE 0,0", 0, 1]);
        const origin = attributes ? "null" : site.origin;
        assert.ok(actions.every((/** @type {any} */ each) => each.origin === origin && each.quintet === 1));
        assert.deepEqual((await heard(page, "ready")).length, 1);
        assert.equal((await heard(page, "error")).length, 0);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}

test("a page drives a frame by messages through a whole game, and takes its state to another one", slow, async () => {
    const options = { game: "cachex", options: "size=3", seats: "person,person" };
    const page = await site.abroad(listening + frameWith(options));
    await stateOf(await frameOf(page));
    for (const action of ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2"]) {
        assert.equal((await ask(page, "play", { action })).type, "reply");
    }
    const back = await ask(page, "undo");
    assert.deepEqual([back.to, back.result.ply, back.result.length], ["undo", 3, 4]);
    assert.equal((await ask(page, "redo")).result.ply, 4);
    const { result } = await ask(page, "search", { request: { depth: 2, lines: 2 } });
    assert.deepEqual([result.best, result.ply, result.stopped], ["PLACE 2,0", 4, false]);
    assert.ok(result.lines.length <= 2 && result.lines[0].chances[0] > 0.99);
    const saved = (await ask(page, "getState")).result;
    assert.equal((await ask(page, "play", { action: "PLACE 2,0" })).result.outcome.state, "won");
    assert.deepEqual((await heard(page, "gameover"))[0].outcome, { state: "won", winner: 0, reason: "chain" });
    const other = await ask(page, "load", { options: { game: "halma", theme: "dark", seats: ["person", "person"] } });
    assert.equal(other.result.record.game, "halma");
    const leveled = await ask(page, "setLevel", { level: "beginner", player: 1 });
    assert.deepEqual(leveled.result.seats, ["person", "beginner"]);
    assert.deepEqual((await ask(page, "setState", { state: saved })).result, saved);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a frame that names another page as its parent tells this one nothing and does nothing for it", slow, async () => {
    const options = { game: "cachex", parent: "https://course.example" };
    const page = await site.abroad(listening + frameWith(options));
    const frame = await frameOf(page);
    const before = await stateOf(frame);
    const answer = await ask(page, "play", { action: before.legal[0] });
    assert.deepEqual([answer.type, answer.code], ["error", "stranger"]);
    assert.match(answer.message, /Messages from http:\/\/127\.0\.0\.1:\d+ are not accepted here/);
    assert.equal(answer.result, undefined);
    assert.deepEqual((await stateOf(frame)).record, before.record);
    assert.deepEqual(
        (await page.evaluate(() => /** @type {any} */ (window).heard)).map((/** @type {any} */ { type }) => type),
        ["error"],
    );
    await page.context().close();
});

test("a frame beside another one cannot command it", slow, async () => {
    const page = await site.abroad(
        `${listening}${frameWith({ game: "cachex" })}
        <iframe id="evil" srcdoc="<script>
            addEventListener('message', ({ data }) => (document.title = data.code ?? data.type));
            parent.frames[0].postMessage({ quintet: 1, type: 'play', id: 1, action: 'PLACE 0,0' }, '*');
            setInterval(() => parent.frames[0].postMessage({ quintet: 1, type: 'play', id: 1, action: 'PLACE 0,0' }, '*'), 100);
        </script>"></iframe>`,
    );
    const frame = await frameOf(page);
    await stateOf(frame);
    const evil = await until(async () => page.frames().find((each) => each.url() === "about:srcdoc"));
    await until(async () => (await evil.title()) === "stranger", "the refusal");
    assert.equal((await stateOf(frame)).ply, 0);
    await page.context().close();
});

test("hostile messages and a flood leave the game as it is, and it goes on", slow, async () => {
    const page = await site.abroad(
        listening + frameWith({ game: "cachex", options: "size=3", seats: "person,person" }),
    );
    const frame = await frameOf(page);
    const before = await stateOf(frame);
    await page.evaluate(() => {
        const target = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe")).contentWindow;
        const circle = /** @type {any} */ ({ quintet: 1, type: "load", id: 1, options: {} });
        circle.options.record = circle;
        const hostile = [
            null,
            "x".repeat(1e6),
            { quintet: 1 },
            { quintet: "1", type: "play" },
            { quintet: 1, type: "play", id: "a", action: "x".repeat(1e6) },
            {
                quintet: 1,
                type: "load",
                id: "b",
                options: { record: { game: "cachex", actions: Array(10_000).fill("STEAL") } },
            },
            { quintet: 1, type: "load", id: "c", options: { record: `game=cachex&z=${"A".repeat(30_000)}` } },
            { quintet: 1, type: "setState", id: "d", state: { record: { game: "<img src=x onerror=alert(1)>" } } },
            { quintet: 1, type: "load", id: "e", options: { task: 7 } },
            circle,
        ];
        for (const data of hostile) target?.postMessage(data, "*");
        for (let count = 0; count < 3000; ++count)
            target?.postMessage({ quintet: 1, type: "getState", id: `n${count}` }, "*");
    });
    await until(
        async () => (await heard(page, "error")).some((/** @type {any} */ { code }) => code === "flood"),
        "the flood's end",
    );
    const answers = await until(async () => {
        const errors = await heard(page, "error");
        return ["a", "b", "c", "d", "e"].every((id) => errors.some((/** @type {any} */ each) => each.id === id))
            ? errors
            : null;
    }, "answers to all that was hostile");
    for (const { message, code } of answers) assert.ok(message && code && message.length < 500, message);
    assert.ok((await heard(page, "reply")).length < 200);
    assert.deepEqual((await stateOf(frame)).record, before.record);
    const goesOn = await until(async () => {
        // What is dropped has no answer.
        const dropped = new Promise((resolve) => setTimeout(() => resolve(null), 500));
        const answer = await Promise.race([ask(page, "play", { action: "PLACE 0,0" }), dropped]);
        return answer?.type === "reply" ? answer : null;
    }, "the game to go on");
    assert.equal(goesOn.result.ply, 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("options that cannot be read are told in the reader's language, and the game is there", slow, async () => {
    const page = await site.embed({ game: "cachex", theme: "pink", solutoin: "x", language: "fa" });
    await stateOf(page);
    const notices = await until(async () => {
        const texts = await page.locator("quintet-notices .notice").allInnerTexts();
        return texts.length >= 2 ? texts : null;
    }, "two notices");
    assert.equal(notices.length, 2);
    assert.match(notices.join(), /pink/);
    assert.match(notices.join(), /گزینه‌ای به نام/);
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    await page.context().close();
});

test("a game that does not exist gives a sentence, not an empty frame", slow, async () => {
    const page = await site.embed({ game: "chess" });
    const alert = page.locator("quintet-game [role=alert]");
    await alert.waitFor();
    assert.match(await alert.innerText(), /There is no game to show\s+There is no game called “chess” here/);
    await page.context().close();
});

test("an exercise tells right from wrong on the board, by words and by a sign", slow, async () => {
    const page = await site.embed({
        game: "cachex",
        options: "size=3",
        solution: "PLACE 0,0",
        task: "Take the corner.",
    });
    await stateOf(page);
    assert.equal(await page.locator("quintet-game .task").innerText(), "Take the corner.");
    await page.locator('quintet-board .cell[data-cell="2,2"]').click();
    await page.locator('quintet-game [data-result="wrong"] .icon').waitFor();
    assert.match(await page.locator("quintet-game .feedback").innerText(), /Not this one/);
    assert.equal((await stateOf(page)).ply, 0);
    await page.locator('quintet-game [data-do="hint"]').click();
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await page.locator('quintet-game [data-result="solved"]').waitFor();
    await page.locator('quintet-game [data-do="again"]').click();
    await until(async () => (await stateOf(page)).ply === 0);
    await page.locator("quintet-game .feedback").waitFor({ state: "detached" });
    await page.context().close();
});

test("a replay is stepped through with buttons, keys and the list, and never played on", slow, async () => {
    const actions = "PLACE 0,0;PLACE 0,2;PLACE 1,0;PLACE 1,2";
    const page = await site.embed(
        { mode: "replay", game: "cachex", options: "size=3", actions, ply: "1" },
        { viewport: { width: 760, height: 420 } },
    );
    assert.equal((await stateOf(page)).ply, 1);
    const ply = (/** @type {number} */ wanted) =>
        until(async () => (await stateOf(page)).ply === wanted, `ply ${wanted}`);
    await page.locator('[data-do="onward"]').click();
    await ply(2);
    await page.keyboard.press("ArrowRight");
    await ply(3);
    await page.locator('quintet-moves [data-ply="1"]').click();
    await ply(1);
    await page.locator('[data-do="latest"]').click();
    await ply(4);
    await page.locator('quintet-board .cell[data-cell="2,0"]').click();
    await page.locator('[data-do="first"]').click();
    await ply(0);
    assert.equal((await stateOf(page)).length, 4);
    await page.context().close();
});

test("where the site's engine cannot be had, the frame says so and tries again", slow, async () => {
    const page = await site.newPage({});
    await page.route(/\.wasm$/, (route) => route.abort());
    await page.goto(`${site.origin}/embed.html${query({ game: "cachex" })}`);
    const alert = page.locator("quintet-game [role=alert]");
    await alert.waitFor({ timeout: 30_000 });
    assert.match(await alert.innerText(), /The engine did not start/);
    await page.unroute(/\.wasm$/);
    await alert.locator("button").click();
    assert.equal((await stateOf(page)).ply, 0);
    await page.context().close();
});

test("a dead engine is replaced, a notice says so, and the game goes on where it was", slow, async () => {
    const page = await site.embed({ game: "cachex", options: "size=3", seats: "person,person" });
    await stateOf(page);
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await until(async () => (await stateOf(page)).ply === 1);
    await page.workers()[0].evaluate(
        () =>
            void setTimeout(() => {
                throw new Error("killed by a test");
            }),
    );
    await page.locator('quintet-notices [data-key="notice.restarted"]').waitFor();
    await page.locator('quintet-board .cell[data-cell="1,0"]').click();
    await until(async () => (await stateOf(page)).ply === 2, "the game to go on");
    assert.deepEqual((await stateOf(page)).record.actions, ["PLACE 0,0", "PLACE 1,0"]);
    await page.context().close();
});

test("a page that gives the frame the height it asks for is asked for nothing else", slow, async () => {
    for (const options of [{ game: "chexers" }, { game: "tetress" }, { game: "cachex", orientation: "0" }]) {
        const fitting = `<script>
            addEventListener("message", ({ data }) => {
                if (data.type === "resize") document.querySelector("iframe").height = data.idealHeight;
            });
        </script>`;
        const page = await site.abroad(
            listening +
                fitting +
                frameWith(/** @type {Record<string, string>} */ (options), 'width="400" height="400"'),
        );
        await stateOf(await frameOf(page));
        const settled = await until(async () => {
            const sizes = await heard(page, "resize");
            const last = sizes[sizes.length - 1];
            return last && last.height === last.idealHeight ? sizes : null;
        }, "the frame to have its height");
        assert.ok(settled.length <= 6, `${JSON.stringify(options)}: ${JSON.stringify(settled)}`);
        assert.equal(settled[settled.length - 1].width, 400);
        await page.context().close();
    }
});
