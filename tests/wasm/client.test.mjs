// The page's side of the protocol: with the real engine, and with workers that crash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineClient } from "../../web/engine/client.js";
import { PROTOCOL_VERSION } from "../../web/engine/protocol.js";
import { EngineMethods } from "../../web/engine/worker/methods.js";
import { EngineFailure } from "../../web/engine/worker-client.js";
import { FakeWorker } from "./fake-worker.mjs";
import { loadModule } from "./module.mjs";

const module = await loadModule();

const worker = (options) => new FakeWorker(EngineMethods, module, options);

/** Creates a client whose workers come from `makeWorker(number)`, counted from 1. */
function setUp(t, makeWorker = () => worker()) {
    const workers = [];
    let restarts = 0;
    const engine = new EngineClient({
        makeWorker: () => {
            workers.push(makeWorker(workers.length + 1));
            return workers.at(-1);
        },
    });
    engine.addEventListener("restart", () => {
        restarts += 1;
    });
    t.after(() => engine.close());
    return { engine, workers, restarts: () => restarts };
}

/** Replaces `setInterval` for the duration of the test; returns a function that triggers one tick. */
function mockIntervals(t) {
    const tasks = new Map();
    const { setInterval, clearInterval } = globalThis;
    globalThis.setInterval = (task) => {
        tasks.set(task, task);
        return task;
    };
    globalThis.clearInterval = (task) => tasks.delete(task);
    t.after(() => Object.assign(globalThis, { setInterval, clearInterval }));
    return () => {
        for (const task of [...tasks.values()]) task();
    };
}

const failsOver = (wanted) => (request) => (request.method === wanted ? "fail" : undefined);
const opening = "MOVE -3,0 -2,0";

test("requests made before the engine is ready wait for it", async (t) => {
    const { engine } = setUp(t);
    const [{ games }, { state, layout }] = await Promise.all([engine.games(), engine.load({ game: "chexers" })]);
    await engine.ready;
    assert.ok(games.some(({ id }) => id === "chexers"));
    assert.equal(state.ply, 0);
    assert.equal(layout.cells.length, 37);
});

test("play, undo and redo return the whole state, of which the worker sends what changed", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers", options: { limits: "referee" } });
    const { state: played } = await engine.play(opening);
    const { state: back } = await engine.goTo(0);
    assert.equal(back.ply, 0);
    assert.deepEqual(back.actions, [opening]);
    assert.equal(back.lastAction, null);
    const other = back.legal[1].text;
    const { state: replaced } = await engine.play(other);
    const loaded = (actions) => engine.load({ game: "chexers", options: { limits: "referee" }, actions });
    assert.deepEqual(played, (await loaded([opening])).state);
    assert.deepEqual(replaced, (await loaded([other])).state);
});

test("a game is exported as text and imported again", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "hive", actions: ["wS1", "bS1 wS1-"] });
    const text = await engine.exportGame();
    assert.equal(text, "Base;InProgress;White[2];wS1;bS1 wS1-");
    assert.equal(await engine.exportGame(1), "Base;InProgress;Black[1];wS1");
    assert.deepEqual((await engine.importGame(text)).actions, ["wS1", "bS1 wS1-"]);
    await assert.rejects(engine.importGame(`${text};wS1 bS1`), { name: "EngineFailure", action: 3 });
    await engine.load({ game: "cachex" });
    await assert.rejects(engine.exportGame(), /cachex/);
});

test("a refused record rejects with an EngineFailure that numbers the action, and the game is unchanged", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers" });
    await assert.rejects(engine.load({ game: "chexers", actions: [opening, opening] }), (failure) => {
        assert.ok(failure instanceof EngineFailure);
        assert.equal(failure.action, 2);
        assert.match(failure.message, /^action 2: /);
        return true;
    });
    assert.equal((await engine.play(opening)).state.ply, 1);
});

test("progress arrives in order and ends with the result", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers" });
    const seen = [];
    const result = await engine.search({ timeMs: 400 }, (progress) => seen.push(progress));
    assert.ok(seen.length >= 2);
    assert.equal(seen.at(-1), result);
    assert.ok(seen.every(({ nodes }, i) => i === 0 || nodes >= seen[i - 1].nodes));
    assert.deepEqual(
        seen.map(({ finished }) => finished),
        seen.map((_, i) => i === seen.length - 1),
    );
});

test("a new search ends the running one", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers" });
    const first = engine.search({});
    const second = engine.search({ nodes: 2000 });
    assert.equal((await first).stopped, true);
    assert.equal((await second).stopped, undefined);
});

