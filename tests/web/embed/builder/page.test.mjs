import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { elementCode, frameAddress, frameCode, gameOptions, notesCode } from "../../../../web/embed/builder/codes.js";
import { definitions, fromAddress, fromAttributes } from "../../../../web/embed/options.js";
import { messages } from "../../../../web/i18n/builder/en.js";
import { violations } from "../../axe.mjs";
import { becomes } from "../../browser.mjs";
import { stateNow, stateOf, until } from "../../drive/embed-site.mjs";
import { testSite } from "../../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

const hostile = {
    game: "cachex",
    actions: ["PLACE 1,1", "STEAL"],
    solution: [["PLACE 2,2", "PLACE 2,1"], ["PLACE 0,0"]],
    task: `"><script>alert('&amp; 100% + #1')</script>`,
    controls: /** @type {any} */ ([]),
};

test("codes read back as the chosen options, with any characters", () => {
    const address = frameAddress("https://q.example/site/", hostile);
    assert.deepEqual(fromAddress(new URL(address).search), { options: hostile, problems: [] });
    const size = { width: 300, height: 280 };
    for (const code of [
        frameCode("https://q.example/", hostile, size, '"Game" <b>'),
        notesCode("https://q.example/", hostile, size, '"Game" <b>'),
        elementCode("https://q.example/", hostile, size),
    ]) {
        assert.doesNotMatch(code.replace(/<\/?script[^>]*quintet-game\.js"><\/script>/, ""), /<script>|<b>|"">/);
    }
    const attributes = Object.fromEntries(
        [...elementCode("https://q.example/", hostile, size).matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, text]) => [
            name,
            text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
        ]),
    );
    const element = /** @type {any} */ ({
        hasAttribute: (/** @type {string} */ name) => name in attributes,
        getAttribute: (/** @type {string} */ name) => attributes[name],
    });
    assert.deepEqual(fromAttributes(element), { options: hostile, problems: [] });
});

