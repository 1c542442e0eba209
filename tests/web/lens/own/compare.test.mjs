/** A student's search beside the lens's own: its trace, and what the comparison finds. Trees checked by hand. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compareRuns } from "../../../../web/lens/own/compare-runs.js";
import { algorithmOf, writeTrace } from "../../../../web/lens/own/own-trace.js";
import { skippedIn } from "../../../../web/lens/own/own-visits.js";
import { referenceOf } from "../../../../web/lens/own/reference.js";
import { Replay } from "../../../../web/lens/trace/replay.js";
import { engine, LECTURE, replayOf, runNatively } from "./searches.mjs";

/** @param {{cut?: string, minCut?: string, order?: string}} [how]  conditions and an order, to make mistakes with */
const alphaBeta = ({ cut = "alpha >= beta", minCut = cut, order = "node.children" } = {}) => `
def alphabeta(node, alpha=float("-inf"), beta=float("inf")):
    if not node.children:
        return node.value
    if node.player == 0:
        best = float("-inf")
        for child in ${order}:
            best = max(best, alphabeta(child, alpha, beta))
            alpha = max(alpha, best)
            if ${cut}:
                break
        return best
    best = float("inf")
    for child in ${order}:
        best = min(best, alphabeta(child, alpha, beta))
        beta = min(beta, best)
        if ${minCut}:
            break
    return best
`;

const minimax = `
def minimax(node):
    if not node.children:
        return node.value
    pick = max if node.player == 0 else min
    return pick(minimax(child) for child in node.children)
`;

/** @param {any} own */
function replayOfOwn(own) {
    const replay = new Replay();
    replay.follow(writeTrace(own));
    return replay;
}

/** The events of a replay without what only names the search. @param {Replay} replay */
const eventsOf = (replay) =>
    Array.from({ length: replay.events }, (_, event) => replay.event(event)).filter(({ kind }) => kind !== "begin");

/** @param {string} text @param {string} [tree] @param {object} [more] */
async function compared(text, tree = LECTURE, more = {}) {
    const { answer, own } = runNatively(text, tree, more);
    assert.ok(own, JSON.stringify(answer.fault));
    const reference = await referenceOf(engine, { tree }, own);
    const comparison = compareRuns(own, { values: reference.values, best: reference.leaves.best });
    /** @param {number} visit */
    const nameOf = (visit) => own.items[own.visits[visit].item].name;
    const found = comparison.findings.map(({ visit, ...finding }) => ({ at: nameOf(visit), ...finding }));
    return { ...comparison, found, reference };
}

test("alpha-beta in Python has the trace of the lens's own, event by event", async () => {
    for (const tree of [LECTURE, "((1.5 -2) (0.25 7) 3)", "(((5 6) (7 4)) ((3 (9 1)) 8))"]) {
        const replay = replayOfOwn(runNatively(alphaBeta(), tree).own);
        assert.equal(replay.algorithm, "alpha-beta");
        const reference = await replayOf({ tree, options: { algorithm: "alpha-beta", depth: 4 } });
        const own = eventsOf(replay);
        const expected = eventsOf(reference).filter(({ kind }) => kind !== "iterate");
        // Plies left count from the height of the tree here.
        const plain = (/** @type {any} */ { depth, ...event }) => event;
        assert.deepEqual(own.filter(({ kind }) => kind !== "iterate").map(plain), expected.map(plain), tree);
    }
});

test("minimax and negamax have one trace, from the same player's side", async () => {
    const negamax = `
def negamax(node, color):
    if not node.children:
        return color * node.value
    return max(-negamax(child, -color) for child in node.children)
`;
    const [one, other] = [minimax, negamax].map((text) => replayOfOwn(runNatively(text).own));
    assert.deepEqual(eventsOf(other), eventsOf(one));
    assert.equal(one.algorithm, "minimax");
});

