/** The archive of a device: its stores with storage (a stand-in for IndexedDB), without, and when it is full. */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { Archive } from "../../../web/archive/archive.js";
import { Database } from "../../../web/archive/database.js";
import { gameFrom, outcomeFor, pointsOf, sameKey } from "../../../web/archive/game-entry.js";
import { isDue, mineId } from "../../../web/archive/mine.js";
import { storageOf } from "../app-engine.mjs";

/** @type {Archive[]} */
let opened = [];
beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
    for (const archive of opened) archive.close();
    opened = [];
});

async function openNew() {
    const archive = new Archive(await new Database().open());
    opened.push(archive);
    return archive;
}

const won = { state: "won", winner: 0, reason: "", loser: null };
const game = (id, more = {}) => ({
    id,
    date: 1000,
    record: { game: "cachex", options: { size: 5 }, actions: ["PLACE 0,1", "PLACE 2,2"] },
    seats: ["person", "level:easy"],
    persons: [0],
    result: won,
    ...more,
});
const item = (id, more = {}) => ({
    id,
    game: "cachex",
    record: { game: "cachex", actions: [] },
    ply: 1,
    player: 0,
    played: "PLACE 0,0",
    best: "PLACE 1,1",
    accepted: ["PLACE 1,1"],
    loss: 0.3,
    date: 5,
    card: null,
    ...more,
});
const ids = (entries) => entries.map(({ id }) => id);

test("games are kept for the next visit, newest first", async () => {
    const archive = await openNew();
    assert.deepEqual(await archive.games.put(game("a")), { kept: true, reason: "", id: "a" });
    await archive.games.put(game("b", { date: 2000 }));
    assert.equal(archive.kept, true);
    archive.close();

    const later = await openNew();
    assert.deepEqual(ids(await later.games.all()), ["b", "a"]);
    const kept = await later.games.get("a");
    assert.deepEqual([kept?.game, kept?.plies, kept?.review], ["cachex", 2, null]);
    await later.games.remove("a");
    assert.equal(await later.games.get("a"), null);
    assert.deepEqual(ids(await later.games.all()), ["b"]);
});

test("a running game put again replaces its entry and keeps its place", async () => {
    const { games } = await openNew();
    await games.put(game("a"));
    await games.put(game("b", { date: 2000 }));
    const review = { accuracy: [90, null], mistakes: 2 };
    await games.put({ ...game("a"), review });
    // The same game without a review keeps the one it had; a longer one has to be reviewed again.
    await games.put(game("a"));
    assert.deepEqual((await games.get("a"))?.review, review);
    await games.put(game("a", { record: { game: "cachex", actions: ["PLACE 0,1"] } }));
    assert.equal((await games.get("a"))?.review, null);
    assert.deepEqual(ids(await games.all()), ["b", "a"]);
});

test("a clock set back does not change the order of games", async () => {
    const { games } = await openNew();
    await games.put(game("first", { date: 9_000_000 }));
    await games.put(game("second", { date: 1000 }));
    await Promise.all([games.put(game("third", { date: 5 })), games.put(game("fourth", { date: 5 }))]);
    assert.deepEqual(ids(await games.list({ limit: 3 })), ["fourth", "third", "second"]);
});

test("games are found by game, words, result, date and their actions", async () => {
    const { games } = await openNew();
    await games.put(game("a"));
    await games.put(game("b", { result: { ...won, winner: 1 }, date: Date.UTC(2024, 1, 29) }));
    await games.put(game("c", { record: { game: "hive", actions: ["wS1"] }, result: null }));
    assert.deepEqual(ids(await games.list({ game: "hive" })), ["c"]);
    assert.deepEqual(ids(await games.list({ result: "lost" })), ["b"]);
    assert.deepEqual(ids(await games.list({ result: "won" })), ["a"]);
    assert.deepEqual(ids(await games.list({ text: "2024-02 EASY" })), ["b"]);
    assert.deepEqual(ids(await games.list({ text: "ws1" })), ["c"]);
    assert.deepEqual(ids(await games.list({ from: 2000 })), ["b"]);
    const same = await games.find({ game: "cachex", actions: ["PLACE 0,1", "PLACE 2,2"], options: { size: "5" } });
    assert.equal(same?.id, "b");
    assert.equal(await games.find({ game: "cachex", actions: ["PLACE 0,1"], options: { size: 5 } }), null);
});

