// The lens's worker and client, in this thread: traces that grow, several runs at once, requests in between, and
// workers that crash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Host } from "../../../web/engine/worker/host.js";
import { EngineFailure } from "../../../web/engine/worker-client.js";
import { LensClient } from "../../../web/lens/engine/lens-client.js";
import { LensMethods } from "../../../web/lens/engine/lens-methods.js";
import { FakeWorker } from "../fake-worker.mjs";
import { loadFullModule } from "../module.mjs";
import { runInModule } from "./traces.mjs";

const module = await loadFullModule();
const textbook = { tree: "((3 12 8) (2 4 6) (14 5 2))", options: { algorithm: "alpha-beta" } };
const long = { record: { game: "cachex" }, options: { algorithm: "minimax", depth: 12 } };
const traceOf = (request) => runInModule(new module.Lens(), request);

/** A worker with a clock by which every look takes a millisecond, so that runs are cut into many parts. */
function worker(onAnswer) {
    let time = 0;
    return new FakeWorker(LensMethods, module, { onAnswer, now: () => ++time });
}

function setUp(t, makeWorker = () => worker()) {
    const workers = [];
    const client = new LensClient({
        makeWorker: () => {
            workers.push(makeWorker(workers.length + 1));
            return workers.at(-1);
        },
    });
    t.after(() => client.close());
    return { client, workers };
}

/** Collects the steps of a run. */
function collector() {
    const trace = { words: [], texts: [], parts: 0 };
    const onGrow = ({ words, texts }) => {
        for (const word of words) trace.words.push(word);
        trace.texts.push(...texts);
        trace.parts += 1;
    };
    return { trace, onGrow };
}

function assertWhole({ words, texts }, request) {
    const whole = traceOf(request);
    assert.equal(words.length, whole.words.length);
    assert.ok(whole.words.every((word, i) => word === words[i]));
    assert.deepEqual(texts, whole.texts);
}

test("a run hands on its whole trace and says how it ended", async (t) => {
    const { client } = setUp(t);
    const small = collector();
    assert.deepEqual(await client.run(textbook, small.onGrow), { stop: "complete" });
    assertWhole(small.trace, textbook);
    const large = collector();
    assert.deepEqual(await client.run(long, large.onGrow), { stop: "nodes" });
    assertWhole(large.trace, long);
    assert.ok(large.trace.parts > 3, `${large.trace.parts} parts`);
});

test("a later run with the same key ends the first; runs with other keys continue", async (t) => {
    const { client } = setUp(t);
    const [first, second, third, other] = [collector(), collector(), collector(), collector()];
    const ended = [];
    const note = (name) => (result) => ended.push(`${name} ${result.stop}`);
    await Promise.all([
        client.run(long, first.onGrow, 0).then(note("first")),
        client.run(long, other.onGrow, 1).then(note("other")),
        client.run(long, second.onGrow, 0).then(note("second")),
        client.run(textbook, third.onGrow, 0).then(note("third")),
    ]);
    assert.deepEqual(ended, ["first stopped", "second stopped", "third complete", "other nodes"]);
    assertWhole(third.trace, textbook);
    assertWhole(other.trace, long);
});

test("endRun ends a run; the steps so far are the start of its trace", async (t) => {
    const { client } = setUp(t);
    const { trace, onGrow } = collector();
    let grown = () => {};
    const growing = new Promise((resolve) => {
        grown = resolve;
    });
    const run = client.run(long, (part) => {
        onGrow(part);
        grown();
    });
    await growing;
    await client.call("endRun", 0);
    assert.deepEqual(await run, { stop: "stopped" });
    const whole = traceOf(long);
    assert.ok(trace.words.length > 0 && trace.words.length < whole.words.length);
    assert.ok(trace.words.every((word, i) => word === whole.words[i]));
    await client.call("endRun", 7);
});

test("requests are answered while a run is under way, and the board is that of the engine", async (t) => {
    const { client } = setUp(t);
    let ended = false;
    const run = client
        .run(long, () => {})
        .then(() => {
            ended = true;
        });
    const { state } = await client.load({ game: "chexers" });
    assert.equal((await client.play(state.legal[0].text)).state.ply, 1);
    assert.deepEqual(await client.call("readTree", "((3 12 8) (2 4 6))"), {
        players: 2,
        chance: false,
        height: 2,
        nodes: 9,
    });
    assert.ok((await client.call("terms", "hive", undefined)).terms.includes("tempo"));
    const { scores, terms } = await client.call("explain", { game: "hive" }, undefined);
    assert.equal(
        terms.reduce((sum, { contributions }) => sum + contributions[0], 0),
        scores[0],
    );
    assert.equal((await client.call("explain", { game: "hive" }, ["tempo"])).terms.length, 0);
    assert.equal(ended, false);
    assert.ok((await client.search({ nodes: 1000 })).best);
    await run;
});

test("what the module refuses rejects with its sentence and the place", async (t) => {
    const { client } = setUp(t);
    const refused = (promise, message, place, action) =>
        assert.rejects(promise, (failure) => {
            assert.ok(failure instanceof EngineFailure && failure.refused);
            assert.match(failure.message, message);
            assert.equal(failure.place, place);
            assert.equal(failure.action, action);
            return true;
        });
    await refused(client.call("readTree", "((3 12 8) (2 4 6"), /^character 17: must be a number, a bracket, or \)/, 17);
    await refused(client.run({ ...textbook, tree: "(1 x)" }, assert.fail), /^character 4: /, 4);
    await refused(
        client.run({ ...textbook, options: { depth: 13 } }, assert.fail),
        /^depth must be a whole number from 1 to 12 \(found 13\)$/,
    );
    await refused(client.call("explain", { game: "cachex", actions: ["FLY"] }, undefined), /^action 1: /, undefined, 1);
    await refused(client.call("terms", "chess", undefined), /^the game must be one of .*\(found "chess"\)/);
    await assert.rejects(client.load({ game: "chess" }), EngineFailure);
    const { trace, onGrow } = collector();
    await client.run(textbook, onGrow);
    assertWhole(trace, textbook);
});

test("a refused run ends the one before with the same key", async (t) => {
    const { client } = setUp(t);
    const first = client.run(long, () => {});
    await assert.rejects(client.run({ tree: "(" }, assert.fail), { refused: true });
    assert.deepEqual(await first, { stop: "stopped" });
});

test("after a crash another worker does the run again, and nothing is handed on twice", async (t) => {
    let parts = 0;
    const dieAfterTwoParts = ({ type }) => (type === "progress" && ++parts > 2 ? "die" : undefined);
    const { client, workers } = setUp(t, (number) => worker(number < 3 ? dieAfterTwoParts : undefined));
    await client.load({ game: "cachex" });
    const { trace, onGrow } = collector();
    assert.deepEqual(await client.run(long, onGrow), { stop: "nodes" });
    assertWhole(trace, long);
    assert.equal(workers.length, 3);
    assert.deepEqual(workers[2].received, ["load", "run"]);
});

test("a module that breaks down is said to have failed, once", () => {
    const answers = [];
    const broken = {
        ...module,
        Lens: class {
            begin() {
                throw new Error("unreachable");
            }
        },
    };
    const host = new Host(LensMethods, broken, { post: (answer) => answers.push(answer), later: (task) => task() });
    host.receive({ id: 1, method: "run", args: [0, textbook] });
    host.receive({ id: 2, method: "readTree", args: ["(1 2)"] });
    assert.equal(answers.length, 1);
    assert.equal(answers[0].type, "failed");
    assert.match(answers[0].error.message, /broke down.*unreachable/);
});
