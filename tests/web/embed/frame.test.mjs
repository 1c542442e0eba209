import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes, eventually } from "../browser.mjs";
import { query, stateOf, until } from "../drive/embed-site.mjs";
import { testSite } from "../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

const forbidStorage = () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
            get() {
                throw new DOMException("denied", "SecurityError");
            },
        });
    }
};

/** Runs in the page. Collects the messages of frames; `ask(command)` sends a command and returns its reply. */
const listening = `<script>
    window.received = [];
    let lastId = 0;
    const waiting = new Map();
    addEventListener("message", ({ data, origin, source }) => {
        received.push({ ...data, origin });
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

/** @param {import("../drive/embed-site.mjs").Page} page @param {number} [index] */
const frameOf = (page, index = 1) => until(async () => page.frames()[index], "the frame");
/** @param {import("../drive/embed-site.mjs").Page} page @param {string} type */
const received = (page, type) =>
    page.evaluate(
        (wanted) => /** @type {any} */ (window).received.filter((/** @type {any} */ each) => each.type === wanted),
        type,
    );
/** @param {import("../drive/embed-site.mjs").Page} page @param {string} type @param {object} [payload] */
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
    test(`a frame ${name}: a person plays, the engine replies, and the parent page gets the events`, slow, async () => {
        const options = { game: "cachex", options: "size=3", seats: "person,beginner" };
        const page = await site.foreignPage(listening + frameWith(options, `width="400" height="400" ${attributes}`), {
            host,
            scripts: [...scripts],
        });
        const frame = await frameOf(page);
        await stateOf(frame);
        await frame.locator('quintet-board .cell[data-cell="0,0"]').click();
        const actions = await until(async () => {
            const all = await received(page, "action");
            return all.length >= 2 ? all : null;
        }, "the engine's answer");
        assert.deepEqual([actions[0].action, actions[0].player, actions[1].player], ["PLACE 0,0", 0, 1]);
        const origin = attributes ? "null" : site.origin;
        assert.ok(actions.every((/** @type {any} */ each) => each.origin === origin && each.quintet === 1));
        assert.deepEqual((await received(page, "ready")).length, 1);
        assert.equal((await received(page, "error")).length, 0);
        assert.deepEqual(page.problems, []);
    });
}

const reference = await readFile(new URL("../../../web/embed/README.md", import.meta.url), "utf8");
const [, snippet] = reference.match(/```js\n([^`]*contentWindow[^`]*)```/) ?? [];

for (const sandbox of ["", 'sandbox="allow-scripts"']) {
    test(
        `the message in the reference reaches a frame ${sandbox ? "in a sandbox" : "without a sandbox"}`,
        slow,
        async () => {
            const page = await site.foreignPage(
                `${listening}${frameWith({ game: "cachex" }, `width="400" height="400" ${sandbox}`)}<script>${snippet}</script>`,
            );
            const [played] = await until(async () => {
                const actions = await received(page, "action");
                return actions.length ? actions : null;
            }, "the action of the reference");
            assert.equal(played.action, "PLACE 3,4");
            const [{ target, origin }] = await received(page, "ready");
            assert.equal(target, sandbox ? "*" : site.origin);
            assert.equal(origin, sandbox ? "null" : site.origin);
            // The event's `target` works as well.
            const answer = await page.evaluate((to) => {
                const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
                frame.contentWindow?.postMessage({ quintet: 1, type: "undo", id: "by target" }, to);
                return new Promise((done) =>
                    addEventListener("message", ({ data }) => data.id === "by target" && done(data.type)),
                );
            }, target);
            assert.equal(answer, "reply");
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );
}

test(
    "the console explains a message that cannot reach a sandbox, and an error answers one without the mark",
    slow,
    async () => {
        const page = await site.newPage({});
        /** @type {string[]} */
        const said = [];
        page.on("console", (message) => said.push(message.text()));
        site.foreign.put(
            "/sandboxed.html",
            listening + frameWith({ game: "cachex" }, 'sandbox="allow-scripts"').replace("{site}", site.origin),
        );
        await page.goto(`http://127.0.0.1:${site.foreign.port}/sandboxed.html`);
        await stateOf(await frameOf(page));
        await until(async () => said.some((text) => /in a sandbox.*"\*"/.test(text)), "the hint");
        await page.evaluate(() => {
            const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
            contentWindow?.postMessage({ type: "play", id: "unmarked", action: "PLACE 3,4" }, "*");
        });
        const answer = await until(async () => (await received(page, "error"))[0], "the answer");
        assert.deepEqual([answer.id, answer.code], ["unmarked", "version"]);
        assert.match(answer.message, /objects with quintet: 1$/);
    },
);

