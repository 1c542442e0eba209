/**
 * The sheets and their keys on paper: printed as PDF, with as many pages and boards as they have, without answers where
 * students look; and QR codes that another program reads, each of which opens its position on the board.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { shownRecord, variantsOf } from "../../../../web/course/activity.js";
import { paperFills } from "../../../../web/course/paper/paper.js";
import { placedTree } from "../../../../web/course/paper/paper-tree.js";
import { printable } from "../../../../web/course/paper/pictures.js";
import { readLink } from "../../../../web/record/link.js";
import { becomes, chooseFiles, eventually } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { pdfPages } from "../../pdf-text.mjs";
import { startEngine } from "../engine.mjs";

const slow = { timeout: 400_000 };
const jsQrFile = createRequire(import.meta.url).resolve("jsqr");
const A4 = { format: "A4", margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" } };
/** 2 cm in CSS pixels. */
const TWO_CM = (2 / 2.54) * 96;

const browser = await testBrowser();

const example = async (/** @type {string} */ name) =>
    JSON.parse(await readFile(new URL(`../../../../web/examples/course/drafts/${name}.json`, import.meta.url), "utf8"));
/** As texts in a PDF are read. @param {string} text  in Markdown */
const bare = (text) => text.replace(/[*`\s]/g, "");

/** Begins a sheet and waits for its pictures. @param {string} name */
async function begin(name) {
    const page = await browser.open(`/web/course.html?src=examples/course/${name}.json`, { reducedMotion: true });
    await page.locator("[data-do=begin]").waitFor();
    // The code draws the same tasks each time.
    const code = page.locator("quintet-course-frame input[type=text]");
    if (await code.count()) await code.fill("Ada");
    await page.locator("[data-do=begin]").click();
    const { items } = await example(name);
    const count = items.filter((/** @type {any} */ { record }) => record).length;
    await becomes(() => page.locator(".paper .code svg").count(), count);
    return { page, count };
}

/** What a reader sees in an element of the page. @param {any} place @param {any} reader  an empty page with jsQR */
async function scan(place, reader) {
    const png = (await place.screenshot()).toString("base64");
    return reader.evaluate(async (/** @type {string} */ data) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = /** @type {any} */ (canvas.getContext("2d"));
        context.drawImage(bitmap, 0, 0);
        const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        return /** @type {any} */ (globalThis).jsQR(pixels, bitmap.width, bitmap.height)?.data ?? null;
    }, png);
}

test("each printed code is large enough, and opens the board at the position beside it", slow, async () => {
    const { page, count } = await begin("heuristics");
    const reader = await browser.openBlank();
    await reader.addScriptTag({ path: jsQrFile });
    await page.emulateMedia({ media: "print" });
    const records = (await example("heuristics")).items.flatMap((/** @type {any} */ item) =>
        item.record ? [shownRecord(item.record)] : [],
    );
    const { engine } = await startEngine();
    for (let number = 0; number < count; ++number) {
        const code = page.locator(".paper .code svg").nth(number);
        const box = await code.boundingBox();
        assert.ok(box && box.width >= TWO_CM && Math.abs(box.width - box.height) < 1, JSON.stringify(box));
        const address = await scan(code, reader);
        assert.ok(address?.startsWith(`${browser.origin}/web/play.html#`), `code ${number + 1}: ${address}`);
        const { state } = await engine.load(records[number]);
        const board = await browser.open(address);
        const shown = () =>
            board.evaluate(() => {
                const { state: seen } = /** @type {any} */ (document.querySelector("quintet-app"))?.model ?? {};
                return seen && { game: seen.game, position: seen.position, length: seen.length };
            });
        await becomes(shown, { game: state.game, position: state.position, length: state.length });
        // Nothing moves by itself: people sit on all seats.
        await board.locator("quintet-board .token").first().waitFor();
        await becomes(shown, { game: state.game, position: state.position, length: state.length });
        assert.deepEqual(board.problems, []);
        await board.close();
    }
    engine.close();
    assert.deepEqual(page.problems, []);
});

test("a link on paper holds nothing after the position shown", slow, async () => {
    const actions = ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const record = { game: "cachex", options: { size: 3 }, actions };
    const items = [
        { id: "line", kind: "find", record: { ...record, ply: 4 }, goal: { kind: "line", right: ["PLACE 2,0"] } },
        { id: "replay", kind: "replay", record, stops: [{ ply: 2, kind: "text", text: "?", right: ["a"] }] },
    ];
    const activity = { quintet: "activity", version: 1, id: "links", title: "Links", items };
    const page = await browser.open("/web/course.html");
    await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": activity });
    await page.locator("[data-do=begin]").click();
    await becomes(() => page.locator(".paper .code").count(), 2);
    const links = await page.locator(".paper .code").evaluateAll((/** @type {any[]} */ all) => all.map((a) => a.href));
    const read = await Promise.all(links.map((link) => readLink(new URL(link).hash)));
    assert.deepEqual(read[0].record.actions, actions.slice(0, 4));
    // A stop has its position alone: the moves since the last one may be what that one asks for.
    assert.deepEqual([read[1].record.actions, read[1].record.setup], [[], "rb./.../... r 2"]);
    // A sheet in a file has no address that a phone could open.
    assert.equal(printable("play.html"), "");
});

