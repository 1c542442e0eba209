import assert from "node:assert/strict";
import { test } from "node:test";
import { problemOf } from "../../web/embed/messages.js";
import { Session } from "../../web/embed/session.js";
import { HandEngine } from "./app-engine.mjs";

/** Red to move wins with two stones, whatever Blue does between. */
const forced = {
    game: "cachex",
    options: { size: "5" },
    actions: [
        ..."PLACE 1,1;PLACE 2,2;PLACE 2,0;PLACE 2,1;PLACE 1,0;PLACE 0,4;PLACE 3,0;PLACE 4,0;PLACE 0,1".split(";"),
        ..."PLACE 4,1;PLACE 3,1;PLACE 4,0;PLACE 3,2;PLACE 2,1;PLACE 3,0;PLACE 4,1".split(";"),
    ],
};
const solution = [["PLACE 3,1"], ["PLACE 2,2"], ["PLACE 4,0"]];

/** @param {import("../../web/element/game-types.d.ts").EmbedOptions} options */
async function begun(options, problems = []) {
    const engine = Object.assign(new HandEngine(), { close() {} });
    /** @type {[string, any][]} */
    const told = [];
    const session = new Session({
        engine: /** @type {any} */ (engine),
        tell: (type, detail) => told.push([type, detail]),
        wait: async () => {},
    });
    await session.start(options, problems);
    return { session, engine, told, names: () => told.map(([type]) => type) };
}
/** Lets everything go on that waits for nothing but its turn. */
const settle = () => new Promise((done) => setTimeout(done, 10));
const codeOf = (/** @type {string} */ key) => (/** @type {any} */ error) => problemOf(error).problem.key === key;

test("a game begins as its options say, and tells that it is ready once", async () => {
    const { session, told, names } = await begun({ game: "cachex", options: { size: 5 }, seats: ["person", "hard"] });
    assert.deepEqual(names(), ["ready"]);
    const { state } = told[0][1];
    assert.equal(state.record.options.size, "5");
    assert.deepEqual(state.seats, ["person", "hard"]);
    assert.deepEqual(state.players, ["red", "blue"]);
    assert.equal(state.legal.length, 24, "not the middle");
    assert.ok(session.interactive);
});

test("an action is told with who played it, then the engine answers, and the end is told", async () => {
    const { session, engine, told } = await begun({ game: "cachex", options: { size: 3 }, seats: ["person", "easy"] });
    for (const [own, reply] of [
        ["PLACE 0,0", "PLACE 0,2"],
        ["PLACE 1,0", "PLACE 1,2"],
        ["PLACE 2,0", ""],
    ]) {
        await session.command("play", { action: own });
        if (reply) engine.answer(reply);
        await settle();
    }
    const actions = told
        .filter(([type]) => type === "action")
        .map(([, { action, player, ply }]) => [action, player, ply]);
    assert.deepEqual(actions, [
        ["PLACE 0,0", 0, 1],
        ["PLACE 0,2", 1, 2],
        ["PLACE 1,0", 0, 3],
        ["PLACE 1,2", 1, 4],
        ["PLACE 2,0", 0, 5],
    ]);
    const [type, { outcome }] = told[told.length - 1];
    assert.deepEqual([type, outcome], ["gameover", { state: "won", winner: 0, reason: "chain" }]);
    assert.equal(told.filter(([name]) => name === "gameover").length, 1);
});

