import assert from "node:assert/strict";
import { test } from "node:test";
import { problemOf } from "../../../web/embed/refusal.js";
import { Session } from "../../../web/embed/session.js";
import { HandEngine } from "../app-engine.mjs";

/** Red is to move and wins with two stones against any reply. */
const forced = {
    game: "cachex",
    options: { size: "5" },
    actions: [
        ..."PLACE 1,1;PLACE 2,2;PLACE 2,0;PLACE 2,1;PLACE 1,0;PLACE 0,4;PLACE 3,0;PLACE 4,0;PLACE 0,1".split(";"),
        ..."PLACE 4,1;PLACE 3,1;PLACE 4,0;PLACE 3,2;PLACE 2,1;PLACE 3,0;PLACE 4,1".split(";"),
    ],
};
const solution = [["PLACE 3,1"], ["PLACE 2,2"], ["PLACE 4,0"]];

/** @param {import("../../../web/embed/element/game-types.d.ts").EmbedOptions} options */
async function startSession(options, problems = []) {
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
/** Waits until pending tasks have run. */
const settle = () => new Promise((done) => setTimeout(done, 10));
const codeOf = (/** @type {string} */ key) => (/** @type {any} */ error) => problemOf(error).problem.key === key;

/** The reported errors: key, placeholders and the engine's reason. @param {[string, any][]} told */
const errorsIn = (told) =>
    told.filter(([type]) => type === "error").map(([, { key, params, detail }]) => [key, params, detail]);
const five = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,1", "PLACE 2,2"] };

test("a game starts with its options and sends `ready` once", async () => {
    const { session, told, names } = await startSession({
        game: "cachex",
        options: { size: 5 },
        seats: ["person", "hard"],
    });
    assert.deepEqual(names(), ["ready"]);
    const { state } = told[0][1];
    assert.equal(state.record.options.size, "5");
    assert.deepEqual(state.seats, ["person", "hard"]);
    assert.deepEqual(state.players, ["red", "blue"]);
    assert.equal(state.legal.length, 24, "all cells except the middle");
    assert.ok(session.interactive);
});

test("events report every action with its player, the engine's reply and the end of the game", async () => {
    const { session, engine, told } = await startSession({
        game: "cachex",
        options: { size: 3 },
        seats: ["person", "easy"],
    });
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

test("a command that fails rejects with the reason and leaves the game unchanged", async () => {
    const { session, told } = await startSession({
        game: "cachex",
        actions: ["PLACE 0,0"],
        seats: ["person", "person"],
    });
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
    // The engine's board is unchanged too.
    await session.command("play", { action: "STEAL" });
    assert.equal(session.snapshot().ply, 2);
    assert.ok(!told.some(([type]) => type === "error"));
});

test("an illegal action is refused with the engine's reason, and the engine continues to think", async () => {
    const { session, engine } = await startSession({ ...five, seats: ["easy", "easy"] });
    assert.ok(engine.thinking);
    const refused = await session.command("play", { action: "PLACE 1,1" }).catch(problemOf);
    assert.deepEqual(refused.problem, { key: "embed.bad.action", params: { action: "PLACE 1,1" } });
    assert.equal(refused.detail, await engine.play("PLACE 1,1").catch(({ message }) => message));
    assert.match(refused.detail, /^PLACE 1,1: /);
    await settle();
    assert.equal(session.snapshot().ply, 2);
    assert.ok(engine.asked.length >= 2, "the engine has started to think again");
});

test("a ply beyond the game is refused by the session and by the engine", async () => {
    const { session, engine } = await startSession(five);
    for (const ply of [3, 99]) {
        const { problem } = await session.command("goTo", { ply }).catch(problemOf);
        assert.deepEqual(problem.params, { name: "ply", value: String(ply), least: 0, most: 2 });
        await assert.rejects(engine.goTo(ply), /from 0 to 2/);
    }
    assert.equal((await session.command("goTo", { ply: 0 })).ply, 0);
    assert.equal((await session.command("goTo", { ply: 2 })).ply, 2);
});

test("an invalid payload is refused, and the error lists the valid values", async () => {
    const { session, engine } = await startSession(five);
    /** @type {[any, any, string, string][]} */
    const wrong = [
        ["search", { request: {} }, "request", "level | timeMs | depth | nodes"],
        ["search", { request: { lines: 2 } }, "request", "level | timeMs | depth | nodes"],
        ["search", { request: { depht: 3 } }, "request.depht", "level, algorithm, timeMs, depth, nodes, lines, seed"],
        ["search", { request: { depth: 3, lines: 65 } }, "request.lines", "1…64"],
        ["search", { depth: 3 }, "depth", "request"],
        ["setLevel", { level: "easy", seat: 1 }, "seat", "level, player"],
        ["play", { move: "PLACE 0,0" }, "move", "action"],
        ["goTo", { ply: "1" }, "ply", "0…5000"],
        ["undo", { ply: 1 }, "ply", "–"],
    ];
    for (const [name, payload, field, allowed] of wrong) {
        const { problem } = await session.command(name, payload).catch(problemOf);
        assert.deepEqual(problem, { key: "embed.bad.command", params: { field, allowed } }, JSON.stringify(payload));
    }
    for (const [field, value] of [
        ["level", "genius"],
        ["algorithm", "guess"],
    ]) {
        const { problem } = await session.command("search", { request: { depth: 1, [field]: value } }).catch(problemOf);
        assert.deepEqual([problem.key, problem.params?.name], ["embed.bad.choice", `request.${field}`]);
    }
    const { problem } = await session.command("load", { options: { gmae: "hive" } }).catch(problemOf);
    assert.match(String(problem.params?.values), /^game, options, record, .*, parent$/);
    assert.equal(engine.asked.length, 0);
    // A payload may be a whole message.
    assert.equal((await session.command("goTo", { quintet: 1, type: "goTo", id: 7, ply: 1 })).ply, 1);
});

test("a snapshot can be restored, also in another frame", async () => {
    const first = await startSession({ game: "cachex", seats: ["person", "person"] });
    await first.session.command("play", { action: "PLACE 0,0" });
    await first.session.command("play", { action: "STEAL" });
    await first.session.command("goTo", { ply: 1 });
    const state = first.session.snapshot();
    const second = await startSession({ game: "hive" });
    assert.deepEqual(await second.session.command("setState", { state: JSON.parse(JSON.stringify(state)) }), state);
});

test("setState with another game ends an exercise, with a continuation of its game it does not", async () => {
    const { session } = await startSession({ record: forced, solution });
    const { record } = session.snapshot();
    await session.command("setState", {
        state: { record: { ...record, actions: [...forced.actions, "PLACE 3,1", "PLACE 2,2"] } },
    });
    assert.ok(session.exercise && session.interactive);
    await session.command("setState", { state: { record: { game: "hive" } } });
    assert.equal(session.exercise, null);
});

test("setLevel changes one player or all engines", async () => {
    const { session } = await startSession({ game: "chexers" });
    assert.deepEqual((await session.command("setLevel", { level: "hard" })).seats, ["person", "hard", "hard"]);
    assert.deepEqual((await session.command("setLevel", { level: "easy", player: 0 })).seats, ["easy", "hard", "hard"]);
});

test("a replay can be stepped through, but not played on", async () => {
    const { session } = await startSession({ record: { ...forced, ply: 2 }, mode: "replay" });
    assert.equal(session.snapshot().ply, 2);
    assert.ok(!session.interactive);
    assert.equal((await session.command("goTo", { ply: 16 })).ply, 16);
    assert.ok(!session.interactive);
    assert.equal((await session.command("undo", {})).ply, 15);
});

test("an exercise accepts correct actions, plays the replies, and refuses other actions", async () => {
    const { session, engine, told } = await startSession({ record: forced, solution });
    const tries = () => told.filter(([type]) => type === "exercise").map(([, detail]) => detail);
    assert.ok(session.interactive);
    await session.command("play", { action: "PLACE 4,4" });
    assert.equal(session.snapshot().ply, 16, "not played");
    await session.controller.hint();
    assert.equal(session.store.value.hint, "PLACE 3,1");
    await session.command("play", { action: "PLACE 3,1" });
    await settle();
    assert.equal(session.snapshot().ply, 18, "the reply is played");
    await session.command("play", { action: "PLACE 4,0" });
    assert.deepEqual(tries(), [
        { result: "wrong", action: "PLACE 4,4", tries: 1 },
        { result: "right", action: "PLACE 3,1", tries: 2 },
        { result: "solved", action: "PLACE 4,0", tries: 1 },
    ]);
    assert.ok(told.some(([type]) => type === "gameover"));
    assert.equal(engine.asked.length, 0, "no engine was asked");
    await session.controller.newGame();
    assert.equal(session.snapshot().ply, 16);
    assert.ok(session.interactive);
    assert.equal(session.feedback.value, null);
});

test("after an exercise with the option `seats` the game continues against the engine", async () => {
    const record = { ...forced, actions: forced.actions.slice(0, 4) };
    const { session, engine } = await startSession({ record, solution: [["PLACE 0,0"]], seats: ["person", "medium"] });
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
    assert.deepEqual(session.snapshot().seats, ["person", "person"], "the exercise has restarted");
});

test("after an invalid exercise is refused, the engine continues to think", async () => {
    const { session, engine } = await startSession({ game: "cachex", seats: ["easy", "person"] });
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

test("a correct action without a legal reply solves the exercise", async () => {
    const { session, told } = await startSession({
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

test("a solution with an illegal step is used up to the reader's last legal action", async () => {
    const line = [["PLACE 3,1"], ["PLACE 2,2"], ["PLACE 9,9"]];
    const { session, told } = await startSession({ record: forced, solution: line });
    const [[key, params, detail], ...others] = errorsIn(told);
    assert.deepEqual([key, params, others], ["embed.bad.step", { action: "PLACE 9,9", step: 3 }, []]);
    assert.match(detail, /PLACE 9,9/, "the engine's reason");
    assert.deepEqual(session.exercise?.steps, [["PLACE 3,1"]]);
    assert.equal(session.snapshot().ply, 16);
    await session.command("play", { action: "PLACE 3,1" });
    assert.equal(session.feedback.value?.result, "solved");
});

test("illegal alternatives of a step are dropped", async () => {
    const { session, told } = await startSession({ ...five, solution: [["PLACE 9,9", "PLACE 0,0"]] });
    assert.deepEqual(errorsIn(told)[0].slice(0, 2), ["embed.bad.step", { action: "PLACE 9,9", step: 1 }]);
    assert.deepEqual(session.exercise?.steps, [["PLACE 0,0"]]);
});

test("a solution without a legal step leaves the requested position for all sides to play", async () => {
    const { session, told, engine } = await startSession({ ...five, solution: [["PLACE 2,2"]], task: "Find it." });
    assert.deepEqual(errorsIn(told).length, 1);
    const { record, seats, ply } = session.snapshot();
    assert.deepEqual(record, { ...five });
    assert.deepEqual([ply, seats, session.exercise], [2, ["person", "person"], null]);
    assert.ok(session.interactive && !engine.thinking);
    assert.equal(session.options.task, "Find it.");
    assert.ok((await session.command("play", { action: "PLACE 0,0" })).ply === 3);
});

test("an unreadable solution does not turn the game's actions into an exercise", async () => {
    const unreadable = [{ key: "embed.bad.list", params: { name: "solution", value: "|" } }];
    const { session } = await startSession({ ...five, mode: "exercise" }, unreadable);
    assert.deepEqual([session.snapshot().ply, session.exercise], [2, null]);
});

test("actions are kept up to the first illegal one, on the requested board", async () => {
    const actions = [...five.actions, "PLACE 2,2", "PLACE 0,0"];
    const { session, told, engine } = await startSession({ ...five, actions, seats: ["easy", "easy"] });
    const [[key, params, detail]] = errorsIn(told);
    assert.deepEqual([key, params], ["embed.bad.refusedAt", { number: 3, action: "PLACE 2,2" }]);
    assert.match(detail, /^action 3: PLACE 2,2: /);
    assert.deepEqual(session.snapshot().record, { ...five });
    assert.ok(!engine.thinking, "no engine plays on from this position");
    const shown = await startSession({ ...five, actions, ply: 1, mode: "replay" });
    assert.deepEqual([shown.session.snapshot().ply, shown.session.snapshot().length], [1, 2]);
    const beyond = await startSession({ ...five, actions, ply: 4 });
    assert.equal(beyond.session.snapshot().ply, 2);
    const exercise = await startSession({ ...five, actions, ply: 1, mode: "exercise" });
    assert.deepEqual(exercise.session.exercise?.steps, [["PLACE 2,2"]]);
    const other = await startSession({ ...five, actions, solution: [["PLACE 0,0"]] });
    assert.equal(other.session.exercise, null, "the first position cannot be reached");
});

test("other invalid options are dropped, and the valid ones are used", async () => {
    /** @type {[any, string[], any][]} */
    const cases = [
        [{ ...five, options: { size: "5", colour: "red" } }, ["embed.bad.option"], five],
        [{ ...five, options: { size: "99" } }, ["embed.bad.option"], { ...five, options: { size: "8" } }],
        [{ ...five, setup: "nonsense" }, ["embed.bad.setup"], { ...five, actions: [] }],
        [{ ...five, ply: 9 }, ["problem.badPly"], five],
        [{ ...five, seats: ["me", "hard"] }, ["embed.bad.choice"], five],
        [{ record: JSON.stringify({ ...five, options: { size: 5, more: {} } }) }, ["problem.badOption"], five],
        [{ record: JSON.stringify({ ...five, actions: [...five.actions, 7] }) }, ["problem.badAction"], five],
        [{ record: JSON.stringify(five), actions: ["STEAL"] }, ["embed.bad.both"], five],
        [{ record: "game=cachex&o.size=5&actions=PLACE+1,1;PLACE+2,2;STEAL" }, ["embed.bad.refusedAt"], five],
        [{ record: "game=cachex&o.size=5&z=broken" }, ["problem.damagedLink"], { ...five, actions: [] }],
        [{ record: "game=cachex&o.size=5&actions=PLACE+1,1;PLACE+2,2&ply=9" }, ["problem.badPly"], five],
        [
            { record: "{broken", game: "cachex", options: { size: "5" } },
            ["problem.notARecord"],
            { ...five, actions: [] },
        ],
    ];
    for (const [options, keys, record] of cases) {
        const { session, told } = await startSession(options);
        const name = JSON.stringify(options);
        assert.deepEqual(
            errorsIn(told).map(([key]) => key),
            keys,
            name,
        );
        assert.deepEqual(session.snapshot().record, record, name);
    }
    const { session } = await startSession({ ...five, seats: ["me", "hard"] });
    assert.deepEqual(session.snapshot().seats, ["person", "hard"]);
});

test("an unknown game or an unreadable record leaves nothing to show, and a later load works", async () => {
    for (const [options, key] of /** @type {[any, string][]} */ ([
        [{ game: "chess" }, "problem.unknownGame"],
        [{ record: "{broken" }, "problem.notARecord"],
    ])) {
        const { session, told, names } = await startSession(options);
        assert.deepEqual(names(), ["error", "error"]);
        assert.deepEqual([told[0][1].key, told[1][1].key], [key, "view.nothing"]);
        await assert.rejects(session.command("getState", {}), codeOf("embed.bad.noGame"));
        // A later command can load a game.
        assert.equal((await session.command("load", { options: { game: "hive" } })).record.game, "hive");
    }
});

test("an orientation that does not fit the grid is reported once the board is known", async () => {
    const { told } = await startSession({ game: "halma", orientation: 30 });
    const [, error] = told.find(([type]) => type === "error") ?? [];
    assert.deepEqual([error.key, error.params], ["embed.bad.turn", { value: 30, step: 90 }]);
    assert.ok(!(await startSession({ game: "cachex", orientation: 30 })).names().includes("error"));
});
