// The arena's engine: seats that think, each with its search, and workers that crash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineFailure } from "../../../web/engine/worker-client.js";
import { engines } from "./arena-runs.mjs";

const begin = { game: "cachex" };
const later = { game: "cachex", actions: ["PLACE 3,4", "PLACE 4,4"] };
const request = { nodes: 3000 };

function setUp(t, onRequest) {
    const { workers, makeEngine } = engines(onRequest);
    const engine = makeEngine();
    t.after(() => engine.close());
    const think = async (...given) => (await engine.call("think", ...given)).progress;
    return { engine, workers, think };
}

test("a seat keeps what it has learnt, until all rise", async (t) => {
    const { engine, think } = setUp(t);
    const depthOf = async (seat) => (await think(seat, later, { depth: 5 })).nodes;
    await engine.call("sit", 0, begin, request);
    const fresh = await depthOf(0);
    assert.ok((await depthOf(0)) < fresh);
    await engine.call("sit", 1, begin, request);
    assert.equal(await depthOf(1), fresh);
    await engine.call("rise");
    assert.equal(await depthOf(0), fresh);
});

test("seats think side by side, and the board is not theirs", async (t) => {
    const { engine, think } = setUp(t);
    await engine.load({ game: "chexers" });
    const [first, second, state] = await Promise.all([
        think(0, later, request),
        think(1, begin, request),
        engine.play("MOVE -3,0 -2,0").then((reply) => reply.state),
    ]);
    assert.ok(first.finished && second.finished);
    assert.ok(first.nodes >= 3000 && second.nodes >= 3000);
    assert.equal(state.ply, 1);
});

test("a seat that rises has its search ended", async (t) => {
    const { engine, think } = setUp(t);
    const endless = think(0, later, { depth: 100 });
    await engine.call("rise");
    assert.equal((await endless).stopped, true);
});

test("what cannot be searched is refused when a seat is taken", async (t) => {
    const { engine, think } = setUp(t);
    await assert.rejects(engine.call("sit", 0, begin, { algorithm: "guess" }), (error) => {
        assert.ok(error instanceof EngineFailure && error.refused);
        assert.match(error.message, /algorithm must be one of .*found "guess"/);
        return true;
    });
    await assert.rejects(engine.call("sit", 0, { game: "chess" }, request), /game must be one of .*found "chess"/);
    await assert.rejects(think(0, { ...begin, actions: ["FLY"] }, request), { refused: true });
    assert.ok((await think(0, begin, request)).best);
});

test("after a crash another worker makes the seat again", async (t) => {
    let thoughts = 0;
    const dieSecond = ({ method }) => (method === "think" && ++thoughts === 2 ? "die" : undefined);
    const { engine, workers, think } = setUp(t, dieSecond);
    await engine.call("sit", 0, begin, request);
    const first = await think(0, later, request);
    assert.equal((await think(0, later, { ...request, level: "easy" })).finished, true);
    assert.equal(workers.length, 2);
    assert.ok(first.best);
});

test("the class Arena is asked for styles and ratings", async (t) => {
    const { engine } = setUp(t);
    assert.ok((await engine.call("styles", "chexers")).styles.length > 0);
    assert.ok((await engine.call("levelRatings", "hive")).elo.length > 0);
    await assert.rejects(engine.call("opening", { game: "chess" }), { refused: true, message: /chess/ });
});
