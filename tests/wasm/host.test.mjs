// The worker's side of the protocol with the real engine, but without a worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Host } from "../../web/engine/worker/host.js";
import { EngineMethods } from "../../web/engine/worker/methods.js";
import { loadModule } from "./module.mjs";

/** Creates a host whose tasks and clock the test controls. */
async function setUp() {
    const answers = [];
    const tasks = [];
    const clock = { time: 0 };
    const host = new Host(EngineMethods, await loadModule(), {
        post: (answer) => answers.push(structuredClone(answer)),
        later: (task) => tasks.push(task),
        now: () => clock.time,
    });
    let id = 0;
    return {
        answers,
        values: () => answers.map(({ value }) => value),
        tasks,
        clock,
        /** Sends a request and returns its id. */
        ask(method, ...args) {
            host.receive({ id: ++id, method, args });
            return id;
        },
        step() {
            tasks.shift()?.();
        },
        answersTo: (wanted) => answers.filter((answer) => answer.id === wanted),
        /** What the last answer to a request holds. */
        resultOf: (wanted) => answers.findLast((answer) => answer.id === wanted).value,
    };
}

test("every request is answered once, with its id", async () => {
    const { answers, values, ask } = await setUp();
    const requests = [["games"], ["load", { game: "chexers" }], ["play", "MOVE -3,0 -2,0"], ["goTo", 0], ["stop", 0]];
    for (const request of requests) ask(...request);
    assert.deepEqual(
        answers.map(({ id, type }) => [id, type]),
        requests.map((_, index) => [index + 1, "reply"]),
    );
    const [games, loaded, played, back] = values();
    assert.ok(games.games && games.levels);
    assert.ok(loaded.state && loaded.layout);
    assert.equal(played.state.ply, 1);
    assert.equal(back.state.ply, 0);
    // Another ply of the same game.
    for (const name of ["game", "options", "setup", "actions"])
        assert.deepEqual(
            [loaded, played, back].map(({ state }) => name in state),
            [true, false, false],
        );
    for (const { error } of values()) assert.equal(error, undefined);
});

test("an invalid request is answered with an error, and the next one is served", async () => {
    const { values, ask } = await setUp();
    ask("play", "MOVE -3,0 -2,0");
    ask("load", { game: "chexers", actions: ["MOVE -3,0 -2,0", "EXIT 0,0"] });
    const unknown = ["dance", "constructor", "toString", "__proto__"];
    for (const method of unknown) ask(method);
    ask("load", { game: "chexers" });
    const [early, illegal, ...rest] = values();
    assert.match(early.error.message, /no game/);
    assert.equal(illegal.error.action, 2);
    for (const { error } of rest.slice(0, unknown.length)) assert.match(error.message, /does not know/);
    assert.equal(rest.at(-1).state.game, "chexers");
});

test("a record is described and games are exported and imported during the search of another game", async () => {
    const { ask, step, answersTo, resultOf } = await setUp();
    ask("load", { game: "hive", actions: ["wS1"] });
    const search = ask("search", 0, {});
    step();
    const record = { game: "cachex", actions: ["PLACE 1,3", "STEAL"] };
    const { actions, end } = resultOf(ask("describe", record, 0));
    assert.equal(end.ply, 2);
    assert.deepEqual(
        actions.map(({ player, action: { kind, to } }) => [player, kind, to]),
        [
            [0, "place", "1,3"],
            [1, "steal", ""],
        ],
    );
    assert.match(resultOf(ask("describe", { game: "dance" }, 0)).error.message, /dance/);
    const { text } = resultOf(ask("exportGame", undefined));
    assert.deepEqual(resultOf(ask("importGame", text)).record.actions, ["wS1"]);
    assert.ok(!answersTo(search).some(({ type }) => type === "reply"));
});