test("a dark theme does not reach the paper", slow, async () => {
    const dark = { theme: /** @type {const} */ ("dark") };
    const student = await browser.open("/web/course.html?src=examples/course/search.json&theme=dark", dark);
    await student.locator("quintet-course-frame input[type=text]").fill("Ada");
    await student.locator("[data-do=begin]").click();
    await becomes(() => student.locator(".paper .code").count(), 4);
    const teacher = await browser.open("/web/course/make.html", dark);
    await teacher.locator("[data-do=add]").waitFor();
    for (const page of [student, teacher]) {
        await page.emulateMedia({ media: "print" });
        const ground = await page.evaluate(() => {
            const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
            return [backgroundColor, colorScheme];
        });
        assert.deepEqual(ground, ["rgb(255, 255, 255)", "light"]);
    }
    const ink = await student
        .locator(".paper h2")
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    assert.equal(ink, "rgb(0, 0, 0)");
});

test("the legend on paper has the shades of the positions", slow, async () => {
    const { engine, games } = await startEngine();
    for (const { id, players } of games) {
        const { svg } = await engine.call("svg", { game: id }, undefined);
        const drawn = [...svg.matchAll(/<circle [^>]*r="7.2"[^>]*fill="(#\w+)"[^>]*\/>/g)].map(([, fill]) => fill);
        assert.deepEqual(
            drawn.slice(-players.length),
            players.map((_, player) => paperFills(players, player)[0]),
            id,
        );
    }
    engine.close();
});

test("names and values of leaves have room beside each other", () => {
    const placed = placedTree("(longer:3 longest:12 c:4)");
    assert.ok(placed);
    const [, ...leaves] = placed.nodes;
    for (const [i, { x, name, value }] of leaves.entries()) {
        const next = leaves[i + 1];
        if (next) assert.ok(next.x - x > value.length * 4 + name.length * 7 + next.value.length * 4, name);
    }
});

test("trees are drawn, with room to write values; what is no tree or too wide stays text", () => {
    const placed = placedTree("(A:(B:3 -12) C:((1 2) 4))");
    assert.ok(placed);
    const named = Object.fromEntries(placed.nodes.map((node) => [node.name || node.value || "root", node]));
    assert.deepEqual(
        placed.nodes.map(({ name, value }) => `${name} ${value}`.trim()),
        ["", "A", "B 3", "a2 -12", "C", "c1", "c1a 1", "c1b 2", "c2 4"],
    );
    const [root] = placed.nodes;
    assert.deepEqual([root.y, named.A.y, named.B.y], [0, named.A.y, 2 * named.A.y]);
    assert.ok(named.B.x < named.a2.x && named.a2.x < named.c1a.x, "leaves in their order");
    assert.equal(named.A.x, (named.B.x + named.a2.x) / 2);
    assert.ok(placed.width > named.c2.x);
    assert.deepEqual(
        placedTree("((1, 2,6) (4,3,3))")?.nodes.map(({ value }) => value),
        ["", "(1,2,6)", "(4,3,3)"],
    );
    for (const text of ["", "(1 2", "7", `(${"1 ".repeat(41)})`]) assert.equal(placedTree(text), null, text);
});

for (const [name, pages] of /** @type {[string, number][]} */ ([
    ["search", 3],
    ["three-players", 4],
    ["heuristics", 3],
])) {
    test(`${name}: ${pages} pages with all tasks, boards and codes, and no answer`, slow, async () => {
        const { page, count } = await begin(name);
        const { items } = await example(name);
        const printed = pdfPages(await page.pdf(A4));
        assert.equal(printed.length, pages);
        for (const { text } of printed) assert.ok(text.length > 50, "no page is empty");
        const text = printed
            .map((each) => each.text)
            .join("")
            .normalize("NFKC");
        assert.equal(printed.flatMap(({ links }) => links).length, count);
        for (const [number, item] of items.entries()) {
            const title = bare(item.title.en ?? item.title);
            assert.ok(text.includes(`${number + 1}.${title}`), title);
            for (const { explain } of variantsOf(item)) {
                if (explain) assert.ok(!text.includes(bare(explain.en ?? explain)), `${item.id}: the explanation`);
            }
            if (item.kind === "text") {
                for (const answer of item.right) assert.ok(!text.includes(bare(answer)), `${item.id}: ${answer}`);
            }
        }
        for (const option of items[0].options ?? []) assert.ok(text.includes(bare(option.en ?? option)));
        assert.deepEqual(page.problems, []);
    });
}

