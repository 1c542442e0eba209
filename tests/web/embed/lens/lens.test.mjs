/** The search lens in course pages: as a frame, as an element, and as an address of Quintet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { ask, frameOf, frameWith, listening, received, requests } from "../../drive/embed-guest.mjs";
import { query, stateOf, until } from "../../drive/embed-site.mjs";
import { testSite } from "../../for-tests.mjs";

/**
 * @typedef {import("../../drive/embed-site.mjs").Page} Page
 * @typedef {Pick<Page, "evaluate" | "locator">} Place  a page or a frame
 */

const site = await testSite();
const slow = { timeout: 400_000 };

/** A lecture's tree: 43 steps with alpha-beta as the moves stand, and its one cut-off. */
const nine = { mode: "lens", tree: "((3 12 8) (2 4 6) (14 5 2))", algorithm: "alpha-beta" };
const STEPS = 43;
/** Six moves of Red; two plies are 115 steps. */
const cachex = {
    mode: "lens",
    game: "cachex",
    options: "size=4",
    actions: "PLACE 1,0;PLACE 3,0;PLACE 1,2;PLACE 2,1;PLACE 3,2;PLACE 1,1;PLACE 0,1;PLACE 1,3;PLACE 3,1;PLACE 0,3",
    algorithm: "alpha-beta",
    depth: "2",
};

/**
 * What the lens in a page or a frame shows, or null while there is none.
 * @param {Place} place
 */
const lensNow = (place) =>
    place.evaluate(() => {
        const game = /** @type {any} */ (document.querySelector("quintet-game"));
        const { model } = game?.guest?.lens ?? {};
        if (!model || (model.phase !== "ready" && model.phase !== "trouble")) return null;
        if (model.phase === "ready" && !model.ended) return null;
        const { options, record, tree } = model.request;
        const notices = model.notices.map((/** @type {any} */ { key, params }) => [key, params?.name ?? ""]);
        return { ...game.guest.snapshot(), phase: model.phase, options, record, tree, notices, panes: model.panes };
    });
/** @param {Place} place */
const lensOf = (place) => until(() => lensNow(place), "a lens");

for (const [where, attributes, host] of /** @type {const} */ ([
    ["on another port", "", "localhost"],
    ["in a sandbox on another host", 'sandbox="allow-scripts"', "127.0.0.1"],
])) {
    test(`a lens in a frame ${where} steps through a tree, and reports its steps`, slow, async () => {
        const page = await site.foreignPage(listening + frameWith(nine, `width="640" height="600" ${attributes}`), {
            host,
        });
        const files = requests(page);
        const frame = await frameOf(page);
        const first = await lensOf(frame);
        assert.deepEqual([first.step, first.length, first.node], [0, STEPS, -1]);
        for (let step = 1; step <= 3; ++step) {
            await frame.locator('[data-do="in"]').click();
            await until(async () => (await lensNow(frame))?.step === step);
        }
        const steps = await until(async () => {
            const all = await received(page, "lens");
            return all.length >= 3 ? all : null;
        });
        assert.deepEqual(steps.map(({ step }) => step).slice(-3), [1, 2, 3]);
        const { sentence, node, length, origin, quintet } = steps.at(-1);
        assert.equal(sentence, (await lensNow(frame))?.sentence);
        assert.deepEqual([node, length, quintet, origin], [0, STEPS, 1, attributes ? "null" : site.origin]);
        const [ready] = await received(page, "ready");
        assert.equal(ready.state.step, 0);
        assert.equal(files.filter((file) => /^quintet-[0-9a-f]{8}\.wasm$/.test(file)).length, 0, "no second module");
        assert.deepEqual(await received(page, "error"), []);
        assert.deepEqual(page.problems, []);
    });
}

test("only the mode `lens` loads anything of the lens", slow, async () => {
    const page = await site.newPage({});
    const files = requests(page);
    await page.goto(`${site.origin}/embed.html${query({ game: "cachex", options: "size=3" })}`);
    await stateOf(page);
    assert.deepEqual(
        files.filter((file) => /lens/.test(file)),
        [],
    );
    files.length = 0;
    await page.goto(`${site.origin}/embed.html${query(nine)}`);
    await lensOf(page);
    assert.deepEqual(
        files.filter((file) => file.endsWith(".wasm")).map((file) => file.replace(/-[0-9a-f]{8}/, "")),
        ["quintet-full.wasm"],
    );
});

