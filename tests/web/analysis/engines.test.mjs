/** The requests of the analysis to its engine and their order, with a fake engine whose answers the tests control. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyAnalysis } from "../../../web/analysis/analysis-model.js";
import { loadAnalysis } from "../../../web/analysis/load-analysis.js";
import { GameAnalysis } from "../../../web/analysis/review/game-analysis.js";
import { LinePreview } from "../../../web/analysis/search/line-preview.js";
import { PositionSearch } from "../../../web/analysis/search/position-search.js";
import { lineFrom, treeOf } from "../../../web/analysis/tree/tree.js";
import { Store } from "../../../web/ui/store.js";

const progress = {
    depth: 3,
    depths: [],
    visits: [],
    depthUnderWay: 0,
    finished: false,
    stopped: false,
    best: "x",
    lines: [{ chances: [0.3, 0.3] }],
};

/**
 * A fake engine that logs its requests. A search runs until `answer` is called or until it is stopped. In its game two
 * players take turns, `bad` is never legal, and after five actions the game is a draw.
 */
function fakeEngine() {
    /** @type {string[]} */
    const asked = [];
    /** By number of the search. @type {Map<number, (change: object) => void>} */
    const searches = new Map();
    const stateAfter = (/** @type {string[]} */ actions, ply = actions.length) => ({
        actions,
        ply,
        length: actions.length,
        toMove: ply % 2,
        lastAction: ply ? { text: actions[ply - 1] } : null,
        outcome: { state: ply < 5 ? "ongoing" : "drawn", winner: null, reason: "" },
    });
    const refuseBad = (/** @type {string[]} */ actions) => {
        const wrong = actions.indexOf("bad");
        if (wrong >= 0) throw Object.assign(new Error("refused"), { action: wrong + 1 });
    };
    const placeOf = (/** @type {{actions: string[], ply?: number}} */ { actions, ply = actions.length }) =>
        `${actions.join("")}${ply < actions.length ? ` at ${ply}` : ""}`;
    const engine = {
        asked,
        closed: false,
        /** @param {{actions: string[], ply?: number}} record */
        async load(record) {
            asked.push(`load ${placeOf(record)}`);
            refuseBad(record.actions);
            return { state: stateAfter(record.actions, record.ply), layout: {} };
        },
        /** @param {string} method @param {any} first @param {number} [from] */
        async call(method, first, from) {
            if (method === "stop") {
                asked.push("stop");
                searches.get(first)?.({ stopped: true });
                return {};
            }
            asked.push(`describe ${first.actions.join("")} from ${from}`);
            refuseBad(first.actions);
            const actions = first.actions.map((/** @type {string} */ text, /** @type {number} */ ply) => ({
                player: ply % 2,
                action: { text },
            }));
            return { actions: actions.slice(from), end: stateAfter(first.actions) };
        },
        /** @param {((progress: object) => void) | undefined} told @param {any[]} given */
        async follow(told, ...given) {
            const [, search, request, record] = given;
            asked.push(`search ${placeOf(record)} ${JSON.stringify(request)}`);
            searches.get(search)?.({ stopped: true });
            engine.tell = (change) => told?.({ ...progress, ...change });
            return new Promise((resolve) =>
                searches.set(search, (change) => {
                    searches.delete(search);
                    resolve({ progress: { ...progress, ...change } });
                }),
            );
        },
        close() {
            engine.closed = true;
        },
        /** @type {(change?: object) => void} */
        tell: () => {},
        /** @param {object} [change] */
        answer(change = {}) {
            for (const end of [...searches.values()]) end(change);
        },
    };
    return engine;
}

/** @param {string[]} line @param {object} [change] */
function analysisStore(line, change) {
    const games = [{ id: "g", players: ["red", "blue"], algorithms: ["negamax"] }];
    const state = { actions: line, toMove: 0, outcome: { state: "ongoing" } };
    const base = { game: "g" };
    return new Store(/** @type {any} */ ({ ...emptyAnalysis(), games, state, base, tree: treeOf(line), ...change }));
}

/** Waits until all tasks have run that need no answer. */
const rest = () => new Promise((resolve) => setTimeout(resolve));
const any = (/** @type {unknown} */ value) => /** @type {any} */ (value);

/** @param {ReturnType<typeof analysisStore>} store @param {ReturnType<typeof fakeEngine>} engine */
function gameAnalysis(store, engine) {
    /** @type {unknown[]} */
    const failures = [];
    const analysis = new GameAnalysis({ engine: any(engine), store, failed: (error) => failures.push(error) });
    return { analysis, failures };
}

test("the whole game is analysed, and is described only once", async () => {
    const engine = fakeEngine();
    const store = analysisStore(["1", "2", "3", "4", "5"]);
    const { analysis, failures } = gameAnalysis(store, engine);
    const end = analysis.start();
    await rest();
    engine.answer();
    await rest();
    assert.equal(store.value.graph.known, 1);
    for (let ply = 1; ply < 5; ++ply) {
        engine.answer();
        await rest();
    }
    assert.equal(store.value.graph.values.size, 6);
    assert.equal(store.value.graph.busy, true, "the close pass has started");
    for (let ply = 0; ply < 5; ++ply) {
        engine.answer({ best: "y" });
        await rest();
    }
    await end;
    const { busy, known, values } = store.value.graph;
    assert.deepEqual([busy, known], [false, 6]);
    const first = { chances: [0.5, 0.5], toMove: 1, best: "x", look: 0 };
    assert.deepEqual(values.get("1"), { ...first, best: "y", look: 1, first, line: [], second: null });
    assert.deepEqual(values.get("1\n2\n3\n4\n5"), { chances: [0.5, 0.5], toMove: 1, best: "", look: 2 });
    assert.deepEqual(failures, []);
    const [described, ...searched] = engine.asked;
    assert.equal(described, "describe 12345 from 0");
    assert.deepEqual(
        searched.slice(0, 5).map((each) => each.split(" {")[0]),
        [0, 1, 2, 3, 4].map((ply) => `search 12345 at ${ply}`),
    );
    const efforts = searched.map((each) => JSON.parse(each.slice(each.indexOf("{"))));
    assert.equal(efforts.length, 5 + 5);
    for (const { timeMs } of efforts.slice(0, 5))
        assert.ok(401 * timeMs < 8000, "the first pass over 400 actions takes less than ten seconds");
    for (const { nodes } of efforts.slice(5)) assert.ok(nodes > efforts[0].nodes);
});

