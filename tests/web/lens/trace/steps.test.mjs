/** The commands of the transport as steps, the tally of a whole run, and the place of a node in a typed tree. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf, writtenTree } from "../../../../web/lens/search/given-place.js";
import { branchingOf, followTally, noTally } from "../../../../web/lens/search/tally.js";
import { ActionNames } from "../../../../web/lens/sentences/action-names.js";
import { Replay } from "../../../../web/lens/trace/replay.js";
import {
    cutStep,
    followMarks,
    noMarks,
    runningNode,
    stepBackOver,
    stepOut,
    stepOver,
} from "../../../../web/lens/trace/steps.js";
import { traceJson } from "../../../../web/lens/trace/trace-json.js";
import { eventsOf, runInModule } from "../../../wasm/lens/traces.mjs";
import { lecture, lens, replayOf, session } from "../module.mjs";

const alphaBeta = replayOf({ tree: lecture, options: { algorithm: "alpha-beta", depth: 2 } });
const cachex = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0"] };

/** @param {Replay} replay @param {number} step */
function at(replay, step) {
    const cursor = replay.cursor();
    cursor.seek(step);
    return cursor;
}

test("over goes past a branch, out to the value of the node whose code runs", () => {
    const root = alphaBeta.entered[0];
    const first = alphaBeta.entered[1];
    assert.equal(stepOver(alphaBeta, first), alphaBeta.entered[5], "past A and the take of its value");
    assert.equal(alphaBeta.kind(stepOver(alphaBeta, first) - 1), "take");
    const inside = at(alphaBeta, alphaBeta.entered[3] + 1);
    assert.equal(runningNode(alphaBeta, inside), 3);
    const left = stepOut(alphaBeta, inside);
    assert.deepEqual([alphaBeta.kind(left - 1), runningNode(alphaBeta, at(alphaBeta, left))], ["take", 1]);
    const after = stepOut(alphaBeta, at(alphaBeta, left));
    assert.equal(runningNode(alphaBeta, at(alphaBeta, after)), 0);
    assert.equal(stepOver(alphaBeta, root), alphaBeta.events - 1, "past the root: only the end is left");
    assert.equal(stepOver(alphaBeta, alphaBeta.events), alphaBeta.events);
});

test("back over undoes over", () => {
    for (const replay of [alphaBeta, replayOf({ record: cachex, options: { algorithm: "pvs", depth: 3 } })]) {
        for (let step = 0; step < Math.min(2000, replay.events); ++step) {
            if (replay.kind(step) !== "enter" || step === replay.entered[0]) continue;
            assert.equal(stepBackOver(replay, stepOver(replay, step)), step);
        }
        assert.equal(stepBackOver(replay, 0), 0);
    }
});

test("cut-offs are found in both directions, and there is none beyond the last", () => {
    const marks = noMarks();
    followMarks(alphaBeta, marks);
    assert.equal(marks.cuts.length, 1);
    assert.equal(cutStep(alphaBeta, 0, 1), marks.cuts[0]);
    assert.equal(cutStep(alphaBeta, marks.cuts[0], 1), null);
    assert.equal(cutStep(alphaBeta, alphaBeta.events, -1), marks.cuts[0]);
    assert.equal(cutStep(alphaBeta, marks.cuts[0], -1), null);
    assert.equal(alphaBeta.kind(marks.cuts[0] - 1), "cut");
});

test("with UCT over goes through a phase and out to the end of the playout", () => {
    const uct = replayOf({ tree: lecture, options: { algorithm: "uct", depth: 2, playouts: 30 } });
    let step = uct.events;
    for (let event = 40; event < uct.events; ++event)
        if (uct.kind(event) === "back-up") {
            step = event;
            break;
        }
    const over = stepOver(uct, step);
    assert.equal(uct.kind(over - 1), "back-up");
    assert.notEqual(uct.kind(over), "back-up");
    const out = stepOut(uct, at(uct, over));
    assert.equal(uct.kind(out - 1), "back-up");
    assert.equal(/** @type {any} */ (uct.event(out - 1)).node, 0);
});

