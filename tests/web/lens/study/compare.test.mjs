/** Comparing two runs: one cursor for both, what one run has instead of a node, and what both cost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { figureRows } from "../../../../web/lens/compare/figures.js";
import { placeIn } from "../../../../web/lens/compare/follow.js";
import { Paths, RunIndex } from "../../../../web/lens/compare/run-index.js";
import { followTally, noTally } from "../../../../web/lens/search/tally.js";
import { lecture, randomTree, runOf } from "../module-runs.mjs";

/** @param {any} first @param {any} second  requests */
function pair(first, second) {
    const paths = new Paths();
    const runs = [runOf(first), runOf(second)];
    return { runs, indexes: runs.map((run) => new RunIndex(run, paths)) };
}

/** @param {string} tree @param {any} first @param {any} second  options */
const pairOn = (tree, first, second) => pair({ tree, options: first }, { tree, options: second });

test("a step in minimax moves alpha-beta to the same node, entered or valued", () => {
    for (const seed of [1, 2, 3]) {
        const tree = randomTree(seed, 4);
        const { runs, indexes } = pairOn(tree, { algorithm: "minimax" }, { algorithm: "alpha-beta" });
        const cursors = runs.map((run) => run.cursor());
        for (const [from, to] of [
            [0, 1],
            [1, 0],
        ]) {
            for (let step = 0; step <= runs[from].events; step += 1) {
                cursors[from].seek(step);
                const place = placeIn(indexes[from], cursors[from], indexes[to]);
                cursors[to].seek(place.step);
                const event = step > 0 ? runs[from].event(step - 1) : null;
                const node = event?.kind === "take" ? event.child : cursors[from].current;
                if (node < 0) continue;
                const path = cursors[from].texts(node).join();
                if (place.missing) {
                    assert.ok(!cursors[to].nodes.some((_, each) => cursors[to].texts(each).join() === path));
                    continue;
                }
                assert.equal(cursors[to].texts(place.node).join(), path);
                assert.equal(cursors[to].nodes[place.node].valued, cursors[from].nodes[node].valued, `${step}`);
            }
        }
        // Minimax visits whatever alpha-beta does.
        for (let step = 0; step <= runs[1].events; step += 1) {
            cursors[1].seek(step);
            assert.equal(placeIn(indexes[1], cursors[1], indexes[0]).missing, null);
        }
    }
});

test("what alpha-beta never searched is a ghost with its cut-off", () => {
    const { runs, indexes } = pairOn(lecture, { algorithm: "minimax" }, { algorithm: "alpha-beta" });
    const cursor = runs[0].cursor();
    const missing = [];
    for (let step = 0; step <= runs[0].events; step += 1) {
        cursor.seek(step);
        if (runs[0].event(Math.max(0, step - 1)).kind !== "enter") continue;
        const place = placeIn(indexes[0], cursor, indexes[1]);
        if (place.missing) missing.push([cursor.texts(cursor.current).join("."), place.step, place.missing]);
    }
    const ghost = { why: "cut", node: 5, beyond: 0, alpha: 3, beta: 2, leftOut: 2 };
    assert.deepEqual(missing, [
        ["B.b2", 24, { ...ghost, action: "b2" }],
        ["B.b3", 24, { ...ghost, action: "b3" }],
    ]);
    assert.equal(runs[1].event(23).kind, "cut");
});

test("below a child that was left out, the ghost is the child and the number of actions after it", () => {
    const tree = "((3 12) ((2 9) (4 (6 7))))";
    const { runs, indexes } = pairOn(tree, { algorithm: "minimax" }, { algorithm: "alpha-beta" });
    const cursor = runs[0].cursor();
    cursor.seek(runs[0].events);
    const deep = cursor.nodes.findIndex((_, node) => cursor.texts(node).join() === "B,b2,b2b,b2b1");
    cursor.seek(runs[0].entered[deep] + 1);
    const { missing } = placeIn(indexes[0], cursor, indexes[1]);
    const other = runs[1].cursor();
    other.seek(runs[1].events);
    const inOther = other.nodes.some((_, node) => other.texts(node).join() === "B,b2,b2b,b2b1");
    if (inOther) assert.equal(missing, null);
    else {
        assert.ok(missing);
        const path = [...other.texts(missing.node), missing.action];
        assert.equal(path.length + missing.beyond, 4);
        assert.equal(path.join(), "B,b2,b2b,b2b1".slice(0, path.join().length));
    }
});

