/** Named games, and games from outside: pasted, dropped, from other programs, several in one file. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Library } from "../../../web/game/library.js";
import { errorLine } from "../../../web/record/json-error-line.js";
import { readRecords } from "../../../web/record/record-texts.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { storageOf } from "../app-engine.mjs";
import { looks, violations } from "../axe.mjs";
import { becomes, eventually } from "../browser.mjs";
import { focused, look, openApp, quick, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */

const entry = (name, date = 1) => ({
    name,
    date,
    saved: { record: { game: "cachex", actions: ["PLACE 0,1"] }, seats: ["person", "easy"], paused: false },
    picture: "",
});

test("a library saves, renames, removes and restores games", () => {
    const storage = storageOf();
    const library = new Library(openMemory(() => /** @type {any} */ (storage)));
    assert.equal(library.add(entry("one")), true);
    assert.equal(library.add(entry("two", 2)), true);
    assert.deepEqual(
        library.list().map(({ name }) => name),
        ["two", "one"],
    );
    const [two] = library.list();
    library.put({ ...two, name: "zwei" });
    assert.equal(library.list()[0].name, "zwei");
    library.remove(two.id);
    assert.deepEqual(
        library.list().map(({ name }) => name),
        ["one"],
    );
    library.put(two);
    assert.deepEqual(library.list()[0], two);
    // Another window with the same storage sees the same games.
    assert.equal(new Library(openMemory(() => /** @type {any} */ (storage))).list().length, 2);
});

test("a library on full or forbidden storage reports it and loses nothing", () => {
    const storage = storageOf();
    let room = 1;
    const full = {
        ...storage,
        setItem(key, value) {
            if (key.includes("library/") && room-- <= 0) throw new DOMException("full", "QuotaExceededError");
            storage.setItem(key, value);
        },
    };
    const library = new Library(openMemory(() => /** @type {any} */ (full)));
    assert.equal(library.add(entry("one")), true);
    assert.equal(library.add(entry("two")), false);
    assert.deepEqual(
        library.list().map(({ name }) => name),
        ["one"],
    );
    const [one] = library.list();
    assert.equal(library.put({ ...one, name: "uno" }), false);
    assert.equal(library.list()[0].name, "one");
    const none = new Library(
        openMemory(() => {
            throw new DOMException("denied", "SecurityError");
        }),
    );
    assert.equal(none.add(entry("one")), false);
    assert.deepEqual(none.list(), []);
});

test("foreign data in the library is ignored", () => {
    const storage = storageOf({
        "quintet/library": JSON.stringify(["a", 5, null, "b", "c"]),
        "quintet/library/a": "{broken",
        "quintet/library/b": JSON.stringify({
            name: 7,
            date: "x",
            saved: { record: { game: "hive" } },
            picture: "https://evil",
        }),
        "quintet/library/c": JSON.stringify({ saved: { record: { game: 5 } } }),
    });
    const list = new Library(openMemory(() => /** @type {any} */ (storage))).list();
    assert.deepEqual(list, [
        { id: "b", name: "7", date: 0, saved: { record: { game: "hive" }, seats: [], paused: false }, picture: "" },
    ]);
});

const one = '{"game":"cachex","actions":["PLACE 0,1"]}';
const problemOf = (text) => {
    try {
        return readRecords(text);
    } catch (error) {
        return error.problem;
    }
};

test("records are read from one object, an array or one per line, with their lines", () => {
    assert.deepEqual(
        readRecords(one).found.map(({ line }) => line),
        [0],
    );
    assert.deepEqual(readRecords(JSON.stringify(JSON.parse(one), null, 2)).found.length, 1);
    assert.deepEqual(
        readRecords(`[${one},${one}]`).found.map(({ line }) => line),
        [1, 2],
    );
    const several = readRecords(`${one}\n\n${one}\n{"game":5}\nrubbish\n`);
    assert.deepEqual(
        several.found.map(({ line }) => line),
        [1, 3],
    );
    assert.deepEqual(
        several.broken.map(({ line, problem }) => [line, problem.problem.key]),
        [
            [4, "problem.noGame"],
            [5, "problem.notARecord"],
        ],
    );
});

