// The worker's side of the protocol, with the real engine and without a worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Host } from "../../web/engine/host.js";
import { newSession } from "./module.mjs";

/** A host whose tasks run when the test says so, on a clock that the test winds. */
async function setUp(session) {
    const answers = [];
    const tasks = [];
    const clock = { time: 0 };
    const host = new Host(session ?? (await newSession()), {
        post: (answer) => answers.push(structuredClone(answer)),
        later: (task) => tasks.push(task),
        now: () => clock.time,
    });
    let id = 0;
    return {
        answers,
        tasks,
        clock,
        /** Sends a request; gives its id. */
        ask(request) {
            host.receive({ ...request, id: ++id });
            return id;
        },
        step() {
            tasks.shift()?.();
        },
        answersTo: (wanted) => answers.filter((answer) => answer.id === wanted),
    };
}

test("every request is answered once, with its id", async () => {
    const { ask, answers } = await setUp();
    const requests = [
        { type: "games" },
        { type: "load", record: { game: "chexers" } },
        { type: "play", action: "MOVE -3,0 -2,0" },
        { type: "goTo", ply: 0 },
        { type: "stop" },
    ];
    for (const request of requests) ask(request);
    assert.deepEqual(
        answers.map(({ id, type }) => [id, type]),
        requests.map((_, index) => [index + 1, "reply"]),
    );
    assert.ok(answers[0].games && answers[0].levels);
    assert.ok(answers[1].state && answers[1].layout);
    assert.equal(answers[2].state.ply, 1);
    assert.equal(answers[3].state.ply, 0);
    for (const { error } of answers) assert.equal(error, undefined);
});

test("what is wrong comes back as an error, and the next request is served", async () => {
    const { ask, answers } = await setUp();
    ask({ type: "play", action: "MOVE -3,0 -2,0" });
    ask({ type: "load", record: { game: "chexers", actions: ["MOVE -3,0 -2,0", "EXIT 0,0"] } });
    ask({ type: "dance" });
    ask({ type: "load", record: { game: "chexers" } });
    assert.match(answers[0].error.message, /no game/);
    assert.equal(answers[1].error.action, 2);
    assert.match(answers[2].error.message, /does not know/);
    assert.equal(answers[3].state.game, "chexers");
});

test("a game goes out and in as text while a search goes on", async () => {
    const { ask, step, answersTo } = await setUp();
    ask({ type: "load", record: { game: "hive", actions: ["wS1"] } });
    const search = ask({ type: "search", request: {} });
    step();
    const text = answersTo(ask({ type: "export" }))[0].text;
    assert.equal(text, "Base;InProgress;Black[1];wS1");
    assert.equal(answersTo(ask({ type: "export", ply: 0 }))[0].text, "Base;NotStarted;White[1]");
    const { record } = answersTo(ask({ type: "import", text }))[0];
    assert.deepEqual(record.actions, ["wS1"]);
    assert.equal(answersTo(ask({ type: "import", text: `${text};wQ` }))[0].error.action, 2);
    assert.ok(!answersTo(search).some(({ type }) => type === "reply"));
    ask({ type: "stop" });
    assert.equal(answersTo(search).at(-1).progress.stopped, true);
});

test("a search reports progress at most every 100 ms, and its end", async () => {
    const { ask, step, clock, answersTo, tasks } = await setUp();
    ask({ type: "load", record: { game: "chexers" } });
    const search = ask({ type: "search", request: { nodes: 200_000 } });
    for (let slices = 0; tasks.length > 0 && slices < 1000; slices++) {
        clock.time += 40;
        step();
    }
    const answers = answersTo(search);
    const last = answers.pop();
    assert.equal(last.type, "reply");
    assert.equal(last.progress.finished, true);
    assert.equal(last.progress.stopped, undefined);
    assert.ok(last.progress.nodes >= 200_000);
    assert.ok(answers.length > 0);
    for (const { type, progress } of answers) {
        assert.equal(type, "progress");
        assert.equal(progress.finished, false);
    }
    // Every third slice of 40 ms is the first one past 100 ms.
    assert.ok(answers.length <= clock.time / 120);
});

for (const [name, request] of [
    ["stop", { type: "stop" }],
    ["play", { type: "play", action: "MOVE -3,0 -2,0" }],
    ["goTo", { type: "goTo", ply: 0 }],
    ["load", { type: "load", record: { game: "cachex" } }],
    ["another search", { type: "search", request: { depth: 1 } }],
]) {
    test(`${name} ends the search under way, which answers first and says so`, async () => {
        const { ask, step, answers, tasks, answersTo } = await setUp();
        ask({ type: "load", record: { game: "chexers" } });
        const search = ask({ type: "search", request: {} });
        step();
        step();
        const before = answers.length;
        const next = ask(request);
        assert.equal(answers[before].id, search);
        assert.equal(answers[before].progress.stopped, true);
        assert.notEqual(answers[before].progress.best, "");
        for (let slices = 0; tasks.length > 0 && slices < 1000; slices++) step();
        assert.equal(answersTo(search).length, 1);
        assert.equal(answersTo(next).length, 1);
        assert.equal(answersTo(next)[0].error, undefined);
    });
}

test("a slice leaves room for a stop within 50 ms", async () => {
    const { ask, step } = await setUp();
    ask({ type: "load", record: { game: "chexers" } });
    ask({ type: "search", request: {} });
    const times = Array.from({ length: 20 }, () => {
        const start = performance.now();
        step();
        return performance.now() - start;
    }).sort((a, b) => a - b);
    assert.ok(times[10] < 50, `a slice takes ${times[10]} ms`);
    ask({ type: "stop" });
});

test("a search that cannot begin is answered with the reason", async () => {
    const { ask, answersTo, tasks } = await setUp();
    ask({ type: "load", record: { game: "chexers" } });
    const search = ask({ type: "search", request: { algorithm: "guess" } });
    assert.match(answersTo(search)[0].error.message, /no algorithm "guess"/);
    assert.equal(tasks.length, 0);
});

test("if the module breaks, the host says so once and then nothing more", async () => {
    const broken = {
        games() {
            throw new WebAssembly.RuntimeError("unreachable");
        },
    };
    const { ask, answers } = await setUp(broken);
    ask({ type: "games" });
    ask({ type: "games" });
    assert.equal(answers.length, 1);
    assert.equal(answers[0].type, "failed");
    assert.match(answers[0].error.message, /unreachable/);
});
