/** The results that a device keeps: a stand-in for IndexedDB. */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResultStore } from "../../../web/arena/results-view/result-store.js";
import { SavedResults } from "../../../web/arena/results-view/saved-results.js";
import { storageOf } from "../app-engine.mjs";
import { makeResults } from "../report/results.mjs";

/** @param {IDBRequest} request @returns {Promise<any>} */
const answer = (request) =>
    new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
    });

test("results that can't be read are left out, stay, and are set aside; the others open", async (t) => {
    const storage = storageOf();
    Object.assign(globalThis, { localStorage: storage });
    t.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
    const store = new ResultStore();
    const whole = await store.put({ name: "whole", results: /** @type {any} */ (makeResults({})) });
    const database = await answer(indexedDB.open("quintet-results", 1));
    const shelf = () => database.transaction("results", "readwrite").objectStore("results");
    const head = { id: "b", name: "b", created: "2026-01-01", game: "cachex", played: 1 };
    for (const damaged of [{ id: "a" }, { ...head, results: null }, { ...head, id: "c", created: 7 }])
        await answer(shelf().put(damaged));
    assert.deepEqual(
        (await store.list()).map(({ name }) => name),
        ["whole", "b"],
    );
    assert.deepEqual([...storage.map.keys()].sort(), ["quintet/damaged/results/a", "quintet/damaged/results/c"]);
    assert.equal((await store.get(whole.id))?.format, "quintet-results");
    assert.equal(await store.get("b"), null);
    assert.ok(storage.map.has("quintet/damaged/results/b"));
    assert.equal((await answer(shelf().getAll())).length, 4);
    database.close();
});

test("results stored while a match runs are listed once, with the games that could be stored last", async () => {
    const store = new ResultStore();
    const results = /** @type {any} */ (makeResults({}));
    const fewer = { ...results, games: results.games.slice(1) };
    const put = IDBObjectStore.prototype.put;
    const full = () => {
        throw new DOMException("full", "QuotaExceededError");
    };
    try {
        for (const [first, last] of [
            [put, full],
            [full, put],
        ]) {
            IDBObjectStore.prototype.put = first;
            const { id } = await store.put({ name: "match", results: fewer });
            IDBObjectStore.prototype.put = last;
            await store.put({ id, name: "match", results });
            const listed = (await store.list()).filter((each) => each.id === id);
            assert.deepEqual(
                listed.map(({ played, stored }) => [played, stored]),
                [[results.games.length, last === put]],
            );
            assert.equal((await store.get(id))?.games.length, results.games.length);
        }
    } finally {
        IDBObjectStore.prototype.put = put;
    }
});

test("a match is stored while it runs, and is listed once afterwards", async () => {
    /** @type {any} */
    const model = { kept: [] };
    const update = (/** @type {any} */ change) => Object.assign(model, change);
    const tell = (/** @type {any} */ notice) => assert.fail(notice.key);
    const saved = new SavedResults(/** @type {any} */ ({ model, update, tell }));
    const results = /** @type {any} */ (makeResults({}));
    const after = (/** @type {number} */ count) => ({ ...results, games: results.games.slice(0, count) });
    const { id, store } = saved.whilePlaying("match");
    const listed = () => model.kept.filter((/** @type {any} */ each) => each.id === id);
    store(after(0));
    await saved.load();
    assert.deepEqual(listed(), []);
    for (const count of [1, 2, 3]) {
        store(after(count));
        await saved.load();
        assert.deepEqual([listed().length, listed()[0].played], [1, count]);
    }
    // Results that couldn't be shown are stored again.
    for (const _ of ["once", "again"]) await saved.keep(results, "match", id);
    assert.deepEqual([listed().length, listed()[0].played], [1, results.games.length]);
    assert.deepEqual([model.shown, model.view, model.results.games.length], [id, "results", results.games.length]);
    await saved.load();
    assert.equal(listed().length, 1);
});