test("each event has a line of the student", () => {
    const { own } = runNatively(alphaBeta());
    assert.ok(own);
    const { places, words } = writeTrace(own);
    const replay = new Replay();
    replay.follow({ words, texts: [] });
    /** @param {string} kind */
    const lineOf = (kind) =>
        places[
            Array.from({ length: replay.events }, (_, event) => replay.kind(event)).indexOf(/** @type {any} */ (kind))
        ]?.[1];
    assert.deepEqual(["enter", "leaf", "take", "cut", "leave"].map(lineOf), [2, 4, 15, 18, 4]);
});

test("a correct search has no findings but its order", async () => {
    const { found, leaves, wasted } = await compared(alphaBeta());
    assert.deepEqual(found, [{ at: "", kind: "order", leaves: 7, best: 5 }]);
    assert.deepEqual([leaves, wasted], [7, 0]);
    assert.deepEqual(
        (await compared(alphaBeta({ order: "sorted(node.children, key=lambda c: c.name)" }))).found.length,
        1,
    );
});

test("an order of children that prevents every cut costs leaves, too", async () => {
    const { found } = await compared(alphaBeta(), "((3 12 8) (5 4 6) (14 5 2))");
    assert.deepEqual(found, [{ at: "", kind: "order", leaves: 9, best: 5 }]);
});

test("after an error, a node whose call returned no number is still found", async () => {
    const { answer, own } = runNatively(alphaBeta().replace(/return best\n$/, "print(best)\n"));
    assert.equal(answer.fault.kind, "error");
    const { values } = await referenceOf(engine, { tree: LECTURE }, own);
    const { findings } = compareRuns(own, { values }, true);
    assert.deepEqual(
        findings.map(({ kind, visit }) => [kind, own.items[own.visits[visit].item].name]),
        [["no-value", "A"]],
    );
    // Children that the error kept it from are not cut.
    assert.equal(skippedIn(own, own.visits[0]).length, 0);
});

test("a search that never cuts wastes leaves", async () => {
    const { found, leaves, wasted } = await compared(minimax);
    // After b1 = 2 and alpha = 3, b2 and b3 can't matter.
    assert.deepEqual([leaves, wasted], [9, 2]);
    assert.deepEqual(found, [{ at: "B", kind: "no-cuts", count: 2, leaves: 9 }]);
});

test("a cut without reason is found with the window and what it cost", async () => {
    const tree = "((5 9) (3 8) (6 4))";
    // At Min's nodes it cuts as soon as there is any alpha.
    const { found } = await compared(alphaBeta({ minCut: "alpha > -100" }), "((3 12 8) (5 4 6) (14 5 2))");
    assert.deepEqual(
        found.filter(({ kind }) => kind === "wrong-cut").map(({ at, ...more }) => [at, more]),
        [
            ["B", { kind: "wrong-cut", skipped: ["b2", "b3"], alpha: 3, beta: 5, isHarmless: false }],
            ["C", { kind: "wrong-cut", skipped: ["c2", "c3"], alpha: 5, beta: 14, isHarmless: false }],
        ],
    );
    assert.deepEqual(found[0], { at: "B", kind: "wrong-value", value: 5, correct: 4, isLeaf: false, isCut: true });
    assert.deepEqual(
        (await compared(alphaBeta(), tree)).found.filter(({ kind }) => kind !== "order"),
        [],
    );
});

test("a missed cut names the leaves that could not matter", async () => {
    const { found } = await compared(
        alphaBeta({ minCut: "alpha > beta + 0.5 and node.name != 'B'" }),
        LECTURE.replace("6) (14 5 2)", "6) (1 5 2)"),
    );
    assert.deepEqual(found, [
        { at: "B", kind: "missed-cut", after: 6, alpha: 3, beta: 2, leaves: ["b2", "b3"], count: 2 },
    ]);
});