test("an element with a lens follows its attributes, and its methods step", slow, async () => {
    const attributes = Object.entries(cachex).map(([name, value]) => `${name}="${value}"`);
    const page = await site.foreignPage(
        `${listening}<script type="module" src="{site}/quintet-game.js"></script>
        <quintet-game ${attributes.join(" ")} step="20" style="width: 700px; height: 620px"></quintet-game>`,
    );
    const first = await lensOf(page);
    assert.deepEqual([first.step, first.length, first.options.depth], [20, 115, 2]);
    const answers = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector("quintet-game"));
        const by = await element.step({ by: 5 });
        const to = await element.step({ to: 115 });
        const past = await element.step({ to: 116 }).catch((/** @type {any} */ error) => [error.code, error.message]);
        const undo = await element.undo().catch((/** @type {any} */ error) => error.code);
        return { by: by.step, to: to.step, past, undo };
    });
    assert.deepEqual([answers.by, answers.to, answers.undo], [25, 115, "gameOnly"]);
    assert.deepEqual(answers.past, ["number", "step must be a whole number from 0 to 115 (found “116”)"]);
    // An element that the page moves, and one with another look, keep the reader's place.
    await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector("quintet-game"));
        element.before = element.guest;
        document.body.prepend(element);
        element.setAttribute("theme", "dark");
    });
    await until(() =>
        page.evaluate(() => {
            const { guest, before, dataset } = /** @type {any} */ (document.querySelector("quintet-game"));
            return guest && guest !== before && guest.model.step === 115 && dataset.theme === "dark";
        }),
    );
    const change = (/** @type {Record<string, string | null>} */ changes) =>
        page.evaluate((all) => {
            const element = /** @type {Element} */ (document.querySelector("quintet-game"));
            for (const [name, value] of Object.entries(all)) {
                if (value === null) element.removeAttribute(name);
                else element.setAttribute(name, value);
            }
        }, changes);
    await change({ algorithm: "minimax", step: "0" });
    await until(async () => (await lensNow(page))?.options.algorithm === "minimax");
    await change({ mode: "play" });
    const game = await stateOf(page);
    assert.equal(game.ply, 10);
    await change({ mode: "lens" });
    assert.equal((await lensOf(page)).record?.game, "cachex");
    assert.deepEqual(page.problems, []);
});

