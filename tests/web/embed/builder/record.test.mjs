/** Recording a solution from the actions that a teacher plays on a board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultSeats, firstForm } from "../../../../web/embed/builder/forms/builder-form.js";
import { startRecording } from "../../../../web/embed/builder/recorder.js";
import { Recorder } from "../../../../web/game/lines/line-recorder.js";
import { HandEngine } from "../../app-engine.mjs";

const record = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,1", "PLACE 2,2"] };

/**
 * A recorder that has started at the first position, and a function that plays an action.
 * @param {string[][]} [steps]
 */
function recording(steps = []) {
    const recorder = new Recorder(steps);
    recorder.begin(/** @type {any} */ ({ record, ply: 2, toMove: 0, players: ["red", "blue"] }));
    return {
        recorder,
        /** @param {number} ply  ply after the action @param {string} action */
        play: (ply, action) => recorder.played({ action, player: (ply + 1) % 2, ply }),
    };
}

test("the actions of all sides become steps, and the recorder's state is the position after them", () => {
    const { recorder, play } = recording();
    assert.equal(play(3, "a").key, "line.added");
    assert.deepEqual(play(4, "b"), { key: "line.reply", params: { step: 2, action: "b" }, leftLine: false });
    play(5, "c");
    assert.deepEqual(recorder.steps, [["a"], ["b"], ["c"]]);
    assert.deepEqual(recorder.state, {
        record: { ...record, actions: [...record.actions, "a", "b", "c"], ply: 5 },
        seats: ["person", "person"],
        paused: true,
    });
});

test("another action of the reader becomes an alternative, and the board returns to the line", () => {
    const { recorder, play } = recording([["a"], ["b"], ["c"]]);
    const note = play(3, "x");
    assert.deepEqual([note.key, note.leftLine], ["line.variant", true]);
    assert.deepEqual(recorder.steps, [["a", "x"], ["b"], ["c"]]);
    assert.equal(recorder.state.record.ply, 2);
    assert.deepEqual(recorder.state.record.actions.slice(2), ["a", "b", "c"]);
    play(3, "x");
    assert.deepEqual(recorder.steps[0], ["a", "x"], "no duplicates");
});

test("another reply replaces the old one and the steps after it", () => {
    const { recorder, play } = recording([["a"], ["b"], ["c"]]);
    assert.equal(play(4, "y").key, "line.otherReply");
    assert.deepEqual(recorder.steps, [["a"], ["y"]]);
    recorder.undo();
    assert.deepEqual(recorder.steps, [["a"], ["b"], ["c"]]);
    assert.equal(recorder.state.record.ply, 3, "before the reply");
});

test("playing the line again changes nothing, and actions before its start are not recorded", () => {
    const { recorder, play } = recording([["a"], ["b"]]);
    assert.deepEqual([play(3, "a").leftLine, recorder.state.record.ply], [true, 3], "the rest of the line is restored");
    assert.equal(play(4, "b").leftLine, false);
    const early = play(1, "z");
    assert.deepEqual([early.key, early.leftLine, recorder.state.record.ply], ["line.early", true, 2]);
    assert.deepEqual(recorder.steps, [["a"], ["b"]]);
    assert.equal(recorder.canUndo, false);
});

test("every change can be undone", () => {
    const { recorder, play } = recording();
    play(3, "a");
    play(4, "b");
    play(3, "x");
    for (const steps of [[["a"], ["b"]], [["a"]], []]) {
        recorder.undo();
        assert.deepEqual(recorder.steps, steps);
    }
    assert.ok(!recorder.canUndo);
    assert.equal(recorder.state.record.ply, 2);
});

test("a recording continues the valid part of the written solution", async () => {
    const form = {
        ...firstForm,
        mode: /** @type {const} */ ("exercise"),
        ply: 2,
        seats: defaultSeats(2),
        theme: "dark",
        solution: "PLACE 0,0|PLACE 0,1\nPLACE 3,3\nPLACE 9,9",
    };
    const { recorder, options } = await startRecording(new HandEngine(), form, record);
    assert.deepEqual(recorder.steps, [["PLACE 0,0", "PLACE 0,1"]]);
    assert.deepEqual([options.actions?.at(-1), options.ply, options.theme], ["PLACE 0,0", 2, "dark"]);
    assert.deepEqual(options.seats, ["person", "person"]);
});
