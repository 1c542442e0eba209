// The tree of the lens in a browser: keys, ghosts, folding, following, export, screen readers.
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { drawAway } from "../../../../web/lens/tree/drawing/away.js";
import { endInPicture } from "../../../../web/lens/tree/drawing/edges.js";
import { violations } from "../../axe.mjs";
import { becomes, desk, phone } from "../../browser.mjs";
import { openTree, samples } from "../../drive/lens-tree.mjs";
import { testBrowser } from "../../for-tests.mjs";

const browser = await testBrowser({ sources: true });

/** @param {keyof typeof samples} name @param {Parameters<typeof openTree>[2]} [options] */
const open = (name, options) =>
    openTree(browser, samples[name].request, { players: samples[name].players, ...options });
/** The last node that the page was told about. @param {Awaited<ReturnType<typeof openTree>>} page */
const told = async (page) => (await page.events()).filter(([name]) => name === "quintet-node").at(-1)?.[1].node;

test("arrow keys walk to parent, child and sibling, and say what is there", async () => {
    const page = await open("book");
    await page.keys("Home");
    equal(await page.spoken(), "Root, value 3, window 3 to ∞, 3 children, the search is here");
    equal(await told(page), 0);
    await page.keys("ArrowDown");
    equal(await page.spoken(), "A, value 3, window −∞ to 3, 3 children, on the principal variation");
    await page.keys("ArrowRight");
    equal(await page.spoken(), "B, value 2, window 3 to 2, 1 child, 2 cut off, β ≤ α: 2 ≤ 3");
    equal(await page.active.getAttribute("aria-posinset"), "2");
    equal(await page.active.getAttribute("aria-setsize"), "3");
    equal(await page.active.getAttribute("aria-level"), "2");
    await page.keys("ArrowDown", "ArrowRight");
    equal(await page.spoken(), "b2, value 4, cut off, not searched, β ≤ α: 2 ≤ 3");
    await page.keys("ArrowUp", "ArrowRight", "ArrowRight");
    equal(await told(page), 7, "at the last sibling the right arrow stays");
    await page.keys("End");
    match((await page.spoken()) ?? "", /^a1, value 3/);
    deepEqual(page.problems, []);
});

test("keys that mean nothing here are left to the page", async () => {
    const page = await open("book");
    await page.evaluate(() => {
        Object.assign(window, { heard: [] });
        document.addEventListener("keydown", (event) => /** @type {any} */ (window).heard.push(event.key));
    });
    await page.keys("ArrowDown", "+", "0", "Enter", "p", "n");
    deepEqual(await page.evaluate(() => /** @type {any} */ (window).heard), ["p", "n"]);
});