test("stop ends a search without limits", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers" });
    const search = engine.search({});
    await engine.stop();
    assert.equal((await search).stopped, true);
});

test("after a crash during a search, a new worker gets the same game and repeats the search", async (t) => {
    const { engine, workers, restarts } = setUp(t, (number) => {
        return worker({ onRequest: number === 1 ? failsOver("search") : undefined });
    });
    await engine.load({ game: "chexers" });
    await engine.play(opening);
    await engine.goTo(0);
    const { best, stopped } = await engine.search({ nodes: 2000 });
    assert.notEqual(best, "");
    assert.equal(stopped, undefined);
    assert.equal(workers.length, 2);
    assert.equal(workers[0].terminated, true);
    assert.equal(restarts(), 1);
    const { state } = await engine.goTo(1);
    assert.deepEqual(state.actions, [opening]);
});

test("after a crash between requests nothing is lost", async (t) => {
    const { engine, workers } = setUp(t);
    await engine.load({ game: "cachex", options: { size: 5 } });
    await engine.play("PLACE 1,1");
    workers[0].onerror({ message: "out of memory", preventDefault() {} });
    const { state } = await engine.play("STEAL");
    assert.equal(state.ply, 2);
    assert.equal(state.options.size, "5");
    assert.equal(workers.length, 2);
});

test("a request that crashes every worker is rejected, and the others are answered", async (t) => {
    const { engine, workers } = setUp(t, () => worker({ onRequest: failsOver("search") }));
    await engine.load({ game: "chexers" });
    const search = assert.rejects(engine.search({ depth: 1 }), /broke down/);
    const play = engine.play(opening);
    await search;
    assert.equal((await play).state.ply, 1);
    assert.equal(workers.length, 4);
});

test("after three workers that cannot start the client gives up, and a new request tries again", async (t) => {
    let broken = true;
    const { engine, workers } = setUp(t, () => {
        if (broken) throw new Error("no workers here");
        return worker();
    });
    await assert.rejects(engine.games(), /no workers here/);
    await assert.rejects(engine.ready, EngineFailure);
    assert.equal(workers.length, 0);
    broken = false;
    assert.equal((await engine.load({ game: "chexers" })).state.ply, 0);
});

test("a game that crashes every worker does not block another game", async (t) => {
    const { engine, workers } = setUp(t, (number) => {
        const failsOverReplay = ({ method, args }) =>
            method === "load" && args[0].game === "chexers" ? "fail" : undefined;
        return worker({ onRequest: number === 1 ? undefined : failsOverReplay });
    });
    await engine.load({ game: "chexers" });
    workers[0].onerror({ message: "out of memory", preventDefault() {} });
    await assert.rejects(engine.play(opening), /broke down/);
    assert.equal((await engine.load({ game: "cachex" })).state.game, "cachex");
});

test("a worker that does not answer is replaced", async (t) => {
    const tick = mockIntervals(t);
    const { engine, workers } = setUp(t, (number) => {
        return worker({ onRequest: () => (number === 1 ? "ignore" : undefined) });
    });
    const load = engine.load({ game: "chexers" });
    await engine.ready;
    tick();
    tick();
    assert.equal(workers.length, 1);
    tick();
    assert.equal((await load).state.ply, 0);
    assert.equal(workers.length, 2);
});

test("a silent worker without requests is not replaced", async (t) => {
    const tick = mockIntervals(t);
    const { engine, workers } = setUp(t);
    await engine.load({ game: "chexers" });
    for (let i = 0; i < 100; i++) tick();
    await engine.play(opening);
    assert.equal(workers.length, 1);
});

test("a worker of another version is refused", async (t) => {
    const { engine } = setUp(t, () => worker({ version: PROTOCOL_VERSION + 1 }));
    await assert.rejects(engine.load({ game: "chexers" }), /different versions/);
});

test("a request that cannot be sent is rejected, and the next one is answered", async (t) => {
    const { engine, workers } = setUp(t);
    await engine.ready;
    workers[0].postMessage = function (request) {
        structuredClone(request);
        return FakeWorker.prototype.postMessage.call(this, request);
    };
    await assert.rejects(engine.load({ game: "chexers", odd: () => {} }), /cannot be sent/);
    assert.equal((await engine.load({ game: "chexers" })).state.ply, 0);
});

test("a closed engine rejects all requests, including pending ones", async (t) => {
    const { engine, workers } = setUp(t);
    await engine.load({ game: "chexers" });
    const search = assert.rejects(engine.search({}), /closed/);
    engine.close();
    await search;
    await assert.rejects(engine.games(), /closed/);
    assert.equal(workers[0].terminated, true);
});