test("before a sheet has begun, its first page is on paper", slow, async () => {
    const page = await browser.open("/web/course.html?src=examples/course/search.json");
    await page.locator("[data-do=begin]").waitFor();
    const printed = pdfPages(await page.pdf(A4));
    assert.equal(printed.length, 1);
    assert.match(printed[0].text, /Tentasksonminimaxandalpha-beta/);
});

test("a game with stops has a board for each of them, and breaks between them", slow, async () => {
    const record = { game: "halma", actions: ["1,2-3,4", "13,12-12,11", "0,2-4,4", "15,12-11,10"] };
    const stops = [1, 2, 3].map((ply) => ({ ply, kind: "text", text: `Stop ${ply}`, right: ["a"] }));
    const activity = {
        quintet: "activity",
        version: 1,
        id: "stops",
        title: "Stops",
        items: [{ id: "a", kind: "replay", record, stops }],
    };
    const page = await browser.open("/web/course.html");
    await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": activity });
    await page.locator("[data-do=begin]").click();
    await becomes(() => page.locator(".paper .position svg").count(), 3);
    const printed = pdfPages(await page.pdf(A4));
    assert.deepEqual(
        printed.map(({ text, links }) => [[1, 2, 3].filter((stop) => text.includes(`Stop${stop}`)), links.length]),
        [
            [[1, 2], 2],
            [[3], 1],
        ],
    );
});

test("a teacher prints the sheet and the key of a draft", slow, async () => {
    const draft = await example("search");
    const page = await browser.open("/web/course/make.html");
    await page.evaluate(() => {
        window.print = () => {};
    });
    await chooseFiles(page.locator("[data-do=open]"), { "draft.json": draft });
    await page.locator("#try ~ [role=status] .fine").waitFor();
    const textOf = async () => {
        const printed = pdfPages(await page.pdf(A4));
        return {
            pages: printed.length,
            links: printed.flatMap(({ links }) => links).length,
            text: printed
                .map((each) => each.text)
                .join("")
                .normalize("NFKC"),
        };
    };
    const screen = await textOf();
    assert.ok(screen.text.includes("Savethesheet"), "nothing is prepared: the page itself");
    await page.keyboard.press("Control+p");
    await becomes(() => page.locator(".paper .code svg").count(), 4);
    const sheet = await textOf();
    assert.deepEqual([sheet.pages, sheet.links], [4, 4]);
    assert.ok(sheet.text.startsWith(bare(draft.title)), sheet.text.slice(0, 80));
    for (const { explain } of draft.items) assert.ok(!explain || !sheet.text.includes(bare(explain)));

    await page.locator("[data-do=print-key]").click();
    await eventually(async () => assert.equal((await page.locator(".paper .answers").count()) > 0, true));
    const key = await textOf();
    assert.equal(key.links, 0);
    const { engine } = await startEngine();
    const [stone] = draft.items.filter((/** @type {any} */ { id }) => id === "one-stone");
    const { win } = await engine.call("findWin", stone.record, { plies: 1, positions: 1000 });
    engine.close();
    assert.ok(key.text.includes(`:${bare(win.solutions.join(" | "))}`), "what wins at once");
    for (const item of draft.items) {
        for (const { explain } of variantsOf(item)) {
            if (explain) assert.ok(key.text.includes(bare(explain)), `${item.id}: the explanation`);
        }
        if (item.kind === "choice") {
            for (const right of item.right) assert.ok(key.text.includes(`–${bare(item.options[right])}`), item.id);
        }
    }
    assert.deepEqual(page.problems, []);
});

test("the key of trees to fill in draws their windows, values and cut-offs", slow, async () => {
    const draft = await example("trees");
    const page = await browser.open("/web/course/make.html");
    await page.evaluate(() => {
        window.print = () => {};
    });
    await chooseFiles(page.locator("[data-do=open]"), { "draft.json": draft });
    await page.locator("#try ~ [role=status] .fine").waitFor();
    await page.locator("[data-do=print-key]").click();
    const trees = page.locator(".paper .answers svg.tree");
    await becomes(() => trees.count(), 3);
    const drawn = await trees.evaluateAll((all) =>
        all.map((tree) => ({
            label: tree.getAttribute("aria-label") ?? "",
            boxes: tree.querySelectorAll("rect").length,
            texts: [...tree.querySelectorAll(".answer text")].map(({ textContent }) => textContent ?? ""),
            cuts: tree.querySelectorAll(".cut").length,
        })),
    );
    const [minimax, cuts, windows] = drawn;
    assert.equal(minimax.texts.length, minimax.boxes, "a value in each box");
    assert.equal(minimax.cuts, 0);
    for (const each of [cuts, windows]) {
        const named = each.label.match(/Cut off: ([^;]*)/)?.[1].split(", ") ?? [];
        assert.ok(each.cuts > 0);
        assert.equal(each.cuts, named.length, "a stroke for each branch that is cut off");
    }
    assert.ok(windows.texts.includes("[−∞, ∞]"), windows.texts.join(" "));
    assert.ok(cuts.texts.every((text) => !text.startsWith("[")));
    assert.deepEqual(page.problems, []);
});