test("a given tree stands whole from the start, with the values of leaves that are cut off", async () => {
    const page = await open("book", { step: 0 });
    const all = await page.items();
    equal(all.length, 13);
    const texts = async () => [...(await page.exported()).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    const said = await texts();
    for (const text of ["A", "B", "C", "a1", "b3", "c2", "3", "12", "4", "6", "14"]) ok(said.includes(text), text);
    await page.keys("Home", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight");
    equal(await page.spoken(), "b2, value 4");
    const early = await page.placeOf("node-3-0");
    await page.go(43);
    equal(await page.spoken(), "b2, value 4, cut off, not searched, β ≤ α: 2 ≤ 3");
    ok((await texts()).includes("6"), "still there when it is cut off");
    deepEqual(await page.placeOf("node-3-0"), early);
    deepEqual(await page.items(), all);
});

test("in a game the tree appears node by node, in places that do not change", async () => {
    const page = await open("cachex", { step: 0 });
    const first = await page.items();
    deepEqual(first.slice(0, 2), ["node-0-0", "node-1-0"], "the root and its first moves");
    ok(first.length <= 6 && first.every((name) => !name.startsWith("ghost")), first.join());
    const place = () => page.evaluate(() => /** @type {any} */ (window).tree.view.shown.items.get(3).x);
    const early = await place();
    await page.go(5000);
    equal(await place(), early);
    ok((await page.items("ghost")).length > 0);
    await page.go(9);
    equal((await page.items("ghost")).length, 0, "a cut is not shown before it happens, and not after going back");
});

test("at every cut-off of a large tree the path, the reply that refutes and what is left out are drawn", async () => {
    const page = await open("cachex", { step: 0, reducedMotion: true });
    const cuts = await page.evaluate(() => {
        const { replay } = /** @type {any} */ (window);
        const found = [];
        for (let event = 0; event < replay.events; ++event) if (replay.kind(event) === "cut") found.push(event);
        return found.filter((_, place) => place % Math.ceil(found.length / 60) === 0);
    });
    ok(cuts.length > 20);
    for (const everything of [false, true]) {
        if (everything) await page.locator("quintet-lens-tree [data-do=all]").click();
        await page.rest();
        const missing = await page.evaluate(async (events) => {
            const { pinsOf } = await import(`${location.origin}/web/lens/tree/layout/pins.js`);
            const { tree, cursor, go } = /** @type {any} */ (window);
            const { camera } = tree.view;
            const inView = (/** @type {any} */ box) =>
                box && box.x > 0 && box.x < camera.width && box.top < camera.height && box.bottom > 0;
            /** @type {string[]} */
            const faults = [];
            // Also when the value has gone back to the parent.
            for (const step of events.flatMap((/** @type {number} */ event) => [event + 1, event + 3])) {
                go(step);
                tree.performUpdate();
                const { shown } = tree.view;
                const { cut, line } = shown;
                if (cut < 0 || cursor.nodes[cut].leftOut === 0) faults.push(`${step}: no cut-off`);
                else if (line.some((/** @type {number} */ node) => !shown.itemOf(node)))
                    faults.push(`${step}: no item`);
                else if (!/stroke-dasharray/.test(await tree.exportSvg()))
                    faults.push(`${step}: nothing left out is drawn`);
                else {
                    const refutes = shown.itemOf(cursor.nodes[cut].cutBy);
                    const seen = inView(tree.view.boxOf(refutes)) || pinsOf(tree.view.picture()).has(refutes.level);
                    if (!seen) faults.push(`${step}: not in view`);
                }
            }
            return faults;
        }, cuts);
        deepEqual(missing, []);
    }
});

test("the child that UCT selects is drawn, and edges end at the root that is shown", async () => {
    const page = await open("hive", { step: 0 });
    const wrong = await page.evaluate(async () => {
        const { tree, replay, go } = /** @type {any} */ (window);
        const found = [];
        for (let event = 2000; event < replay.events && found.length < 5; event += 1) {
            if (replay.kind(event) !== "select" || event % 7 !== 0) continue;
            go(event + 1);
            tree.performUpdate();
            const { shown } = tree.view;
            const { child } = replay.event(event);
            const item = shown.itemOf(child);
            if (!item || shown.nodeOf(item) !== child || !shown.has(item)) found.push(event);
        }
        return found;
    });
    deepEqual(wrong, []);
    await page.close();

    const wide = await open("cachex", { step: 60 });
    const loose = await wide.evaluate(async () => {
        const { pinsOf } = await import(`${location.origin}/web/lens/tree/layout/pins.js`);
        const { draw } = await import(`${location.origin}/web/lens/tree/drawing/scene.js`);
        const { view } = /** @type {any} */ (window).tree;
        // The root beside the view, some of its children in it.
        view.camera.view = { ...view.camera.view, dx: view.camera.view.dx - 0.75 * view.camera.width };
        const picture = view.picture();
        const pinned = pinsOf(picture).get(0);
        const root = view.shown.layout.levels[0][0];
        const there = root.x * picture.view.scale + picture.view.dx;
        const ends = draw(picture)
            .filter(({ type }) => type === "lines")
            .flatMap(({ points }) => points.filter((/** @type {number} */ _, /** @type {number} */ i) => i % 4 === 0));
        return { pinned, there, atPin: ends.includes(pinned), atPlace: ends.includes(there) };
    });
    ok(loose.pinned !== undefined && loose.pinned !== loose.there, JSON.stringify(loose));
    ok(loose.atPin && !loose.atPlace, JSON.stringify(loose));
    await wide.close();
});

test("the child that UCT selects has its own name, also where it is hidden", async () => {
    const page = await open("hive", { step: 0, reducedMotion: true });
    const wrong = await page.evaluate(async () => {
        const { draw } = await import(`${location.origin}/web/lens/tree/drawing/scene.js`);
        const { nameOfItem } = await import(`${location.origin}/web/lens/tree/drawing/look.js`);
        const { tree, replay, cursor, go } = /** @type {any} */ (window);
        const found = [];
        let hidden = 0;
        for (let event = 0; event < replay.events && hidden < 20; ++event) {
            if (replay.kind(event) !== "select") continue;
            const { child } = replay.event(event);
            if (tree.view.shown.items.has(child)) continue;
            hidden += 1;
            go(event + 1);
            tree.performUpdate();
            const picture = tree.view.picture();
            const { text } = cursor.nodes[child];
            const name = nameOfItem(picture, tree.view.shown.itemOf(child), child);
            const drawn = draw(picture).some((/** @type {any} */ each) => each.type === "text" && each.text === name);
            if (name !== tree.view.nameOf(text) || !drawn) found.push({ event, text, name, drawn });
        }
        return hidden < 20 ? ["too few are hidden"] : found;
    });
    deepEqual(wrong, []);
});

test("no node is drawn where the names of levels are", async () => {
    const page = await open("cachex", { step: 5000 });
    const over = await page.evaluate(async () => {
        const { draw } = await import(`${location.origin}/web/lens/tree/drawing/scene.js`);
        const { gutterOf } = await import(`${location.origin}/web/lens/tree/layout/levels.js`);
        const picture = /** @type {any} */ (window).tree.view.picture();
        const gutter = gutterOf(picture);
        const list = draw(picture);
        const strip = list.findIndex(({ type, x, width }) => type === "box" && x === 0 && width === gutter);
        return { gutter, strip, names: list.slice(strip).filter(({ type }) => type === "text").length };
    });
    ok(over.gutter > 40 && over.strip > 0, "a strip of its own lies over what is panned under it");
    ok(over.names > 0 && over.names <= 5, `only names of levels are in it: ${over.names}`);
});

test("an unknown value is said to be unknown, and what is known of it is told", async () => {
    const page = await open("book", { step: 3 });
    await page.keys("Home");
    equal(await page.spoken(), "Root, value not known yet, window −∞ to ∞, the search is here");
    await page.go(20);
    equal(await page.spoken(), "Root, at least 3 so far, window 3 to ∞, 2 children");
});

test("space folds and unfolds; what is folded is counted", async () => {
    const page = await open("book");
    await page.keys("Home", "ArrowDown");
    equal(await page.active.getAttribute("aria-expanded"), "true");
    const all = (await page.items()).length;
    await page.keys(" ");
    match((await page.spoken()) ?? "", /folded, 3 nodes below$/);
    equal(await page.active.getAttribute("aria-expanded"), "false");
    equal((await page.items()).length, all - 3);
    await page.keys("Enter");
    equal((await page.items()).length, all);
});

test("wide nodes show the first children and the one that counts; the rest is opened on demand", async () => {
    const page = await open("tetress");
    const root = (await page.items("node")).length;
    ok(root < 100, `${root} nodes`);
    const more = await page.items("more");
    ok(more.length > 0);
    const [first] = more;
    await page.rest();
    await page.evaluate((name) => {
        const { view } = /** @type {any} */ (window).tree;
        const item = view.shown.layout.levels
            .flat()
            .find((/** @type {any} */ each) => `${each.kind}-${each.node}-${each.index}` === name);
        view.camera.show([item], [], false);
        view.paintSoon();
    }, first);
    const { x, y } = await page.placeOf(first);
    await page.mouse.click(x, y);
    const node = Number(first.split("-")[1]);
    const children = await page.evaluate((each) => /** @type {any} */ (window).cursor.nodes[each].children, node);
    const shown = new Set(await page.items("node"));
    ok(children.every((/** @type {number} */ child) => shown.has(`node-${child}-0`)));
    ok((await page.items("fewer")).includes(`fewer-${node}-0`));
});

test("everything can be unfolded, and folded again", async () => {
    const page = await open("cachex");
    const few = await page.items();
    const all = page.locator("quintet-lens-tree [data-do=all]");
    await all.click();
    await page.rest();
    const nodes = await page.evaluate(() => /** @type {any} */ (window).cursor.nodes.length);
    equal((await page.items("node")).length, nodes);
    equal((await page.items("more")).length, 0);
    await becomes(() => all.getAttribute("aria-pressed"), "true");
    await all.click();
    await page.rest();
    deepEqual(await page.items(), few);
});

test("the line to the current node is shown where its nodes are hidden, and nothing moves for it", async () => {
    const page = await open("tetress", { step: 0 });
    const places = () =>
        page.evaluate(() =>
            /** @type {any} */ (window).tree.view.shown.layout.levels
                .flat()
                .map((/** @type {any} */ { x, y }) => [x, y]),
        );
    const before = await places();
    // A leaf far behind the children that are shown.
    const leaf = await page.evaluate(() => {
        const { replay } = /** @type {any} */ (window);
        let event = 900;
        while (replay.kind(event) !== "leaf") ++event;
        return event + 1;
    });
    await page.go(leaf);
    const path = await page.evaluate(() => {
        const { view } = /** @type {any} */ (window).tree;
        return view.shown.path.map((/** @type {number} */ node) => {
            const item = view.shown.itemOf(node);
            return [item.kind, view.shown.nodeOf(item) === node, view.shown.has(item)];
        });
    });
    equal(path.length, 3);
    equal(path[2][0], "more");
    ok(path.every(([, right, seen]) => right && seen));
    deepEqual(await places(), before);
});

test("a node that the page chooses is shown, even if it is hidden", async () => {
    const page = await open("cachex");
    const hidden = await page.evaluate(() => {
        const { cursor, tree } = /** @type {any} */ (window);
        return cursor.nodes.findIndex(
            (/** @type {any} */ _, /** @type {number} */ node) =>
                !tree.view.shown.items.has(node) && cursor.path(node).length === 5,
        );
    });
    ok(hidden > 0);
    await page.evaluate((node) => {
        /** @type {any} */ (window).tree.selected = node;
    }, hidden);
    await becomes(async () => (await page.items("node")).includes(`node-${hidden}-0`), true);
    equal((await page.events()).length, 0, "the page is not told what it said");
    const { x, y } = await page.placeOf(`node-${hidden}-0`);
    await page.rest();
    ok(x !== undefined && y !== undefined);
});

test("the current node stays in view until the reader looks elsewhere", async () => {
    const page = await open("cachex", { step: 100 });
    const inView = async () => {
        await page.rest();
        return page.evaluate(() => {
            const { view } = /** @type {any} */ (window).tree;
            const item = view.shown.itemOf(view.shown.path.at(-1));
            const { x } = view.boxOf(item);
            return x > 0 && x < view.camera.width;
        });
    };
    await page.go(20_000);
    ok(await inView());
    await page.mouse.move(600, 500);
    await page.mouse.down();
    await page.mouse.move(400, 480, { steps: 4 });
    await page.mouse.up();
    deepEqual((await page.events()).at(-1), ["quintet-follow", { follow: false }]);
    const still = await page.evaluate(() => ({ .../** @type {any} */ (window).tree.view.camera.view }));
    await page.go(300);
    await page.rest();
    deepEqual(await page.evaluate(() => ({ .../** @type {any} */ (window).tree.view.camera.view })), still);
    const follow = page.locator("quintet-lens-tree [data-do=follow]");
    await follow.click();
    await becomes(inView, true);
    // The whole tree is too small to read, so nothing is followed until the reader asks for it again.
    const scale = () => page.evaluate(() => /** @type {any} */ (window).tree.view.camera.view.scale);
    await page.locator("quintet-lens-tree [data-do=fit]").click();
    await page.rest();
    ok((await scale()) < 0.5);
    deepEqual((await page.events()).at(-1), ["quintet-follow", { follow: false }]);
    deepEqual(await follow.getAttribute("aria-pressed"), "false");
    await follow.click();
    await becomes(inView, true);
    ok((await scale()) >= 0.75);
});

test("the wheel pans, with Ctrl it zooms around the pointer; buttons and keys zoom and fit", async () => {
    const page = await open("cachex");
    const view = () => page.evaluate(() => ({ .../** @type {any} */ (window).tree.view.camera.view }));
    await page.mouse.move(500, 400);
    const start = await view();
    await page.mouse.wheel(40, 30);
    await becomes(async () => (await view()).dx, start.dx - 40);
    equal((await view()).dy, start.dy - 30);
    const under = async () => {
        const { scale, dx, dy } = await view();
        return [Math.round((500 - dx) / scale), Math.round((400 - dy) / scale)];
    };
    const place = await under();
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -120);
    await page.keyboard.up("Control");
    await becomes(async () => (await view()).scale > start.scale, true);
    deepEqual(await under(), place);
    const scale = (await view()).scale;
    await page.keys("-");
    await page.rest();
    ok((await view()).scale < scale);
    await page.keys("0");
    await page.rest();
    const { bounds, width } = await page.evaluate(() => {
        const { camera } = /** @type {any} */ (window).tree.view;
        return { bounds: camera.bounds, width: camera.width };
    });
    const fitted = await view();
    ok(bounds.left * fitted.scale + fitted.dx >= -1 && bounds.right * fitted.scale + fitted.dx <= width + 1);
});

test("two fingers zoom and one drags", async () => {
    const page = await open("book", { viewport: phone, touch: true });
    const session = await page.context().newCDPSession(page);
    const view = () => page.evaluate(() => ({ .../** @type {any} */ (window).tree.view.camera.view }));
    const start = await view();
    const touch = (/** @type {string} */ type, /** @type {number[][]} */ points) =>
        session.send(
            "Input.dispatchTouchEvent",
            /** @type {any} */ ({ type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }),
        );
    await touch("touchStart", [
        [150, 400],
        [250, 400],
    ]);
    await touch("touchMove", [
        [120, 400],
        [280, 400],
    ]);
    await touch("touchMove", [
        [100, 400],
        [300, 400],
    ]);
    await touch("touchEnd", []);
    await becomes(async () => Math.round(((await view()).scale / start.scale) * 10), 20);
    const zoomed = await view();
    await touch("touchStart", [[200, 500]]);
    await touch("touchMove", [[220, 470]]);
    await touch("touchEnd", []);
    await becomes(async () => Math.round((await view()).dy - zoomed.dy), -30);
    equal((await page.events()).filter(([name]) => name === "quintet-node").length, 0, "a drag chooses nothing");
});

test("a press chooses a node, a ghost, or nothing", async () => {
    const page = await open("book");
    const press = async (/** @type {string} */ name) => {
        const { x, y } = await page.placeOf(name);
        await page.mouse.click(x, y);
    };
    await press("node-3-0");
    equal(await told(page), 3);
    await press("written-5-15");
    const note = page.locator("quintet-lens-tree .note");
    await becomes(
        () => note.innerText().then((text) => text.split("\n")),
        ["b3", "value 6", "cut off, not searched", "β ≤ α: 2 ≤ 3"],
    );
    const count = (await page.events()).length;
    await page.mouse.click(60, 700);
    equal((await page.events()).length, count);
});

test("without ghosts the tree has none", async () => {
    const page = await open("book");
    equal((await page.items("written")).length, 2);
    await page.evaluate(() => {
        /** @type {any} */ (window).tree.ghosts = false;
    });
    await becomes(async () => (await page.items("written")).length, 0);
});

for (const name of /** @type {(keyof typeof samples)[]} */ (["book", "three", "chexers", "cachex", "hive"])) {
    test(`the export of ${name} is an SVG with every item in view`, async () => {
        const page = await open(name);
        await page.keys("0");
        await page.rest();
        const svg = await page.exported();
        const found = await page.evaluate((text) => {
            const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
            const items = [...parsed.querySelectorAll("[data-item]")];
            return {
                error: parsed.querySelector("parsererror")?.textContent ?? "",
                items: items.map((item) => item.getAttribute("data-item")),
                untitled: items.filter((item) => !item.querySelector("title")?.textContent).length,
                outside: /href|url\(|@import|<script|var\(/.test(text),
                texts: [...parsed.querySelectorAll("text")].length,
            };
        }, svg);
        equal(found.error, "");
        deepEqual(found.items.sort(), (await page.items()).sort());
        equal(found.untitled, 0);
        ok(!found.outside, "nothing from elsewhere");
        ok(found.texts >= found.items.filter((item) => item?.startsWith("node")).length);
        deepEqual(page.problems, []);
    });
}

test("table hits and searches that are repeated have signs, and are told", async () => {
    const request = {
        record: { game: "cachex", options: { size: 3 }, actions: [] },
        options: { algorithm: "pvs", depth: 4, order: "table", deepening: true },
    };
    const page = await openTree(browser, request, { players: ["red", "blue"] });
    const nodes = await page.evaluate(() => {
        const { cursor } = /** @type {any} */ (window);
        return [
            cursor.nodes.findIndex((/** @type {any} */ { source }) => source === "table"),
            cursor.nodes.findIndex((/** @type {any} */ { searchedAgain }) => searchedAgain),
        ];
    });
    for (const [place, words] of [/from the table/, /searched again/].entries()) {
        await page.evaluate((node) => {
            /** @type {any} */ (window).tree.selected = node;
        }, nodes[place]);
        await becomes(async () => words.test((await page.spoken()) ?? ""), true);
    }
    equal((await page.items("node")).filter((name) => /^node-(0|1)-0$/.test(name)).length, 2);
    await page.keys("0");
    await page.rest();
    match(await page.exported(), /depth 4/, "every iteration has its own root");
});

test("UCT moves along its path, unless the reader wants less motion", async () => {
    for (const reducedMotion of [false, true]) {
        const page = await open("hive", { reducedMotion, step: 400 });
        const kinds = await page.evaluate(async () => {
            const { go, cursor, replay, tree } = /** @type {any} */ (window);
            const seen = [];
            for (let i = 0; i < 12; ++i) {
                go(cursor.step + 1);
                await tree.updateComplete;
                const { motion } = tree.view.picture();
                if (motion) seen.push([replay.kind(cursor.step - 1), motion.share]);
            }
            return seen;
        });
        const names = new Set(kinds.map(([kind]) => kind));
        for (const kind of ["select", "playout", "back-up"]) ok(names.has(kind), kind);
        ok(kinds.every(([, share]) => (reducedMotion ? share === 1 : share < 1)));
        await page.close();
    }
});

test("three players' values are told for each, and UCT's visits and mean", async () => {
    const page = await open("three");
    await page.keys("Home");
    equal(await page.spoken(), "Root, Player 1 4, Player 2 2, Player 3 1, 2 children, the search is here");
    await page.close();
    const hive = await open("hive");
    await hive.keys("Home");
    match((await hive.spoken()) ?? "", /^Root, value 0\.\d\d, 500 visits, \d+ children, the search is here$/);
    await hive.close();
});

test("a trace that grows is laid out again, and the current node keeps its place", async () => {
    const page = await open("cachex", { step: 60 });
    await page.evaluate(() => {
        const { replay, tree } = /** @type {any} */ (window);
        const Replay = replay.constructor;
        const half = replay.places[Math.floor(replay.events / 8)];
        const grown = new Replay();
        grown.follow({ words: replay.words.slice(0, half), texts: replay.texts });
        const cursor = grown.cursor();
        cursor.seek(2000);
        Object.assign(tree, { replay: grown, cursor, step: -1 });
        Object.assign(window, { grown, rest: replay.words.slice(half, replay.length) });
    });
    await page.evaluate(() => /** @type {any} */ (window).tree.updateComplete);
    const { few, from } = await page.evaluate(() => {
        const { view } = /** @type {any} */ (window).tree;
        view.viewpoint.pan(1, 0);
        const item = view.shown.itemOf(view.shown.path.at(-1));
        return { few: view.shown.layout.levels.flat().length, from: view.boxOf(item) };
    });
    await page.evaluate(() => {
        const { grown, rest } = /** @type {any} */ (window);
        grown.follow({ words: rest, texts: [] });
    });
    await becomes(
        () =>
            page.evaluate(
                (count) => /** @type {any} */ (window).tree.view.shown.layout.levels.flat().length > count,
                few,
            ),
        true,
    );
    const to = await page.evaluate(() => {
        const { view } = /** @type {any} */ (window).tree;
        return view.boxOf(view.shown.itemOf(view.shown.path.at(-1)));
    });
    equal(Math.round(to.x), Math.round(from.x));
});

test("every language has its own words, and the tree is not mirrored", async () => {
    for (const language of ["en", "zh-Hans", "fa"]) {
        const page = await open("book", { language });
        const [first, last] = [await page.placeOf("node-1-0"), await page.placeOf("node-7-0")];
        ok(first.x < last.x);
        await page.keys("Home", "ArrowDown", "ArrowRight");
        equal(await told(page), 5, "right is where the tree is drawn right");
        const spoken = (await page.spoken()) ?? "";
        ok(!/lens\./.test(spoken), spoken);
        ok(!/undefined|\{/.test(await page.exported()));
        deepEqual(page.problems, []);
        await page.close();
    }
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`axe finds nothing: ${theme}`, async () => {
        for (const viewport of [desk, phone]) {
            const page = await open("book", { theme, viewport });
            await page.keys("Home", "ArrowDown");
            deepEqual(await violations(page, "quintet-lens-tree"), []);
            await page.close();
        }
    });
}

test("an edge to a node out of view ends in the picture, with an arrow", () => {
    const picture = /** @type {any} */ ({ inset: { left: 50, right: 20, top: 0 }, width: 420 });
    const from = { x: 200, y: 0 };
    /** @param {number} x */
    const endOf = (x) => {
        /** @type {number[][]} */
        const arrows = [];
        const list = { polygon: (/** @type {number[]} */ points) => arrows.push(points) };
        return { end: endInPicture(picture, /** @type {any} */ (list), from, { x, y: 100 }), arrows: arrows.length };
    };
    deepEqual(endOf(300), { end: { x: 300, y: 100 }, arrows: 0 });
    deepEqual(endOf(430), { end: { x: 430, y: 100 }, arrows: 0 }, "half of the node is in view");
    deepEqual(endOf(580), { end: { x: 390, y: 50 }, arrows: 1 });
    deepEqual(endOf(-80), { end: { x: 60, y: 50 }, arrows: 1 });
});

test("children of the current node that are out of view are named at the border", () => {
    const picture = /** @type {any} */ ({ inset: { left: 50, right: 20, top: 0 }, width: 420, view: { scale: 1 } });
    const named = (/** @type {any[]} */ ...away) => {
        /** @type {any[]} */
        const drawn = [];
        const text = (
            /** @type {string} */ what,
            /** @type {number} */ x,
            /** @type {number} */ _y,
            _s = 0,
            how = {},
        ) => drawn.push([what, x, /** @type {any} */ (how).anchor]);
        drawAway(/** @type {any} */ ({ text }), picture, away);
        return drawn;
    };
    const left = ["a1", "c1"].map((name, place) => ({ name, x: 60, y: 50 + place }));
    const right = [{ name: "d3", x: 390, y: 50 }];
    deepEqual(named(...left, ...right), [
        ["a1, c1", 56, "start"],
        ["d3", 394, "end"],
    ]);
    deepEqual(named(), []);
    const many = Array.from({ length: 30 }, (_, place) => ({ name: `n${place}`, x: 60, y: 50 }));
    equal(named(...many)[0][0].at(-1), "…");
});
