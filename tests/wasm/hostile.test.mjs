// The session answers any invalid input with a message and keeps its game.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as limits from "../../build/wasm/limits.js";
import {
    assertAnswered,
    assertRefused,
    describe,
    isEmptyList,
    isMissing,
    isObject,
    isSeed,
    isShortText,
    isZero,
    newChecks,
    newPair,
    newSession,
    oddValues,
    shownBy,
} from "./module.mjs";

const { session, search } = await newPair();
const checks = await newChecks();

/** What each method does with an odd value in place of any of its arguments, by name. */
const calls = {
    load: (odd) => session.load(odd),
    describe: (odd) => session.describe(odd, 0),
    "describe from": (odd) => session.describe({ game: "cachex" }, odd),
    play: (odd) => session.play(odd),
    whyNot: (odd) => session.whyNot(odd),
    goTo: (odd) => session.goTo(odd),
    compose: (odd) => session.compose(odd),
    exportGame: (odd) => session.exportGame(odd),
    importGame: (odd) => session.importGame(odd),
    perft: (odd) => checks.perft(odd, 1),
    "perft to": (odd) => checks.perft({ game: "cachex" }, odd),
    divide: (odd) => checks.divide({ game: "cachex" }, odd),
    bench: (odd) => checks.bench(odd),
    start: (odd) => search.start(odd, {}),
    "start with": (odd) => search.start(shownBy(session), odd),
    step: (odd) => search.step(odd),
};

/** The odd values that a method accepts, such as ply 0 or an empty search request; it refuses all others. */
const accepted = {
    "describe from": isZero,
    whyNot: isObject,
    goTo: isZero,
    importGame: isShortText,
    "perft to": isZero,
    "start with": isObject,
    step: isZero,
};

/** The odd values that a field of a search request accepts; with a missing one, it has its default. */
const acceptedFields = {
    algorithm: (odd) => isMissing(odd) || odd === "",
    level: (odd) => isMissing(odd) || odd === "",
    depth: (odd) => isMissing(odd) || isZero(odd),
    nodes: (odd) => isMissing(odd) || isSeed(odd),
    timeMs: (odd) => isMissing(odd) || isZero(odd),
    lines: isMissing,
    seed: (odd) => isMissing(odd) || isSeed(odd),
};

test("without a game every method except games, load and importGame answers that none is loaded", async () => {
    const empty = await newSession();
    for (const answer of [
        empty.state(),
        empty.play("PLACE 0,0"),
        empty.whyNot({}),
        empty.goTo(0),
        empty.setup(),
        empty.compose({}),
        empty.exportGame(0),
    ]) {
        assert.deepEqual(answer, { error: { message: "no game is loaded" } });
    }
});

