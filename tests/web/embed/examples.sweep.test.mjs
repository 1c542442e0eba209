import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { stateOf, until } from "../drive/embed-site.mjs";
import { testSite } from "../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

/** @param {import("../drive/embed-site.mjs").Page} page @param {number} [index] */
const frameOf = (page, index = 1) => until(async () => page.frames()[index], "the frame");
/** @param {any} place @param {string} cell */
const click = (place, cell) => place.locator(`quintet-board .cell[data-cell="${cell}"]`).click();

for (const host of ["localhost", "127.0.0.1"]) {
    test(`lecture-note on ${host}: the replay in a sandbox can be stepped through`, slow, async () => {
        const page = await site.example("lecture-note", { host });
        const frame = await frameOf(page);
        assert.equal((await stateOf(frame)).ply, 11);
        await frame.locator('[data-do="onward"]').click();
        await until(async () => (await stateOf(frame)).ply === 12);
        assert.equal(await frame.evaluate(() => origin), "null");
        assert.deepEqual(page.problems, []);
        await page.close();
    });

    test(`exercise on ${host}: the frame and the element accept the solution and no other action`, slow, async () => {
        const page = await site.example("exercise", { host });
        const frame = await frameOf(page);
        for (const place of [frame, page]) {
            await stateOf(place);
            await click(place, "4,4");
            await place.locator('[data-result="wrong"]').waitFor();
            await click(place, "3,1");
            await until(async () => (await stateOf(place)).ply === 18, "the reply");
            await click(place, "4,0");
            await place.locator('[data-result="solved"]').waitFor();
        }
        await until(async () => (await page.locator("#tries").innerText()) === "Try 3: PLACE 4,0 – solved");
        assert.deepEqual(page.problems, []);
        await page.close();
    });

    test(
        `two-boards on ${host}: an action on one board is repeated on the other, and the engine evaluates both`,
        slow,
        async () => {
            const page = await site.example("two-boards", { host });
            const [left, right] = [await frameOf(page, 1), await frameOf(page, 2)];
            await Promise.all([stateOf(left), stateOf(right)]);
            await click(left, "1,1");
            await until(async () => (await stateOf(right)).ply === 2, "the other board to follow");
            await click(right, "4,4");
            await until(async () => (await stateOf(left)).ply === 3, "the first board to follow");
            assert.deepEqual(
                (await stateOf(left)).record.actions?.slice(1),
                (await stateOf(right)).record.actions?.slice(1),
            );
            await page.locator("#ask").click();
            for (const name of ["left", "right"]) {
                const says = page.locator(`#${name}-says`);
                await until(
                    async () => /^Red \d+% at depth \d+, best: PLACE/.test(await says.innerText()),
                    "an evaluation",
                );
            }
            await page.locator("#back").click();
            await until(
                async () => (await stateOf(left)).ply === 2 && (await stateOf(right)).ply === 2,
                "both to go back",
            );
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );

    test(`own-board on ${host}: the engine plays on a board of buttons`, slow, async () => {
        const page = await site.example("own-board", { host });
        const says = page.locator("#says");
        await until(async () => (await says.innerText()) === "red to move");
        assert.equal(await page.locator("#board button").count(), 25);
        await page.locator('#board [aria-label="0,0 empty"]').click();
        const taken = page.locator("#board button", { hasText: /[●○]/ });
        await until(async () => (await taken.count()) >= 1 && (await says.innerText()) === "red to move", "the answer");
        assert.deepEqual(page.problems, []);
    });
}

/** The step and the length of the lens in a page or a frame, or null while there is none. @param {any} place */
const lensIn = (place) =>
    place.evaluate(() => {
        const { guest: lens } = /** @type {any} */ (document.querySelector("quintet-game"));
        return lens?.model.ended ? [lens.model.step, lens.model.events] : null;
    });

/** By page: the number of steps of each lens that is only shown, and of each that asks. */
const lectures = { "alpha-beta": [[115], [115]], "three-players": [[617, 326], [617]], "given-tree": [[43], []] };
for (const [name, [shown, asking]] of Object.entries(lectures)) {
    test(`${name} on 127.0.0.1: the lenses in sandboxes step on, or ask`, slow, async () => {
        const page = await site.example(name, { host: "127.0.0.1" });
        const frames = page.locator("iframe");
        assert.equal(await frames.count(), shown.length + asking.length);
        for (const [index, length] of [...shown, ...asking].entries()) {
            await frames.nth(index).scrollIntoViewIfNeeded();
            const handle = await frames.nth(index).elementHandle();
            const frame = await until(async () => (await handle?.contentFrame()) ?? null, "a frame");
            assert.equal((await until(() => lensIn(frame), `${name} ${index}`))[1], length);
            assert.equal(await frame.evaluate(() => origin), "null");
            if (index < shown.length) {
                await frame.locator('[data-do="in"]').click();
                await until(async () => (await lensIn(frame))?.[0] === 4);
            } else {
                await frame.locator("quintet-lens-predict").getByText("Question 1 of").waitFor();
            }
        }
        assert.deepEqual(page.problems, []);
    });
}

test("own-search on 127.0.0.1: each editor in its sandbox runs a search", slow, async () => {
    const page = await site.example("own-search", { host: "127.0.0.1" });
    const runs = [
        ["python", "Your search returns 14, but 4 is correct."],
        ["javascript", "Your search returns −82, as minimax does."],
    ];
    for (const [index, [language, value]] of runs.entries()) {
        const frame = page.frameLocator("iframe").nth(index);
        await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
        const own = frame.locator("quintet-lens-own");
        await until(async () => (await own.locator("[name=language]").inputValue()) === language);
        await own.locator("[data-do=run-own]").click();
        await own.locator(".value", { hasText: value }).waitFor({ timeout: 400_000 });
    }
    await page.frameLocator("iframe").nth(1).locator("td", { hasText: /^225$/ }).first().waitFor();
    assert.deepEqual(page.problems, []);
});

test("given-tree: the element reports the reader's answers", slow, async () => {
    const page = await site.example("given-tree", { host: "127.0.0.1" });
    await page.locator("quintet-game").scrollIntoViewIfNeeded();
    await until(() => lensIn(page), "the lens in the element");
    await page.evaluate(() =>
        document
            .querySelector("quintet-game")
            ?.dispatchEvent(
                new CustomEvent("quintet-exercise", { detail: { result: "right", action: "7", tries: 1 } }),
            ),
    );
    await until(async () => (await page.locator("#answers").innerText()) === "1 right, 0 wrong");
    assert.deepEqual(page.problems, []);
});

test("engine-node: the engine runs in Node", slow, async () => {
    const root = process.env.SITE ?? fileURLToPath(new URL("../../../build/site", import.meta.url));
    const script = path.join(root, "examples/engine-node.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [
        script,
        '{"game":"cachex","actions":["PLACE 3,4"]}',
    ]);
    assert.match(stdout, /^ply 1: (PLACE \d,\d|STEAL) at depth \d+, chances \d+% \d+%$/m);
    await assert.rejects(promisify(execFile)(process.execPath, [script, '{"game":"chess"}']), /chess/);
});

