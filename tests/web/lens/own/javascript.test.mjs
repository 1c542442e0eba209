/** Searches of students in JavaScript: recorded like those in Python, with the same findings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compareRuns } from "../../../../web/lens/own/compare-runs.js";
import { referenceOf } from "../../../../web/lens/own/reference.js";
import { engine, LECTURE, runInJavascript, runNatively } from "./searches.mjs";

/** @param {string} [minCut]  when Min's nodes stop */
const alphaBeta = (minCut = "alpha >= beta") => `
function alphabeta(node, alpha = -Infinity, beta = Infinity) {
    if (node.children.length === 0) return node.value;
    if (node.player === 0) {
        let best = -Infinity;
        for (const child of node.children) {
            best = Math.max(best, alphabeta(child, alpha, beta));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
    let best = Infinity;
    for (const child of node.children) {
        best = Math.min(best, alphabeta(child, alpha, beta));
        beta = Math.min(beta, best);
        if (${minCut}) break;
    }
    return best;
}
`;

const alphaBetaInPython = (minCut = "alpha >= beta") => `
def alphabeta(node, alpha=float("-inf"), beta=float("inf")):
    if not node.children: return node.value
    if node.player == 0:
        best = float("-inf")
        for child in node.children:
            best = max(best, alphabeta(child, alpha, beta))
            alpha = max(alpha, best)
            if alpha >= beta: break

        return best

    best = float("inf")
    for child in node.children:
        best = min(best, alphabeta(child, alpha, beta))
        beta = min(beta, best)
        if ${minCut}: break

    return best
`;

const minimax = `
const minimax = (node) => {
    if (node.children.length === 0) return node.value;
    const values = node.children.map((child) => minimax(child));
    return node.player === 0 ? Math.max(...values) : Math.min(...values);
};
`;

/** @param {{answer: any, own: any}} run @param {string} [tree] */
async function findingsOf({ answer, own }, tree = LECTURE) {
    assert.ok(own, JSON.stringify(answer.fault));
    const reference = await referenceOf(engine, { tree }, own);
    const { findings } = compareRuns(own, { values: reference.values, best: reference.leaves.best });
    return findings.map(({ visit, ...finding }) => ({ at: own.items[own.visits[visit].item].name, ...finding }));
}

/** The nodes in the order in which they are visited. @param {{answer: any, own: any}} run */
const orderOf = ({ own }) => own.visits.map((/** @type {any} */ { item }) => own.items[item].name || "root").join(" ");

test("alpha-beta has the events that it has in Python, with the same lines", async () => {
    const { answer } = await runInJavascript(alphaBeta());
    const { answer: native } = runNatively(alphaBetaInPython());
    assert.deepEqual([answer.value, answer.returned, answer.fault], [3, "3", null]);
    // The line before a return is that of a loop's last check in Python, but for a cut the same.
    const cut = answer.run.events.find((/** @type {any[]} */ [kind, visit]) => kind === "leave" && visit === 5);
    assert.equal(cut[6], 17);
    const isKnown = (/** @type {any[]} */ [kind, visit]) => kind !== "leave" || visit === 5;
    const known = (/** @type {any} */ { events }) =>
        events.map((/** @type {any[]} */ event) => (isKnown(event) ? event : event.slice(0, 6)));
    assert.deepEqual(known(answer.run), known(native.run));
});

test("a wrong cut has the findings that it has in Python, and correct alpha-beta has none", async () => {
    const wrong = await findingsOf(await runInJavascript(alphaBeta("alpha >= beta || alpha > -100")));
    assert.deepEqual(wrong, await findingsOf(runNatively(alphaBetaInPython("alpha >= beta or alpha > -100"))));
    assert.ok(wrong.some(({ kind }) => kind === "wrong-cut"));
    const tree = "((3 12 8) (2 4 6) (1 5 2))";
    const correct = await findingsOf(await runInJavascript(alphaBeta(), tree), tree);
    assert.deepEqual(correct, []);
});

