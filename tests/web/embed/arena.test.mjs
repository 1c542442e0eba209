/** The arena in course pages: readers write an agent, let it play, and the page hears how it went. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { ask, frameOf, frameWith, listening, received, requests } from "../drive/embed-guest.mjs";
import { query, stateOf, until } from "../drive/embed-site.mjs";
import { testSite } from "../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

/** A small board, and JavaScript, which needs no Python. */
const small = { mode: "arena", game: "cachex", options: "size=3", script: "javascript" };

/** Runs the agent and returns the event of the game's end. @param {import("../drive/embed-site.mjs").Page} page */
async function run(page) {
    const before = (await received(page, "exercise")).length;
    const frame = await frameOf(page);
    await frame.locator('[data-do="run"]').click();
    return until(async () => (await received(page, "exercise"))[before], "the end of a game");
}

test("in a sandboxed frame an agent plays, and each game is an exercise event", slow, async () => {
    const page = await site.foreignPage(
        listening +
            frameWith(
                { ...small, goal: "0", task: "Play a game." },
                'width="720" height="640" sandbox="allow-scripts"',
            ),
    );
    const frame = await frameOf(page);
    await frame.locator('[data-do="run"]').waitFor();
    const [ready] = await until(async () => {
        const all = await received(page, "ready");
        return all.length ? all : null;
    });
    assert.match(ready.state.code, /function agent/);
    assert.deepEqual([ready.state.tries, ready.state.solved], [0, false]);
    const first = await run(page);
    assert.deepEqual([first.result, first.tries, first.fault], ["solved", 1, ""]);
    assert.ok(first.points === 0 || first.points === 1, `${first.points} points`);
    assert.match(first.action, /^PLACE \d,\d$|^STEAL$/);
    const { result } = await ask(page, "getState");
    assert.deepEqual([result.tries, result.solved], [1, true]);
    const second = await run(page);
    assert.equal(second.tries, 2);
    assert.deepEqual(page.problems, []);
});

test("an agent that throws loses, with its line, and the page hears the fault", slow, async () => {
    const code = 'export function agent(observation) {\n    throw new Error("no idea at " + observation.step);\n}\n';
    const page = await site.foreignPage(listening + frameWith({ ...small, code }, 'width="900" height="640"'));
    const frame = await frameOf(page);
    await frame.locator('[data-do="run"]').waitFor();
    const over = await run(page);
    assert.deepEqual([over.result, over.points, over.fault], ["wrong", 0, "error"]);
    await frame
        .getByText(/no idea at \d/)
        .first()
        .waitFor();
    assert.deepEqual(await violations(frame), []);
});

test("of options with mistakes, each mistake has its line and its event, and the rest is shown", slow, async () => {
    const wrong = { ...small, opponent: "level:nobody", goal: "300", template: "clever", seats: "person", depth: "3" };
    const page = await site.foreignPage(listening + frameWith(wrong, 'width="720" height="640"'));
    const frame = await frameOf(page);
    await frame.locator('[data-do="run"]').waitFor();
    const errors = await until(async () => {
        const all = await received(page, "error");
        return all.length >= 5 ? all : null;
    }, "five errors");
    assert.deepEqual(errors.map(({ code }) => code).sort(), ["choice", "choice", "lensOnly", "notInArena", "number"]);
    for (const { message } of errors) await frame.getByText(message, { exact: true }).first().waitFor();
    // A load is refused as a whole.
    const { type, code } = await ask(page, "load", { options: { ...small, goal: "300" } });
    assert.deepEqual([type, code], ["error", "number"]);
});

test("load shows an arena in place of a game, and a game again", slow, async () => {
    const page = await site.foreignPage(
        listening + frameWith({ game: "cachex", options: "size=3" }, 'width="720" height="640"'),
    );
    const frame = await frameOf(page);
    await stateOf(frame);
    const { result } = await ask(page, "load", { options: { ...small, options: { size: 3 }, template: "greedy" } });
    assert.match(result.code, /function agent/);
    await frame.locator('[data-do="run"]').waitFor();
    const undo = await ask(page, "undo");
    assert.deepEqual([undo.type, undo.code], ["error", "gameOnly"]);
    const back = await ask(page, "load", { options: { game: "cachex" } });
    assert.equal(back.result.record.game, "cachex");
});

test("only the mode `arena` loads anything of the arena", slow, async () => {
    const page = await site.newPage({});
    const files = requests(page);
    await page.goto(`${site.origin}/embed.html${query({ game: "cachex", options: "size=3" })}`);
    await stateOf(page);
    assert.deepEqual(
        files.filter((file) => /arena|agent|pyodide|python|lens/.test(file)),
        [],
    );
});