test("commands that cannot be carried out say why, and the game stays as it is", async () => {
    const { session, told } = await begun({ game: "cachex", actions: ["PLACE 0,0"], seats: ["person", "person"] });
    const before = session.snapshot();
    /** @type {[any, any, string][]} */
    const wrong = [
        ["play", { action: "PLACE 0,0" }, "embed.bad.action"],
        ["play", { action: 7 }, "embed.bad.command"],
        ["play", {}, "embed.bad.command"],
        ["goTo", { ply: -1 }, "embed.bad.command"],
        ["goTo", { ply: "1" }, "embed.bad.command"],
        ["setLevel", { level: "godlike" }, "embed.bad.choice"],
        ["setLevel", { level: "easy", player: 2 }, "embed.bad.command"],
        ["search", { request: { timeMs: 1e9 } }, "embed.bad.command"],
        ["search", { request: { __proto__: null, toString: 1 } }, "embed.bad.command"],
        ["load", { options: { game: "chess" } }, "problem.unknownGame"],
        ["load", { options: { gmae: "hive" } }, "embed.bad.unknown"],
        ["load", { options: { game: "cachex", actions: ["STEAL"] } }, "problem.refusedAt"],
        ["load", { options: { game: "cachex", options: { size: 99 } } }, "problem.refused"],
        ["load", { options: { game: "cachex", solution: [["STEAL"]] } }, "embed.bad.step"],
        ["load", {}, "embed.bad.command"],
        ["setState", { state: { record: { game: "hive", actions: ["nonsense"] } } }, "problem.refusedAt"],
        ["setState", { state: { record: { game: "hive" }, seats: ["me"] } }, "embed.bad.choice"],
        ["setState", { state: null }, "embed.bad.command"],
    ];
    for (const [name, payload, key] of wrong) {
        await assert.rejects(session.command(name, payload), codeOf(key), `${name} ${JSON.stringify(payload)}`);
        assert.deepEqual(session.snapshot(), before, `${name} ${JSON.stringify(payload)}`);
    }
    // The engine's board is the same too.
    await session.command("play", { action: "STEAL" });
    assert.equal(session.snapshot().ply, 2);
    assert.ok(!told.some(([type]) => type === "error"));
});

test("what a state says can be put back, in another frame too", async () => {
    const first = await begun({ game: "cachex", seats: ["person", "person"] });
    await first.session.command("play", { action: "PLACE 0,0" });
    await first.session.command("play", { action: "STEAL" });
    await first.session.command("goTo", { ply: 1 });
    const state = first.session.snapshot();
    const second = await begun({ game: "hive" });
    assert.deepEqual(await second.session.command("setState", { state: JSON.parse(JSON.stringify(state)) }), state);
});

test("another game put into an exercise is no exercise; its own further course still is one", async () => {
    const { session } = await begun({ record: forced, solution });
    const { record } = session.snapshot();
    await session.command("setState", {
        state: { record: { ...record, actions: [...forced.actions, "PLACE 3,1", "PLACE 2,2"] } },
    });
    assert.ok(session.exercise && session.interactive);
    await session.command("setState", { state: { record: { game: "hive" } } });
    assert.equal(session.exercise, null);
});

test("levels can be changed for one player, or for all engines", async () => {
    const { session } = await begun({ game: "chexers" });
    assert.deepEqual((await session.command("setLevel", { level: "hard" })).seats, ["person", "hard", "hard"]);
    assert.deepEqual((await session.command("setLevel", { level: "easy", player: 0 })).seats, ["easy", "hard", "hard"]);
});

test("a replay can be stepped through and not played on", async () => {
    const { session } = await begun({ record: { ...forced, ply: 2 }, mode: "replay" });
    assert.equal(session.snapshot().ply, 2);
    assert.ok(!session.interactive);
    assert.equal((await session.command("goTo", { ply: 16 })).ply, 16);
    assert.ok(!session.interactive);
    assert.equal((await session.command("undo", {})).ply, 15);
});

test("an exercise takes what is right, answers by itself, and refuses the rest", async () => {
    const { session, engine, told } = await begun({ record: forced, solution });
    const tries = () => told.filter(([type]) => type === "exercise").map(([, detail]) => detail);
    assert.ok(session.interactive);
    await session.command("play", { action: "PLACE 4,4" });
    assert.equal(session.snapshot().ply, 16, "not played");
    await session.controller.hint();
    assert.equal(session.store.value.hint, "PLACE 3,1");
    await session.command("play", { action: "PLACE 3,1" });
    await settle();
    assert.equal(session.snapshot().ply, 18, "and answered");
    await session.command("play", { action: "PLACE 4,0" });
    assert.deepEqual(tries(), [
        { result: "wrong", action: "PLACE 4,4", tries: 1 },
        { result: "right", action: "PLACE 3,1", tries: 2 },
        { result: "solved", action: "PLACE 4,0", tries: 1 },
    ]);
    assert.ok(told.some(([type]) => type === "gameover"));
    assert.equal(engine.asked.length, 0, "no engine has thought");
    await session.controller.newGame();
    assert.equal(session.snapshot().ply, 16);
    assert.ok(session.interactive);
    assert.equal(session.feedback.value, null);
});