test("codes of long games are packed, those of short games are readable", async () => {
    const short = await gameOptions({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"], ply: 0 });
    assert.deepEqual(short, { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"], ply: 0 });
    const actions = Array.from({ length: 200 }, (_, index) => `PLACE ${index % 9},${index % 7}`);
    const long = await gameOptions({ game: "cachex", actions, ply: 3 });
    assert.match(String(long.record), /^game=cachex&z=/);
    assert.ok(frameAddress("https://q.example/", long).length < 700);
});

const played = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2&ply=2";
/** @param {import("../../drive/embed-site.mjs").PageOptions} [how] @param {string} [hash] */
async function openBuilder(how = {}, hash = played) {
    const page = await site.newPage({ viewport: { width: 1280, height: 900 }, ...how });
    await page.goto(`${site.origin}/share-embed.html${hash}`);
    await page.locator("iframe").waitFor();
    return page;
}
/**
 * Waits until the preview shows a game with the wanted options; returns its frame.
 * @param {import("../../drive/embed-site.mjs").Page} page
 * @param {(search: URLSearchParams) => unknown} [wanted]
 */
const preview = (page, wanted = () => true) =>
    until(async () => {
        const frame = page.frames()[1];
        if (!frame || !wanted(new URL(frame.url()).searchParams)) return null;
        const state = await stateNow(frame);
        return state && { frame, state };
    }, `a preview with ${wanted}`);
/** @param {import("../../drive/embed-site.mjs").Page} page @param {string} name */
const codeOf = (page, name) => page.locator(`#${name}`).inputValue();

test(
    "preview and codes follow the mode: a game from the board as a replay, an exercise and a game to play",
    slow,
    async () => {
        const page = await openBuilder();
        assert.deepEqual(
            (await preview(page)).state.record.actions,
            ["PLACE 0,0", "PLACE 0,2"],
            "to play on from move 2",
        );
        await page.locator('input[value="replay"]').check();
        const replay = await preview(page, (search) => search.get("mode") === "replay");
        assert.deepEqual([replay.state.ply, replay.state.length], [2, 4]);
        await page.locator('input[value="exercise"]').check();
        await page.locator("#task").fill("Go on as Red did.");
        const { frame } = await preview(page, (search) => search.get("mode") === "exercise" && search.get("task"));
        await frame.locator('quintet-board .cell[data-cell="1,0"]').click();
        await frame.locator('[data-result="right"], [data-result="solved"]').first().waitFor();
        await page.locator("#solution").fill("PLACE 1,0|PLACE 1,1\nPLACE 2,2");
        await preview(page, (search) => search.get("solution") === "PLACE 1,0|PLACE 1,1;PLACE 2,2");
        const code = await codeOf(page, "frame");
        assert.match(
            code,
            /^<iframe src="http:\/\/localhost:\d+\/embed\.html\?game=cachex&amp;options=size=3&amp;actions=PLACE\+0,0;PLACE\+0,2&amp;/,
        );
        assert.match(
            await codeOf(page, "element"),
            /<quintet-game game="cachex" options="size=3" .* solution="PLACE 1,0\|PLACE 1,1;PLACE 2,2"/s,
        );
        await page.locator('[data-size="small"]').click();
        await until(async () => /width="280" height="280"/.test(await codeOf(page, "frame")));
        assert.deepEqual(page.problems, []);
    },
);

/**
 * Waits until the preview shows a lens with the wanted options, and returns its state.
 * @param {import("../../drive/embed-site.mjs").Page} page @param {(search: URLSearchParams) => unknown} wanted
 */
const lensPreview = (page, wanted) =>
    until(async () => {
        const frame = page.frames()[1];
        if (!frame || !wanted(new URL(frame.url()).searchParams)) return null;
        return frame.evaluate(() => {
            const { guest } = /** @type {any} */ (document.querySelector("quintet-game"));
            return guest?.model.ended ? guest.snapshot() : null;
        });
    }, `a lens with ${wanted}`);

test("a search lens: its fields, the preview, a mistake in a tree at its field, and a pasted link", slow, async () => {
    const page = await openBuilder();
    await page.locator('input[name="mode"][value="lens"]').check();
    await lensPreview(page, (search) => search.get("mode") === "lens" && search.get("actions"));
    for (const gone of ["[name^=seat]", "#solution", '[name="control.status"]', '[name="coordinates"]'])
        assert.equal(await page.locator(gone).count(), 0, gone);
    await page.locator('input[value="tree"]').check();
    await becomes(() => page.locator("#game").count(), 0, "a tree takes the place of a game");
    await lensPreview(page, (search) => search.get("tree") && !search.get("game"));
    await page.locator("#tree").fill("((1 2) (3 4) x)");
    await page.locator("#tree-problem .problem", { hasText: "character 14" }).waitFor();
    assert.equal(await page.locator("#tree").getAttribute("aria-invalid"), "true");
    assert.equal(await page.locator("#frame").count(), 0, "no code");
    await page.locator("#tree").fill("((1 2) (3 4))");
    await page.locator("#algorithm").selectOption("uct");
    await becomes(() => page.locator("#ordering").count(), 0, "UCT has no order");
    await page.locator("#playouts").fill("20");
    await lensPreview(page, (search) => search.get("playouts") === "20");
    await page.locator("#algorithm").selectOption("alpha-beta");
    await page.locator("#ordering").selectOption("best");
    await page.locator('[name="pane.code"]').uncheck();
    await page.locator("#step").fill("3");
    const { step } = await lensPreview(page, (search) => search.get("step") === "3" && search.get("panes"));
    assert.equal(step, 3);
    assert.match(
        await codeOf(page, "element"),
        /<quintet-game mode="lens" tree="\(\(1 2\) \(3 4\)\)" algorithm="alpha-beta" ordering="best" step="3" panes="tree,board,counters" style/,
    );
    await page.locator("#step").fill("9999");
    await page.locator(".mend.problem", { hasText: "steps; this is the last" }).waitFor();
    assert.deepEqual(await violations(page, { include: [["html"]], exclude: [["iframe"]] }), []);
    await page.locator('input[value="game"]').check();
    await page.locator("#paste").fill("https://q.example/lens.html#game=cachex&o.size=4&algorithm=pvs&depth=1");
    await page.locator("#use").click();
    await lensPreview(page, (search) => search.get("algorithm") === "pvs" && search.get("options") === "size=4");
    assert.equal(await page.locator("#depth").inputValue(), "1");
    assert.deepEqual(page.problems, []);
});

test("the copied code works on another site", slow, async () => {
    const page = await openBuilder();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
    await page.locator("summary").first().click();
    await page.locator('[name="control.step"]').check();
    await preview(page, (search) => search.get("controls")?.includes("step"));
    const codes = [];
    for (const name of ["frame", "notes", "element"]) {
        await page.locator(`[data-copy="${name}"]`).click();
        await page.locator("quintet-notices .notice", { hasText: "Copied" }).waitFor();
        codes.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    await page.close();
    const course = await site.foreignPage(codes.join("\n"), { host: "127.0.0.1" });
    const frames = await until(async () => course.frames().length === 3 && course.frames().slice(1));
    for (const place of [...frames, course]) {
        assert.equal((await stateOf(place)).ply, 2);
        await place.locator('quintet-game [data-do="first"]').waitFor();
    }
    assert.deepEqual(course.problems, []);
    await course.close();
});

test("if the browser refuses to copy, the code is selected and a notice says so", slow, async () => {
    const deny = () =>
        Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    const page = await openBuilder({ scripts: [deny] });
    await page.locator('[data-copy="frame"]').click();
    await page.locator("quintet-notices .notice", { hasText: "doesn’t let this page copy" }).waitFor();
    const selected = await page
        .locator("#frame")
        .evaluate((/** @type {any} */ { selectionStart, selectionEnd, value }) =>
            value.slice(selectionStart, selectionEnd),
        );
    assert.match(selected, /^<iframe .*<\/iframe>$/);
});

test(
    "a pasted game replaces the old one; an invalid one is refused with a message and the old one stays",
    slow,
    async () => {
        const page = await openBuilder();
        await page.locator("#paste").fill('{"game":"cachex","actions":["STEAL"]}');
        await page.locator("#use").click();
        await page.locator(".problem", { hasText: "move 1 is not possible" }).waitFor();
        assert.equal((await preview(page)).state.ply, 2);
        await page.locator("#paste").fill("https://quintet.example/#game=halma&actions=");
        await page.locator("#use").click();
        await becomes(
            async () => (await preview(page, (search) => search.get("game") === "halma")).state.record.game,
            "halma",
        );
        assert.equal(await page.locator(".problem").count(), 0);
    },
);

/** @param {import("../../drive/embed-site.mjs").Page} page @param {string} text */
async function paste(page, text) {
    await page.locator("#paste").fill(text);
    await page.locator("#use").click();
}
const five = {
    game: "cachex",
    options: { size: 5 },
    actions: ["PLACE 1,1", "PLACE 2,2", "PLACE 0,0", "PLACE 4,4", "PLACE 3,3"],
};

test("slider, code and preview show the same position of a pasted game in every mode", slow, async () => {
    const page = await openBuilder({}, "");
    for (const [record, ply] of /** @type {[object, number][]} */ ([
        [five, 5],
        [{ ...five, ply: 2 }, 2],
        [{ ...five, ply: 0 }, 0],
    ])) {
        await paste(page, JSON.stringify(record));
        for (const mode of ["play", "replay", "exercise"]) {
            await page.locator(`input[value="${mode}"]`).check();
            const isShown = (/** @type {URLSearchParams} */ search) =>
                search.get("game") === "cachex" && (search.get("mode") ?? "play") === mode;
            await until(
                async () => (await preview(page, isShown)).state.ply === ply,
                `move ${ply} in the preview, ${mode}`,
            );
            assert.equal(await page.locator("#ply").inputValue(), String(ply), `slider, ${mode}`);
            if (mode !== "exercise" || ply < 5) continue;
            await page.locator("#solution-problem", { hasText: "needs a solution" }).waitFor();
            await page.locator("#solution").fill("PLACE 4,3");
            await until(async () => /solution=PLACE\+4,3/.test(await codeOf(page, "frame")), "the code");
            assert.match(await codeOf(page, "frame"), /actions=PLACE\+1,1;[^&]*;PLACE\+3,3&/);
        }
        await page.locator('input[value="play"]').check();
    }
});

test("a line of a tactical suite becomes an exercise with its solutions", slow, async () => {
    const suites = new URL("../../../data/tactics/", import.meta.url);
    const page = await openBuilder({}, "");
    for (const game of ["cachex", "hive"]) {
        const [line] = (await readFile(new URL(`${game}.jsonl`, suites), "utf8")).split("\n");
        const { solutions } = JSON.parse(line);
        await paste(page, line);
        const { frame, state } = await preview(page, (search) => search.get("game") === game);
        assert.equal(await page.locator('input[value="exercise"]').isChecked(), true);
        assert.equal(await page.locator("#solution").inputValue(), solutions.join("|"));
        assert.equal(state.ply, 0);
        const steps = await frame.evaluate(
            () => /** @type {any} */ (document.querySelector("quintet-game")).session.exercise.steps,
        );
        assert.deepEqual(steps, [solutions]);
        assert.equal(await page.locator('[data-copy="frame"]').count(), 1);
    }
});

/** Waits for the board on which a solution is recorded. @param {import("../../drive/embed-site.mjs").Page} page */
async function recordingBoard(page) {
    const board = page.locator("quintet-embed-recording quintet-game");
    await until(() => snapshotOf(board), "the board to record on");
    return board;
}
/** @param {import("playwright-core").Locator} board */
const snapshotOf = (board) => board.evaluate((/** @type {any} */ game) => game.session.snapshot());
/** @param {import("../../drive/embed-site.mjs").Page} page @param {string} lines */
const solutionIs = (page, lines) =>
    until(
        async () => (await page.locator("#solution").inputValue()) === lines,
        `the solution ${JSON.stringify(lines)}`,
    );

test("a solution is recorded with clicks, with an alternative and an undo, and the exercise works", slow, async () => {
    const page = await openBuilder({}, "#game=cachex&o.size=5&actions=PLACE+1,1;PLACE+2,2");
    await page.locator('input[value="exercise"]').check();
    await page.locator("#solution-problem .problem").waitFor();
    await page.locator("#record").click();
    const board = await recordingBoard(page);
    const play = (/** @type {string} */ cell) => board.locator(`quintet-board .cell[data-cell="${cell}"]`).click();
    const said = page.locator("quintet-embed-recording .said");
    await play("3,1");
    await solutionIs(page, "PLACE 3,1");
    assert.equal(await said.innerText(), "Step 1: b4");
    await play("0,0");
    await solutionIs(page, "PLACE 3,1\nPLACE 0,0");
    assert.equal(await said.innerText(), "Step 2, the reply: a1");
    await play("4,0");
    await solutionIs(page, "PLACE 3,1\nPLACE 0,0\nPLACE 4,0");
    await board.locator('[data-do="back"]').click();
    await until(async () => (await snapshotOf(board)).ply === 4);
    await play("4,1");
    await solutionIs(page, "PLACE 3,1\nPLACE 0,0\nPLACE 4,0|PLACE 4,1");
    await until(
        async () => (await snapshotOf(board)).ply === 4 && (await snapshotOf(board)).length === 5,
        "the line to come back",
    );
    await play("4,2");
    await solutionIs(page, "PLACE 3,1\nPLACE 0,0\nPLACE 4,0|PLACE 4,1|PLACE 4,2");
    await page.locator("#record-undo").click();
    await solutionIs(page, "PLACE 3,1\nPLACE 0,0\nPLACE 4,0|PLACE 4,1");
    assert.equal(await page.locator("[data-copy]").count(), 0, "no code during the recording");
    await page.locator("#record-done").click();
    await until(async () => page.locator("#record").evaluate((button) => button.matches(":focus")), "the focus");
    const { frame } = await preview(
        page,
        (search) => search.get("solution") === "PLACE 3,1;PLACE 0,0;PLACE 4,0|PLACE 4,1",
    );
    await frame.locator('quintet-board .cell[data-cell="3,1"]').click();
    await until(async () => (await stateOf(frame)).ply === 4, "the reply");
    await frame.locator('quintet-board .cell[data-cell="4,1"]').click();
    await frame.locator('[data-result="solved"]').waitFor();
    assert.match(await codeOf(page, "frame"), /solution=PLACE\+3,1;PLACE\+0,0;PLACE\+4,0\|PLACE\+4,1/);
    assert.deepEqual(page.problems, []);
});

test("a solution can be recorded with the keyboard", slow, async () => {
    const page = await openBuilder({}, "#game=cachex&o.size=3");
    await page.locator('input[value="exercise"]').check();
    await page.locator("#record").focus();
    await page.keyboard.press("Enter");
    const board = await recordingBoard(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await until(async () => /^PLACE \d,\d$/.test(await page.locator("#solution").inputValue()), "the first step");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await until(async () => (await snapshotOf(board)).ply === 2, "the reply");
    await page.locator("#record-done").focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-copy="frame"]').waitFor();
});

/**
 * For every game a few actions, a legal alternative to the first one, and their names in lists.
 * @type {Record<string, {line: string[], also: string, read: RegExp[]}>}
 */
const solutions = {
    chexers: {
        line: ["MOVE -3,0 -2,0", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0"],
        also: "MOVE -3,1 -2,1",
        read: [/^-3,0 → -2,0$/, /^-3,1 → -2,1$/, /^0,-3 → 0,-2$/, /^3,0 → 2,0$/],
    },
    halma: {
        line: ["0,4-0,5", "15,11-15,10", "3,1-5,1"],
        also: "4,0-5,0",
        read: [/^0,4 → 0,5$/, /^4,0 → 5,0$/, /^15,11 → 15,10$/, /^3,1 ↷ 5,1$/],
    },
    cachex: { line: ["PLACE 1,3", "STEAL", "PLACE 4,4"], also: "PLACE 0,0", read: [/^d2$/, /^a1$/, /^steal$/, /^e5$/] },
    tetress: {
        line: ["PLACE 0,0 0,1 0,2 0,10", "PLACE 5,5 5,6 6,4 6,5", "PLACE 1,0 2,0 2,1 3,1"],
        also: "PLACE 0,0 0,1 0,2 0,3",
        read: [/^Place the I piece/, /^Place the I piece/, /^Place the S piece/, /^Place the S piece/],
    },
    hive: { line: ["wS1", "bS1 wS1-", "wQ -wS1"], also: "wB1", read: [/^wS1$/, /^wB1$/, /^bS1 wS1-$/, /^wQ -wS1$/] },
};
/** The notation of records, which must not appear on the page. */
const raw = /\b(PLACE|MOVE|JUMP|EXIT|STEAL|PASS)\b|\d,\d+-\d/;

for (const [game, { line, also, read }] of Object.entries(solutions)) {
    test(
        `${game}: a recorded solution is listed as in other lists, and the board marks its actions`,
        slow,
        async () => {
            const page = await openBuilder({}, `#game=${game}`);
            await page.locator('input[value="exercise"]').check();
            const [first, ...others] = line;
            await page.locator("#solution").fill([`${first}|${also}`, ...others].join("\n"));
            await preview(page, (search) => search.get("solution")?.includes(line[2]));
            await page.locator("#record").click();
            const board = await recordingBoard(page);
            const entries = page.locator("quintet-embed-solution li button");
            const names = () => entries.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
            await until(async () => (await names()).length === 4 && !(await names()).includes("…"), "four entries");
            for (const [index, name] of (await names()).entries()) assert.match(name, read[index]);
            assert.doesNotMatch(await page.locator("quintet-embed-recording").innerText(), raw);

            const marked = () =>
                board.evaluate((/** @type {any} */ { board: { marks } }) =>
                    marks.flatMap((/** @type {any} */ { cells }) => cells),
                );
            assert.deepEqual(await marked(), []);
            const shownOn = async (/** @type {number} */ index) => {
                const action = [first, also, ...others][index];
                const cells = await until(marked, `${action} on the board`);
                const view = await entries.nth(index).evaluate((/** @type {any} */ entry) => entry.view);
                assert.equal(view.text, action);
                assert.ok(cells.includes(view.to || view.cells[0] || view.from), `${action}: ${cells}`);
            };
            await entries.nth(1).hover();
            await shownOn(1);
            await page.mouse.move(0, 0);
            await until(async () => (await marked()).length === 0, "the mark to go");
            await page.locator("#record-done").focus();
            await page.keyboard.press("Tab");
            await shownOn(0);
            await page.keyboard.press("ArrowDown");
            await page.keyboard.press("End");
            await shownOn(3);
            await page.keyboard.press("Enter");
            await until(async () => (await snapshotOf(board)).ply === 2, "the position of the third step");
            assert.equal(await page.locator("#solution").inputValue(), [`${first}|${also}`, ...others].join("\n"));
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );
}

test("a mistake is marked at its field and hides the code until it is corrected", slow, async () => {
    const page = await openBuilder();
    const copy = page.locator('[data-copy="frame"]');
    const marked = () => page.locator('[aria-invalid="true"]').evaluateAll((fields) => fields.map(({ id }) => id));
    /** @param {string} id @param {RegExp} text */
    async function isMarked(id, text) {
        await page.locator(`#${id}-problem .problem`).waitFor();
        assert.match(await page.locator(`#${id}-problem`).innerText(), text);
        assert.deepEqual(await marked(), [id]);
        await until(async () => (await copy.count()) === 0, "no code");
        assert.equal(await page.locator("#frame, #element").count(), 0);
        await page.locator("#mend").click();
        await becomes(() => page.locator(`#${id}`).evaluate((field) => field.matches(":focus")), true);
    }
    const isMended = async () => {
        await copy.waitFor();
        assert.deepEqual(await marked(), []);
    };
    await paste(page, "hello");
    await isMarked("paste", /can’t read this as a game/);
    await page.locator("#paste").fill("");
    await isMended();
    await paste(page, '{"game":"cachex","options":{"size":99}}');
    await isMarked("paste", /size/);
    // A text in the form of another program.
    await paste(page, "turn 1: red: DANCE");
    await isMarked("paste", /COMP30024 2022 log, line 1, move 1: .*DANCE/s);
    await paste(page, JSON.stringify(five));
    await isMended();

    await page.locator('input[value="exercise"]').check();
    await isMarked("solution", /needs a solution/);
    await page.locator("#solution").fill("PLACE 1,1");
    await page.locator("#solution-problem", { hasText: /step 1\s+PLACE 1,1: / }).waitFor();
    await isMarked("solution", /not possible at step 1/);
    await page.locator("#solution").fill("PLACE 4,3|PLACE 4,2\nPLACE 4,1");
    await isMended();

    await page.locator("#width").fill("100");
    await isMarked("width", /must be a whole number from 280 to 2,000 \(found “100”\)/);
    await page.locator("#width").fill("500");
    await isMended();
    await until(async () => /width="500"/.test(await codeOf(page, "frame")));
    await page.locator("#height").fill("");
    await isMarked("height", /280 to 2,000/);
    await page.locator('[data-size="small"]').click();
    await isMended();
});

test("a copy right after typing gives the new code or none", slow, async () => {
    const page = await openBuilder();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
    await page.locator('input[value="exercise"]').check();
    await page.locator("#solution").fill("PLACE 1,0");
    await page.locator('[data-copy="frame"]').click();
    await page.locator("quintet-notices .notice", { hasText: "Copied" }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /solution=PLACE\+1,0/);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    // The button may go before a click reaches it.
    const copy = await page.locator('[data-copy="frame"]').elementHandle();
    await page.locator("#solution").fill("PLACE 9,9");
    await copy?.evaluate((button) => /** @type {HTMLElement} */ (button).click());
    await page.locator("#solution-problem .problem").waitFor();
    await until(async () => (await page.locator("#frame").count()) === 0, "no code");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "before");
});

test("an invalid address shows a message and a default game", slow, async () => {
    const page = await openBuilder({}, "#game=cachex&actions=STEAL");
    await page.locator(".problem", { hasText: "move 1 is not possible" }).waitFor();
    assert.equal((await preview(page)).state.record.game, "chexers");
});

test("the play page links to the builder with its game", slow, async () => {
    const page = await site.newPage({});
    await page.goto(`${site.origin}/play.html${played}`);
    await until(async () =>
        page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app"))?.model?.state),
    );
    await page.keyboard.press("m");
    await page.locator('quintet-menu [data-do="share"]').click();
    await page.locator('quintet-share [data-do="embed"]').click();
    await page.waitForURL(/share-embed\.html#game=cachex/);
    assert.equal((await preview(page)).state.record.game, "cachex");
});

for (const [theme, locale, viewport] of /** @type {const} */ ([
    ["light", "en-GB", { width: 1280, height: 900 }],
    ["dark", "fa-IR", { width: 390, height: 844 }],
    ["light", "zh-CN", { width: 390, height: 844 }],
])) {
    test(`axe finds no problem, and nothing is wider than the window: ${theme}, ${locale}`, slow, async () => {
        const page = await openBuilder({ theme, locale, viewport });
        await page.locator('input[value="exercise"]').check();
        await page.locator('[name="goesOn"]').check();
        for (const summary of await page.locator("summary").all()) await summary.click();
        assert.deepEqual(await violations(page, undefined, { iframes: false }), []);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
}

test("the reference has the default of each option, which other pages leave out", slow, async () => {
    const page = await openBuilder();
    const rows = await page
        .locator("quintet-embed-reference tr:has(td)")
        .evaluateAll((all) => all.map(({ cells }) => [cells[0].innerText, cells[2].innerText]));
    const expected = definitions.map(({ name, default: value, without }) => [
        name,
        String(value ?? messages[`standard.${without}`]),
    ]);
    assert.deepEqual(Object.fromEntries(rows), Object.fromEntries(expected));
});

test("an arena: its fields, the preview and the code", slow, async () => {
    const page = await openBuilder();
    await page.locator('input[name="mode"][value="arena"]').check();
    await page.locator("#opponent").selectOption("level:easy");
    await page.locator("#script").selectOption("javascript");
    await page.locator("#template").selectOption("greedy");
    const preview = await until(async () => {
        const frame = page.frames()[1];
        return frame && new URL(frame.url()).searchParams.get("template") === "greedy" ? frame : null;
    }, "a preview");
    await preview.getByRole("button", { name: "Play a game" }).waitFor();
    assert.equal(await preview.locator('[name="rival"]').first().inputValue(), "level:easy");
    for (const gone of ["[name^=seat]", "#solution", '[name="control.status"]', '[name="coordinates"]'])
        assert.equal(await page.locator(gone).count(), 0, gone);
    assert.match(
        await codeOf(page, "frame"),
        /mode=arena.*opponent=level(:|%3A)easy.*template=greedy.*script=javascript/s,
    );
    await page.locator("#goal").fill("101");
    await page.locator("#goal-problem .problem").waitFor();
    assert.deepEqual(await page.locator("#goal").getAttribute("aria-invalid"), "true");
    assert.deepEqual(page.problems, []);
});
