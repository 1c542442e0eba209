/** A student's own search on the page of the lens: a wrong cut is found and fixed; links, games and faults. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { packCode, unpackCode } from "../../../../web/lens/own/packed-code.js";
import { violations } from "../../axe.mjs";
import { becomes, chooseFiles, eventually, phone } from "../../browser.mjs";
import { ended, look, openLensPage, sentence } from "../../drive/lens.mjs";
import { testBrowser } from "../../for-tests.mjs";

const browser = await testBrowser();

const patient = { timeout: 400_000 };
const lecture = "#tree=((3+12+8)+(5+4+6)+(14+5+2))";

/** Alpha-beta that cuts at Min's nodes as soon as Max has anything. */
const wrong = `def alphabeta(node, alpha=float("-inf"), beta=float("inf")):
    if not node.children:
        return node.value
    best = float("-inf") if node.player == 0 else float("inf")
    for child in node.children:
        value = alphabeta(child, alpha, beta)
        if node.player == 0:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta or node.player == 1 and alpha > -100:
            break
    return best
`;
const fixed = wrong.replace(" or node.player == 1 and alpha > -100", "");

/** @param {import("../../drive/lens.mjs").Page} page */
const mine = (page) => page.locator("quintet-lens-own");

/** Presses *Run* and waits for the comparison. @param {import("../../drive/lens.mjs").Page} page */
async function run(page) {
    await mine(page).locator("[data-do=run-own]").click();
    await eventually(async () => {
        const state = await mine(page).evaluate((/** @type {any} */ { own: { busy, result, problem } }) => ({
            busy,
            done: Boolean(result || problem),
        }));
        assert.deepEqual(state, { busy: null, done: true });
    }, 120_000);
}

/** @param {import("../../drive/lens.mjs").Page} page */
const findings = (page) => mine(page).locator(".finding").allInnerTexts();

/**
 * Replaces the code in the editor.
 * @param {import("../../drive/lens.mjs").Page} page
 * @param {string} text
 * @param {string} [name]
 */
async function write(page, text, name = "search.py") {
    await mine(page).locator("[data-tab=code]").click();
    await chooseFiles(mine(page).locator("[data-do=file]"), { [name]: text });
    await eventually(async () => {
        assert.equal(await mine(page).evaluate((/** @type {any} */ element) => element.text), text);
    });
}

test("a wrong cut is found, its step is shown, and the corrected search has none", patient, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    await page.locator("[data-study=own]").click();
    await mine(page).locator(".cm-content", { hasText: "def minimax" }).waitFor();
    await write(page, wrong);
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search returns 14, but 4 is correct.");
    // The last step doesn't claim that it is the best.
    await becomes(() => sentence(page), "Your search returns 14.");
    assert.deepEqual((await findings(page)).slice(0, 2), [
        "Your search returns 5 for node B, because children were cut. It must be 4.",
        "At node B, you cut b2, b3 at α = 3, but 3 < β = 5, so Min could still gain there.",
    ]);
    await mine(page).locator("[data-finding=wrong-cut]").first().click();
    await becomes(() => sentence(page), "Your search cuts b2, b3 here.");
    assert.equal((await look(page)).kind, "cut");
    // The line of the student's code that runs is lit.
    const lit = page.locator("quintet-lens-code li.lit");
    await becomes(() => lit.innerText(), "            break");
    assert.deepEqual(await violations(page), []);

    await write(page, fixed);
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search returns 4, as minimax does.");
    // After a reload there is the code as it was changed last, not that of the address, which ran.
    await eventually(async () => {
        const named = new URLSearchParams(new URL(page.url()).hash.slice(1));
        assert.equal(await unpackCode(named.get("code") ?? ""), fixed);
    });
    await write(page, `${fixed}# changed`);
    await page.reload();
    await ended(page);
    await mine(page).locator(".cm-content", { hasText: "# changed" }).waitFor();
    assert.deepEqual(page.problems, []);
});