test("restoring adds what is missing, once, and changes nothing that is there", async () => {
    const { games } = await openNew();
    await games.put(game("a"));
    const [kept] = await games.all();
    await games.remove("a");
    const twin = { ...kept, id: "twin" };
    assert.equal((await games.restore([kept, twin, kept])).added, 1);
    assert.deepEqual(await games.all(), [kept]);
    assert.equal((await games.restore([{ ...kept, seats: [] }])).added, 0);
    assert.deepEqual(await games.all(), [kept]);
});

test("entries from outside are checked", () => {
    assert.throws(() => gameFrom(null), { problem: { key: "problem.notARecord", params: undefined } });
    assert.throws(() => gameFrom({ record: { game: "" } }), /noGame/);
    const plain = gameFrom({ game: "hive", actions: ["wS1"] }, 7);
    assert.deepEqual([plain.game, plain.date, plain.order, plain.seats, plain.result], ["hive", 7, 7, [], null]);
    const odd = gameFrom({ ...game("../x"), date: "soon", persons: [0, -1, 99, 0], result: { state: "lost" } }, 7);
    assert.deepEqual([odd.date, odd.persons, odd.result], [7, [0], null]);
    assert.match(odd.id, /^[\w-]+$/);
    const bad = gameFrom({ ...game("a"), review: { accuracy: [101, "90", 50], mistakes: 1 } });
    assert.deepEqual(bad.review, { accuracy: [null, null, 50], mistakes: 1 });
});

test("points of two and of three players", () => {
    const three = { seats: ["person", "level:easy", "level:easy"] };
    const entry = { ...gameFrom(game("a")), ...three };
    assert.deepEqual(
        [0, 1, 2].map((player) => pointsOf({ ...entry, result: { ...won, winner: 2 } }, player)),
        [0, 0, 1],
    );
    // Who resigns leaves the point to the others.
    const left = { ...entry, result: { state: /** @type {const} */ ("won"), winner: null, reason: "", loser: 0 } };
    assert.deepEqual(
        [0, 1, 2].map((player) => pointsOf(left, player)),
        [0, 0.5, 0.5],
    );
    assert.deepEqual([outcomeFor(left, 0), outcomeFor(left, 1)], ["lost", "won"]);
    assert.equal(pointsOf({ ...entry, result: null }, 0), null);
});

test("the same rules and actions have one key, others another", () => {
    const record = { game: "cachex", options: { size: 5, b: "x" }, actions: ["A"] };
    assert.equal(sameKey(record), sameKey({ ...record, options: { b: "x", size: "5" }, note: "n" }));
    const others = [{ options: { size: 6, b: "x" } }, { setup: "s" }, { actions: ["B"] }, { game: "hive" }];
    for (const other of others) assert.notEqual(sameKey(record), sameKey({ ...record, ...other }));
});

test("own mistakes: known ones keep their card", async () => {
    const { mine } = await openNew();
    assert.equal((await mine.add([item("a"), item("b", { date: 4 }), item("a")])).added, 2);
    await mine.update(item("a", { card: { due: 99, reps: 1 } }));
    assert.equal((await mine.add([item("a"), item("c", { date: 6 })])).added, 1);
    assert.deepEqual(ids(await mine.list()), ["b", "a", "c"]);
    assert.equal((await mine.list())[1].card?.reps, 1);
    await mine.remove("b");
    assert.deepEqual(ids(await mine.list()), ["a", "c"]);
    const position = { game: "cachex", record: { game: "cachex", actions: ["A"] }, played: "B" };
    assert.notEqual(mineId(position), mineId({ ...position, played: "C" }));
    assert.equal(mineId(position), mineId({ ...position, record: { ...position.record, options: {} } }));
});

test("own mistakes are due in order, also after the clock was set back", async () => {
    const { mine } = await openNew();
    const day = 24 * 60 * 60 * 1000;
    await mine.add([
        item("new"),
        item("late", { card: { due: new Date(10 * day).toISOString(), last_review: new Date(9 * day).toISOString() } }),
        item("later", { card: { due: 5 * day, last_review: 4 * day } }),
        item("soon", { card: { due: 40 * day, last_review: 10 * day } }),
    ]);
    assert.deepEqual(ids(await mine.due(11 * day)), ["later", "late", "new"]);
    // Repeated on day 10, says the card, but it is day 2: the item would be away for 38 days.
    assert.ok(
        isDue(
            (await mine.list()).find(({ id }) => id === "soon"),
            2 * day,
        ),
    );
});

