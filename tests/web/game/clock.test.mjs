/** Clocks as values, and clocks in a game with simulated time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
    acted,
    clockFrom,
    engineTime,
    restartTurn,
    ruleFrom,
    started,
    stopped,
    timeLeft,
} from "../../../web/game/clock.js";
import { Controller } from "../../../web/game/controller.js";
import { resultOf } from "../../../web/game/ending.js";
import { clockRecord, emptyModel, savedGame } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

/** A stopped clock at the start of a game. @param {any} rule */
const newClock = (rule) => ({ rule, times: [], turn: { ply: 0, spent: 0 }, since: null });

const blitz = { kind: /** @type {const} */ ("game"), seconds: 60, increment: 2 };
const each = { kind: /** @type {const} */ ("action"), seconds: 10, increment: 0 };
/** Returns the turn at a ply of a game that player 0 started. */
const turnAt = (ply, count = 2) => ({ ply, toMove: ply % count, count });

test("a game clock runs down while started, keeps its time when stopped, and gains the increment per action", () => {
    let clock = started(newClock(blitz), 0, 1000);
    assert.equal(timeLeft(clock, turnAt(0), 0, 6000), 55_000);
    assert.equal(timeLeft(clock, turnAt(0), 1, 6000), 60_000);
    clock = stopped(clock, 6000);
    assert.equal(timeLeft(clock, turnAt(0), 0, 90_000), 55_000);
    clock = started(clock, 0, 90_000);
    clock = acted(clock, 0, 95_000);
    assert.deepEqual(clock.times, [10_000]);
    assert.equal(timeLeft(clock, turnAt(1), 0, 99_000), 52_000);
    assert.equal(timeLeft(started(clock, 1, 99_000), turnAt(1), 1, 100_000), 59_000);
});

test("each of three players has their own clock", () => {
    let clock = newClock({ ...blitz, increment: 0 });
    for (const [ply, spent] of [1000, 2000, 3000, 4000].entries()) clock = acted(started(clock, ply, 0), ply, spent);
    assert.deepEqual(
        [0, 1, 2].map((player) => timeLeft(clock, turnAt(4, 3), player, 0)),
        [55_000, 58_000, 57_000],
    );
});

test("a clock per action restarts with each action", () => {
    let clock = acted(started(newClock(each), 0, 0), 0, 9000);
    clock = started(clock, 1, 9000);
    assert.equal(timeLeft(clock, turnAt(1), 1, 12_000), 7000);
    assert.equal(timeLeft(clock, turnAt(1), 0, 12_000), 10_000);
    assert.equal(timeLeft(clock, turnAt(1), 1, 30_000), 0, "the time left is never negative");
});

test("undo restores the time of the actions, and a new action replaces the later ones", () => {
    let clock = newClock({ ...blitz, increment: 0 });
    for (const [ply, spent] of [1000, 2000, 3000].entries()) clock = acted(started(clock, ply, 0), ply, spent);
    assert.equal(timeLeft(clock, turnAt(1), 0, 0), 59_000);
    assert.equal(timeLeft(clock, turnAt(0), 0, 0), 60_000);
    clock = acted(started(clock, 1, 0), 1, 500);
    assert.deepEqual(clock.times, [1000, 500]);
});

test("showing an earlier position does not refill the current turn", () => {
    let clock = stopped(started(newClock(each), 0, 0), 4000);
    assert.equal(timeLeft(clock, { ply: 0, toMove: 0, count: 2 }, 0, 9000), 6000);
    clock = started(clock, 0, 9000);
    assert.equal(timeLeft(clock, turnAt(0), 0, 10_000), 5000);
    assert.equal(timeLeft(restartTurn(clock, 0), turnAt(0), 0, 10_000), 10_000);
});

test("a clock survives the round trip through a record", () => {
    let clock = acted(started(newClock(blitz), 0, 0), 0, 1234);
    clock = stopped(started(clock, 1, 2000), 2500);
    assert.deepEqual(clockFrom(JSON.parse(JSON.stringify(clockRecord(clock)))), clock);
});

test("invalid clocks in records are rejected", () => {
    const wrong = [
        null,
        7,
        "5+3",
        {},
        { kind: "sand", seconds: 5 },
        { kind: "game", seconds: 0 },
        { kind: "game", seconds: -5 },
    ];
    wrong.push(
        { kind: "game", seconds: 1e9 },
        { kind: "game", seconds: 60, increment: "3" },
        { kind: "game", seconds: Number.NaN },
    );
    for (const value of wrong) assert.equal(ruleFrom(value), null, JSON.stringify(value));
    assert.equal(clockFrom({ ...blitz, times: [1, -1] }), null);
    assert.equal(clockFrom({ ...blitz, times: ["1"] }), null);
    assert.equal(clockFrom({ ...blitz, turn: [0.5, 1] }), null);
    assert.deepEqual(clockFrom({ ...blitz, times: 5 })?.times, []);
});

