/** The opening explorer without a browser: books are read or refused, own games are counted, positions are walked. */

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { drawnIn, readBook, sumOf } from "../../../../web/archive/openings/book.js";
import { piecesSource } from "../../../../web/archive/openings/build.mjs";
import { Explorer } from "../../../../web/archive/openings/explorer.js";
import { allOptions, ownOpenings, sameRules } from "../../../../web/archive/openings/own-games.js";
import { Problem } from "../../../../web/ui/notices/problem.js";
import { bookText, entry, fakeEngine, header, keyOf, positions, spec } from "./book.mjs";

test("a book is read: the line to each position, its actions and the rest", () => {
    const book = readBook(bookText());
    assert.deepEqual([book.game, book.options, book.plies, book.broken], ["cachex", { size: 4 }, 4, 0]);
    assert.deepEqual(book.nodes, { opening: 5000, later: 2000 });
    assert.equal(book.positions.size, 3);
    const last = book.positions.get(keyOf(["a", "c"]));
    assert.deepEqual(last?.line, ["a", "c"]);
    const start = book.positions.get(keyOf([]));
    assert.deepEqual(start?.next[0], { action: "a", tally: { games: 10, won: [6, 3] } });
    assert.equal(drawnIn(start?.next[0].tally ?? { games: 0, won: [] }), 1);
    assert.deepEqual(sumOf([...(start?.next ?? []).map(({ tally }) => tally), ...(start ? [start.rest] : [])], 2), {
        games: 20,
        won: [11, 8],
    });
});

test("broken lines are left out with what they lead to; a book that cannot be used says why", () => {
    const lines = bookText().trim().split("\n");
    assert.equal(readBook([lines[0], lines[1], "{", lines[3]].join("\n")).broken, 2);
    const bad = [
        { ...positions[1], next: [["c", 5, 9, 9]] },
        { ...positions[1], next: [["c", 5, 5]] },
        { ...positions[1], next: [["", 5, 5, 0]] },
        { ...positions[1], next: "c" },
        { ...positions[1], rest: [-1, 0, 0] },
        { ...positions[1], from: 8 },
        { ...positions[1], key: "zz" },
        null,
    ];
    for (const line of bad) {
        const text = [lines[0], lines[1], JSON.stringify(line)].join("\n");
        assert.equal(readBook(text).broken, 1, JSON.stringify(line));
    }
    const problemOf = (/** @type {string} */ text) => {
        try {
            readBook(text);
        } catch (error) {
            assert.ok(error instanceof Problem, String(error));
            return error.problem.key;
        }
        return "";
    };
    const changed = (/** @type {object} */ change) => `${JSON.stringify({ ...header, ...change })}\n${lines[1]}`;
    assert.equal(problemOf(changed({})), "");
    assert.equal(problemOf(changed({ openings: 2 })), "openings.otherVersion");
    const broken = [
        "",
        "<!doctype html>",
        lines[0],
        changed({ game: 5 }),
        changed({ plies: 0 }),
        changed({ made: {} }),
    ];
    for (const text of [...broken, changed({ games: [1, 2, 3] }), `${lines[0]}\n{}`]) {
        assert.equal(problemOf(text), "openings.broken", text);
    }
});

test("options that are missing have their usual values", () => {
    assert.ok(sameRules(allOptions(spec, {}), { size: 4 }));
    assert.ok(sameRules({ size: "4" }, { size: 4 }));
    assert.ok(!sameRules(allOptions(spec, { size: 5 }), { size: 4 }));
    assert.deepEqual(allOptions(undefined, { size: 3 }), { size: 3 });
});

test("own games count by position, from the usual start and with the same rules", async () => {
    const games = [
        entry("a", ["x", "z"]),
        entry("b", ["a", "c"], { winner: 1 }),
        entry("c", ["a"], { options: { size: 5 } }),
        entry("d", ["a"], { setup: "s" }),
        entry("e", ["a"], { over: false }),
        entry("f", ["refused"]),
    ];
    const engine = fakeEngine();
    const own = await ownOpenings(games, {
        game: "cachex",
        options: { size: 4 },
        spec,
        plies: 1,
        keysOf: async (record, most) => (await engine.call("keys", record, most)).keys,
    });
    // `x` is the mirror image of `a`.
    assert.deepEqual(
        [...own],
        [[keyOf([]), new Map([[keyOf(["a"]), { all: 3, tally: { games: 2, won: 1, drawn: 0, lost: 1 } }]])]],
    );
});