test(
    "a refusal gives the reason: a ply beyond the game, an illegal action, a search without a limit",
    slow,
    async () => {
        const page = await site.foreignPage(
            listening + frameWith({ game: "cachex", options: "size=3", seats: "person,person" }),
        );
        await stateOf(await frameOf(page));
        const beyond = await ask(page, "goTo", { ply: 99 });
        assert.deepEqual([beyond.type, beyond.code], ["error", "number"]);
        assert.match(beyond.message, /must be a whole number from 0 to 0 \(found “99”\)/);
        const action = await ask(page, "play", { action: "PLACE 9,9" });
        assert.deepEqual([action.type, action.code], ["error", "action"]);
        assert.match(action.detail, /^PLACE 9,9: /);
        const endless = await ask(page, "search", { request: {} });
        assert.match(endless.message, /invalid “request”; use one of level \| timeMs \| depth \| nodes/);
        assert.equal((await ask(page, "getState")).result.ply, 0);
    },
);

test(
    "an illegal action or step leaves the requested position and a notice that names it and the reason",
    slow,
    async () => {
        for (const [options, size, text] of /** @type {[Record<string, string>, number, RegExp][]} */ ([
            [{ solution: "PLACE 1,1" }, 2, /solution: “PLACE 1,1” is not possible at step 1\s+PLACE 1,1: /],
            [
                { actions: "PLACE 1,1;PLACE 2,2;PLACE 2,2;PLACE 0,0" },
                2,
                /move 3, “PLACE 2,2”, is not possible.*\s+action 3: /,
            ],
        ])) {
            const page = await site.embed({
                game: "cachex",
                options: "size=5",
                actions: "PLACE 1,1;PLACE 2,2",
                ...options,
            });
            const { record, ply } = await stateOf(page);
            assert.deepEqual([record.options.size, ply], ["5", size]);
            assert.equal(await page.locator("quintet-board .cell[data-cell]").count(), 25);
            const notice = page.locator("quintet-notices .notice");
            await notice.waitFor();
            assert.match(await notice.innerText(), text);
            await page.close();
        }
    },
);

test("a frame runs only scripts that are files of the site", slow, async () => {
    const page = await site.foreignPage(frameWith({ game: "cachex" }, 'sandbox="allow-scripts"'));
    const frame = await frameOf(page);
    await stateOf(frame);
    // The server sends a policy too; this test checks the page's own.
    const own = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
    const refused = await frame.evaluate(async (policy) => {
        const directive = new Promise((resolve) =>
            addEventListener("securitypolicyviolation", ({ originalPolicy, violatedDirective }) => {
                if (originalPolicy.includes(policy)) resolve(violatedDirective);
            }),
        );
        fetch("http://127.0.0.1:1/").catch(() => {});
        let problem = "";
        try {
            document.createElement("script").textContent = "document.title = 'run'";
        } catch (error) {
            problem = error.name;
        }
        return [await directive, problem];
    }, own);
    assert.deepEqual(refused, ["connect-src", "TypeError"]);
});

test("messages play a whole game in a frame, and its state can be set in another frame", slow, async () => {
    const options = { game: "cachex", options: "size=3", seats: "person,person" };
    const page = await site.foreignPage(listening + frameWith(options));
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
    assert.deepEqual((await received(page, "gameover"))[0].outcome, { state: "won", winner: 0, reason: "chain" });
    const other = await ask(page, "load", { options: { game: "halma", theme: "dark", seats: ["person", "person"] } });
    assert.equal(other.result.record.game, "halma");
    const leveled = await ask(page, "setLevel", { level: "beginner", player: 1 });
    assert.deepEqual(leveled.result.seats, ["person", "beginner"]);
    assert.deepEqual((await ask(page, "setState", { state: saved })).result, saved);

    // A record may be a text in the form of another program. What was interpreted is shown.
    const log = "turn 1: red: PLACE token in cell (0, 3)\nturn 2: blue: STEAL first move\n";
    const foreign = await ask(page, "load", { options: { record: log, seats: ["person", "person"] } });
    assert.deepEqual(foreign.result.record.actions, ["PLACE 0,3", "STEAL"]);
    const told = (await frameOf(page)).locator('[data-key="form.told"]');
    assert.match(await told.innerText(), /^Read as COMP30024 2022 log\. .*Assumed: 8/);
    const illegal = await ask(page, "load", { options: { record: "turn 1: red: DANCE" } });
    assert.deepEqual([illegal.type, illegal.message.includes("line 1, move 1")], ["error", true]);
    assert.deepEqual(page.problems, []);
});

test("a frame with another origin as `parent` sends this page nothing and refuses its commands", slow, async () => {
    const options = { game: "cachex", parent: "https://course.example" };
    const page = await site.foreignPage(listening + frameWith(options));
    const frame = await frameOf(page);
    const before = await stateOf(frame);
    const answer = await ask(page, "play", { action: before.legal[0] });
    assert.deepEqual([answer.type, answer.code], ["error", "stranger"]);
    assert.match(answer.message, /Messages from http:\/\/127\.0\.0\.1:\d+ are not accepted: /);
    assert.equal(answer.result, undefined);
    assert.deepEqual((await stateOf(frame)).record, before.record);
    assert.deepEqual(
        (await page.evaluate(() => /** @type {any} */ (window).received)).map((/** @type {any} */ { type }) => type),
        ["error"],
    );
});

