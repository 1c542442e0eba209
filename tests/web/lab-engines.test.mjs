/** What the analysis asks of its engines, and in which order, with engines that answer when the test says so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../web/app/model.js";
import { EngineQueue } from "../../web/lab/engine-queue.js";
import { GameAnalysis } from "../../web/lab/game-analysis.js";
import { emptyLab } from "../../web/lab/lab-model.js";
import { LinePreview } from "../../web/lab/line-preview.js";
import { loadAnalysis } from "../../web/lab/load-analysis.js";
import { PositionSearch } from "../../web/lab/position-search.js";
import { lineFrom, treeOf } from "../../web/lab/tree.js";

const progress = { depth: 3, depths: [], finished: false, stopped: false, best: "x", lines: [{ chances: [0.3, 0.3] }] };

/**
 * An engine that keeps a list of what it is asked; a search goes on until `answer` is called, or until it is stopped. In its game
 * two players take turns, `bad` is never legal, and after five actions the game is drawn.
 */
function fakeEngine() {
    /** @type {string[]} */
    const asked = [];
    /** @type {((change: object) => void)[]} */
    const searches = [];
    /** @type {string[]} */
    let game = [];
    const stateAt = (/** @type {number} */ ply) => ({
        actions: game,
        ply,
        length: game.length,
        toMove: ply % 2,
        lastAction: ply ? { text: game[ply - 1] } : null,
        outcome: { state: ply < 5 ? "ongoing" : "drawn", winner: null, reason: "" },
    });
    const engine = {
        asked,
        closed: false,
        /** @param {{actions: string[]}} record */
        async load({ actions }) {
            asked.push(`load ${actions.join("")}`);
            const wrong = actions.indexOf("bad");
            if (wrong >= 0) throw Object.assign(new Error("refused"), { action: wrong + 1 });
            game = actions;
            return { state: stateAt(game.length), layout: {} };
        },
        /** @param {number} ply */
        async goTo(ply) {
            asked.push(`go ${ply}`);
            return { state: stateAt(ply) };
        },
        /** @param {object} request @param {(progress: object) => void} [told] */
        search(request, told) {
            asked.push(`search ${JSON.stringify(request)}`);
            engine.tell = (change) => told?.({ ...progress, ...change });
            return new Promise((resolve) => searches.push((change) => resolve({ ...progress, ...change })));
        },
        async stop() {
            asked.push("stop");
            engine.answer({ stopped: true });
        },
        close() {
            engine.closed = true;
        },
        /** @type {(change?: object) => void} */
        tell: () => {},
        /** @param {object} [change] */
        answer(change = {}) {
            for (const end of searches.splice(0)) end(change);
        },
    };
    return engine;
}

/** @param {string[]} line @param {object} [change] */
function labStore(line, change) {
    const games = [{ id: "g", players: ["red", "blue"], algorithms: ["negamax"] }];
    const state = { actions: line, toMove: 0, outcome: { state: "ongoing" } };
    const base = { game: "g" };
    return new Store(/** @type {any} */ ({ ...emptyLab(), games, state, base, tree: treeOf(line), ...change }));
}

/** Lets everything happen that waits for no answer. */
const rest = () => new Promise((resolve) => setTimeout(resolve));
const any = (/** @type {unknown} */ value) => /** @type {any} */ (value);

test("tasks of several requests do not mix, and one that fails holds up no other", async () => {
    const engine = fakeEngine();
    const queue = new EngineQueue(any(engine));
    const two = (/** @type {string} */ name) => async (/** @type {any} */ each) => {
        await each.load({ actions: [name] });
        await each.goTo(0);
        return name;
    };
    const results = await Promise.allSettled([
        queue.foreground(two("a")),
        queue.foreground(two("bad")),
        queue.background(two("c")),
        queue.foreground(two("d")),
    ]);
    assert.deepEqual(
        results.map(({ status }) => status),
        ["fulfilled", "rejected", "fulfilled", "fulfilled"],
    );
    const served = engine.asked.filter((each) => each !== "stop");
    assert.deepEqual(served, ["load a", "go 0", "load bad", "load c", "go 0", "load d", "go 0"]);
    assert.equal(queue.isWanted, false);
});