test("a text without a record is reported, and a syntax error with its line", () => {
    assert.equal(problemOf("").key, "problem.notARecord");
    assert.equal(problemOf("hello").key, "problem.notARecord");
    assert.deepEqual(problemOf('{\n  "game": "cachex",\n  "actions": ["PLACE 0,1",]\n}'), {
        key: "form.brokenLine",
        params: { line: 3 },
    });
    assert.equal(problemOf('{"game":"hive","actions":[5]}').key, "problem.badAction");
});

test("the line of any syntax error is found", () => {
    const slips = [
        ['{\n"a": 1,\n}', 3],
        ['{\n"a": 1\n"b": 2}', 3],
        ['{\n"a" 1}', 2],
        ["[\n1,\n[2, 3\n}", 4],
        ["[\n1,\n2\n", 3],
        ['{"a":\n"un\nfinished', 2],
        ["[1,\n01]", 2],
        ['["\\x"\n]', 1],
        ["{}\n{}", 2],
        [`${"[".repeat(100_000)}\n!`, 2],
    ];
    for (const [text, line] of slips) assert.equal(errorLine(text), line, JSON.stringify(text.slice(0, 60)));
});

test("golden files are read completely", async () => {
    const text = await readFile(new URL("../../data/hive-games.jsonl", import.meta.url), "utf8");
    const { found, broken } = readRecords(text);
    assert.equal(found.length, text.trim().split("\n").length);
    assert.deepEqual(broken, []);
});

/** @param {Page} page @param {"saves" | "open" | "share"} name */
async function openDrawer(page, name) {
    await page.locator("quintet-controls [data-do=more]").click();
    await page.locator(`quintet-menu [data-do=${name}]`).click();
    await page.locator(`quintet-${name}`).waitFor();
}

const hash = "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0";
const names = (page) => page.locator("quintet-saves .name").allInnerTexts();

test("a game is saved with a picture, renamed, deleted, restored and opened", slow, async () => {
    const page = await openApp(browser, { hash, storage: quick });
    await ready(page);
    await openDrawer(page, "saves");
    await becomes(() => page.locator("quintet-saves .keep input").inputValue(), "Cachex 1");
    await page.locator("quintet-saves .keep input").fill("Steal");
    await page.keyboard.press("Enter");
    await becomes(() => names(page), ["Steal"]);
    assert.match(
        await page.locator("quintet-saves .item").innerText(),
        /Cachex\s*Move 3 of 3\s+.*20\d\d.*\s*Person – Easy/,
    );
    await page.waitForFunction(() => {
        const saves = /** @type {any} */ (document.querySelector("quintet-app")).renderRoot.querySelector(
            "quintet-saves",
        );
        return saves.renderRoot.querySelector("img")?.naturalWidth > 50;
    });
    const saving = page.waitForEvent("download");
    await page.locator("quintet-saves [data-do=exportAll]").click();
    const lines = await readFile(await (await saving).path(), "utf8");
    assert.deepEqual(
        readRecords(lines).found.map(({ record }) => [record.name, record.actions?.length]),
        [["Steal", 3]],
    );
    await page.locator("quintet-saves [data-do=rename]").click();
    await becomes(() => focused(page), "input");
    await page.keyboard.type("The steal");
    await page.keyboard.press("Enter");
    await becomes(() => names(page), ["The steal"]);
    await becomes(() => focused(page), "rename");
    await page.keyboard.press("Enter");
    await becomes(() => focused(page), "input");
    await page.keyboard.type("Something else");
    await page.keyboard.press("Escape");
    await becomes(() => names(page), ["The steal"]);
    await becomes(() => focused(page), "rename");
    await page.locator("quintet-saves [data-do=remove]").click();
    await becomes(() => names(page), []);
    await becomes(() => focused(page), "bringBack");
    await page.keyboard.press("Enter");
    await becomes(() => names(page), ["The steal"]);
    await page.reload();
    await ready(page);
    await page.locator("quintet-games button").first().click();
    await until(page, (model) => model.state.game === "chexers");
    await openDrawer(page, "saves");
    await page.locator("quintet-saves [data-do=openSave]").click();
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 3);
    await page.locator("quintet-drawer").waitFor({ state: "detached" });
    assert.deepEqual((await look(page)).seats, ["person", "easy"]);
    assert.deepEqual(page.problems, []);
});