test("invalid arguments are refused", () => {
    session.load({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1", "STEAL"] });
    const before = session.state();
    assertAnswered(Object.entries(calls).map(([method, call]) => [call, accepted[method]]));
    session.goTo(2);
    assert.deepEqual(session.state(), before);
});

test("invalid fields of a record are refused, and the game is unchanged", () => {
    session.load({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1"] });
    const before = session.state();
    for (const value of oddValues) {
        assertRefused(session.load({ game: value }), `game ${describe(value)}`);
        for (const [field, isAccepted] of [
            ["options", (odd) => isMissing(odd) || (isObject(odd) && !Array.isArray(odd) && !Object.keys(odd).length)],
            ["setup", (odd) => isMissing(odd) || odd === ""],
            ["actions", (odd) => isMissing(odd) || isEmptyList(odd)],
            ["ply", (odd) => isMissing(odd) || isZero(odd)],
        ]) {
            const record = { game: "cachex", [field]: value };
            if (isAccepted(value))
                assert.equal(session.describe(record, 0).error, undefined, `${field} ${describe(value)}`);
            else assertRefused(session.load(record), `${field} ${describe(value)}`);
        }
        if (isMissing(value)) continue;
        assertRefused(session.load({ game: "cachex", options: { size: value } }), `size ${describe(value)}`);
        assertRefused(session.load({ game: "cachex", actions: [value] }), `action ${describe(value)}`);
    }
    assert.deepEqual(session.state(), before);
});

test("invalid fields of a search request are refused, and the next search works", () => {
    for (const [field, isAccepted] of Object.entries(acceptedFields)) {
        for (const value of oddValues) {
            const answer = search.start({ game: "cachex" }, { [field]: value });
            if (isAccepted(value)) assert.deepEqual(answer, {}, `${field} ${describe(value)}`);
            else assertRefused(answer, `${field} ${describe(value)}`);
            search.stop();
        }
    }
    assert.deepEqual(search.start({ game: "cachex" }, { nodes: 1000 }), {});
    assert.equal(search.step(1000).progress.finished, true);
});

test("a search that is stopped, also by a request that is refused, takes no further steps", () => {
    for (const end of [
        () => assert.equal(search.stop().progress.finished, true),
        () => assertRefused(search.start({ game: "cachex" }, { depth: -1 }), "depth -1"),
    ]) {
        assert.deepEqual(search.start({ game: "cachex" }, {}), {});
        const { progress } = search.step(15);
        assert.equal(progress.finished, false);
        end();
        const after = search.step(15).progress;
        assert.equal(after.finished, true);
        assert.equal(after.nodes, progress.nodes);
    }
});

test("a message names the invalid value", () => {
    const message = (answer) => answer.error.message;
    assert.match(message(session.load({ game: "go" })), /game must be one of .*found "go"/);
    assert.match(message(session.load({ game: "cachex", options: { size: 99 } })), /size/);
    assert.match(message(session.load({ game: "cachex", options: { colour: "red" } })), /colour/);
    assert.match(message(session.load({ game: "cachex", setup: "nonsense" })), /^setup: /);
    assert.match(message(session.load({ game: "cachex", ply: 1 })), /^ply must be a whole number from 0 to 0$/);
    assert.match(message(session.load(7)), /record must be an object/);
    assert.equal(session.load({ game: "cachex", actions: ["PLACE 0,0", 5] }).error.action, 2);
    assert.match(message(search.start({ game: "cachex" }, { level: "genius" })), /unknown level "genius"/);
    assert.match(
        message(search.start({ game: "cachex" }, { algorithm: "guess" })),
        /algorithm must be one of .*found "guess"/,
    );
    assert.match(message(search.start({ game: "cachex" }, { depth: -1 })), /^depth must be a whole number/);
    assert.match(message(checks.perft({ game: "cachex" }, 21)), /^depth must be a whole number from 0 to 20$/);
});

test("a text that is too long is refused, and the page has the same limit", () => {
    const long = (length) => "x".repeat(length);
    for (const [record, message] of [
        [{ actions: Array(limits.MAX_ACTIONS + 1).fill("PLACE 0,0") }, `actions must be at most ${limits.MAX_ACTIONS}`],
        [{ actions: [long(limits.MAX_ACTION_LENGTH + 1)] }, `action 1 must be at most ${limits.MAX_ACTION_LENGTH} `],
        [{ setup: long(limits.MAX_SETUP_LENGTH + 1) }, `setup must be at most ${limits.MAX_SETUP_LENGTH} `],
        [{ options: { size: long(limits.MAX_OPTION_LENGTH + 1) } }, `option size must be at most `],
        [{ options: { ...long(limits.MAX_OPTIONS + 1) } }, `options must be at most ${limits.MAX_OPTIONS}`],
    ]) {
        assert.ok(session.load({ game: "cachex", ...record }).error.message.startsWith(message), message);
    }
    assert.match(session.importGame(long(limits.MAX_GAME_TEXT_LENGTH + 1)).error.message, /at most/);
    // As long as may be: refused by the rules, not for its length.
    assert.match(session.load({ game: "cachex", setup: long(limits.MAX_SETUP_LENGTH) }).error.message, /^setup: /);
});

test("unknown fields of a record are ignored", () => {
    const { state } = session.load({ game: "cachex", event: "finals", legal: [1], players: { red: "A" } });
    assert.equal(state.ply, 0);
});

test("a call with too few arguments throws or is refused, and the session continues", () => {
    session.load({ game: "cachex" });
    const argumentless = Object.keys(calls).filter((name) => !name.includes(" "));
    for (const method of argumentless) {
        const owner = [session, search, checks].find((each) => method in each);
        assert.ok(owner, method);
        // Some versions of Emscripten check the number of arguments always, others only in debug builds.
        let answer;
        try {
            answer = owner[method]();
        } catch (error) {
            answer = { error };
        }
        assertRefused(answer, method);
    }
    assert.equal(session.state().state.legal.length, 64);
});

test("option values may be numbers or text", () => {
    for (const size of [5, "5"]) {
        assert.equal(session.load({ game: "cachex", options: { size } }).state.options.size, "5");
    }
});
