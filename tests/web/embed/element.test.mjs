import assert from "node:assert/strict";
import { test } from "node:test";
import { stateOf, until } from "../drive/embed-site.mjs";
import { testSite } from "../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

const script = '<script type="module" src="{site}/quintet-game.js"></script>';
/** Collects the events of all elements. */
const listening = `<script>
    window.received = [];
    for (const type of ["ready", "state", "action", "gameover", "exercise", "error", "resize"]) {
        addEventListener("quintet-" + type, ({ target, detail }) => received.push({ type, from: target.id, ...detail }));
    }
</script>`;
/** @param {import("../drive/embed-site.mjs").Page} page @param {string} type */
const received = (page, type) =>
    page.evaluate(
        (wanted) => /** @type {any} */ (window).received.filter((/** @type {any} */ each) => each.type === wanted),
        type,
    );

test("an element on another site can be played under any styles of its page", slow, async () => {
    const page = await site.foreignPage(
        `<style>html { font-size: 8px } * { color: red !important; padding: 9px } button { display: none }</style>${listening}${script}
        <quintet-game id="one" game="cachex" options="size=3" seats="person,beginner" style="width: 400px; height: 460px; padding: 0"></quintet-game>`,
    );
    await stateOf(page);
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await until(async () => (await received(page, "action")).length >= 2, "the engine's answer");
    const look = await page.evaluate(() => {
        const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-game"));
        const title = getComputedStyle(renderRoot.querySelector(".title"));
        return { size: title.fontSize, button: getComputedStyle(renderRoot.querySelector("button")).display };
    });
    assert.deepEqual(look, { size: "15px", button: "flex" });
    assert.equal((await received(page, "error")).length, 0);
    assert.deepEqual(page.problems, []);
});

test("several elements on a page are separate games, and their methods return results", slow, async () => {
    const page = await site.foreignPage(
        `${listening}${script}
        <quintet-game id="one" game="cachex" seats="person,person" style="width: 300px; height: 300px"></quintet-game>
        <quintet-game id="two" game="hive" seats="person,person" theme="dark" style="width: 300px; height: 300px"></quintet-game>`,
    );
    const answers = await until(
        () =>
            page.evaluate(async () => {
                const [one, two] = /** @type {any[]} */ ([...document.querySelectorAll("quintet-game")]);
                await customElements.whenDefined("quintet-game");
                const first = await one.play("PLACE 0,0");
                const second = await two.getState();
                const error = await two.play("PLACE 0,0").catch((/** @type {any} */ failure) => failure);
                await one.undo();
                const found = await one.search({ depth: 1 });
                const endless = await one.search({}).catch((/** @type {any} */ failure) => failure);
                return [
                    first.ply,
                    second.record.game,
                    second.ply,
                    error.code,
                    error.message,
                    error.detail,
                    endless.code,
                    found.ply,
                ];
            }),
        "methods",
    );
    const [refusal] = answers.splice(5, 1);
    assert.match(refusal, /^"PLACE 0,0": character 1: must be /);
    assert.deepEqual(answers, [1, "hive", 0, "action", "“PLACE 0,0” is not possible here", "command", 0]);
    assert.deepEqual(
        (await received(page, "action")).map(({ from }) => from),
        ["one"],
    );
    assert.deepEqual(page.problems, []);
});