test("a search in JavaScript has findings as one in Python, also from a link", patient, async () => {
    const text = `function alphabeta(node, alpha = -Infinity, beta = Infinity) {
    if (!node.children.length) return node.value;
    let best = node.player === 0 ? -Infinity : Infinity;
    for (const child of node.children) {
        const value = alphabeta(child, alpha, beta);
        if (node.player === 0) alpha = best = Math.max(best, value);
        else beta = best = Math.min(best, value);
        if (alpha >= beta || (node.player === 1 && alpha > -100)) break;
    }
    return best;
}
`;
    const page = await openLensPage(browser, lecture);
    await ended(page);
    await page.locator("[data-study=own]").click();
    await mine(page).locator(".cm-content", { hasText: "def minimax" }).waitFor();
    await mine(page).locator("[name=language]").selectOption("javascript");
    await mine(page).locator(".cm-content", { hasText: "function minimax" }).waitFor();
    await write(page, text, "search.js");
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search returns 14, but 4 is correct.");
    assert.deepEqual((await findings(page)).slice(0, 2), [
        "Your search returns 5 for node B, because children were cut. It must be 4.",
        "At node B, you cut b2, b3 at α = 3, but 3 < β = 5, so Min could still gain there.",
    ]);
    await mine(page).locator("[data-finding=wrong-cut]").first().click();
    const lit = page.locator("quintet-lens-code li.lit");
    await becomes(() => lit.innerText(), text.split("\n")[7]);
    assert.deepEqual(await violations(page), []);
    // The address has the language, and the search in Python stays as it was.
    await eventually(async () => assert.match(page.url(), /&script=javascript/));
    const link = new URL(page.url()).hash;
    await write(page, text.replace("node.value", "node.valye.x"), "search.js");
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search failed.");
    assert.equal(await mine(page).locator("table").count(), 0, "it read no leaf, so there is nothing to compare");
    await mine(page).locator("[data-do=line]").click();
    await mine(page).locator(".cm-activeLine", { hasText: "valye" }).waitFor();
    const part = mine(page).locator("#part");
    await write(page, `const best = worst;\n${text}`, "search.js");
    await run(page);
    assert.match(await part.innerText(), /^Your search failed\.\s+ReferenceError: worst is not defined/);
    const isOwn = () => mine(page).evaluate((/** @type {any} */ { model }) => model.own !== null);
    await becomes(isOwn, false, "the tree of the run before isn't that of this one");
    await write(page, `function search(node) {\n    for (;;) node.children[0].value;\n}\n`, "search.js");
    await run(page);
    assert.match(await part.innerText(), /a loop or a recursion doesn’t end, .* 13 nodes\. It ran line 2\./);
    await mine(page).locator("[data-tab=code]").click();
    await mine(page).locator("[name=language]").selectOption("python");
    await mine(page).locator(".cm-content", { hasText: "def minimax" }).waitFor();
    const other = await openLensPage(browser, link);
    await ended(other);
    await mine(other).locator(".cm-content", { hasText: "function alphabeta" }).waitFor();
    assert.deepEqual([...page.problems, ...other.problems], []);
});

test("a search that is dropped anywhere on the page opens in the editor, an agent in the arena", patient, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    const drop = (/** @type {string} */ name, /** @type {string} */ text) =>
        page.evaluate(
            ([name, text]) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([text], name));
                const how = { bubbles: true, composed: true, cancelable: true, dataTransfer };
                for (const type of ["dragover", "drop"])
                    document.querySelector("quintet-lens")?.dispatchEvent(new DragEvent(type, how));
            },
            [name, text],
        );
    await drop("mine.py", wrong);
    await mine(page).locator(".cm-content", { hasText: "alpha > -100" }).waitFor();
    // With the editor open, too, also the same file after a change in the editor.
    await mine(page).locator(".cm-content").fill("# gone");
    await drop("mine.py", wrong);
    await mine(page).locator(".cm-content", { hasText: "alpha > -100" }).waitFor();
    await drop("other.js", "function search(node) {\n    return node.value;\n}\n");
    await mine(page).locator(".cm-content", { hasText: "function search" }).waitFor();
    assert.equal(await mine(page).locator("[name=language]").inputValue(), "javascript");
    assert.equal(await page.getByText("This looks like an agent.").count(), 0);
    await drop("agent.py", "def agent(observation, configuration):\n    return observation.legal_actions[0]\n");
    await page.getByText("This looks like an agent.").waitFor();
    assert.deepEqual(page.problems, []);
});

test("code in a link waits for Run, which leads to the step of the link", patient, async () => {
    const code = await packCode(wrong);
    assert.equal(await unpackCode(code), wrong);
    assert.equal(await unpackCode("no code"), null);
    const page = await openLensPage(browser, `${lecture}&code=${code}&step=8`, { viewport: phone });
    await ended(page);
    await mine(page).locator(".cm-content", { hasText: "def alphabeta" }).waitFor();
    assert.equal((await look(page)).step, 0);
    assert.equal(page.frames().length, 1);
    await run(page);
    await becomes(async () => (await look(page)).step, 8);
    const found = await findings(page);
    assert.ok(found.length > 0);
    await page.locator("[data-tab=code]", { hasText: "Code" }).first().click();
    await page.locator("quintet-lens-code").waitFor();
    await page.locator("[data-tab=own]").click();
    await becomes(() => findings(page), found, "the findings last while another tab is open");
    await eventually(async () => {
        const named = new URLSearchParams(new URL(page.url()).hash.slice(1));
        assert.deepEqual([named.get("step"), await unpackCode(named.get("code") ?? "")], ["8", wrong]);
    });
});