/** @param {Partial<ConstructorParameters<typeof Explorer>[0]>} [parts] */
function explorerOf(parts = {}) {
    const archive = Promise.resolve(
        /** @type {any} */ ({ games: { all: async () => [entry("a", ["x", "z"]), entry("b", ["b"])] } }),
    );
    const engine = /** @type {any} */ (fakeEngine());
    return new Explorer({ engine, archive, readBookText: async () => bookText(), ...parts });
}

const shown = (/** @type {Explorer} */ { model }) =>
    model.rows.map(({ action, engine, own }) => [action, engine?.games ?? 0, own?.all ?? 0]);

test("the explorer walks: engine games and own games in one list, forward and back", async () => {
    const explorer = explorerOf();
    await explorer.open({ game: "cachex" });
    assert.equal(explorer.model.book, "ready");
    assert.deepEqual(shown(explorer), [
        ["a", 10, 1],
        ["b", 6, 1],
    ]);
    assert.deepEqual(explorer.model.all, { games: 20, won: [11, 8] });
    assert.deepEqual(explorer.model.rest, { games: 4, won: [2, 2] });
    await explorer.follow("a");
    assert.deepEqual(shown(explorer), [["c", 8, 1]]);
    await explorer.follow("c");
    await explorer.back(0);
    assert.deepEqual(explorer.model.line, []);
    assert.equal(explorer.model.rows.length, 2);
});

test("from the other side of the board, the same games are found with the actions of that side", async () => {
    const explorer = explorerOf();
    await explorer.open({ game: "cachex", actions: ["x"] });
    assert.deepEqual(shown(explorer), [["z", 8, 1]]);
    assert.deepEqual(explorer.model.line, ["x"]);
});

test("a line that cannot be played and an unknown game give way to the start", async () => {
    const explorer = explorerOf();
    await explorer.open({ game: "cachex", actions: ["refused"] });
    assert.deepEqual([explorer.model.phase, explorer.model.line], ["ready", []]);
    await explorer.open({ game: "chess", options: { size: 9 }, actions: ["a"] });
    assert.deepEqual([explorer.model.game, explorer.model.line, explorer.model.options], ["cachex", [], { size: "4" }]);
});

test("without a usable book, own games are there and the reason is told", async () => {
    const failing = explorerOf({ readBookText: () => Promise.reject(new TypeError("no network")) });
    await failing.open({ game: "cachex" });
    assert.deepEqual([failing.model.book, failing.model.problem?.key], ["failed", "openings.notLoaded"]);
    assert.deepEqual(shown(failing), [
        ["a", 0, 1],
        ["b", 0, 1],
    ]);
    failing.readBookText = async () => bookText();
    await failing.retry();
    assert.deepEqual(shown(failing)[0], ["a", 10, 1]);

    const other = explorerOf({ readBookText: async () => bookText().replace('"openings":1', '"openings":7') });
    await other.open({ game: "cachex" });
    assert.equal(other.model.problem?.key, "openings.otherVersion");
    const none = explorerOf({ readBookText: async () => null });
    await none.open({ game: "cachex" });
    assert.equal(none.model.book, "none");
    const larger = explorerOf();
    await larger.open({ game: "cachex", options: { size: 5 } });
    assert.deepEqual([larger.model.book, larger.model.bookOptions], ["otherRules", { size: 4 }]);
});

test("a later game replaces an earlier one that is still loading", async () => {
    /** @type {((text: string) => void)[]} */
    const waiting = [];
    const explorer = explorerOf({ readBookText: () => new Promise((resolve) => waiting.push(resolve)) });
    const first = explorer.open({ game: "cachex" });
    while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve));
    const second = explorer.open({ game: "cachex", actions: ["a"] });
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve));
    waiting[1](bookText());
    await second;
    waiting[0]("broken");
    await first;
    assert.deepEqual([explorer.model.book, explorer.model.line], ["ready", ["a"]]);
});

test("the build writes a compressed book of each game, which unpacks to the same text", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "openings-"));
    try {
        const [data, assets] = [path.join(folder, "data"), path.join(folder, "assets")];
        await mkdir(data);
        await writeFile(path.join(data, "cachex.jsonl"), bookText());
        const source = await piecesSource(assets, data);
        const [name] = await readdir(assets);
        assert.match(name, /^openings-cachex-\w{8}\.gz$/);
        assert.ok(source.includes(name));
        assert.equal(gunzipSync(await readFile(path.join(assets, name))).toString(), bookText());
    } finally {
        await rm(folder, { recursive: true });
    }
});