test("a game that changes during its analysis is described again", async () => {
    const engine = fakeEngine();
    const store = analysisStore(["1"]);
    const { analysis } = gameAnalysis(store, engine);
    analysis.start();
    await rest();
    store.update((model) => ({ ...model, tree: treeOf(["1", "2"]) }));
    engine.answer();
    await rest();
    assert.deepEqual(
        engine.asked.filter((each) => /describe/.test(each)),
        ["describe 1 from 0", "describe 12 from 0"],
    );
    analysis.stop();
});

test("a value that arrives after stop or after another game was opened is dropped", async () => {
    for (const way of /** @type {const} */ (["stop", "forget"])) {
        const engine = fakeEngine();
        const store = analysisStore(["1", "2"]);
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

test("a failure of the engine ends the analysis of the game and is reported", async () => {
    const store = analysisStore(["bad"]);
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

test("a search uses the chosen settings, also those of an earlier visit, but no algorithm that the game lacks", async () => {
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
        const search = new PositionSearch({ engine: any(engine), store: analysisStore(["1"]), memory: memory(kept) });
        search.restart();
        await rest();
        assert.deepEqual(engine.asked, [`search 1 ${JSON.stringify(wanted)}`]);
    }
    const engine = fakeEngine();
    const kept = memory({ on: false });
    const search = new PositionSearch({ engine: any(engine), store: analysisStore(["1"]), memory: kept });
    search.restart();
    await rest();
    assert.deepEqual(engine.asked, ["stop"]);
    search.choose({ on: true, lines: 1 });
    assert.deepEqual(kept.entries.get("lab-settings"), { on: true, lines: 1, algorithm: "" });
    search.deeper(true);
    await rest();
    assert.equal(engine.asked.at(-1), 'search 1 {"lines":1}', "no time limit");
});

test("only the newest search updates the model, and a deeper search continues from its depth", async () => {
    const engine = fakeEngine();
    const store = analysisStore(["1"]);
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
    const entry = (/** @type {number} */ number, /** @type {number} */ nodes) => ({ depth: number, nodes, seconds: 0 });
    engine.tell({ depth: 6, depths: [entry(5, 10), entry(6, 50)] });
    search.deeper(false);
    await rest();
    engine.tell({ depth: 6, depths: [entry(5, 1), entry(6, 3)] });
    engine.tell({ depth: 7, depths: [entry(5, 1), entry(6, 3), entry(7, 103)] });
    assert.deepEqual(
        store.value.thinking.depths.map(({ nodes }) => nodes),
        [10, 50, 150],
        "the depths done before keep their nodes",
    );
    engine.tell({ depth: 7, depths: [] });
    search.stop();
    engine.tell({ depth: 8 });
    assert.deepEqual([store.value.thinking.progress?.depth, store.value.thinking.busy], [7, false]);
    search.restart();
    assert.equal(store.value.thinking.progress, null);
    engine.tell({ depth: 9 });
    search.close();
    engine.tell({ depth: 10 });
    assert.equal(engine.asked.filter((each) => each === "stop").length, 1);
});

test("a line is previewed on the board while the reader points at it", async () => {
    const engine = fakeEngine();
    const thinking = {
        ...emptyAnalysis().thinking,
        progress: { lines: [{ actions: ["2", "3"] }, { actions: ["bad"] }] },
    };
    const store = analysisStore(["1"], { thinking });
    const preview = new LinePreview({ engine: any(engine), store });
    await preview.show(0);
    assert.deepEqual(
        store.value.preview?.views.map(({ text }) => text),
        ["2", "3"],
    );
    preview.end();
    assert.equal(store.value.preview, null);
    assert.deepEqual(engine.asked, ["describe 123 from 1"], "one request");
    const late = preview.show(0);
    preview.end();
    await late;
    assert.equal(store.value.preview, null, "the pointer left while the engine played the line");
    await preview.show(1);
    await preview.show(7);
    assert.equal(store.value.preview, null);
});

test("a record is opened up to its first illegal action, and unreadable notes do not hide the game", async () => {
    const engine = fakeEngine();
    const variations = [{ ply: 1, actions: ["7", "bad", "8"] }];
    const record = {
        game: "g",
        actions: ["1", "2"],
        clock: "old",
        more: 1,
        analysis: { version: 1, variations, at: ["1"] },
    };
    const loaded = await loadAnalysis(any(engine), record);
    assert.deepEqual([loaded.path, loaded.dropped, loaded.reason, loaded.unread], [["1"], 2, "refused", null]);
    assert.deepEqual(loaded.base, { game: "g", more: 1 });
    assert.deepEqual(
        loaded.tree.children[0].children.map(({ action }) => action),
        ["2", "7"],
    );
    const plain = await loadAnalysis(any(engine), { ...record, analysis: { version: 2 } });
    assert.deepEqual(lineFrom(plain.tree), ["1", "2"]);
    assert.match(String(plain.unread), /./);
    await assert.rejects(loadAnalysis(any(engine), { game: "g", actions: ["bad"] }), /refused/);
});