test("other reasons: looked no further, known from the table, not tried, the limit of nodes", () => {
    const tree = randomTree(4, 4);
    const why = (/** @type {any} */ second, /** @type {any} */ first = { algorithm: "minimax" }) => {
        const { runs, indexes } = pairOn(tree, first, second);
        const cursor = runs[0].cursor();
        const found = new Set();
        for (let step = 1; step <= runs[0].events; step += 1) {
            cursor.seek(step);
            const { missing } = placeIn(indexes[0], cursor, indexes[1]);
            if (missing) found.add(missing.why);
        }
        return [...found];
    };
    assert.deepEqual(why({ algorithm: "minimax", depth: 2 }), ["horizon"]);
    assert.deepEqual(why({ algorithm: "minimax", nodes: 12 }), ["limit"]);
    assert.deepEqual(why({ algorithm: "uct", playouts: 10 }), ["untried"]);
    assert.deepEqual(why({ algorithm: "alpha-beta" }), ["cut"]);
});

test("positions that the table knew are said to be known", () => {
    const record = { game: "cachex", options: { size: 3 }, actions: [] };
    const first = { record, options: { algorithm: "minimax", depth: 4 } };
    const second = { record, options: { algorithm: "alpha-beta", depth: 4, table: true } };
    const { runs, indexes } = pair(first, second);
    const cursor = runs[0].cursor();
    const found = new Set();
    for (let step = 1; step <= runs[0].events; step += 1) {
        if (runs[0].kind(step - 1) !== "enter") continue;
        cursor.seek(step);
        const { missing } = placeIn(indexes[0], cursor, indexes[1]);
        if (missing) found.add(missing.why);
    }
    assert.deepEqual([...found].sort(), ["cut", "table"]);
});

test("with deepening, a node is found in the iteration that looks as far ahead", () => {
    const tree = randomTree(6, 4);
    const { runs, indexes } = pairOn(
        tree,
        { algorithm: "alpha-beta" },
        { algorithm: "alpha-beta", deepening: true, order: "table" },
    );
    const cursor = runs[0].cursor();
    cursor.seek(4);
    const place = placeIn(indexes[0], cursor, indexes[1]);
    const other = runs[1].cursor();
    other.seek(place.step);
    assert.equal(other.iteration, 4);
    assert.deepEqual(other.texts(place.node), cursor.texts(cursor.current));
});

test("moves of a best reply are found in a search that plays them one by one", () => {
    const tree = randomTree(5, 3, 3);
    const { runs, indexes } = pairOn(tree, { algorithm: "best-reply" }, { algorithm: "paranoid" });
    const cursor = runs[0].cursor();
    const other = runs[1].cursor();
    let found = 0;
    for (let step = 1; step <= runs[0].events; step += 1) {
        cursor.seek(step);
        const node = cursor.current;
        if (runs[0].kind(step - 1) !== "enter" || !cursor.nodes[node].text.includes("; ")) continue;
        const place = placeIn(indexes[0], cursor, indexes[1]);
        if (place.missing) continue;
        other.seek(place.step);
        assert.deepEqual(other.texts(place.node), cursor.texts(node));
        found += 1;
    }
    assert.ok(found > 0);
});

test("an index follows a run that grows", () => {
    const whole = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
    const { events } = whole;
    whole.events = 10;
    const index = new RunIndex(whole, new Paths());
    assert.equal(index.paths.length, 4);
    whole.events = events;
    index.follow();
    const fresh = new RunIndex(whole, new Paths());
    for (const field of /** @type {const} */ (["paths", "valued", "taken", "cuts", "sources"])) {
        assert.deepEqual(index[field], fresh[field]);
    }
});

test("figures stand side by side with their ratio; what neither run has is left out", () => {
    const { runs } = pairOn(lecture, { algorithm: "minimax" }, { algorithm: "alpha-beta" });
    const tallies = runs.map((run) => {
        const tally = noTally();
        followTally(run, tally);
        return tally;
    });
    assert.deepEqual(
        figureRows(tallies[0], tallies[1], true).map(({ figure, first, second, ratio }) => [
            figure,
            Number(first.toFixed(2)),
            Number(second.toFixed(2)),
            ratio && Number(ratio.toFixed(2)),
        ]),
        [
            ["nodes", 13, 11, 0.85],
            ["leaves", 9, 7, 0.78],
            ["cutoffs", 0, 1, null],
            ["firstCutoffs", 0, 1, null],
            ["leftOut", 0, 2, null],
            ["branching", 3, 2.7, 0.9],
        ],
    );
    assert.ok(!figureRows(tallies[0], tallies[1], false).some(({ figure }) => figure === "branching"));
});
