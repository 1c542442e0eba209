// The worker's side of the protocol with the real engine, but without a worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Host } from "../../web/engine/host.js";
import { loadModule } from "./module.mjs";

/** Creates a host whose tasks and clock the test controls. */
async function setUp(module) {
    const answers = [];
    const tasks = [];
    const clock = { time: 0 };
    const host = new Host(module ?? (await loadModule()), {
        post: (answer) => answers.push(structuredClone(answer)),
        later: (task) => tasks.push(task),
        now: () => clock.time,
    });
    let id = 0;
    return {
        answers,
        tasks,
        clock,
        /** Sends a request and returns its id. */
        ask(request) {
            host.receive({ search: 0, ...request, id: ++id });
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

test("an invalid request is answered with an error, and the next one is served", async () => {
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

test("games are exported and imported during a search", async () => {
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

test("a record is described during the search of another game", async () => {
    const { ask, step, answersTo } = await setUp();
    ask({ type: "load", record: { game: "hive", actions: ["wS1"] } });
    const search = ask({ type: "search", request: {} });
    step();
    const record = { game: "cachex", actions: ["PLACE 1,3", "STEAL"] };
    const [{ actions, end }] = answersTo(ask({ type: "describe", record, from: 0 }));
    assert.equal(end.ply, 2);
    assert.deepEqual(
        actions.map(({ player, action: { kind, to } }) => [player, kind, to]),
        [
            [0, "place", "1,3"],
            [1, "steal", ""],
        ],
    );
    assert.match(answersTo(ask({ type: "describe", record: { game: "dance" }, from: 0 }))[0].error.message, /dance/);
    assert.ok(!answersTo(search).some(({ type }) => type === "reply"));
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
    // With slices of 40 ms, every third slice is the first one after 100 ms.
    assert.ok(answers.length <= clock.time / 120);
});

for (const [name, request] of [
    ["stop", { type: "stop" }],
    ["play", { type: "play", action: "MOVE -3,0 -2,0" }],
    ["goTo", { type: "goTo", ply: 0 }],
    ["load", { type: "load", record: { game: "cachex" } }],
    ["another search", { type: "search", request: { depth: 1 } }],
]) {
    test(`${name} stops the running search, which answers first and reports that it was stopped`, async () => {
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

test("a slice takes less than 50 ms, so that a stop is prompt", async () => {
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

test("a search that cannot start is answered with the reason", async () => {
    const { ask, answersTo, tasks } = await setUp();
    ask({ type: "load", record: { game: "chexers" } });
    const search = ask({ type: "search", request: { algorithm: "guess" } });
    assert.match(answersTo(search)[0].error.message, /algorithm must be one of .*found "guess"/);
    assert.equal(tasks.length, 0);
});

test("after a crash of the module the host reports it once and then stays silent", async () => {
    const broken = {
        Session: class {
            games() {
                throw new WebAssembly.RuntimeError("unreachable");
            }
        },
    };
    const { ask, answers } = await setUp(broken);
    ask({ type: "games" });
    ask({ type: "games" });
    assert.equal(answers.length, 1);
    assert.equal(answers[0].type, "failed");
    assert.match(answers[0].error.message, /unreachable/);
});

test("searches of other positions go on whatever happens on the board, in turn", async () => {
    const { ask, step, answersTo, tasks } = await setUp();
    ask({ type: "load", record: { game: "chexers" } });
    const own = ask({ type: "search", request: {} });
    const record = { game: "cachex", actions: ["PLACE 1,3", "STEAL"], ply: 1 };
    const beside = ask({ type: "search", search: 1, record, request: {} });
    const third = ask({ type: "search", search: 2, record: { game: "hive" }, request: { nodes: 2000 } });
    for (let slices = 0; tasks.length > 2 && slices < 3000; slices++) step();
    assert.equal(answersTo(third).at(-1).progress.finished, true);
    ask({ type: "load", record: { game: "halma" } });
    assert.equal(answersTo(own).at(-1).progress.stopped, true);
    assert.ok(!answersTo(beside).some(({ type }) => type === "reply"));
    step();
    ask({ type: "stop", search: 1 });
    const { progress } = answersTo(beside).at(-1);
    assert.equal(progress.stopped, true);
    assert.match(progress.best, /^(PLACE|STEAL)/);
});

test("a new game on the board is searched by one that has learnt nothing, a step in it is not", async () => {
    const { ask, step, answersTo, tasks } = await setUp();
    const nodes = () => {
        const search = ask({ type: "search", request: { depth: 4 } });
        while (tasks.length > 0) step();
        return answersTo(search).at(-1).progress.nodes;
    };
    ask({ type: "load", record: { game: "chexers" } });
    const fresh = nodes();
    ask({ type: "goTo", ply: 0 });
    assert.ok(nodes() < fresh);
    ask({ type: "load", record: { game: "chexers" } });
    assert.equal(nodes(), fresh);
});

test("without a game on the board there is nothing to search", async () => {
    const { ask, answersTo } = await setUp();
    assert.match(answersTo(ask({ type: "search", request: {} }))[0].error.message, /no game is loaded/);
});
