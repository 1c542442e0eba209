// The full module reads and writes games in the forms of other programs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFullModule } from "./module.mjs";

const module = await loadFullModule();
const forms = new module.Forms();

test("a game is a record, and a problem has its place", () => {
    const { games, problem } = forms.importRecords("Base;InProgress;Black[1];wS1", "");
    assert.equal(problem, undefined);
    assert.equal(games?.length, 1);
    const [{ game, form, record, notes, problem: stopped }] = games ?? [];
    assert.deepEqual([game, form, notes, stopped], ["hive", "uhp", [], null]);
    assert.deepEqual(JSON.parse(record).actions, ["wS1"]);
    assert.equal(forms.importRecords("hello", "").problem?.code, "unknown_form");
    assert.match(forms.importRecords(/** @type {any} */ (3), "").error?.message ?? "", /a text/);
});

test("a queen first and a rule of repetition are options that the page's module knows", () => {
    const session = new module.Session();
    const { games } = forms.importRecords('[GameType "Base"]\n\n1. wQ\n2. bS1 wQ-', "");
    const { record } = /** @type {import("../../wasm/forms/forms.d.ts").ForeignRecord[]} */ (games)[0];
    assert.equal(session.load(JSON.parse(record)).error, undefined);
    const moves = { game: "hive", options: { repetition: "moves" }, actions: ["wS1"] };
    assert.equal(session.load(moves).error, undefined);
    session.delete();
});

test("a record is written, unless its game has no such form", () => {
    const record = { game: "hive", options: {}, actions: ["wS1", "bS1 wS1-"], ply: 1 };
    assert.ok(forms.writable("hive").forms?.some(({ id }) => id === "uhp"));
    assert.match(forms.exportAs("uhp", record).text ?? "", /^Base;InProgress;Black\[1\];wS1$/);
    assert.match(forms.exportAs("uhp", { game: "cachex", actions: [] }).error?.message ?? "", /cachex/);
});
