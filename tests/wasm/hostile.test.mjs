// Whatever is handed to the session, it answers with a message and keeps its game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "./module.mjs";

const session = await newSession();

const oddValues = [
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    "",
    " ",
    "\0",
    "\ud800",
    "PLACE",
    "é\u0000\u{1f600}",
    "x".repeat(1_000_000),
    Symbol("s"),
    [],
    [[]],
    {},
    { game: {} },
    { length: -1 },
    () => {},
    new Uint8Array(3),
    Object.create(null),
    new Date(Number.NaN),
];

/** Every method with one argument, by name. */
const methods = [
    "load",
    "revisit",
    "play",
    "goTo",
    "compose",
    "startSearch",
    "stepSearch",
    "exportGame",
    "importGame",
    "perft",
    "divide",
    "bench",
];

function assertRefused(answer, what) {
    assert.equal(typeof answer.error?.message, "string", what);
    assert.notEqual(answer.error.message, "", what);
    assert.ok(answer.error.message.length < 1000, `${what}: a message, not an essay`);
}

const describe = (value) =>
    `${typeof value} ${String(Array.isArray(value) ? "array" : value?.toString?.()).slice(0, 20)}`;

test("without a game everything but games, load, importGame and bench says that none is loaded", async () => {
    const empty = await newSession();
    for (const answer of [
        empty.state(),
        empty.layout(),
        empty.stopSearch(),
        empty.play("PLACE 0,0"),
        empty.goTo(0),
        empty.setup(),
        empty.compose({}),
        empty.exportGame(0),
        empty.startSearch({}),
        empty.stepSearch(15),
        empty.perft(1),
        empty.divide(1),
    ]) {
        assert.deepEqual(answer, { error: { message: "no game is loaded" } });
    }
});

test("odd values in place of an argument are refused or do no harm", () => {
    session.load({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1", "STEAL"] });
    const before = session.state();
    for (const method of methods) {
        for (const value of oddValues) {
            // Few of them mean something: ply 0, no search time, an empty search request.
            const answer = session[method](value);
            assert.ok(answer && typeof answer === "object", `${method}(${describe(value)})`);
            if (answer.error) assertRefused(answer, `${method}(${describe(value)})`);
            else
                assert.ok(
                    ["goTo", "startSearch", "stepSearch", "perft"].includes(method),
                    `${method}(${describe(value)})`,
                );
        }
    }
    session.goTo(2);
    assert.deepEqual(session.state(), before);
});

test("odd values in place of a record's fields are refused, and the game stays", () => {
    session.load({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"] });
    const before = session.state();
    const wholeAndSmall = (value) => value === undefined || value === null || value === 0;
    for (const value of oddValues) {
        assertRefused(session.load({ game: value }), `game ${describe(value)}`);
        for (const [field, harmless] of [
            [
                "options",
                (odd) => odd === undefined || odd === null || (typeof odd === "object" && !Object.keys(odd).length),
            ],
            ["setup", (odd) => odd === undefined || odd === null || odd === ""],
            ["actions", (odd) => odd === undefined || odd === null || (Array.isArray(odd) && odd.length === 0)],
            ["ply", wholeAndSmall],
        ]) {
            if (harmless(value) && !(field === "options" && Array.isArray(value))) continue;
            assertRefused(session.load({ game: "cachex", [field]: value }), `${field} ${describe(value)}`);
        }
        if (value === undefined || value === null) continue;
        assertRefused(session.load({ game: "cachex", options: { size: value } }), `size ${describe(value)}`);
        assertRefused(session.load({ game: "cachex", actions: [value] }), `action ${describe(value)}`);
    }
    assert.deepEqual(session.state(), before);
});

test("odd values in a search request are refused or do no harm, and the next search works", () => {
    session.load({ game: "cachex", options: { size: 5 } });
    for (const field of ["algorithm", "level", "depth", "nodes", "timeMs", "lines", "seed"]) {
        for (const value of oddValues) {
            const answer = session.startSearch({ [field]: value });
            if (answer.error) assertRefused(answer, `${field} ${describe(value)}`);
            session.stopSearch();
        }
    }
    assert.deepEqual(session.startSearch({ nodes: 1000 }), {});
    assert.equal(session.stepSearch(1000).progress.finished, true);
});

test("a message names what is wrong", () => {
    const message = (answer) => answer.error.message;
    assert.match(message(session.load({ game: "go" })), /no game "go"/);
    assert.match(message(session.load({ game: "cachex", options: { size: 99 } })), /size/);
    assert.match(message(session.load({ game: "cachex", options: { colour: "red" } })), /colour/);
    assert.match(message(session.load({ game: "cachex", setup: "nonsense" })), /^setup: /);
    assert.match(message(session.load({ game: "cachex", ply: 1 })), /^ply must be a whole number from 0 to 0$/);
    assert.match(message(session.load(7)), /record must be an object/);
    assert.match(message(session.startSearch({ level: "genius" })), /no level "genius"/);
    assert.match(message(session.startSearch({ algorithm: "guess" })), /no algorithm "guess"/);
    assert.match(message(session.startSearch({ depth: -1 })), /^depth must be a whole number/);
    assert.match(message(session.perft(21)), /^depth must be a whole number from 0 to 20$/);
});

test("a record that breaks says at which action, as text and as a number", () => {
    session.load({ game: "cachex", options: { size: 5 } });
    const before = session.state();
    const { error } = session.load({ game: "cachex", actions: ["PLACE 0,0", "PLACE 1,1", "PLACE 1,1", "PLACE 2,2"] });
    assert.equal(error.action, 3);
    assert.match(error.message, /^action 3: .*PLACE 1,1/);
    assert.equal(session.load({ game: "cachex", actions: ["PLACE 0,0", 5] }).error.action, 2);
    assert.deepEqual(session.state(), before);
});

test("unknown fields of a record are no hindrance", () => {
    const { state } = session.load({ game: "cachex", event: "finals", legal: [1], players: { red: "A" } });
    assert.equal(state.ply, 0);
});

test("a call with too few arguments throws or is refused, and the session goes on", () => {
    session.load({ game: "cachex" });
    for (const method of methods) {
        // Embind counts the arguments in some versions of Emscripten, in others only for debugging.
        let answer;
        try {
            answer = session[method]();
        } catch (error) {
            answer = { error };
        }
        assertRefused(answer, method);
    }
    assert.equal(session.state().state.legal.length, 64);
});

test("a game that is over is not searched and takes no more actions", () => {
    const chain = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const { state } = session.load({ game: "cachex", options: { size: 3 }, actions: chain });
    assert.equal(state.outcome.reason, "chain");
    assert.match(session.startSearch({}).error.message, /over/);
    assert.match(session.play("PLACE 2,2").error.message, /over/);
    assert.deepEqual(state.legal, []);
    assert.equal(session.stepSearch(15).progress.finished, true);
});

test("option values may be numbers or text", () => {
    for (const size of [5, "5"]) {
        assert.equal(session.load({ game: "cachex", options: { size } }).state.options.size, "5");
    }
});
