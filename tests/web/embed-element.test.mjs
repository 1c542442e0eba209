import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openSite, stateOf, until } from "./embed-site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
    site = await openSite();
});
after(() => site.close());
const slow = { timeout: 90_000 };

const script = '<script type="module" src="{site}/quintet-game.js"></script>';
/** Keeps what elements tell. */
const listening = `<script>
    window.heard = [];
    for (const type of ["ready", "state", "action", "gameover", "exercise", "error", "resize"]) {
        addEventListener("quintet-" + type, ({ target, detail }) => heard.push({ type, from: target.id, ...detail }));
    }
</script>`;
/** @param {import("./embed-site.mjs").Page} page @param {string} type */
const heard = (page, type) =>
    page.evaluate(
        (wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ each) => each.type === wanted),
        type,
    );

test("an element on another site's page plays, whatever that page's styles are", slow, async () => {
    const page = await site.abroad(
        `<style>html { font-size: 8px } * { color: red !important; padding: 9px } button { display: none }</style>${listening}${script}
        <quintet-game id="one" game="cachex" options="size=3" seats="person,beginner" style="width: 400px; height: 460px; padding: 0"></quintet-game>`,
    );
    await stateOf(page);
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await until(async () => (await heard(page, "action")).length >= 2, "the engine's answer");
    const look = await page.evaluate(() => {
        const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-game"));
        const title = getComputedStyle(renderRoot.querySelector(".title"));
        return { size: title.fontSize, button: getComputedStyle(renderRoot.querySelector("button")).display };
    });
    assert.deepEqual(look, { size: "15px", button: "flex" });
    assert.equal((await heard(page, "error")).length, 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("several elements on a page are games of their own, with methods that answer", slow, async () => {
    const page = await site.abroad(
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
                return [first.ply, second.record.game, second.ply, error.code, error.message, found.ply];
            }),
        "methods",
    );
    assert.deepEqual(answers, [1, "hive", 0, "action", "“PLACE 0,0” is not possible here", 0]);
    assert.deepEqual(
        (await heard(page, "action")).map(({ from }) => from),
        ["one"],
    );
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("attributes that change change the game, or only its looks", slow, async () => {
    const page = await site.abroad(
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
    assert.equal((await stateOf(page)).ply, 1, "the game goes on");
    await game.evaluate((element) => element.setAttribute("game", "halma"));
    await until(async () => (await stateOf(page)).record.game === "halma");
    await game.evaluate((element) => element.setAttribute("theme", "pink"));
    await page.locator('quintet-notices [data-key="embed.bad.choice"]').waitFor();
    await page.context().close();
});

test(
    "an element that is moved keeps its engine; one that is taken out ends it and later goes on where it was",
    slow,
    async () => {
        const page = await site.abroad(
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
        await page.context().close();
    },
);

test("elements that are removed leave nothing behind", slow, async () => {
    const page = await site.abroad(script);
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
        // The browser itself may hold on to the one that it touched last.
        return (await page.evaluate(alive)) <= 1;
    }, "removed elements to be collected");
    await page.context().close();
});

test("boards far below wait for their engine until they come into sight, or are asked something", slow, async () => {
    const page = await site.abroad(
        `${script}<quintet-game id="near" game="cachex" style="height: 300px"></quintet-game>
        <div style="height: 5000px"></div><quintet-game id="far" game="halma" style="height: 300px"></quintet-game>`,
    );
    await stateOf(page);
    assert.equal(page.workers().length, 1);
    await page.locator("#far").evaluate((element) => element.scrollIntoView());
    await until(async () => page.workers().length === 2, "the second engine");
    await until(() =>
        page.locator("#far").evaluate((/** @type {any} */ element) => element.model?.state?.game === "halma"),
    );
    await page.context().close();
});

test("a page that loads the script twice has one element", slow, async () => {
    const page = await site.abroad(
        `${script}<script type="module" src="{site}/quintet-game.js?again"></script><quintet-game game="cachex" style="height: 300px"></quintet-game>`,
    );
    await stateOf(page);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test(
    "a page with a strict policy of its own has to allow the site, blob workers and WebAssembly, no more",
    slow,
    async () => {
        const policy = `default-src 'none'; script-src ${site.origin} 'wasm-unsafe-eval'; connect-src ${site.origin}; worker-src blob:; style-src 'unsafe-inline'`;
        const page = await site.abroad(`${script}<quintet-game game="cachex"></quintet-game>`, {
            head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
        });
        await stateOf(page);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    },
);