test("an engine's time leaves a margin for delivering the action and lasts for the game", () => {
    for (const left of [60_000, 5000, 1000, 300, 100, 1]) {
        for (const rule of [blitz, each, { ...blitz, increment: 0 }]) {
            const time = engineTime(rule, left);
            assert.ok(time >= 1 && (time < left || left === 1), `${rule.kind} ${left}: ${time}`);
        }
    }
    assert.ok(engineTime({ ...blitz, increment: 0 }, 60_000) <= 2000);
    assert.ok(engineTime(each, 10_000) >= 5000);
});

const settle = () => new Promise((done) => setTimeout(done, 5));

/** Starts a game of Cachex with a clock; `go(ms)` lets time pass. */
async function begin({
    seats = ["person", "person"],
    clock = blitz,
    storage = storageOf(),
    fresh = true,
    game = "cachex",
} = {}) {
    const engine = new HandEngine();
    const store = new Store(emptyModel());
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    let time = 0;
    /** @type {{at: number, act: () => void} | null} */
    let waiting = null;
    const later = (milliseconds, act) => {
        const own = { at: time + milliseconds, act };
        waiting = own;
        return () => {
            if (waiting === own) waiting = null;
        };
    };
    const wait = (milliseconds) => {
        time += Math.max(0, milliseconds);
        return Promise.resolve();
    };
    const controller = new Controller({
        engine: /** @type {any} */ (engine),
        store,
        saves,
        wait,
        now: () => time,
        later,
    });
    await controller.start(Promise.resolve(null));
    if (fresh) await controller.newGame({ game, seats, clock, options: {} });
    return {
        engine,
        controller,
        storage,
        get model() {
            return store.value;
        },
        left: (player) => {
            const { state, clock: running, seats: all } = store.value;
            return timeLeft(running, { ply: state.ply, toMove: state.toMove, count: all.length }, player, time);
        },
        get result() {
            return resultOf(store.value);
        },
        async go(milliseconds) {
            time += milliseconds;
            if (waiting && waiting.at <= time) {
                const { act } = waiting;
                waiting = null;
                act();
            }
            await settle();
        },
        play: (text) => controller.play(text ?? store.value.state.legal[0].text),
    };
}

test("each player's clock runs only in their own turns, and actions add the increment", async () => {
    const desk = await begin();
    await desk.go(5000);
    await desk.play();
    assert.deepEqual([desk.left(0), desk.left(1)], [57_000, 60_000]);
    await desk.go(3000);
    assert.deepEqual([desk.left(0), desk.left(1)], [57_000, 57_000]);
});

test("when time runs out the game ends, the record says why, and undo takes it back", async () => {
    const desk = await begin();
    await desk.go(5000);
    await desk.play();
    await desk.go(59_999);
    assert.equal(desk.result.state, "ongoing");
    await desk.go(1);
    assert.deepEqual(desk.result, { state: "won", winner: 0, reason: "time", loser: 1 });
    assert.deepEqual(savedGame(desk.model).record.ending, { reason: "time", player: 1, ply: 1 });
    await desk.controller.undo();
    assert.equal(desk.result.state, "ongoing");
    assert.equal(desk.model.state.ply, 1, "the turn restarts");
    assert.equal(desk.left(1), 60_000);
    await desk.go(200_000);
    assert.equal(desk.left(1), 60_000, "the clock waits until someone acts or resumes");
    await desk.play();
    assert.equal(desk.model.paused, false);
    assert.equal(desk.model.state.ply, 2);
});

test("an action after the time has run out does not count, even if the timer is late", async () => {
    const desk = await begin({ clock: each });
    desk.controller.timekeeper.later = () => () => {};
    desk.controller.timekeeper.update();
    await desk.go(11_000);
    await desk.play();
    assert.equal(desk.model.state.ply, 0);
    assert.equal(desk.result.reason, "time");
});

test("pausing stops the clock, resuming starts it", async () => {
    const desk = await begin();
    await desk.go(4000);
    await desk.controller.setPaused(true);
    await desk.go(500_000);
    assert.equal(desk.left(0), 56_000);
    await desk.controller.setPaused(false);
    await desk.go(1000);
    assert.equal(desk.left(0), 55_000);
});

test("undo restores the time", async () => {
    const desk = await begin();
    await desk.go(4000);
    await desk.play();
    await desk.go(7000);
    await desk.play();
    await desk.controller.goTo(1);
    assert.deepEqual([desk.left(0), desk.left(1)], [58_000, 60_000]);
    await desk.controller.goTo(0);
    assert.deepEqual([desk.left(0), desk.left(1)], [60_000, 60_000]);
    await desk.controller.goTo(2);
    assert.deepEqual([desk.left(0), desk.left(1)], [58_000, 55_000]);
});

test("on a later visit the clock has the same time and waits for the player", async () => {
    const desk = await begin();
    await desk.go(4000);
    await desk.play();
    await desk.go(7000);
    desk.controller.saveNow();
    const later = await begin({ storage: desk.storage, fresh: false });
    assert.equal(later.model.state.game, "cachex");
    assert.equal(later.model.paused, true);
    await later.go(300_000);
    assert.deepEqual([later.left(0), later.left(1)], [58_000, 53_000]);
    await later.controller.setPaused(false);
    await later.go(1000);
    assert.equal(later.left(1), 52_000);
});