test("marks are kept, and removed by null", async () => {
    const { marks } = await openNew();
    assert.equal(await marks.get("rating"), null);
    await marks.set("rating", { elo: 1200 });
    assert.deepEqual(await (await openNew()).marks.get("rating"), { elo: 1200 });
    await marks.set("rating", null);
    assert.equal(await marks.get("rating"), null);
});

test("without storage everything works for this visit and says so", async () => {
    for (const broken of [undefined, { open: () => assert.fail("a sandboxed frame") }]) {
        Object.assign(globalThis, { indexedDB: broken });
        const archive = await openNew();
        assert.deepEqual([archive.kept, archive.reason], [false, "refused"]);
        assert.deepEqual(await archive.games.put(game("a")), { kept: false, reason: "refused", id: "a" });
        assert.equal((await archive.mine.add([item("a")])).kept, false);
        assert.deepEqual(await archive.marks.set("key", 1), { kept: false, reason: "refused" });
        assert.deepEqual(ids(await archive.games.all()), ["a"]);
        assert.deepEqual(ids(await archive.mine.list()), ["a"]);
        assert.equal(await archive.marks.get("key"), 1);
        await archive.games.remove("a");
        assert.deepEqual(await archive.games.all(), []);
    }
});

test("full storage keeps what it has; the rest lasts for this visit", async (t) => {
    const archive = await openNew();
    await archive.games.put(game("a"));
    const full = t.mock.method(IDBObjectStore.prototype, "put", () => {
        throw new DOMException("no room", "QuotaExceededError");
    });
    assert.deepEqual(await archive.games.put(game("b")), { kept: false, reason: "full", id: "b" });
    assert.deepEqual([archive.kept, archive.reason], [false, "full"]);
    assert.deepEqual(ids(await archive.games.all()), ["b", "a"]);
    assert.deepEqual(ids(await (await openNew()).games.all()), ["a"]);
    full.mock.restore();
    assert.equal((await archive.games.put(game("b"))).kept, true);
    assert.equal(archive.kept, true);
    assert.deepEqual(ids(await (await openNew()).games.all()), ["b", "a"]);
});

test("entries of the archive that can't be read are left out, stay, and are set aside once", async (t) => {
    const storage = storageOf();
    Object.assign(globalThis, { localStorage: storage });
    t.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
    const archive = await openNew();
    await archive.games.put(game("a"));
    const whole = await archive.games.get("a");
    const damaged = [null, "text", { id: "b" }, { ...whole, id: "c", record: null }, { ...whole, id: "d", seats: "x" }];
    await archive.shelf.write(
        "games",
        damaged.map((value, index) => [`damaged ${index}`, value]),
    );
    assert.deepEqual(ids(await archive.games.all()), ["a"]);
    assert.deepEqual(ids(await archive.games.list({ text: "easy" })), ["a"]);
    assert.equal((await archive.games.find({ game: "none", actions: [] })) ?? null, null);
    assert.equal(storage.map.get("quintet/damaged/archive/c"), JSON.stringify(damaged[3]));
    assert.equal((await archive.shelf.all("games")).length, 6);

    await archive.mine.add([item("a")]);
    const mistakes = [
        null,
        { id: "b" },
        item("c", { record: { game: "cachex", actions: 5 } }),
        item("d", { date: "x" }),
    ];
    await archive.shelf.write(
        "mine",
        mistakes.map((value, index) => [`damaged ${index}`, value]),
    );
    assert.deepEqual(ids(await archive.mine.due(10)), ["a"]);
    assert.equal(storage.map.get("quintet/damaged/mine/d"), JSON.stringify(mistakes[3]));
    assert.equal((await archive.shelf.all("mine")).length, 5);
});

test("a database of a newer version of the page is left alone", async () => {
    await new Promise((done, fail) => {
        const request = indexedDB.open("quintet-archive", 99);
        request.onsuccess = () => done(request.result.close());
        request.onerror = fail;
    });
    const archive = await openNew();
    assert.deepEqual([archive.kept, archive.reason], [false, "version"]);
    await archive.games.put(game("a"));
    assert.deepEqual(ids(await archive.games.all()), ["a"]);
});

test("a change is heard in this tab and in others", async () => {
    const [one, two] = [await openNew(), await openNew()];
    /** @type {string[]} */
    const here = [];
    one.subscribe(({ changed }) => here.push(changed));
    const there = new Promise((heard) => two.subscribe(heard));
    await one.games.put(game("a"));
    assert.deepEqual(here, ["games"]);
    assert.deepEqual(await there, { changed: "games" });
    assert.deepEqual(ids(await two.games.all()), ["a"]);
});