test("a search reports progress at most every 100 ms, and its end", async () => {
    const { tasks, clock, ask, step, answersTo } = await setUp();
    ask("load", { game: "chexers" });
    const search = ask("search", 0, { nodes: 200_000 });
    for (let slices = 0; tasks.length > 0 && slices < 1000; slices++) {
        clock.time += 40;
        step();
    }
    const answers = answersTo(search);
    const last = answers.pop();
    assert.equal(last.type, "reply");
    assert.equal(last.value.progress.finished, true);
    assert.equal(last.value.progress.stopped, undefined);
    assert.ok(last.value.progress.nodes >= 200_000);
    assert.ok(answers.length > 0);
    for (const { type, progress } of answers) {
        assert.equal(type, "progress");
        assert.equal(progress.finished, false);
    }
    // With slices of 40 ms, every third slice is the first one after 100 ms.
    assert.ok(answers.length <= clock.time / 120);
});

for (const [name, request] of [
    ["stop", ["stop", 0]],
    ["play", ["play", "MOVE -3,0 -2,0"]],
    ["goTo", ["goTo", 0]],
    ["load", ["load", { game: "cachex" }]],
    ["another search", ["search", 0, { depth: 1 }]],
]) {
    test(`${name} stops the running search, which answers first and reports that it was stopped`, async () => {
        const { answers, tasks, ask, step, answersTo, resultOf } = await setUp();
        ask("load", { game: "chexers" });
        const search = ask("search", 0, {});
        step();
        step();
        const before = answers.length;
        const next = ask(...request);
        assert.equal(answers[before].id, search);
        assert.equal(answers[before].value.progress.stopped, true);
        assert.notEqual(answers[before].value.progress.best, "");
        for (let slices = 0; tasks.length > 0 && slices < 1000; slices++) step();
        assert.equal(answersTo(search).length, 1);
        assert.equal(answersTo(next).length, 1);
        assert.equal(resultOf(next).error, undefined);
    });
}

test("a slice takes less than 50 ms, so that a stop is prompt", async () => {
    const { ask, step } = await setUp();
    ask("load", { game: "chexers" });
    ask("search", 0, {});
    const times = Array.from({ length: 20 }, () => {
        const start = performance.now();
        step();
        return performance.now() - start;
    }).sort((a, b) => a - b);
    assert.ok(times[10] < 50, `a slice takes ${times[10]} ms`);
    ask("stop", 0);
});

test("a search that cannot start is answered with the reason", async () => {
    const { tasks, ask, resultOf } = await setUp();
    ask("load", { game: "chexers" });
    const search = ask("search", 0, { algorithm: "guess" });
    assert.match(resultOf(search).error.message, /algorithm must be one of .*found "guess"/);
    assert.equal(tasks.length, 0);
});

test("searches of other positions continue whatever happens on the board, in turn", async () => {
    const { tasks, ask, step, answersTo, resultOf } = await setUp();
    ask("load", { game: "chexers" });
    const own = ask("search", 0, {});
    const record = { game: "cachex", actions: ["PLACE 1,3", "STEAL"], ply: 1 };
    const beside = ask("search", 1, {}, record);
    const third = ask("search", 2, { nodes: 2000 }, { game: "hive" });
    for (let slices = 0; tasks.length > 2 && slices < 3000; slices++) step();
    assert.equal(resultOf(third).progress.finished, true);
    ask("load", { game: "halma" });
    assert.equal(resultOf(own).progress.stopped, true);
    assert.ok(!answersTo(beside).some(({ type }) => type === "reply"));
    step();
    ask("stop", 1);
    const { progress } = resultOf(beside);
    assert.equal(progress.stopped, true);
    assert.match(progress.best, /^(PLACE|STEAL)/);
});

test("a new game on the board is searched by one that has learnt nothing, a step in it is not", async () => {
    const { tasks, ask, step, resultOf } = await setUp();
    const nodes = () => {
        const search = ask("search", 0, { depth: 4 });
        while (tasks.length > 0) step();
        return resultOf(search).progress.nodes;
    };
    ask("load", { game: "chexers" });
    const fresh = nodes();
    ask("goTo", 0);
    assert.ok(nodes() < fresh);
    ask("load", { game: "chexers" });
    assert.equal(nodes(), fresh);
});

test("without a game on the board there is nothing to search", async () => {
    const { ask, resultOf } = await setUp();
    assert.match(resultOf(ask("search", 0, {})).error.message, /no game is loaded/);
});