test("load shows another lens, a game, and a lens again; what is wrong is refused as a whole", slow, async () => {
    const page = await site.foreignPage(
        listening + frameWith(nine, 'width="640" height="600" sandbox="allow-scripts"'),
    );
    const frame = await frameOf(page);
    await lensOf(frame);
    assert.equal((await ask(page, "step", { to: 9 })).result.step, 9);
    for (const [options, code, detail] of /** @type {const} */ ([
        [{ ...nine, tree: "((3 12 8) (2 4 6" }, "treePlace", /character 17/],
        [{ ...nine, depth: 13 }, "number", /^$/],
        [{ ...nine, algorithm: "guess" }, "choice", /^$/],
        [{ ...nine, seats: "person,easy" }, "notInLens", /^$/],
        [{ game: "cachex", depth: 2 }, "lensOnly", /^$/],
        [{ ...cachex, actions: "PLACE 9,9" }, "refusedAt", /9,9/],
        [{ game: "chess" }, "unknownGame", /^$/],
    ])) {
        const refused = await ask(page, "load", { options });
        assert.deepEqual([refused.type, refused.code], ["error", code], JSON.stringify(refused));
        assert.match(refused.detail, detail);
        assert.equal((await lensNow(frame))?.step, 9, "the lens stays as it is");
    }
    const next = await ask(page, "load", { options: { ...cachex, depth: 1, step: 4 } });
    assert.equal(next.type, "reply", JSON.stringify(next));
    assert.equal(
        (await until(async () => ((await lensNow(frame))?.step === 4 ? lensNow(frame) : null)))?.options.depth,
        1,
    );
    const game = await ask(page, "load", { options: { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0"] } });
    assert.equal(game.result.ply, 1);
    await frame.locator('quintet-board .cell[data-cell="0,0"]').waitFor();
    for (const command of ["step", "pause"]) assert.equal((await ask(page, command)).code, "lensOnly");
    assert.equal((await ask(page, "play", { speed: "fast" })).code, "command");
    assert.equal((await ask(page, "load", { options: nine })).result.length, STEPS);
    assert.deepEqual((await ask(page, "getState")).result, {
        step: 0,
        length: STEPS,
        node: -1,
        sentence: (await lensOf(frame)).sentence,
        playing: false,
    });
    for (const wrong of [{}, { to: 1, by: 1 }, { to: -1 }, { by: 0.5 }, { to: "3" }]) {
        assert.equal((await ask(page, "step", wrong)).code, "command", JSON.stringify(wrong));
    }
    assert.deepEqual(page.problems, []);
});

test("without the code of the lens the element says so, and tries again on demand", slow, async () => {
    const page = await site.newPage({});
    await page.route("**/lens-session-*.js", (route) => route.abort());
    await page.goto(`${site.origin}/embed.html${query(nine)}`);
    await page.locator(".trouble").waitFor();
    await page.unroute("**/lens-session-*.js");
    assert.equal(await lensNow(page), null);
    await page.locator(".trouble button").click();
    assert.equal((await lensOf(page)).length, STEPS);
});

/** By address: the problems, as pairs of code and name, and what is shown all the same. */
const hostile = /** @type {const} */ ([
    [{ ...nine, depth: "99" }, [["lens.bad.number", "depth"]], { options: { algorithm: "alpha-beta", depth: 2 } }],
    [{ ...nine, algorithm: "<b>x</b>" }, [["lens.bad.choice", "algorithm"]], { length: STEPS }],
    [{ ...nine, step: "99999" }, [["lens.bad.step", ""]], { step: STEPS }],
    [{ ...nine, step: "-1" }, [["lens.bad.number", "step"]], { step: 0 }],
    [{ ...nine, ordering: "reverse", panes: "tree" }, [["lens.bad.choice", "ordering"]], { panes: ["tree"] }],
    [
        { ...nine, algorithm: "minimax", table: "true" },
        [["lens.bad.unfit", "table"]],
        { options: { algorithm: "minimax" } },
    ],
    [
        { ...nine, solution: "PLACE 1,1", seats: "easy" },
        [
            ["embed.bad.notInLens", "seats"],
            ["embed.bad.notInLens", "solution"],
        ],
        { length: STEPS },
    ],
    [{ ...nine, game: "cachex" }, [["lens.bad.treeAndGame", ""]], { tree: nine.tree }],
    [{ ...nine, nodse: "5" }, [["embed.bad.unknown", "nodse"]], { length: STEPS }],
    [{ ...cachex, actions: "PLACE 1,1;PLACE 1,1" }, [["embed.bad.refusedAt", ""]], { phase: "ready" }],
    [{ ...cachex, actions: "", options: "size=99" }, [["embed.bad.option", "size"]], { phase: "ready" }],
    [{ mode: "lens", record: "{broken" }, [["problem.notARecord", ""]], { phase: "ready" }],
]);
test("of options with mistakes, each mistake has its line and its event, and the rest is shown", slow, async () => {
    const page = await site.newPage({});
    for (const [options, problems, shown] of hostile) {
        await page.goto(`${site.origin}/embed.html${query(options)}`);
        const about = JSON.stringify(options);
        const lens = await until(async () => {
            const now = await lensNow(page);
            return now && now.notices.length >= problems.length && now.phase === "ready" ? now : null;
        }, about);
        const keys = (/** @type {any} */ pairs) => pairs.map((/** @type {string[]} */ pair) => pair.join(" ")).sort();
        assert.deepEqual(keys(lens.notices), keys(problems), about);
        for (const [name, value] of Object.entries(shown)) {
            const seen = /** @type {any} */ (lens)[name];
            const partly =
                name === "options" ? Object.fromEntries(Object.keys(value).map((each) => [each, seen[each]])) : seen;
            assert.deepEqual(partly, value, `${about} ${name}`);
        }
    }
    assert.deepEqual(page.problems, []);
});

test("a wrong tree names the place, in the lens and in an event", slow, async () => {
    const page = await site.foreignPage(listening + frameWith({ ...nine, tree: "((3 12 8) (2 4; 6))" }));
    const frame = await frameOf(page);
    const [error] = await until(async () => {
        const errors = await received(page, "error");
        return errors.length ? errors : null;
    });
    assert.deepEqual([error.code, error.message], ["treePlace", "Character 15"]);
    assert.match(error.detail, /character 15/);
    await frame
        .getByText(/character 15/i)
        .first()
        .waitFor();
    assert.equal((await received(page, "ready")).length, 0);
});

test("a mode without a lens reports its options, and the game is there", slow, async () => {
    const page = await site.embed({ game: "cachex", depth: "3", tree: "(1 2)" });
    await stateOf(page);
    const notices = page.locator("quintet-notices .notice");
    await until(async () => (await notices.count()) === 2);
    assert.match(
        (await notices.allInnerTexts()).join(),
        /tree is an option of the search lens.*depth is an option of the search lens/s,
    );
});

test("a lens fits into frames from 320 by 320 pixels, in both themes, and passes axe", slow, async () => {
    for (const theme of /** @type {const} */ (["light", "dark"])) {
        const page = await site.embed({ ...cachex, step: "60" }, { theme, viewport: { width: 320, height: 320 } });
        await lensOf(page);
        for (const [width, height] of [
            [320, 320],
            [390, 500],
            [704, 620],
        ]) {
            await page.setViewportSize({ width, height });
            const cut = () =>
                page.evaluate(() => {
                    const { scrollWidth, scrollHeight } = document.documentElement;
                    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
                    const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-game")).guest.element;
                    const transport = renderRoot.querySelector("quintet-lens-transport");
                    const shown = [
                        ...renderRoot.querySelector("quintet-lens-tree").renderRoot.querySelectorAll(".tools button"),
                        ...transport.renderRoot.querySelectorAll("button, select, input, .sentence"),
                        renderRoot.querySelector("quintet-lens-tree"),
                    ];
                    for (const element of shown) {
                        const { left, top, right, bottom, width: wide, height: high } = element.getBoundingClientRect();
                        const name = element.dataset.do ?? element.className ?? element.localName;
                        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
                            wrong.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
                        if (wide < 24 || high < 20) wrong.push(`${name} is ${Math.round(wide)} by ${Math.round(high)}`);
                    }
                    const tree = renderRoot.querySelector("quintet-lens-tree").getBoundingClientRect();
                    if (tree.height < innerHeight * 0.25) wrong.push(`the tree is ${Math.round(tree.height)} high`);
                    return wrong;
                });
            await until(async () => (await cut()).length === 0, "").catch(() => {});
            assert.deepEqual(await cut(), [], `${width} by ${height}`);
            assert.deepEqual(await violations(page), [], `${width} by ${height}, ${theme}`);
        }
        assert.deepEqual(page.problems, []);
        await page.close();
    }
});

test("a narrow frame shows all levels of a tree", slow, async () => {
    const page = await site.embed(nine, { viewport: { width: 280, height: 560 } });
    await lensOf(page);
    const seen = () =>
        page.evaluate(() => {
            const { shown, camera } = /** @type {any} */ (document.querySelector("quintet-game")).guest.element.tree
                .view;
            const { bounds, room, view } = camera;
            return {
                levels: shown?.layout.levels.length,
                whole: (bounds.bottom - bounds.top) * view.scale <= room.height,
            };
        });
    await until(async () => (await seen()).levels === 3, "a tree of three levels");
    assert.equal((await seen()).whole, true);
});

test("a lens with predict asks, and the answers are exercise events, wrong and right", slow, async () => {
    const page = await site.foreignPage(
        listening +
            frameWith({ ...nine, predict: "value", panes: "tree" }, 'width="640" height="600" sandbox="allow-scripts"'),
    );
    const frame = await frameOf(page);
    const study = frame.locator("quintet-lens-predict");
    await study.getByText("Question 1 of").waitFor();
    // The first value to be asked for is that of the first move: the least of 3, 12 and 8.
    for (const [value, result] of /** @type {const} */ ([
        ["12", "wrong"],
        ["3", "right"],
    ])) {
        await study.locator("input").first().fill(value);
        await study.getByRole("button", { name: "Check" }).click();
        await until(async () => (await received(page, "exercise")).at(-1)?.result === result, result);
    }
    const [wrong, right] = await received(page, "exercise");
    assert.deepEqual([wrong.tries, wrong.action, right.tries, right.action], [1, "12", 2, "3"]);
    assert.deepEqual([right.kind, right.question, right.first, right.quintet], ["value", 1, 0, 1]);
    assert.deepEqual(page.problems, []);
});

test("with step, predictions begin at that step, and compare puts a second search beside", slow, async () => {
    const late = { ...nine, predict: "value", panes: "tree", step: "12" };
    const page = await site.foreignPage(frameWith(late, 'width="640" height="600" sandbox="allow-scripts"'));
    const frame = await frameOf(page);
    const study = frame.locator("quintet-lens-predict");
    await study.getByText("Question 1 of").waitFor();
    const { step, before } = await frame.evaluate(() => {
        const { replay, step } = /** @type {any} */ (document.querySelector("quintet-game")).guest.lens.model;
        const kinds = Array.from({ length: step }, (_, index) => replay.kind(index));
        return { step, before: kinds.filter((kind) => kind === "leave").length };
    });
    assert.ok(step >= 12 && before > 0, `asked at step ${step}, after ${before} nodes`);
    await page.close();

    const twice = { ...nine, algorithm: "minimax", compare: "alpha-beta", panes: "tree,counters" };
    const other = await site.foreignPage(frameWith(twice, 'width="900" height="640" sandbox="allow-scripts"'));
    const compared = (await frameOf(other)).locator("quintet-lens-compare");
    const second = compared.locator('[data-figure="nodes"] td').nth(1);
    await until(async () => /^\s*11/.test((await second.textContent()) ?? ""), "the nodes of the second search");
    assert.deepEqual(other.problems, []);
    await other.close();
});

test("a printed page shows the tree of a lens that is out of sight", slow, async () => {
    const page = await site.foreignPage(
        `${listening}<script type="module" src="{site}/quintet-game.js"></script><div style="height: 4000px"></div>
        <quintet-game mode="lens" tree="${nine.tree}" style="width: 600px; height: 560px"></quintet-game>`,
    );
    assert.equal((await lensOf(page)).phase, "ready");
    await page.emulateMedia({ media: "print" });
    const tree = page.locator("quintet-lens-tree");
    await until(async () => Number((await tree.boundingBox())?.height) > 150, "a tree on paper");
});

test("a dark lens is printed sharp and in the colours of paper, without buttons", slow, async () => {
    const page = await site.foreignPage(
        `${listening}<script type="module" src="{site}/quintet-game.js"></script>
        <quintet-game mode="lens" theme="dark" tree="${nine.tree}" step="9" style="width: 600px; height: 560px"></quintet-game>`,
    );
    await lensOf(page);
    const canvas = page.locator("quintet-lens-tree canvas");
    // The strip with the names of levels is filled with the colour of the paper.
    const drawn = () =>
        canvas.evaluate((/** @type {HTMLCanvasElement} */ it) => ({
            density: it.width / it.clientWidth,
            paper: [...(it.getContext("2d")?.getImageData(2, 2, 1, 1).data ?? [])],
        }));
    await until(async () => (await drawn()).paper[3] === 255, "a tree");
    const before = await drawn();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const { density, paper } = await drawn();
    assert.ok(density > 3.5, `${density}`);
    assert.deepEqual(paper, [255, 255, 255, 255]);
    const shown = await page
        .locator("quintet-lens :is([role=tablist], .language, .tools, .buttons)")
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ className }) => className));
    assert.deepEqual(shown, []);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.deepEqual(await drawn(), before);
    assert.notDeepEqual(before.paper, paper);
});

