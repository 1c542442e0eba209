/** What is chosen on the page that makes embed codes, and the options that it means. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { controlSwitched, controlsOf, firstForm, optionsOf, usualSeats } from "../../web/embed/builder-form.js";

const game = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0"] };
const named = { game: "cachex", options: { size: 3 } };
const form = { ...firstForm, ply: 2, seats: usualSeats(2) };
/** @param {Partial<typeof form>} change */
const meant = (change) => optionsOf({ ...form, ...change }, game);

test("what holds anyway is left out", async () => {
    assert.deepEqual(await optionsOf({ ...form, ply: 0 }, { game: "cachex" }), { game: "cachex" });
    assert.deepEqual(await meant({ task: "nothing to do here", solution: "PLACE 2,2", goesOn: true }), {
        ...named,
        actions: game.actions.slice(0, 2),
    });
    assert.deepEqual(await meant({ mode: "replay", ply: 3 }), { ...named, actions: game.actions, mode: "replay" });
});

test("a game is played on from the ply, a replay goes on after it, an exercise asks for what follows", async () => {
    const replay = await meant({ mode: "replay", task: "Look" });
    assert.deepEqual(replay, { ...named, actions: game.actions, ply: 2, mode: "replay", task: "Look" });
    const exercise = await meant({ mode: "exercise", goesOn: true });
    assert.deepEqual(exercise, {
        ...named,
        actions: game.actions,
        ply: 2,
        mode: "exercise",
        seats: ["person", "easy"],
    });
    const solution = "PLACE 1,0|PLACE 1,1\n \nPLACE 2,2\n";
    assert.deepEqual(await meant({ mode: "exercise", solution }), {
        ...named,
        actions: game.actions.slice(0, 2),
        mode: "exercise",
        solution: [["PLACE 1,0", "PLACE 1,1"], ["PLACE 2,2"]],
    });
});

test("seats and looks are named where they are not the usual ones", async () => {
    assert.deepEqual((await meant({ seats: ["easy", "person"] })).seats, ["easy", "person"]);
    assert.equal("seats" in (await meant({ mode: "replay", seats: ["easy", "person"] })), false);
    const looks = await meant({ language: "fa", theme: "dark", coordinates: true, controls: [] });
    assert.deepEqual([looks.language, looks.theme, looks.coordinates, looks.controls], ["fa", "dark", true, []]);
});

test("controls are those of the mode until one is switched, and again when it is switched back", () => {
    const replay = { ...form, mode: /** @type {const} */ ("replay") };
    assert.deepEqual(controlsOf(replay), ["status", "step", "moves", "open"]);
    const controls = controlSwitched(replay, "moves", false);
    assert.deepEqual([...(controls ?? [])].sort(), ["open", "status", "step"]);
    assert.deepEqual(controlsOf({ ...replay, controls }), controls);
    assert.equal(controlSwitched({ ...replay, controls }, "moves", true), null);
});