test("an element uses the valid attributes and reports the invalid ones", slow, async () => {
    const page = await site.foreignPage(
        `${listening}${script}<quintet-game game="cachex" options="size=5" actions="PLACE 1,1" solution="PLACE 1,1;PLACE 9,9" style="width: 400px; height: 480px"></quintet-game>`,
    );
    assert.deepEqual((await stateOf(page)).record, { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,1"] });
    const error = await until(async () => (await received(page, "error"))[0], "the error of the solution");
    assert.equal(error.code, "step");
    assert.match(error.detail, /^PLACE 1,1: /);
    const game = page.locator("quintet-game");
    const before = await stateOf(page);
    const refused = await game.evaluate((/** @type {any} */ element) =>
        element
            .load({ game: "cachex", actions: ["PLACE 1,1", "PLACE 1,1"] })
            .catch((/** @type {any} */ { code, detail }) => [code, detail]),
    );
    assert.equal(refused[0], "refusedAt");
    assert.match(refused[1], /^action 2: /);
    assert.deepEqual(await stateOf(page), before, "a command is refused as a whole");
});

test("a changed attribute restarts the game or changes only its looks", slow, async () => {
    const page = await site.foreignPage(
        `${script}<quintet-game game="cachex" seats="person,person" language="en" style="width: 400px; height: 480px"></quintet-game>`,
    );
    await stateOf(page);
    const game = page.locator("quintet-game");
    await game.evaluate((/** @type {any} */ element) => element.play("PLACE 0,0"));
    await game.evaluate((element) => {
        element.setAttribute("theme", "dark");
        element.setAttribute("language", "zh-Hans");
        element.setAttribute("task", "Look!");
    });
    await until(async () => (await game.getAttribute("lang")) === "zh-Hans");
    assert.equal(await game.getAttribute("data-theme"), "dark");
    assert.equal(await page.locator("quintet-game .task").innerText(), "Look!");
    assert.equal((await stateOf(page)).ply, 1, "the game continues");
    await game.evaluate((element) => element.setAttribute("game", "halma"));
    await until(async () => (await stateOf(page)).record.game === "halma");
    await game.evaluate((element) => element.setAttribute("theme", "pink"));
    await page.locator('quintet-notices [data-key="embed.bad.choice"]').waitFor();
});

test("a moved element keeps its engine; a removed one stops it and later continues its game", slow, async () => {
    const page = await site.foreignPage(
        `${listening}${script}<quintet-game game="cachex" seats="person,person" style="width: 300px; height: 300px"></quintet-game><main></main>`,
    );
    await stateOf(page);
    assert.equal(page.workers().length, 1);
    const [worker] = page.workers();
    await page.evaluate(async () => {
        const game = /** @type {any} */ (document.querySelector("quintet-game"));
        await game.play("PLACE 0,0");
        /** @type {HTMLElement} */ (document.querySelector("main")).append(game);
    });
    assert.equal((await stateOf(page)).ply, 1);
    assert.equal(page.workers()[0], worker, "the same engine");
    for (let round = 0; round < 5; ++round) {
        await page.evaluate(() => {
            /** @type {any} */ (window).game = document.querySelector("quintet-game");
            /** @type {any} */ (window).game.remove();
        });
        await until(async () => page.workers().length === 0, "the worker's end");
        await page.evaluate(() => document.body.append(/** @type {any} */ (window).game));
        assert.equal((await stateOf(page)).ply, 1);
        assert.equal(page.workers().length, 1);
    }
    await page.evaluate(() => /** @type {any} */ (window).game.play("STEAL"));
    assert.equal((await stateOf(page)).ply, 2);
});

test("removed elements are garbage collected", slow, async () => {
    const page = await site.foreignPage(script);
    const kept = await page.evaluate(async () => {
        await customElements.whenDefined("quintet-game");
        /** @type {WeakRef<Element>[]} */
        const references = [];
        for (let round = 0; round < 4; ++round) {
            const game = /** @type {any} */ (document.createElement("quintet-game"));
            game.setAttribute("game", "cachex");
            document.body.append(game);
            await game.getState();
            game.remove();
            references.push(new WeakRef(game));
        }
        /** @type {any} */ (window).references = references;
        return references.length;
    });
    assert.equal(kept, 4);
    await until(async () => page.workers().length === 0, "the workers' end");
    const session = await page.context().newCDPSession(page);
    await until(async () => {
        await session.send("HeapProfiler.collectGarbage");
        const alive = () =>
            /** @type {any} */ (window).references.filter((/** @type {any} */ each) => each.deref()).length;
        // The browser may keep the last element that it used.
        return (await page.evaluate(alive)) <= 1;
    }, "removed elements to be collected");
});

/**
 * The display of an element: ply, number of tokens and list of moves.
 * @param {import("../drive/embed-site.mjs").Page} page
 * @param {string} id
 */
const drawn = (page, id) =>
    page.locator(`#${id}`).evaluate((/** @type {any} */ element) => ({
        ply: element.model?.state?.ply,
        tokens: element.board?.renderRoot.querySelectorAll(".token").length ?? 0,
        moves: element.renderRoot.querySelector("quintet-moves")?.renderRoot.textContent ?? "",
    }));

test("boards out of sight share one engine until they scroll into view or get a command", slow, async () => {
    const page = await site.foreignPage(
        `${listening}${script}<quintet-game id="near" game="cachex" style="height: 300px"></quintet-game>
        <div style="height: 5000px"></div>
        <quintet-game id="far" game="halma" style="height: 300px"></quintet-game>
        <quintet-game id="further" game="hive" seats="beginner,person" style="height: 300px"></quintet-game>`,
    );
    await stateOf(page);
    for (const id of ["far", "further"]) {
        await until(async () => (await drawn(page, id)).ply === 0, `the position of the board that is ${id}`);
    }
    assert.equal(page.workers().length, 2);
    assert.deepEqual(
        (await received(page, "ready")).map(({ from }) => from),
        ["near"],
        "a picture is no game",
    );
    await page.locator("#far").evaluate((element) => element.scrollIntoView());
    await until(async () => (await received(page, "ready")).length === 3, "the games themselves");
    await until(async () => page.workers().length === 3, "an engine for each, and none beside");
    await until(async () => (await drawn(page, "further")).ply >= 1, "the first action of an engine");
    assert.deepEqual(page.problems, []);
});

test("a page that is printed without scrolling shows every game, and no engine thinks", slow, async () => {
    const games = {
        chexers: 'actions="MOVE -3,0 -2,0"',
        cachex: 'mode="replay" actions="PLACE 1,3;STEAL;PLACE 4,4"',
        halma: 'actions="0,4-0,5;15,11-15,10" solution="3,1-5,1"',
        tetress: 'actions="PLACE 0,0 0,1 0,2 0,10" seats="beginner,beginner"',
        hive: 'mode="replay" actions="wS1;bS1 wS1-" language="fa"',
    };
    const elements = Object.entries(games).map(
        ([game, options]) => `<div style="height: 2000px"></div>
            <quintet-game id="${game}" game="${game}" ${options} style="width: 600px; height: 700px"></quintet-game>`,
    );
    const page = await site.foreignPage(`${script}${elements.join("")}`);
    await page.emulateMedia({ media: "print" });
    const plies = { chexers: 1, cachex: 3, halma: 2, tetress: 1, hive: 2 };
    for (const [game, ply] of Object.entries(plies)) {
        const shown = () => drawn(page, game);
        await until(async () => (await shown()).tokens > 0, `tokens of ${game}`);
        assert.equal((await shown()).ply, ply, game);
    }
    for (const game of ["cachex", "hive"]) {
        await until(async () => /\p{L}/u.test((await drawn(page, game)).moves), `the list of moves of ${game}`);
        await until(async () => !(await drawn(page, game)).moves.includes("…"), `the moves of ${game}`);
    }
    assert.equal(await page.locator("quintet-game .thinking").count(), 0);
    assert.equal(page.workers().length, 1, "one engine for all");
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.deepEqual(page.problems, []);
});

test("frames out of sight are drawn before they are printed", slow, async () => {
    const page = await site.foreignPage(
        `<div style="height: 9000px"></div><iframe src="{site}/embed.html?game=cachex&actions=PLACE+1,3&seats=person,person" width="400" height="500"></iframe>`,
    );
    await page.emulateMedia({ media: "print" });
    const frame = await until(async () => page.frames()[1], "the frame");
    assert.equal((await stateOf(frame)).ply, 1);
    const tokens = () =>
        frame.evaluate(
            () =>
                /** @type {any} */ (document.querySelector("quintet-game")).board.renderRoot.querySelectorAll(".token")
                    .length,
        );
    await until(async () => (await tokens()) === 1, "the stone");
});

test("loading the script twice defines the element once", slow, async () => {
    const page = await site.foreignPage(
        `${script}<script type="module" src="{site}/quintet-game.js?again"></script><quintet-game game="cachex" style="height: 300px"></quintet-game>`,
    );
    await stateOf(page);
    assert.deepEqual(page.problems, []);
});

test("a page with a strict policy needs to allow only the site, blob workers and WebAssembly", slow, async () => {
    const policy = `default-src 'none'; script-src ${site.origin} 'wasm-unsafe-eval'; connect-src ${site.origin}; worker-src ${site.origin} blob:; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types lit-html quintet-worker`;
    const page = await site.foreignPage(`${script}<quintet-game game="cachex"></quintet-game>`, {
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    });
    await stateOf(page);
    assert.deepEqual(page.problems, []);
});