test("with text of twice the size a frame of a phone shows lines of code, and nothing overlaps", slow, async () => {
    const page = await site.newPage({ viewport: { width: 320, height: 568 } });
    await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
            document.documentElement.style.fontSize = "200%";
        });
    });
    await page.goto(`${site.origin}/embed.html${query({ ...nine, step: "12" })}`);
    await lensOf(page);
    await page.locator("#tab-tree").waitFor();
    await page.locator("#tab-code").click();
    await page.locator("quintet-lens-code li.lit").waitFor();
    const boxOf = async (/** @type {string} */ selector) => {
        const box = await page.locator(selector).first().boundingBox();
        assert.ok(box, selector);
        return box;
    };
    await until(async () => {
        const code = page.locator("quintet-lens-code .scroll");
        return code.evaluate(
            (box) =>
                box.clientHeight / Number.parseFloat(getComputedStyle(box.querySelector("li") ?? box).lineHeight) > 2.9,
        );
    }, "three lines of code");
    const [pane, transport] = [await boxOf("quintet-lens-code"), await boxOf("quintet-lens-transport")];
    assert.ok(pane.y + pane.height <= transport.y + 1, `${pane.y + pane.height} ${transport.y}`);
    assert.ok(transport.y + transport.height <= 568.5);
});

test("a link to Quintet with mode=lens opens the lens, at the step", slow, async () => {
    const page = await site.newPage({});
    await page.goto(`${site.origin}/#${String(query({ ...nine, step: "7" })).slice(1)}`);
    await page.waitForURL(/lens\.html#/);
    await until(() =>
        page.evaluate(() => {
            const lens = /** @type {any} */ (document.querySelector("quintet-lens"));
            return lens?.lens?.model.step === 7;
        }),
    );
    assert.doesNotMatch(page.url(), /mode=/);
    assert.deepEqual(page.problems, []);
});