test("an embedded lens with the pane own runs the reader's search", patient, async () => {
    const page = await browser.openBlank();
    await page.goto(`${browser.origin}/web/embed.html?mode=lens&tree=((3+12+8)+(2+4+6))&panes=tree,own,code`);
    await mine(page).locator(".cm-content", { hasText: "def minimax" }).waitFor();
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search returns 3, as minimax does.");
    assert.equal((await findings(page)).length, 1);
    // Findings and code last while the frame gets another size, which moves the panel.
    for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await becomes(() => findings(page).then(({ length }) => length), 1);
    }
    await write(page, wrong);
    for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await mine(page).locator(".cm-content", { hasText: "alpha > -100" }).waitFor();
    }
    // What a reader writes in a frame isn't stored.
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("search"))), []);
    assert.deepEqual(page.problems, []);
});

test("mode=code of an embed is an editor with the teacher's code", patient, async () => {
    const code = "function search(node) {\n    // Your turn\n    return node.children.length ? 3 : node.value;\n}\n";
    const page = await browser.openBlank();
    const options = new URLSearchParams({ mode: "code", tree: "((3 12 8) (2 4 6))", script: "javascript", code });
    await page.goto(`${browser.origin}/web/embed.html?${options}`);
    await mine(page).locator(".cm-content", { hasText: "// Your turn" }).waitFor();
    assert.equal(await mine(page).locator("[name=language]").inputValue(), "javascript");
    for (const width of [390, 640, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await eventually(async () => {
            const { x, right } = await mine(page).evaluate((element) => element.getBoundingClientRect().toJSON());
            assert.ok(x >= 0 && right <= width && right - x > 300, `${width} wide: from ${x} to ${right}`);
        });
    }
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search returns 3, as minimax does.");
    assert.deepEqual(page.problems, []);
});

test("a game is searched by its states, and errors lead to their line", patient, async () => {
    const text = `def alphabeta(state, depth, alpha=float("-inf"), beta=float("inf")):
    if state.over() or depth == 0:
        return state.score(1)
    best = float("-inf") if state.player == 1 else float("inf")
    for action in state.actions():
        value = alphabeta(state.play(action), depth - 1, alpha, beta)
        if state.player == 1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
`;
    const page = await openLensPage(browser, "#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2");
    await ended(page);
    const reference = await look(page);
    await page.locator("[data-study=own]").click();
    await mine(page).locator(".cm-content", { hasText: "def minimax" }).waitFor();
    await write(page, text);
    await run(page);
    await eventually(async () =>
        assert.match(await mine(page).locator(".value").innerText(), /^Your search returns −\d+, as minimax does\.$/),
    );
    assert.equal((await look(page)).events, reference.events);
    // Closed, it leaves its place to the board and the counters of its run.
    await page.locator("[data-do=close-study]").click();
    await mine(page).waitFor({ state: "detached" });
    await page.locator("quintet-lens-board quintet-board").waitFor();
    await page.locator("quintet-lens-counters").waitFor();
    await page.locator("quintet-lens-code", { hasText: "def alphabeta(state, depth" }).waitFor();
    await page.locator("[data-study=own]").click();
    await mine(page).locator(".value").waitFor();

    await write(page, text.replace("state.score(1)", "state.skore(1)"));
    const [button, progress] = await mine(page).evaluate(async (/** @type {any} */ element) => {
        const part = (/** @type {string} */ name) => element.renderRoot.querySelector(name);
        element.own.set({ busy: { stage: "start", share: null } });
        await element.updateComplete;
        part("[data-do=restore]").scrollIntoView({ block: "nearest" });
        const places = [part("[data-do=restore]"), part("label")].map((each) => each.getBoundingClientRect().toJSON());
        element.own.set({ busy: null });
        return places;
    });
    assert.ok(button.bottom <= progress.top, `${button.bottom} <= ${progress.top}: progress covers no button`);
    await run(page);
    await becomes(() => mine(page).locator(".value").innerText(), "Your search failed.");
    assert.doesNotMatch(await mine(page).innerText(), /Every value and every cut is correct/);
    await mine(page).locator("[data-do=line]").click();
    await mine(page).locator(".cm-activeLine", { hasText: "skore" }).waitFor();

    for (const [name, search, message] of [
        [
            "search.py",
            "def search(state):\n    return search(state)\n",
            "RecursionError: maximum recursion depth exceeded",
        ],
        [
            "search.js",
            "function search(state) {\n    return search(state);\n}\n",
            "RangeError: Maximum call stack size exceeded",
        ],
        [
            "own.py",
            "def inner():\n    raise ValueError('no recursion')\ndef search(state):\n    return inner()\n",
            "ValueError: no recursion",
        ],
    ]) {
        await write(page, search, name);
        await run(page);
        await becomes(() => mine(page).getByRole("alert").innerText(), `Your search failed.\n\n${message}`);
        assert.equal(await mine(page).locator("[data-do=line]").innerText(), "Line 2");
    }
});