test("after an exercise with seats the game goes on against them", async () => {
    const record = { ...forced, actions: forced.actions.slice(0, 4) };
    const { session, engine } = await begun({ record, solution: [["PLACE 0,0"]], seats: ["person", "medium"] });
    assert.deepEqual(session.snapshot().seats, ["person", "person"]);
    await session.command("play", { action: "PLACE 0,0" });
    await settle();
    assert.deepEqual(session.snapshot().seats, ["person", "medium"]);
    assert.equal(engine.asked.at(-1)?.level, "medium");
    engine.answer();
    await settle();
    assert.equal(session.snapshot().ply, 6);
    assert.ok(session.interactive, "the reader plays on");
    await session.controller.newGame();
    assert.equal(session.snapshot().ply, 4);
    assert.deepEqual(session.snapshot().seats, ["person", "person"], "the exercise again");
});

test("an exercise that cannot be, asked for while the engine thinks, leaves the engine to think on", async () => {
    const { session, engine } = await begun({ game: "cachex", seats: ["easy", "person"] });
    assert.ok(engine.thinking);
    const bad = { options: { game: "cachex", solution: [["PLACE 0,0"], ["PLACE 0,0"]] } };
    await assert.rejects(session.command("load", bad), codeOf("embed.bad.step"));
    await settle();
    assert.ok(engine.thinking, "again");
    engine.answer("PLACE 1,1");
    await settle();
    assert.deepEqual(session.snapshot().record.actions, ["PLACE 1,1"]);
    await session.command("load", {
        options: { game: "cachex", solution: [["PLACE 0,0"], ["PLACE 0,1"], ["PLACE 2,2"]] },
    });
    assert.ok(!engine.thinking && session.interactive);
});

test("another right action than the one that is answered solves the exercise where it stands", async () => {
    const { session, told } = await begun({
        game: "cachex",
        solution: [["PLACE 1,1", "PLACE 0,0"], ["PLACE 0,0"], ["PLACE 2,2"]],
    });
    await session.command("play", { action: "PLACE 0,0" });
    await settle();
    assert.deepEqual(
        told.filter(([type]) => type === "exercise").map(([, { result }]) => result),
        ["solved"],
    );
    assert.equal(session.snapshot().ply, 1);
});

test("a solution that cannot be played is told with its step, and the position is there to play", async () => {
    const { session, told } = await begun({ record: forced, solution: [["PLACE 3,1"], ["PLACE 9,9"]] });
    const [, error] = told.find(([type]) => type === "error") ?? [];
    assert.deepEqual([error.key, error.params], ["embed.bad.step", { action: "PLACE 9,9", step: 2 }]);
    assert.equal(session.exercise, null);
    assert.equal(session.snapshot().record.game, "cachex");
});

test("a game that cannot be opened gives the start of the same game, an unknown one nothing", async () => {
    const refused = await begun({ game: "cachex", actions: ["STEAL"] });
    assert.deepEqual(refused.names(), ["error", "ready"]);
    assert.equal(refused.session.snapshot().length, 0);
    const unknown = await begun({ game: "chess" });
    assert.deepEqual(unknown.names(), ["error", "error"]);
    assert.equal(unknown.told[0][1].key, "problem.unknownGame");
    await assert.rejects(unknown.session.command("getState", {}), codeOf("embed.bad.noGame"));
    // And can still be told what to show.
    assert.equal((await unknown.session.command("load", { options: { game: "hive" } })).record.game, "hive");
});

test("an orientation that takes cells out of their grid is told once the board is known", async () => {
    const { told } = await begun({ game: "halma", orientation: 30 });
    const [, error] = told.find(([type]) => type === "error") ?? [];
    assert.deepEqual([error.key, error.params], ["embed.bad.turn", { value: 30, step: 90 }]);
    assert.ok(!(await begun({ game: "cachex", orientation: 30 })).names().includes("error"));
});