test("the tally of a run is what a cursor counts at its end, however the trace arrives", () => {
    for (const options of [
        { algorithm: "minimax", depth: 3 },
        { algorithm: "alpha-beta", depth: 3, quiescence: true, order: "worst" },
        { algorithm: "pvs", depth: 4, table: true, deepening: true },
        { algorithm: "uct", playouts: 100 },
        // More plies than the tree has.
        { algorithm: "alpha-beta", depth: 6, order: "best" },
    ]) {
        const root = options.depth === 6 ? { tree: "(4 (-2 (7 -9)) (3 1))" } : { record: cachex };
        const { words, texts } = runInModule(lens, { ...root, options });
        const replay = new Replay();
        const tally = noTally();
        for (let from = 0; from < words.length; from += 777) {
            replay.follow({ words: words.slice(from, from + 777), texts: from === 0 ? texts : [] });
            followTally(replay, tally);
        }
        const cursor = at(replay, replay.events);
        for (const [name, count] of Object.entries(cursor.counters)) {
            assert.equal(/** @type {any} */ (tally)[name], count, `${options.algorithm} ${name}`);
        }
        if (options.algorithm === "uct") continue;
        assert.ok(Math.abs(branchingOf(tally) - cursor.branching) < 1e-9);
        assert.ok(cursor.branching >= 1);
        assert.deepEqual(tally.values, [...cursor.nodes[cursor.result()].values]);
    }
});

test("a path leads to its place in the text of a tree", () => {
    const text = "A!=3:( B:3  C':(5 -7 ) D=(1):(1 2))";
    const tree = writtenTree(text);
    const written = (/** @type {string[]} */ path) => {
        const place = placeOf(tree, path);
        return place && text.slice(place.start, place.end);
    };
    assert.equal(written([]), text);
    assert.equal(written(["B"]), "B:3");
    assert.equal(written(["C'", "c'2"]), "-7");
    assert.equal(written(["C'"]), "C':(5 -7 )");
    assert.equal(written(["E"]), null);
    assert.equal(writtenTree("((3"), null);
    for (const vectors of [
        "((1,2,6) x!:(4, 2, 1))",
        "(((1,2,3) (4,5,6)) ((7,8,9)))",
        "[[3, 12.5, [8, 1]], A:[2, 4, 6], (3 B:4),]",
    ]) {
        const replay = replayOf({ tree: vectors, options: { algorithm: "max-n", depth: 3 } });
        const cursor = at(replay, replay.events);
        for (const [node, { source, values }] of cursor.nodes.entries()) {
            const place = placeOf(writtenTree(vectors), cursor.texts(node));
            assert.ok(place, `${vectors} ${cursor.texts(node)}`);
            if (source !== "leaf") continue;
            const numbers = vectors
                .slice(place.start, place.end)
                .match(/\d+(\.\d+)?/g)
                ?.map(Number);
            assert.deepEqual(numbers, values.slice(0, numbers?.length));
            assert.deepEqual(place.values, numbers);
        }
    }
});

test("names of actions are asked for once, with the line that leads to them", async () => {
    const replay = replayOf({ record: cachex, options: { algorithm: "alpha-beta", depth: 3 } });
    /** @type {any[]} */
    const asked = [];
    let arrived = 0;
    const names = new ActionNames(
        async (record, from) => {
            asked.push(record.actions);
            return session.describe(record, from).actions.map((/** @type {any} */ { action }) => action);
        },
        () => ++arrived,
    );
    names.begin(cachex, replay);
    const cursor = at(replay, replay.events);
    const texts = [...new Set(cursor.nodes.flatMap(({ text, leftOutTexts }) => [text, ...leftOutTexts]))].filter(
        Boolean,
    );
    for (const text of texts) assert.equal(names.viewOf(text), null);
    while (texts.some((text) => !names.viewOf(text))) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.ok(arrived >= 1);
    assert.ok(asked.length <= texts.length);
    for (const actions of asked) assert.equal(actions[0], "PLACE 0,0");
    for (const text of texts) assert.equal(names.viewOf(text)?.text, text);
    names.close();
});

test("the exported trace is the program's", () => {
    const request = { record: cachex, options: /** @type {const} */ ({ algorithm: "pvs", depth: 2 }) };
    const trace = runInModule(lens, request);
    const replay = new Replay();
    replay.follow(trace);
    const json = JSON.parse(traceJson(replay, /** @type {any} */ (request)));
    assert.deepEqual(json.trace, eventsOf(trace));
    assert.equal(json.stopped, "complete");
    const uct = runInModule(lens, { tree: lecture, options: { algorithm: "uct", playouts: 9, depth: 2 } });
    const other = new Replay();
    other.follow(uct);
    assert.deepEqual(JSON.parse(traceJson(other, /** @type {any} */ (request))).trace, eventsOf(uct));
});
