/** Ways through the search lens: an example step by step, and predictions. */
import assert from "node:assert/strict";
import { eventually } from "../web/browser.mjs";
import { answer, questionOf } from "./visitor/predictions.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

/** What the lens shows. @param {Visitor} visitor */
const lensOf = ({ page }) =>
    page.locator("quintet-lens").evaluate((/** @type {any} */ { model }) => ({
        step: model.step,
        events: model.events,
        ended: model.ended,
    }));

/** Waits until the search of an example has ended. @param {Visitor} visitor */
const searched = (visitor) =>
    eventually(async () => {
        const seen = await lensOf(visitor);
        assert.ok(seen.ended && seen.events > 0, "the search has ended");
        return seen;
    });

/**
 * From the menu of all pages to an example, and by its buttons to its end.
 * @param {Visitor} visitor
 * @param {string} example  a key
 */
async function stepThrough(visitor, example) {
    await visitor.arriveByMenu("shared.lens");
    await visitor.reads("shared.examples");
    await visitor.stop("examples");
    await visitor.press(example);
    await searched(visitor);
    await visitor.reads("lens.say.none");
    await visitor.stop("the start");
    for (let step = 1; step <= 4; ++step) {
        await visitor.press("lens.in");
        await eventually(async () => assert.equal((await lensOf(visitor)).step, step));
    }
    await visitor.stop("some steps");
    // Monte Carlo tree search cuts nothing off; its playouts are one more thing to step by.
    const next = (await visitor.offers("lens.nextCut")) ? "lens.nextCut" : "lens.nextPlayout";
    await visitor.press(next);
    await eventually(async () => assert.ok((await lensOf(visitor)).step > 4));
    await visitor.stop(next);
    await visitor.press("lens.last");
    await eventually(async () => {
        const { step, events } = await lensOf(visitor);
        assert.equal(step, events);
    });
    await visitor.stop("the end");
}

/** Opens the questions, which begin at once; on a small screen they are in the menu. @param {Visitor} visitor */
async function predict(visitor) {
    if (!(await visitor.offers("lens.study.predict"))) await visitor.press("button.more");
    await visitor.press("lens.study.predict");
    await visitor.readsAbout("predict.position", "number", "all");
}

/** Two questions, one wrong first, and one that is shown. @param {Visitor} visitor */
async function answerQuestions(visitor) {
    const first = await questionOf(visitor);
    await visitor.stop("a question");
    await answer(visitor, first, false);
    await visitor.reads("predict.wrong");
    await visitor.stop("a wrong answer");
    await answer(visitor, first, true);
    await visitor.reads("predict.right");
    await visitor.stop("a right answer");
    for (let number = 2; number <= first.all; ++number) {
        await visitor.press("predict.next");
        await visitor.reads("predict.position", { number, all: first.all });
        if (number === 2) {
            await answer(visitor, await questionOf(visitor), true);
            await visitor.reads("predict.right");
        } else {
            await visitor.press("shared.showAnswer");
            await visitor.readsAbout("predict.answer", "answer");
            if (number === 3) await visitor.stop("an answer shown");
        }
    }
    await visitor.press("result.title");
    await visitor.reads("predict.score", { first: 1, count: first.all });
    await visitor.stop("the score");
}

/** @param {Visitor} visitor */
async function typedTree(visitor) {
    await stepThrough(visitor, "lens.example.lecture");
    if (!visitor.isNew) return;
    await predict(visitor);
    await answerQuestions(visitor);
}

/** @param {Visitor} visitor */
async function treeSearch(visitor) {
    await stepThrough(visitor, "lens.example.uct");
    if (!visitor.isNew) return;
    await predict(visitor);
    await answerQuestions(visitor);
}

/**
 * A lecture: the tree fills the screen, a clicker steps through it, and a second search and the code come beside it.
 * @param {Visitor} visitor
 */
async function lecture(visitor) {
    await visitor.arrive("lens.html#tree=((3+12+8)+(2+4+6)+(14+5+2))&algorithm=alpha-beta");
    await searched(visitor);
    if (!(await visitor.offers("lens.study.present"))) await visitor.press("button.more");
    await visitor.press("lens.study.present");
    await visitor.reads("lens.say.none");
    await visitor.stop("the first slide");
    for (let step = 1; step <= 27; ++step) {
        await visitor.key("PageDown");
        await eventually(async () => assert.equal((await lensOf(visitor)).step, step));
    }
    await visitor.key("PageUp");
    await eventually(async () => assert.equal((await lensOf(visitor)).step, 26));
    await visitor.stop("a slide");
    await visitor.press("lens.study.compare");
    await visitor.readsAbout("compare.depth", "number");
    await visitor.stop("two searches");
    await visitor.press("lens.study.compare");
    await visitor.press("lens.pane.code");
    await visitor.readsText("def alpha_beta(node");
    await visitor.stop("the code");
    await visitor.press("lens.pane.code");
    await visitor.choose("minimax", "lens.algorithm");
    await eventually(async () => assert.equal((await lensOf(visitor)).events, 50));
    await visitor.key("PageUp");
    await eventually(async () => assert.equal((await lensOf(visitor)).step, 49));
    await visitor.choose("uct", "lens.algorithm");
    await searched(visitor);
    await visitor.press("lens.pane.counters");
    await visitor.readsAbout("children.of", "node");
    await visitor.stop("the children");
    await visitor.press("present.leave");
    await visitor.reads("shared.lens");
    await visitor.stop("after the lecture");
}

