/** Reasons that the rules confirm, on positions of real games with the real engine. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ruledReasons } from "../../../../web/analysis/review/reasons.js";

const build = new URL("../../../../build/wasm/", import.meta.url);
const { default: createQuintet } = await import(new URL("quintet.mjs", build).href);
const { Session } = await createQuintet({ wasmBinary: await readFile(new URL("quintet.wasm", build)) });
const session = new Session();

/** @param {object} base  game and options @returns {import("../../../../web/analysis/review/reasons.js").Describe} */
const describer = (base) => async (actions) => {
    const { error, state } = session.load({ ...base, actions });
    if (error) throw new Error(error.message);
    return { action: state.lastAction, end: state };
};

/**
 * @param {{game: string, options?: object, setup?: string}} base
 * @param {string[]} before
 * @param {{action: string, best: string, reply?: string, player: number}} moment
 */
const reasons = (base, before, { action, best, reply, player }) =>
    ruledReasons(
        /** @type {any} */ ({ action, best, player, next: { line: reply ? [reply] : [] } }),
        before,
        describer(base),
    );

const cachex = { game: "cachex", options: { size: 5 } };
/** Red stands on 3,1 and blue beside it: a second red stone beside both can be taken with the first. */
const beside = ["PLACE 3,1", "PLACE 2,1"];
const pair = ["3,1", "2,2"].sort();

test("stones that the answer takes are named, without the stones that take them", async () => {
    const moment = { player: 0, action: "PLACE 2,2", reply: "PLACE 3,2" };
    const [{ cells, ...reason }, ...others] = /** @type {any[]} */ (
        await reasons(cachex, beside, { ...moment, best: "PLACE 0,4" })
    );
    assert.deepEqual(reason, { kind: "takes", player: 1, role: "captured" });
    assert.deepEqual([cells.sort(), others], [pair, []]);
    // After this better action another answer takes one of them, so that it proves nothing.
    assert.deepEqual(await reasons(cachex, beside, { ...moment, best: "PLACE 3,0" }), []);
});

test("what the better action takes and the action played does not", async () => {
    const before = [...beside, "PLACE 2,2"];
    const [{ cells, ...reason }, ...others] = /** @type {any[]} */ (
        await reasons(cachex, before, { player: 1, action: "PLACE 0,0", best: "PLACE 3,2", reply: "PLACE 4,4" })
    );
    assert.deepEqual([reason, cells.sort(), others], [{ kind: "missed", role: "captured" }, pair, []]);
    // The same action as the better one misses nothing.
    assert.deepEqual(await reasons(cachex, before, { player: 1, action: "PLACE 3,2", best: "PLACE 3,2" }), []);
});

const chexers = { game: "chexers" };
const begun = ["MOVE -3,0 -2,-1", "MOVE 3,-3 2,-2", "MOVE 3,0 2,0"];

test("three players: the next one can convert a piece that the better action keeps away", async () => {
    assert.deepEqual(
        await reasons(chexers, begun, {
            player: 0,
            action: "MOVE -2,-1 -1,-2",
            best: "MOVE -3,3 -2,3",
            reply: "JUMP 0,-3 -2,-1",
        }),
        [{ kind: "takes", player: 1, role: "converted", cells: ["-1,-2"] }],
    );
});

test("an answer that the better action rules out is named, and not one that it would have been itself", async () => {
    const [reason, ...others] = /** @type {any[]} */ (
        await reasons(chexers, begun, {
            player: 0,
            action: "MOVE -3,3 -2,3",
            best: "MOVE -2,-1 -1,-2",
            reply: "MOVE 0,-3 -1,-2",
        })
    );
    assert.deepEqual([reason.kind, reason.player, reason.reply.text, others], ["stops", 1, "MOVE 0,-3 -1,-2", []]);
    const same = { player: 0, action: "PLACE 0,4", best: "PLACE 4,0", reply: "PLACE 4,0" };
    assert.deepEqual(await reasons(cachex, beside, same), []);
});

test("an answer that leaves the board is a reason if the better action rules all of them out", async () => {
    const setup = "g.../..r.b/..r.../r.rb.../...b../..b.b/.rg. r 0,0,0 231";
    const moment = { player: 0, action: "JUMP 0,-1 2,-3", best: "JUMP -2,3 0,3", reply: "EXIT -1,3" };
    const [reason, ...others] = /** @type {any[]} */ (await reasons({ ...chexers, setup }, [], moment));
    assert.deepEqual([reason.kind, reason.player, reason.reply.text], ["allows", 1, "EXIT -1,3"]);
    assert.ok(others.every(({ kind }) => kind !== "stops"));
});

test("the same move in another notation is not ruled out", async () => {
    // A move is named by a neighbour of its place: after the better action the black spider goes there by another name.
    const hive = { game: "hive", options: { expansions: "" } };
    const before = [
        ["wS1", "bG1 /wS1", "wG1 wS1-", "bS1 /bG1"],
        ["wQ wG1-", "bS2 bG1\\", "wS2 wQ-", "bQ -bS1"],
    ].flat();
    const moment = { player: 0, action: "wB1 wG1\\", best: "wB1 wQ\\", reply: "bS2 wB1\\" };
    const { end } = await describer(hive)([...before, moment.best]);
    assert.ok(!end.legal.some(({ text }) => text === moment.reply));
    assert.deepEqual(await reasons(hive, before, moment), []);
});
