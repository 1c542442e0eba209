/** The results that a device keeps: a stand-in for IndexedDB. */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResultStore } from "../../../web/arena/results-view/result-store.js";
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
    IDBObjectStore.prototype.put = put;
});