test("without storage a message says so and the game stays", slow, async () => {
    const page = await openApp(browser, {
        hash,
        scripts: [
            () => {
                Storage.prototype.setItem = () => {
                    throw new DOMException("full", "QuotaExceededError");
                };
            },
        ],
    });
    await ready(page);
    await openDrawer(page, "saves");
    await page.locator("quintet-saves [data-do=keep]").click();
    await page.locator('quintet-notices [data-key="saves.noRoom"]').waitFor();
    await page.getByText("Games you save appear here").waitFor();
    assert.equal((await look(page)).length, 3);
});

test("damaged data on the device is named once and offered as a file, and other data stays", slow, async () => {
    const record = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,3"] };
    const entry = { id: "a", name: "Whole", date: 1, saved: { record, seats: ["person", "easy"] }, picture: "" };
    const page = await openApp(browser, {
        storage: {
            ...quick,
            current: "chexers",
            library: ["a", "b"],
            "library/a": entry,
            "library/b": { ...entry, id: "b", saved: null },
        },
        scripts: [
            () => {
                if (localStorage.getItem("quintet/damaged/game/chexers")) return;
                localStorage.setItem("quintet/game/chexers", '{"record":{"game":"chexers","act');
            },
        ],
    });
    await ready(page);
    const bar = page.locator("quintet-damaged");
    await eventually(async () =>
        assert.match(
            await bar.locator(".text").innerText(),
            /damaged and unreadable: a game\. Everything else is still here/,
        ),
    );
    assert.equal((await look(page)).game, "chexers");
    const strip = () => page.evaluate(() => Number.parseFloat(document.body.style.getPropertyValue("--strip")));
    const height = await bar.evaluate(({ offsetHeight }) => offsetHeight);
    await becomes(strip, height);
    const second = await bar.evaluateHandle((/** @type {any} */ first) => {
        const { t, found } = first;
        const made = Object.assign(document.createElement(first.localName), { t, found });
        document.body.prepend(made);
        return made;
    });
    await becomes(strip, 2 * height, "the page leaves room for all bars");
    await second.evaluate((/** @type {Element} */ made) => made.remove());
    await becomes(strip, height);
    await openDrawer(page, "saves");
    await becomes(() => names(page), ["Whole"]);
    assert.deepEqual(await violations(page), []);
    const saving = page.waitForEvent("download");
    await bar.locator("[data-do=saveDamaged]").click();
    const text = await readFile(await (await saving).path(), "utf8");
    assert.match(text, /^game\/chexers\n\{"record":\{"game":"chexers","act\n\nlibrary\/b\n\{"id":"b",/);
    // The end of the download may abort a reload.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await eventually(async () => {
        await page.reload().catch(() => {});
        assert.equal(await page.evaluate(() => "isOld" in window), false);
    });
    await ready(page);
    await openDrawer(page, "saves");
    await becomes(() => names(page), ["Whole"]);
    assert.equal(await bar.count(), 0);
    assert.deepEqual(page.problems, []);
});

const lines = [
    '{"game":"cachex","name":"First","actions":["PLACE 0,1"]}',
    '{"game":"chexers","actions":["MOVE -3,0 -2,0","EXIT 0,0"]}',
    "this is none",
].join("\n");

/** @param {Page} page @param {{text?: string, file?: string}} what */
const drop = (page, { text, file }) =>
    page.evaluate(
        ([plain, content]) => {
            const dataTransfer = new DataTransfer();
            if (content) dataTransfer.items.add(new File([content], "games.jsonl", { type: "application/json" }));
            if (plain) dataTransfer.setData("text/plain", plain);
            const how = { dataTransfer, bubbles: true, cancelable: true, composed: true };
            document.body.dispatchEvent(new DragEvent("dragover", how));
            document.body.dispatchEvent(new DragEvent("drop", how));
        },
        [text ?? "", file ?? ""],
    );

/** Drops repeatedly until the page accepts it, because the listener loads when the page is idle. */
async function dropped(page, what, taken) {
    await eventually(async () => {
        await drop(page, what);
        await taken.waitFor({ timeout: 2000 }).catch(() => {});
        assert.ok(await taken.isVisible());
    });
}

test("dropping a file with several games offers them, and names problems with line and action", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await dropped(page, { file: lines }, page.locator("quintet-open [data-line='1']"));
    await page.getByText("Line 3: Quintet can’t read this as a game").waitFor();
    await page.locator("quintet-open [data-line='2']").click();
    const notice = page.locator('quintet-notices [data-key="problem.refusedAt"]');
    await eventually(async () => assert.match(await notice.innerText(), /Line 2: .*move 2 is not possible/));
    assert.equal((await look(page)).game, "chexers");
    await page.locator("quintet-open [data-do=keepAll]").click();
    await becomes(() => names(page), ["First", "Chexers 2"]);
    await page.locator("quintet-saves [data-do=openSave]").first().click();
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 1);
    assert.deepEqual(page.problems, []);
});

