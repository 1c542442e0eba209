// The prover in the full module, against the suites of wins that the native one has found.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadFullModule } from "./module.mjs";

const module = await loadFullModule();
const prover = new module.Prover();
const suite = async (/** @type {string} */ game) =>
    (await readFile(new URL(`../data/tactics/${game}.jsonl`, import.meta.url), "utf8"))
        .trim()
        .split("\n")
        .map(JSON.parse);

test("it finds the wins of the suites with all their solutions", async () => {
    let found = 0;
    for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
        for (const { wins_in: winsIn, solutions, ...record } of await suite(game)) {
            if (winsIn > 3) continue;
            const win = prover.findWin(record, { plies: winsIn, positions: 2_000_000 }).win;
            assert.deepEqual([win.winsIn, [...win.solutions].sort()], [winsIn, [...solutions].sort()]);
            found += 1;
        }
    }
    assert.ok(found > 30, `only ${found}`);
});

test("it tells how soon either player wins, and when it has given up", () => {
    const record = { game: "cachex", options: { size: "3" } };
    const line = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2"];
    const at = (/** @type {number} */ ply, /** @type {number} */ player, plies = 3) =>
        prover.winDistance({ ...record, actions: line, ply }, player, { plies }).distance;
    assert.equal(at(4, 0).plies, 1);
    assert.equal(at(4, 1).plies, -1);
    assert.equal(at(3, 1).complete, true);
    const { complete, plies } = prover.winDistance(record, 0, { plies: 9, positions: 5 }).distance;
    assert.deepEqual([complete, plies], [false, -1]);
});

test("problems are named", () => {
    const errors = [
        [prover.findWin({ game: "chess" }, { plies: 1 }), /game must be one of .*found "chess"/],
        [prover.findWin({ game: "hive" }, { plies: 41 }), /plies.*40/],
        [prover.findWin({ game: "hive" }, {}), /plies/],
        [prover.findWin({ game: "hive" }, 3), /effort/],
        [prover.winDistance({ game: "hive" }, 2, { plies: 1 }), /player must be from 0 to 1 \(found 2\)/],
        [prover.winDistance({ game: "hive" }, "0", { plies: 1 }), /player/],
        [prover.findWin({ game: "cachex", actions: ["PLACE 9,9"] }, { plies: 1 }), /action 1/],
    ];
    for (const [{ error }, message] of errors) assert.match(error?.message ?? "nothing", message);
});
