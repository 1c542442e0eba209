// The arena's engine: seats that think, each with a search of its own, and workers that crash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineFailure } from "../../web/engine/client.js";
import { LensFailure } from "../../web/lens/engine/lens-client.js";
import { engines } from "./arena-runs.mjs";

const begin = { game: "cachex" };
const later = { game: "cachex", actions: ["PLACE 3,4", "PLACE 4,4"] };
const request = { nodes: 3000 };

function setUp(t, onRequest) {
    const { workers, makeEngine } = engines(onRequest);
    const engine = makeEngine();
    t.after(() => engine.close());
    return { engine, workers };
}

test("a seat keeps what it has learnt, until all rise", async (t) => {
    const { engine } = setUp(t);
    const depthOf = async (seat) => (await engine.think(seat, later, { depth: 5 })).nodes;
    await engine.sit(0, begin, request);
    const fresh = await depthOf(0);
    assert.ok((await depthOf(0)) < fresh);
    await engine.sit(1, begin, request);
    assert.equal(await depthOf(1), fresh);
    await engine.rise();
    assert.equal(await depthOf(0), fresh);
});

test("seats think side by side, and the board is not theirs", async (t) => {
    const { engine } = setUp(t);
    await engine.load({ game: "chexers" });
    const [first, second, state] = await Promise.all([
        engine.think(0, later, request),
        engine.think(1, begin, request),
        engine.play("MOVE -3,0 -2,0").then((reply) => reply.state),
    ]);
    assert.ok(first.finished && second.finished);
    assert.ok(first.nodes >= 3000 && second.nodes >= 3000);
    assert.equal(state.ply, 1);
});

test("a seat that rises has its search ended", async (t) => {
    const { engine } = setUp(t);
    const endless = engine.think(0, later, { depth: 100 });
    await engine.rise();
    assert.equal((await endless).stopped, true);
});

test("what cannot be searched is refused when a seat is taken", async (t) => {
    const { engine } = setUp(t);
    await assert.rejects(engine.sit(0, begin, { algorithm: "guess" }), (error) => {
        assert.ok(error instanceof LensFailure);
        assert.match(error.message, /algorithm must be one of .*found "guess"/);
        return true;
    });
    await assert.rejects(engine.sit(0, { game: "chess" }, request), /game must be one of .*found "chess"/);
    await assert.rejects(engine.think(0, { ...begin, actions: ["FLY"] }, request), LensFailure);
    assert.ok((await engine.think(0, begin, request)).best);
});

test("after a crash another worker makes the seat again", async (t) => {
    let thoughts = 0;
    const { engine, workers } = setUp(t, ({ type }) => (type === "think" && ++thoughts === 2 ? "die" : undefined));
    await engine.sit(0, begin, request);
    const first = await engine.think(0, later, request);
    assert.equal((await engine.think(0, later, { ...request, level: "easy" })).finished, true);
    assert.equal(workers.length, 2);
    assert.ok(first.best);
});

test("a request that crashes every worker is rejected, and the next one is answered", async (t) => {
    const { engine } = setUp(t, ({ type }) => (type === "think" ? "die" : undefined));
    await assert.rejects(engine.think(0, later, request), EngineFailure);
    assert.equal((await engine.load(later)).state.ply, 2);
});

test("only the arena's methods can be called", async (t) => {
    const { engine } = setUp(t);
    const call = engine.ask({ id: 0, type: "arena", method: "constructor", args: [] });
    assert.match((await call).refused.message, /no method "constructor"/);
    assert.ok((await engine.terms("hive")).includes("tempo"));
});