test("the first incorrect value is the one whose children are correct", async () => {
    const wrong = minimax.replace("pick = max if node.player == 0 else min", "pick = max");
    assert.deepEqual((await compared(wrong)).found[0], {
        at: "A",
        kind: "wrong-value",
        value: 12,
        correct: 3,
        isLeaf: false,
        isCut: false,
    });
    const leaf = minimax.replace("return node.value", "return node.value + (node.name == 'b2')");
    assert.deepEqual((await compared(leaf)).found[0], {
        at: "b2",
        kind: "wrong-value",
        value: 5,
        correct: 4,
        isLeaf: true,
        isCut: false,
    });
});

test("values outside the window are correct bounds: fail-soft and fail-hard", async () => {
    const hard = alphaBeta()
        .replace('        return best\n    best = float("inf")', '        return alpha\n    best = float("inf")')
        .replace(/return best\n$/, "return beta\n");
    const { found, reference } = await compared(hard);
    assert.deepEqual(
        found.map(({ kind }) => kind),
        ["order"],
    );
    assert.deepEqual(reference.leaves, { plain: 9, alphaBeta: 7, best: 5 });
});

test("the searches that the lens shows in Python have no mistakes", async () => {
    const two = "(((5 6) (7 4)) ((3 (9 1)) 8) ((2 9) (6 7)))";
    const three = "(((1,2,6) (4,3,2)) ((6,1,2) (7,4,1)))";
    for (const [name, tree] of [
        ["alpha_beta", two],
        ["principal_variation", two],
        ["principal_variation", LECTURE],
        ["max_n", three],
        ["paranoid", three],
    ]) {
        const text = readFileSync(new URL(`../../../../engine/lens/python/${name}.py`, import.meta.url), "utf8");
        const { found } = await compared(text, tree);
        assert.deepEqual(
            found.filter(({ kind }) => kind !== "order"),
            [],
            name,
        );
    }
});

test("max^n is compared player by player", async () => {
    const text = `
def maxn(node):
    if not node.children:
        return node.value
    return max((maxn(c) for c in node.children), key=lambda values: values[PLAYER])
`;
    const tree = "(((1,2,6) (4,3,2)) ((6,1,2) (7,4,1)))";
    assert.deepEqual((await compared(text.replace("PLAYER", "node.player"), tree)).found, []);
    assert.deepEqual((await compared(text.replace("PLAYER", "2"), tree)).found[0], {
        at: "A",
        kind: "wrong-values",
        values: [1, 2, 6],
        correct: [4, 3, 2],
        isLeaf: false,
    });
});

test("iterative deepening shows each search, and the last one counts", async () => {
    const text = `${minimax.replace("(node)", "(node, depth)").replace("if not node.children:", "if depth == 0 or not node.children:").replace("return node.value", "return node.value or 0").replace("minimax(child)", "minimax(child, depth - 1)")}
def deepen(root):
    for depth in (1, 2):
        value = minimax(root, depth)
    return value
`;
    const { own } = runNatively(text, LECTURE, { function: "deepen" });
    assert.ok(own);
    const replay = replayOfOwn(own);
    const depths = eventsOf(replay).flatMap((event) => (event.kind === "iterate" ? [event.depth] : []));
    assert.deepEqual(depths, [1, 2]);
    const { found, isComparable } = await compared(text, LECTURE, { function: "deepen" });
    assert.equal(isComparable, true);
    assert.deepEqual(
        found.map(({ kind }) => kind),
        ["no-cuts"],
    );
});

test("a run that was stopped can be stepped through to where it ended", () => {
    const text = `${minimax}\ndef search(node):\n    minimax(node)\n    while True:\n        pass\n`;
    const { answer, own } = runNatively(text, LECTURE, { function: "search", limits: { lines: 5000 } });
    assert.equal(answer.fault.code, "limit-steps");
    assert.ok(own);
    const replay = replayOfOwn(own);
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    assert.equal(cursor.nodes.length, 13);
    assert.equal(algorithmOf(own), "minimax");
    cursor.seek(0);
    assert.equal(cursor.nodes.length, 0);
});