test("functions that methods of arrays call are part of the visit", async () => {
    const run = await runInJavascript(minimax);
    assert.equal(run.answer.value, 3);
    assert.equal(orderOf(run), "root A a1 a2 a3 B b1 b2 b3 C c1 c2 c3");
    const reduced = minimax
        .replace(
            "const values = node.children.map((child) => minimax(child));",
            "const pick = node.player ? Math.min : Math.max;",
        )
        .replace(
            /return node.player.*/,
            "return node.children.reduce((best, child) => pick(best, minimax(child)), node.player ? 99 : -99);",
        );
    const second = await runInJavascript(reduced);
    assert.equal(second.answer.value, 3);
    assert.deepEqual(
        (await findingsOf(second)).map(({ kind }) => kind),
        ["no-cuts"],
    );
});

test("helpers, methods and note", async () => {
    const run = await runInJavascript(`
const isLeaf = (node) => !node.children.length;
export default class Search {
    go(node, low, up) {
        note({ alpha: low, beta: up });
        if (isLeaf(node)) return node.value;
        let best = node.player === 0 ? -Infinity : Infinity;
        for (const child of node.children) {
            const value = this.go(child, low, up);
            if (node.player === 0) { best = Math.max(best, value); low = Math.max(low, best); }
            else { best = Math.min(best, value); up = Math.min(up, best); }
            note({ alpha: low, beta: up });
            if (low >= up) return best;
        }
        return best;
    }
}
function search(root) { return { value: new Search().go(root, -Infinity, Infinity), move: root.children[0] }; }
`);
    assert.deepEqual([run.answer.value, run.answer.choice], [3, "A"]);
    assert.equal(orderOf(run), "root A a1 a2 a3 B b1 C c1 c2 c3");
    const cut = run.own?.visits.find(({ item }) => run.own?.items[item].name === "B");
    assert.deepEqual([cut?.hasWindow, cut?.window], [true, [3, 2_000_000]]);
});

test("several players have lists of values", async () => {
    const text = `
function maxn(node) {
    if (node.children.length === 0) return node.value;
    return node.children.map(maxn).sort((one, other) => other[PLAYER] - one[PLAYER])[0];
}`;
    const tree = "(((1,2,6) (4,3,2)) ((6,1,2) (7,4,1)))";
    assert.deepEqual(await findingsOf(await runInJavascript(text.replaceAll("PLAYER", "node.player"), tree), tree), []);
    const [first] = await findingsOf(await runInJavascript(text.replaceAll("PLAYER", "2"), tree), tree);
    assert.deepEqual([first.at, first.kind], ["A", "wrong-values"]);
});

test("a game is searched by its states, whose rules are the engine's", async () => {
    const text = `
function minimax(state, depth, me = state.player) {
    if (state.over() || depth === 0) return state.score(me);
    const values = state.actions().map((action) => minimax(state.play(action), depth - 1, me));
    return state.player === me ? Math.max(...values) : Math.min(...values);
}`;
    const record = { game: "cachex", options: { size: "4" }, actions: ["PLACE 1,1", "PLACE 2,2"] };
    const run = await runInJavascript(text, "", { record, game: { depth: 2 } });
    assert.equal(run.answer.fault, null);
    const { own } = run;
    assert.ok(own);
    const reference = await referenceOf(engine, /** @type {any} */ ({ record }), own);
    assert.deepEqual(reference.values.get("")?.[0], run.answer.value);
    const bad = await runInJavascript('const search = (state) => state.play("7");', "", { record, game: { depth: 1 } });
    assert.match(bad.answer.fault.message, /must be one of state\.actions\(\): PLACE .* \(found 7\)/);
});