test("dropping a link opens it", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    const opened = page.locator('quintet-notices [data-key="notice.opened"], quintet-board .cell[data-cell="4,4"]');
    await dropped(page, { text: `https://example.org/quintet/${hash}` }, opened.first());
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 3);
});

/** A log of the courses' referees. */
const logs = {
    chexers: "[game ] - Start Chexers game log at Tue Apr 30 12:00:00 2019\n[red  ] - MOVE from (-3, 3) to (-2, 2).\n",
    cachex: "turn 1: red: PLACE token in cell (0, 11)\n",
    tetress: "T0000.000\tRED\tinitialising\nT0001.500\tRED\tturn_end\t1\tPLACE(3-6, 3-5, 3-4, 3-3)\n",
};

test("logs of the courses' referees open, and the drawer lists every readable format", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    for (const [game, log] of Object.entries(logs)) {
        await openDrawer(page, "open");
        const shown = async () => await page.locator("quintet-open .forms").innerText();
        const forms = await page.evaluate(() =>
            /** @type {any} */ (document.querySelector("quintet-app")).model.games.flatMap(
                (/** @type {any} */ spec) => spec.reads,
            ),
        );
        assert.ok(forms.length >= 4, forms.join());
        await eventually(async () => {
            const text = await shown();
            for (const form of forms) assert.ok(text.includes(form), `${form} in ${text}`);
        });
        await page.locator("quintet-open textarea").fill(log);
        await page.locator("quintet-open [data-do=open]").click();
        await until(page, (model, id) => model.state.game === id && model.state.length === 1, game);
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
    }
    assert.equal((await look(page)).options.limits, "referee");

    // A board of a search exercise opens as a position, and a notice says what was assumed.
    const csv = `${" , , , , , , , , , , \n".repeat(9)} ,b,B, , , , , , , , \n ,r, , , , , , , , , `;
    await openDrawer(page, "open");
    await page.locator("quintet-open textarea").fill(csv);
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.setup.includes(".bb......../.r"));
    const told = page.locator('quintet-notices [data-key="form.told"]');
    assert.match(await told.innerText(), /Line 10: “B” was read as “b”.*Assumed: Red/);

    // What is refused stays in its field, with the form, the line and the reason.
    await openDrawer(page, "open");
    await page.locator("quintet-open textarea").fill(csv.replace("r", "x"));
    await page.locator("quintet-open [data-do=open]").click();
    const problem = page.locator("quintet-open .problem");
    await problem.waitFor();
    assert.match(await problem.innerText(), /2024 part A, line 11: the board can’t be read.*found "x"/s);
    assert.deepEqual(page.problems, []);
});

const match = [
    '{"game":"cachex","options":{"size":4},"actions":["PLACE 2,2"],"result":"red","reason":"chain","players":["level:easy","random"]}',
    '{"game":"chexers","actions":[],"result":"draw","players":["level:easy","random","algorithm:max-n"]}',
].join("\n");

test("a file of a match opens as a list with names and results", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    const first = page.locator("quintet-open [data-line='1']");
    await dropped(page, { file: match }, first);
    await becomes(
        async () => (await first.textContent()).trim().split(/\s+/).join(" "),
        "Cachex Line 1 1 move Red won Red: level:easy Blue: random",
    );
    const second = page.locator("quintet-open [data-line='2']");
    // The drawer slides in, and a hidden element has no inner text.
    await eventually(async () => {
        const text = await second.innerText();
        for (const part of ["Draw", "Red: level:easy", "Green: random", "Blue: algorithm:max-n"]) {
            assert.ok(text.includes(part), part);
        }
    });
    await first.click();
    await until(page, (model) => model.state.options.size === "4" && model.state.length === 1);
});