test("only a background search is cut short", async () => {
    const engine = fakeEngine();
    const queue = new EngineQueue(any(engine));
    const search = (/** @type {any} */ each) => each.search({});
    const first = queue.foreground(search);
    const second = queue.foreground(search);
    await rest();
    assert.deepEqual(engine.asked, ["search {}"]);
    engine.answer();
    assert.equal((await first).stopped, false);
    await rest();
    engine.answer();
    await second;
    const behind = queue.background(search);
    await rest();
    assert.equal(engine.asked.includes("stop"), false);
    queue.foreground(async () => {});
    assert.equal((await behind).stopped, true);
});

/** @param {ReturnType<typeof labStore>} store @param {ReturnType<typeof fakeEngine>} engine */
function gameAnalysis(store, engine) {
    /** @type {unknown[]} */
    const failures = [];
    const queue = new EngineQueue(any(engine));
    const analysis = new GameAnalysis({ engine: queue, store, failed: (error) => failures.push(error) });
    return { analysis, queue, failures };
}

test("the whole game is analysed: what the reader asks for comes first, and its position is searched again", async () => {
    const engine = fakeEngine();
    const store = labStore(["1", "2", "3", "4", "5"]);
    const { analysis, queue, failures } = gameAnalysis(store, engine);
    const end = analysis.start();
    await rest();
    engine.answer();
    await rest();
    assert.equal(store.value.graph.known, 1);
    await queue.foreground((each) => each.load({ game: "g", actions: ["9"] }));
    await rest();
    assert.equal(store.value.graph.known, 1, "a search that was stopped says nothing");
    assert.deepEqual(
        engine.asked.filter((each) => /load|stop/.test(each)),
        ["load ", "load 1", "stop", "load 9", "load 1"],
    );
    for (let ply = 1; ply < 5; ++ply) {
        engine.answer();
        await rest();
    }
    await end;
    const { busy, known, values } = store.value.graph;
    assert.deepEqual([busy, known], [false, 6]);
    assert.deepEqual(values.get("1"), { chances: [0.5, 0.5], toMove: 1, best: "x" });
    assert.deepEqual(values.get("1\n2\n3\n4\n5"), { chances: [0.5, 0.5], toMove: 1, best: "" });
    assert.deepEqual(failures, []);
});

test("what is found after the stop, or of the game before, is not kept", async () => {
    for (const way of /** @type {const} */ (["stop", "forget"])) {
        const engine = fakeEngine();
        const store = labStore(["1", "2"]);
        const { analysis } = gameAnalysis(store, engine);
        const end = analysis.start();
        await rest();
        engine.answer();
        await rest();
        assert.deepEqual([store.value.graph.busy, store.value.graph.known], [true, 1]);
        analysis[way]();
        engine.answer();
        await end;
        assert.deepEqual([store.value.graph.busy, store.value.graph.known], [false, way === "stop" ? 1 : 0], way);
    }
});

test("a failure of the engine ends the analysis of the game, and is told", async () => {
    const store = labStore(["bad"]);
    const engine = fakeEngine();
    const { analysis, failures } = gameAnalysis(store, engine);
    const end = analysis.start();
    await rest();
    engine.answer();
    await end;
    assert.equal(store.value.graph.busy, false);
    assert.match(String(failures), /refused/);
});

/** @param {object} [kept] */
function memory(kept) {
    /** @type {Map<string, any>} */
    const entries = new Map(kept ? [["lab-settings", kept]] : []);
    return any({
        entries,
        read: (/** @type {string} */ key) => entries.get(key),
        write: (/** @type {string} */ key, /** @type {any} */ value) => entries.set(key, value),
    });
}