test("a game is searched in an order by its scores, which are no visits", async () => {
    const text = `
class Agent {
    constructor(state) { this.state = state; }
    search(depth) { return this.value(this.state, depth, -Infinity, Infinity); }
    value(state, depth, alpha, beta) {
        if (state.over() || depth === 0) return state.score(state.player ?? 0);
        const by = (action) => state.play(action).score(state.player);
        for (const action of state.actions().sort((one, other) => by(other) - by(one))) {
            alpha = Math.max(alpha, -this.value(state.play(action), depth - 1, -beta, -alpha));
            if (alpha >= beta) break;
        }
        return alpha;
    }
}`;
    const record = { game: "cachex", options: { size: "4" }, actions: ["PLACE 1,1"] };
    const { answer, own } = await runInJavascript(text, "", { record, game: { depth: 2 } });
    assert.deepEqual([answer.fault, answer.run.function, own?.hasVectors], [null, "search", false]);
    const { values, leaves } = await referenceOf(engine, /** @type {any} */ ({ record }), /** @type {any} */ (own));
    const compared = compareRuns(/** @type {any} */ (own), { values });
    assert.deepEqual([compared.isComparable, compared.findings, values.get("")?.[1]], [true, [], answer.value]);
    assert.ok(compared.leaves < Number(leaves.alphaBeta), `${compared.leaves} leaves`);
});

test("endless loops end with their line, and what came before is shown", async () => {
    const text = `${minimax}
function search(node) {
    minimax(node);
    for (;;);
}`;
    const { answer, own } = await runInJavascript(text, LECTURE, { function: "search", limits: { seconds: 0.2 } });
    assert.deepEqual([answer.fault.code, answer.fault.values.line], ["limit-time", 10]);
    assert.equal(own?.visits.length, 13);
    const steps = await runInJavascript(text, LECTURE, { function: "search", limits: { lines: 5000 } });
    assert.equal(steps.answer.fault.code, "limit-steps");
    const nodes = await runInJavascript("const search = (node) => search(node);", LECTURE, { limits: { nodes: 20 } });
    assert.equal(nodes.answer.fault.code, "limit-nodes");
});

test("arguments are filled in by their names, and missing ones are named", async () => {
    const { answer } = await runInJavascript(
        "function search(node, depthLeft, isMax, alpha) { console.assert(true); return depthLeft * 10 + (isMax ? 1 : 0) + (alpha < -99 ? 4 : 0) + 0 * node.children.length; }",
    );
    assert.equal(answer.value, 25);
    const { answer: missing } = await runInJavascript("function search(node, weight) { return weight; }");
    assert.deepEqual([missing.fault.code, missing.fault.values], ["argument", { function: "search", name: "weight" }]);
    const { answer: none } = await runInJavascript("const x = 3;");
    assert.equal(none.fault.code, "no-function");
});

test("nodes stay as they are", async () => {
    for (const change of ["node.value = 3", "node.children.push(1)", "node.children[0].player = 1", "node.x = 1"]) {
        const { answer } = await runInJavascript(`function search(node) { ${change}; return 1; }`);
        assert.equal(answer.fault?.kind, "error", change);
    }
});

test("after an error, a node whose call returned no number is still found", async () => {
    const text = `function minimax(node) {
    if (!node.children.length) return node.value;
    const values = node.children.map((child) => minimax(child).valueOf());
    if (node.player === 0) return Math.max(...values);
}`;
    const { answer, own } = await runInJavascript(text);
    assert.match(answer.fault.message, /valueOf/);
    assert.deepEqual(
        [0, 1].map((visit) => own?.visits[visit].threw),
        [true, false],
    );
});

test("where a search was stopped nothing is judged, and what came before is", async () => {
    const stopped = async (/** @type {string} */ chosen) => {
        const text = `function search(node) {
            if (node.name === "b2") throw new Error("stop");
            if (!node.children.length) return node.value;
            const values = node.children.map((child) => search(child));
            return node.player === 0 ? Math.max(...values) : ${chosen};
        }`;
        const { answer, own } = await runInJavascript(text, LECTURE);
        assert.equal(answer.fault.kind, "error");
        assert.ok(own);
        assert.equal(own.visits.length, 7, "what was recorded is there");
        const { values, leaves } = await referenceOf(engine, { tree: LECTURE }, own);
        const { findings } = compareRuns(own, { values, best: leaves.best }, true);
        return findings.map(({ kind, visit }) => [kind, own.items[own.visits[visit].item].name]);
    };
    // The root and B haven’t returned, and what is left of their children isn’t cut.
    assert.deepEqual(await stopped("Math.min(...values)"), []);
    assert.deepEqual(await stopped("Math.max(...values)"), [["wrong-value", "A"]]);
});