test("the link goes to the device's share dialog if there is one", slow, async () => {
    const page = await openApp(browser, {
        hash,
        storage: quick,
        scripts: [
            () => {
                Object.assign(Navigator.prototype, {
                    share: async (/** @type {unknown} */ what) => void Object.assign(window, { sent: what }),
                });
            },
        ],
    });
    await ready(page);
    await openDrawer(page, "share");
    await page.locator("quintet-share [data-do=send]").click();
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (window).sent?.url.replace(/^.*#/, "#")),
        "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0",
    );
});

test("a pasted game opens anywhere on the page, and other text is ignored", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    const paste = (text) =>
        page.evaluate((content) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", content);
            const event = new ClipboardEvent("paste", {
                clipboardData,
                bubbles: true,
                cancelable: true,
                composed: true,
            });
            document.body.dispatchEvent(event);
            return event.defaultPrevented;
        }, text);
    // The listener loads when the page is idle.
    await becomes(() => paste('{"game":"cachex","actions":["PLACE 2,2"]}'), true);
    await until(page, (model) => model.state.game === "cachex");
    for (const text of ["hello; world", "{ a: 1 }", "https://example.org/#top"]) assert.equal(await paste(text), false);
    // Formats of other programs, which the engine reads.
    await paste("turn 1: red: PLACE token in cell (0, 7)\nturn 2: blue: STEAL first move\n");
    await until(page, (model) => model.state.actions.join() === "PLACE 0,7,STEAL");
});

test("Hive games are exported and imported in the notation of other programs", slow, async () => {
    const page = await openApp(browser, { hash: "#game=hive&actions=wS1;bA1+wS1-;wQ+-wS1", storage: quick });
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDrawer(page, "share");
    await page.getByRole("button", { name: "Copy as UHP GameString" }).click();
    let text = "";
    await eventually(async () => {
        text = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(text, /^Base;InProgress;Black\[2\];wS1;bA1 wS1-;wQ -wS1$/);
    });
    await page.keyboard.press("Escape");
    await page.locator("quintet-drawer").waitFor({ state: "detached" });
    await openDrawer(page, "open");
    await page.locator("quintet-open textarea").fill("Base+MLP;InProgress;White[2];wM;bL wM-");
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.game === "hive" && model.state.options.expansions === "MLP");
    assert.deepEqual((await look(page)).actions, ["wM", "bL wM-"]);
    await page.locator("quintet-drawer").waitFor({ state: "detached" });
    await openDrawer(page, "open");
    await page.locator("quintet-open textarea").fill("Base+X;InProgress;White[2];wS1;bS1 wS1-");
    await page.locator("quintet-open [data-do=open]").click();
    await page.locator("quintet-open .problem").waitFor();
    assert.deepEqual((await look(page)).actions, ["wM", "bL wM-"], "the game on the board stays");
    // A game that is right up to some move opens up to there.
    await page.locator("quintet-open textarea").fill("Base;InProgress;White[2];wS1;bXX wS1-");
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.actions.join() === "wS1");
});

for (const [name, options] of Object.entries(looks)) {
    test(`axe finds no violations in saved games and in the games of a file, ${name}`, slow, async () => {
        const page = await openApp(browser, { ...options, hash, storage: quick });
        await ready(page);
        await openDrawer(page, "saves");
        await becomes(() => violations(page), [], "empty");
        await page.locator("quintet-saves [data-do=keep]").click();
        await page.locator("quintet-saves li").waitFor();
        await becomes(() => violations(page), [], "list");
        await page.locator("quintet-saves [data-do=rename]").click();
        await becomes(() => violations(page), [], "renaming");
        await page.locator("quintet-saves [data-do=renamed]").click();
        await page.locator("quintet-saves [data-do=remove]").click();
        await becomes(() => violations(page), [], "deleted");
        await page.keyboard.press("Escape");
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
        await dropped(page, { file: lines }, page.locator("quintet-open [data-line='1']"));
        await becomes(() => violations(page), [], "games of a file");
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, options.viewport.width);
    });
}