test("a frame refuses commands of a sibling frame", slow, async () => {
    const page = await site.foreignPage(
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
});

test("hostile messages and a flood of messages do not change or stop the game", slow, async () => {
    const page = await site.foreignPage(
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
        async () => (await received(page, "error")).some((/** @type {any} */ { code }) => code === "flood"),
        "the flood's end",
    );
    const answers = await until(async () => {
        const errors = await received(page, "error");
        return ["a", "b", "c", "d", "e"].every((id) => errors.some((/** @type {any} */ each) => each.id === id))
            ? errors
            : null;
    }, "answers to all that was hostile");
    for (const { message, code } of answers) assert.ok(message && code && message.length < 500, message);
    assert.ok((await received(page, "reply")).length < 200);
    assert.deepEqual((await stateOf(frame)).record, before.record);
    await until(async () => {
        // Dropped messages get no reply. A late one may come when the action is sent again.
        const dropped = new Promise((resolve) => setTimeout(resolve, 500));
        await Promise.race([ask(page, "play", { action: "PLACE 0,0" }), dropped]);
        return (await stateOf(frame)).ply === 1;
    }, "the game to continue");
    assert.deepEqual(page.problems, []);
});

test("unreadable options are reported in the reader's language, and the game is shown", slow, async () => {
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
});

test("an unknown game shows a message instead of an empty frame", slow, async () => {
    const page = await site.embed({ game: "chess" });
    const alert = page.locator("quintet-game [role=alert]");
    const text = /There is no game to show\s+Quintet has no game called “chess”/;
    await eventually(async () => assert.match(await alert.innerText(), text));
});

test("an exercise shows whether an action is right, in words and with an icon", slow, async () => {
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
    assert.match(await page.locator("quintet-game .feedback").innerText(), /Incorrect/);
    assert.equal((await stateOf(page)).ply, 0);
    await page.locator('quintet-game [data-do="hint"]').click();
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await page.locator('quintet-game [data-result="solved"]').waitFor();
    await page.locator('quintet-game [data-do="again"]').click();
    await until(async () => (await stateOf(page)).ply === 0);
    await page.locator("quintet-game .feedback").waitFor({ state: "detached" });
});

test("a replay can be stepped through with buttons, keys and the list, and cannot be played on", slow, async () => {
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
    // The board marks the entry of the list under the pointer.
    const pointed = () =>
        page
            .locator("quintet-board")
            .evaluate((/** @type {any} */ board) =>
                board.marks.flatMap((/** @type {any} */ { cells }) => cells).join(" "),
            );
    const entry = page.locator('quintet-moves [data-ply="2"]');
    assert.equal(await entry.innerText(), "c1");
    await entry.hover();
    await until(async () => (await pointed()) === "0,2", "the entry is pointed out");
    await page.locator("quintet-game .status").hover();
    await until(async () => (await pointed()) === "", "nothing is pointed out");
    await page.locator('quintet-board .cell[data-cell="2,0"]').click();
    await page.locator('[data-do="first"]').click();
    await ply(0);
    assert.equal((await stateOf(page)).length, 4);
});

test("a frame without an engine shows a message and can try again", slow, async () => {
    const page = await site.newPage({});
    await page.route(/\.wasm$/, (route) => route.abort());
    await page.goto(`${site.origin}/embed.html${query({ game: "cachex" })}`);
    const alert = page.locator("quintet-game [role=alert]");
    await alert.waitFor({ timeout: 30_000 });
    assert.match(await alert.innerText(), /The engine didn’t start/);
    await page.unroute(/\.wasm$/);
    await alert.locator("button").click();
    await becomes(async () => (await stateOf(page)).ply, 0);
});

test("a crashed engine is replaced, a notice says so, and the game continues", slow, async () => {
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
});

test("resize events settle when a page gives the frame its ideal height", slow, async () => {
    for (const options of [{ game: "chexers" }, { game: "tetress" }, { game: "cachex", orientation: "0" }]) {
        const fitting = `<script>
            addEventListener("message", ({ data }) => {
                if (data.type === "resize") document.querySelector("iframe").height = data.idealHeight;
            });
        </script>`;
        const page = await site.foreignPage(
            listening +
                fitting +
                frameWith(/** @type {Record<string, string>} */ (options), 'width="400" height="400"'),
        );
        await stateOf(await frameOf(page));
        const settled = await until(async () => {
            const sizes = await received(page, "resize");
            const last = sizes[sizes.length - 1];
            return last && last.height === last.idealHeight ? sizes : null;
        }, "the frame to have its height");
        assert.ok(settled.length <= 6, `${JSON.stringify(options)}: ${JSON.stringify(settled)}`);
        assert.equal(settled[settled.length - 1].width, 400);
        await page.close();
    }
});