test("the examples work on the site itself", slow, async () => {
    for (const name of ["lecture-note", "exercise", "two-boards"]) {
        const page = await site.newPage({});
        await page.goto(`${site.origin}/examples/${name}.html`);
        await stateOf(await frameOf(page));
        assert.deepEqual(page.problems, [], name);
        await page.close();
    }
});

test("no example is wider than the smallest phone", slow, async () => {
    const files = await readdir(new URL("../../../web/examples/", import.meta.url));
    for (const file of files.filter((name) => name.endsWith(".html"))) {
        const page = await site.newPage({ viewport: { width: 320, height: 568 } });
        await page.goto(`${site.origin}/examples/${file}`);
        if (file === "own-board.html") await page.locator("#board button").first().waitFor();
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320, file);
        await page.close();
    }
});

test("every example has a test", async () => {
    const names = await readdir(new URL("../../../web/examples/", import.meta.url));
    const pages = names.filter((name) => /\.(html|mjs)$/.test(name)).sort();
    assert.deepEqual(pages, [
        "alpha-beta.html",
        "engine-node.mjs",
        "exercise.html",
        "given-tree.html",
        "guesses-and-chance.html",
        "lecture-note.html",
        "own-board.html",
        "own-search.html",
        "three-players.html",
        "two-boards.html",
    ]);
});