test("a position is searched as was chosen, also on an earlier visit; an algorithm that the game has not is left out", async () => {
    for (const [kept, wanted] of [
        [
            { lines: 2, algorithm: "negamax" },
            { lines: 2, algorithm: "negamax", timeMs: 8000 },
        ],
        [
            { lines: 99, algorithm: "paranoid" },
            { lines: 3, timeMs: 8000 },
        ],
    ]) {
        const engine = fakeEngine();
        const search = new PositionSearch({ engine: any(engine), store: labStore(["1"]), memory: memory(kept) });
        search.restart();
        await rest();
        assert.deepEqual(engine.asked, ["load 1", `search ${JSON.stringify(wanted)}`]);
    }
    const engine = fakeEngine();
    const kept = memory({ on: false });
    const search = new PositionSearch({ engine: any(engine), store: labStore(["1"]), memory: kept });
    search.restart();
    await rest();
    assert.deepEqual(engine.asked, ["stop"]);
    search.choose({ on: true, lines: 1 });
    assert.deepEqual(kept.entries.get("lab-settings"), { on: true, lines: 1, algorithm: "" });
    search.deeper(true);
    await rest();
    assert.equal(engine.asked.at(-1), 'search {"lines":1}', "without end");
});

test("only the last search is heard, and a search that goes deeper begins where it was", async () => {
    const engine = fakeEngine();
    const store = labStore(["1"]);
    const search = new PositionSearch({ engine: any(engine), store, memory: memory() });
    search.restart();
    await rest();
    const { tell } = engine;
    tell({ depth: 4 });
    assert.deepEqual([store.value.thinking.progress?.depth, store.value.shares], [4, [0.5, 0.5]]);
    search.deeper(false);
    await rest();
    tell({ depth: 9 });
    engine.tell({ depth: 2 });
    assert.equal(store.value.thinking.progress?.depth, 4);
    engine.tell({ depth: 5 });
    assert.equal(store.value.thinking.progress?.depth, 5);
    search.stop();
    engine.tell({ depth: 6 });
    assert.deepEqual([store.value.thinking.progress?.depth, store.value.thinking.busy], [5, false]);
    search.restart();
    assert.equal(store.value.thinking.progress, null);
    search.close();
    assert.equal(engine.closed, true);
});

test("a line is on the board as long as it is looked at", async () => {
    const engine = fakeEngine();
    const thinking = { ...emptyLab().thinking, progress: { lines: [{ actions: ["2", "3"] }, { actions: ["bad"] }] } };
    const store = labStore(["1"], { thinking });
    const preview = new LinePreview({ engine: new EngineQueue(any(engine)), store });
    await preview.show(0);
    assert.deepEqual(
        store.value.preview?.views.map(({ text }) => text),
        ["2", "3"],
    );
    preview.end();
    assert.equal(store.value.preview, null);
    const before = engine.asked.length;
    const late = preview.show(0);
    preview.end();
    await late;
    assert.deepEqual([store.value.preview, engine.asked.length], [null, before]);
    const { goTo } = engine;
    engine.goTo = (ply) => {
        preview.end();
        return goTo(ply);
    };
    await preview.show(0);
    assert.equal(store.value.preview, null, "looked away from while the engine plays it");
    await preview.show(1);
    await preview.show(7);
    assert.equal(store.value.preview, null);
});

test("a record is opened with what can be played of it; notes that cannot be read do not hide the game", async () => {
    const engine = fakeEngine();
    const queue = new EngineQueue(any(engine));
    const variations = [{ ply: 1, actions: ["7", "bad", "8"] }];
    const record = {
        game: "g",
        actions: ["1", "2"],
        clock: "old",
        more: 1,
        analysis: { version: 1, variations, at: ["1"] },
    };
    const loaded = await loadAnalysis(queue, record);
    assert.deepEqual([loaded.path, loaded.dropped, loaded.reason, loaded.unread], [["1"], 2, "refused", null]);
    assert.deepEqual(loaded.base, { game: "g", more: 1 });
    assert.deepEqual(
        loaded.tree.children[0].children.map(({ action }) => action),
        ["2", "7"],
    );
    const plain = await loadAnalysis(queue, { ...record, analysis: { version: 2 } });
    assert.deepEqual(lineFrom(plain.tree), ["1", "2"]);
    assert.match(String(plain.unread), /./);
    await assert.rejects(loadAnalysis(queue, { game: "g", actions: ["bad"] }), /refused/);
});
