/** Games that are kept under a name, and games from elsewhere: pasted, dropped, of other programs, many in one file. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { slipLine } from "../../web/app/json-slip.js";
import { Library } from "../../web/app/library.js";
import { readRecords } from "../../web/app/record-texts.js";
import { openMemory } from "../../web/app/storage.js";
import { storageOf } from "./app-engine.mjs";
import { focused, look, openApp, quick, ready, until } from "./app-page.mjs";
import { becomes, desk, eventually, openBrowser, phone } from "./browser.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

const slow = { timeout: 60_000 };
/** @typedef {import("./app-page.mjs").Page} Page */

const entry = (name, date = 1) => ({
    name,
    date,
    saved: { record: { game: "cachex", actions: ["PLACE 0,1"] }, seats: ["person", "easy"], paused: false },
    picture: "",
});

test("a library keeps, renames, removes and brings back", () => {
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
    // Another window on the same storage sees the same.
    assert.equal(new Library(openMemory(() => /** @type {any} */ (storage))).list().length, 2);
});

test("a library on a full or forbidden storage says so and loses nothing", () => {
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

test("what others wrote into the library is passed over", () => {
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

test("records are read from one object, an array, or one in each line, with their lines", () => {
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

test("a text that is no record says so, and a slip in one its line", () => {
    assert.equal(problemOf("").key, "problem.notARecord");
    assert.equal(problemOf("hello").key, "problem.notARecord");
    assert.deepEqual(problemOf('{\n  "game": "cachex",\n  "actions": ["PLACE 0,1",]\n}'), {
        key: "problem.brokenLine",
        params: { line: 3 },
    });
    assert.equal(problemOf('{"game":"hive","actions":[5]}').key, "problem.badAction");
});

test("the line of a slip is found, whatever it is", () => {
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
    for (const [text, line] of slips) assert.equal(slipLine(text), line, JSON.stringify(text.slice(0, 60)));
});

test("golden files are read whole", async () => {
    const text = await readFile(new URL("../data/hive-games.jsonl", import.meta.url), "utf8");
    const { found, broken } = readRecords(text);
    assert.equal(found.length, text.trim().split("\n").length);
    assert.deepEqual(broken, []);
});

/** @param {Page} page @param {"saves" | "open" | "share"} name */
async function openSheet(page, name) {
    await page.locator("quintet-controls [data-do=more]").click();
    await page.locator(`quintet-menu [data-do=${name}]`).click();
    await page.locator(`quintet-${name}`).waitFor();
}

const hash = "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0";
const names = (page) => page.locator("quintet-saves .name").allInnerTexts();

test("a game is saved, renamed, deleted, brought back and opened, with a picture", slow, async () => {
    const page = await openApp(browser, { hash, storage: quick });
    await ready(page);
    await openSheet(page, "saves");
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
    await openSheet(page, "saves");
    await page.locator("quintet-saves [data-do=openSave]").click();
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 3);
    await page.locator("quintet-sheet").waitFor({ state: "detached" });
    assert.deepEqual((await look(page)).seats, ["person", "easy"]);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("where nothing can be kept, a sentence says so and the game stays", slow, async () => {
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
    await openSheet(page, "saves");
    await page.locator("quintet-saves [data-do=keep]").click();
    await page.locator('quintet-notices [data-key="notice.noRoom"]').waitFor();
    await page.getByText("Games you save are kept here").waitFor();
    assert.equal((await look(page)).length, 3);
    await page.context().close();
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

/** Drops until the page, which listens when it has nothing else to do, takes it. */
async function dropped(page, what, taken) {
    await eventually(async () => {
        await drop(page, what);
        await taken.waitFor({ timeout: 2000 }).catch(() => {});
        assert.ok(await taken.isVisible());
    });
}

test(
    "a file of several games is dropped: they are offered, and what is wrong is named with line and move",
    slow,
    async () => {
        const page = await openApp(browser, { storage: quick });
        await ready(page);
        await dropped(page, { file: lines }, page.locator("quintet-open [data-line='1']"));
        await page.getByText("Line 3: This is not a game that Quintet can read").waitFor();
        await page.locator("quintet-open [data-line='2']").click();
        const notice = page.locator('quintet-notices [data-key="problem.refusedAt"]');
        await eventually(async () => assert.match(await notice.innerText(), /Line 2: .*move 2 is not possible/));
        assert.equal((await look(page)).game, "chexers");
        await page.locator("quintet-open [data-do=keepAll]").click();
        await becomes(() => names(page), ["First", "Chexers 2"]);
        await page.locator("quintet-saves [data-do=openSave]").first().click();
        await until(page, (model) => model.state.game === "cachex" && model.state.length === 1);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    },
);

test("a link is dropped and opens", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    const opened = page.locator('quintet-notices [data-key="notice.opened"], quintet-board .cell[data-cell="4,4"]');
    await dropped(page, { text: `https://example.org/quintet/${hash}` }, opened.first());
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 3);
    await page.context().close();
});

test("where the device can send, the link is handed to it", slow, async () => {
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
    await openSheet(page, "share");
    await page.locator("quintet-share [data-do=send]").click();
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (window).sent?.url.replace(/^.*#/, "#")),
        "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0",
    );
    await page.context().close();
});

test("a game is pasted anywhere, and other text is left alone", slow, async () => {
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
    // The page listens when it has nothing else to do.
    await becomes(() => paste('{"game":"cachex","actions":["PLACE 2,2"]}'), true);
    await until(page, (model) => model.state.game === "cachex");
    for (const text of ["hello; world", "{ a: 1 }", "https://example.org/#top"]) assert.equal(await paste(text), false);
    await page.context().close();
});

test("Hive goes out and comes in as other programs write it", slow, async () => {
    const page = await openApp(browser, { hash: "#game=hive&actions=wS1;bA1+wS1-;wQ+-wS1", storage: quick });
    await ready(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openSheet(page, "share");
    await page.getByRole("button", { name: "Copy as UHP GameString" }).click();
    let text = "";
    await eventually(async () => {
        text = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(text, /^Base;InProgress;Black\[2\];wS1;bA1 wS1-;wQ -wS1$/);
    });
    await page.keyboard.press("Escape");
    await page.locator("quintet-sheet").waitFor({ state: "detached" });
    await openSheet(page, "open");
    await page.locator("quintet-open textarea").fill("Base+MLP;InProgress;White[2];wM;bL wM-");
    await page.locator("quintet-open [data-do=open]").click();
    await until(page, (model) => model.state.game === "hive" && model.state.options.expansions === "MLP");
    assert.deepEqual((await look(page)).actions, ["wM", "bL wM-"]);
    await page.locator("quintet-sheet").waitFor({ state: "detached" });
    await openSheet(page, "open");
    await page.locator("quintet-open textarea").fill("Base;InProgress;White[2];wS1;bXX wS1-");
    await page.locator("quintet-open [data-do=open]").click();
    await page.locator("quintet-notices .error").waitFor();
    assert.deepEqual((await look(page)).actions, ["wM", "bL wM-"], "the game on the board stays");
    await page.context().close();
});

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, but for what is minor. @param {Page} page */
async function violations(page) {
    await page.evaluate(axeSource);
    const found = await page.evaluate(() =>
        /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] }),
    );
    return found.violations
        .filter(({ impact }) => impact !== "minor")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(" ")).join(" | ")}`);
}

for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const [name, options] of Object.entries({
        desk: { viewport: desk },
        phone: { viewport: phone, locale: "fa-IR" },
    })) {
        test(`axe finds nothing: saved games and the games of a file, ${name}, ${theme}`, slow, async () => {
            const page = await openApp(browser, { theme, ...options, hash, storage: quick });
            await ready(page);
            await openSheet(page, "saves");
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
            await page.locator("quintet-sheet").waitFor({ state: "detached" });
            await dropped(page, { file: lines }, page.locator("quintet-open [data-line='1']"));
            await becomes(() => violations(page), [], "games of a file");
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            assert.equal(width, options.viewport.width);
            await page.context().close();
        });
    }
}