test("an engine gets a time limit and can run out of time", async () => {
    const desk = await begin({ seats: ["person", "expert"], clock: { kind: "game", seconds: 30, increment: 0 } });
    await desk.play();
    const [asked] = desk.engine.asked;
    assert.equal(asked.level, "expert");
    assert.equal(asked.timeMs, 1000);
    await desk.go(30_000);
    assert.deepEqual(desk.result, { state: "won", winner: 0, reason: "time", loser: 1 });
    assert.equal(desk.engine.thinking, false);
    await desk.controller.undo();
    assert.equal(desk.model.paused, true);
    await desk.controller.setPaused(false);
    assert.ok(desk.engine.thinking);
});

test("without a clock, the engine gets no time limit and nothing is saved", async () => {
    const desk = await begin({ seats: ["person", "expert"], clock: null });
    await desk.play();
    assert.equal(desk.engine.asked[0].timeMs, undefined);
    assert.equal(savedGame(desk.model).record.clock, undefined);
});

test("resigning ends the game; undo and the notice both take it back", async () => {
    const desk = await begin({ seats: ["person", "easy"] });
    await desk.play();
    assert.ok(desk.engine.thinking);
    await desk.controller.resign();
    assert.equal(desk.engine.thinking, false);
    assert.deepEqual(desk.result, { state: "won", winner: 1, reason: "resigned", loser: 0 });
    await desk.controller.undo();
    assert.equal(desk.result.state, "ongoing");
    await desk.controller.setPaused(false);
    await desk.controller.resign();
    const notice = desk.model.notices.find(({ key }) => key === "notice.resigned");
    assert.equal(notice.params.player, "player.red");
    await desk.controller.takeBack(notice);
    assert.equal(desk.result.state, "ongoing");
    assert.ok(desk.engine.thinking, "the game continues where it was");
});

test("when one of three players resigns, the other two win, also on a later visit", async () => {
    const desk = await begin({ game: "chexers", seats: ["person", "easy", "easy"], clock: null });
    await desk.controller.resign();
    assert.deepEqual(desk.result, { state: "won", winner: null, reason: "resigned", loser: 0 });
    const later = await begin({ storage: desk.storage, fresh: false });
    assert.deepEqual(later.result, desk.result);
    await later.controller.rematch();
    assert.equal(later.result.state, "ongoing");
    assert.deepEqual(later.model.seats, ["easy", "person", "easy"]);
});

test("no one can resign for an engine, in an earlier position, or twice", async () => {
    const desk = await begin({ seats: ["easy", "easy"], clock: null });
    await desk.controller.resign();
    assert.equal(desk.result.state, "ongoing");
    const people = await begin({ clock: null });
    await people.play();
    await people.controller.goTo(0);
    await people.controller.resign();
    assert.equal(people.result.state, "ongoing");
    await people.controller.goTo(1);
    await people.controller.resign();
    await people.controller.resign();
    assert.deepEqual(people.result.loser, 1);
});

test("a rematch keeps game, options and clock, and rotates the seats", async () => {
    const desk = await begin({ seats: ["person", "hard"] });
    await desk.controller.newGame({ options: { size: "5" } });
    await desk.play();
    await desk.controller.rematch();
    const { state, seats, clock } = desk.model;
    assert.deepEqual([state.ply, state.options.size, seats], [0, "5", ["hard", "person"]]);
    assert.deepEqual(clock.rule, blitz);
    assert.deepEqual(clock.times, []);
});

test("a rematch of a game from a custom position starts from the same position", async () => {
    const desk = await begin({ clock: null, game: "chexers", seats: ["person", "person", "person"] });
    await desk.play();
    const setup = desk.model.state.position;
    await desk.controller.openRecord(Promise.resolve({ game: "chexers", setup, actions: [] }));
    await desk.play();
    await desk.controller.rematch();
    assert.deepEqual([desk.model.state.setup, desk.model.state.ply], [setup, 0]);
    await desk.controller.newGame();
    assert.equal(desk.model.state.setup, "", "a new game starts from the usual position");
});

test("with confirmation on, entering an action twice plays it, and cancelling drops it", async () => {
    const desk = await begin({ clock: null });
    desk.controller.setSettings({ confirm: true });
    const [one, two] = desk.model.state.legal.map(({ text }) => text);
    await desk.controller.enter(one);
    assert.deepEqual([desk.model.state.ply, desk.model.proposed], [0, one]);
    await desk.controller.enter(two);
    assert.deepEqual([desk.model.state.ply, desk.model.proposed], [0, two]);
    desk.controller.propose(null);
    assert.equal(desk.model.proposed, null);
    await desk.controller.enter(two);
    await desk.controller.enter(two);
    assert.deepEqual([desk.model.state.ply, desk.model.proposed], [1, null]);
    desk.controller.setSettings({ confirm: false });
    await desk.controller.enter(desk.model.state.legal[0].text);
    assert.equal(desk.model.state.ply, 2);
});