/** Alpha-beta whose cut at Min's nodes compares with the value at hand. */
const cutsTooEarly = `def alphabeta(node, alpha=-1000, beta=1000):
    if not node.children:
        return node.value
    best = -1000 if node.player == 0 else 1000
    for child in node.children:
        value = alphabeta(child, alpha, beta)
        if node.player == 0:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= best:
            break
    return best
`;

/** Runs the code and waits for what the lens says about it. @param {Visitor} visitor @param {number} value */
async function runOwn(visitor, value) {
    await visitor.press("own.run");
    await visitor.readsText(visitor.t("own.leaves.best"));
    await eventually(async () => {
        const seen = await visitor.page.locator("quintet-lens-own").evaluate((/** @type {any} */ { own }) => ({
            value: own.result?.answer.value,
            isCompared: own.comparison !== null,
        }));
        assert.deepEqual(seen, { value, isCompared: true });
    });
}

/** One's own alpha-beta with a wrong cut: found, seen at its step, fixed. @param {Visitor} visitor */
async function ownSearch(visitor) {
    await visitor.arrive("lens.html#tree=((3+12+8)+(5+4+6)+(14+5+2))&algorithm=alpha-beta");
    await searched(visitor);
    if (!(await visitor.offers("lens.study.own"))) await visitor.press("button.more");
    await visitor.press("lens.study.own");
    await visitor.page.locator("quintet-lens-own .cm-content").waitFor();
    await visitor.stop("the start code");
    await visitor.writeCode("quintet-lens-own", cutsTooEarly);
    await runOwn(visitor, 14);
    await visitor.reads("own.value.wrong", { value: visitor.t.number(14), correct: visitor.t.number(4) });
    await visitor.stop("findings");
    await visitor.pressOn(visitor.page.locator("quintet-lens-own [data-finding=wrong-cut]"));
    await visitor.readsAbout("own.say.cut", "names", "count");
    await visitor.stop("the wrong cut");
    await visitor.press("own.view.code");
    await visitor.writeCode("quintet-lens-own", cutsTooEarly.replace("beta <= best", "beta <= alpha"));
    await runOwn(visitor, 4);
    await visitor.reads("own.value.correct", { value: visitor.t.number(4) });
    await visitor.stop("the fixed search");
}

/**
 * A random tree is made and filled in: the root by its fields, the next node in part, a branch by its button.
 * @param {Visitor} visitor
 */
async function randomTree(visitor) {
    const { page, t } = await arriveAtChoice(visitor);
    await visitor.pressOn(page.getByText(t("trees.random")));
    await visitor.stop("the options of a random tree");
    await visitor.press("trees.make");
    await visitor.press("lens.study.fill");
    await visitor.reads("trees.task.windows");
    await visitor.stop("a tree to fill in");
    await visitor.press("predict.minusInfinity");
    await visitor.press("predict.infinity");
    const root = await page
        .locator("quintet-fill")
        .evaluate((/** @type {any} */ { blanks }) => blanks[0].answers[2][0][0]);
    await visitor.write(String(root), "predict.value");
    await visitor.press("trees.next");
    await visitor.press("predict.minusInfinity");
    await visitor.press("shared.check");
    await visitor.readsAbout("trees.result", "points", "of", "correct", "partly", "incorrect");
    // The node under the finger is partly correct: it says so, in amber.
    await visitor.reads("trees.verdict.partly");
    const colours = await page.locator("quintet-fill").evaluate((fill) => {
        const amber = document.createElement("i");
        amber.style.color = "var(--partly)";
        fill.shadowRoot?.append(amber);
        const wanted = getComputedStyle(amber).color;
        amber.remove();
        const box = fill.shadowRoot?.querySelector("quintet-tree-diagram")?.shadowRoot?.querySelector(".partly .box");
        return { wanted, stroke: box && getComputedStyle(box).stroke };
    });
    assert.equal(colours.stroke, colours.wanted);
    await visitor.stop("checked");
    await visitor.press("trees.answers");
    await visitor.stop("the answers");
    await visitor.press("button.close");
    await visitor.reads("lens.start.go");
}

/** Opens the lens with its choice of what to search. @param {Visitor} visitor */
async function arriveAtChoice(visitor) {
    await visitor.arriveByMenu("shared.lens");
    await visitor.reads("trees.random");
    return /** @type {{page: import("playwright-core").Page, t: import("../../web/i18n/t.js").Translate}} */ (visitor);
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [
    { name: "a random tree to fill in", run: randomTree },
    { name: "a typed tree", run: typedTree },
    { name: "Monte Carlo tree search", run: treeSearch },
    { name: "a lecture with a clicker", run: lecture },
    { name: "one's own search", run: ownSearch },
];
