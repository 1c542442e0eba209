import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Controller } from "../../web/app/controller.js";
import { emptyModel, Store } from "../../web/app/model.js";
import { Saves } from "../../web/app/saves.js";
import { openMemory } from "../../web/app/storage.js";
import { moverAt, nextStep } from "../../web/app/turns.js";
import { HandEngine, storageOf } from "./app-engine.mjs";

/** Lets everything run that does not wait for the engine. */
const settle = () => new Promise((done) => setTimeout(done, 5));

/**
 * @param {{asked?: Promise<any>, storage?: ReturnType<typeof storageOf>, slow?: boolean}} [how]  `slow`: waits last until `go`
 */
async function begin({ asked = Promise.resolve(null), storage = storageOf(), slow = false } = {}) {
    const engine = new HandEngine();
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    const store = new Store({ ...emptyModel(), settings: saves.settings() });
    /** @type {(() => void)[]} */
    const waiting = [];
    const wait = () => (slow ? new Promise((done) => waiting.push(/** @type {any} */ (done))) : Promise.resolve());
    const controller = new Controller({ engine: /** @type {any} */ (engine), store, saves, wait, now: () => 0 });
    await controller.start(asked);
    return {
        engine,
        store,
        controller,
        storage,
        get model() {
            return store.value;
        },
        get ply() {
            return store.value.state?.ply;
        },
        get notices() {
            return store.value.notices.map(({ key }) => key);
        },
        go: async () => {
            for (const done of waiting.splice(0)) done();
            await settle();
        },
        async answer(action) {
            engine.answer(action);
            await settle();
        },
    };
}

const links = { chexers: { game: "chexers", actions: [] }, cachex: { game: "cachex", actions: [] } };
const golden = async (game) =>
    (await readFile(new URL(`../data/${game}-games.jsonl`, import.meta.url), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

test("a first visit shows a game at once, with a person to move and engines at easy", async () => {
    const { model } = await begin();
    assert.equal(model.state.game, "chexers");
    assert.deepEqual(model.seats, ["person", "easy", "easy"]);
    assert.equal(nextStep(model).kind, "person");
});

test("after a person's action the engines play one after the other until it is a person's turn again", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    assert.equal(desk.engine.asked.length, 1);
    assert.equal(desk.engine.asked[0].level, "easy");
    await desk.answer();
    assert.equal(desk.ply, 2);
    await desk.answer();
    assert.equal(desk.ply, 3);
    assert.equal(desk.engine.thinking, false);
    assert.equal(desk.model.state.toMove, 0);
});

test("undo while the engine thinks ends the search and goes back to the person's own turn", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    await desk.answer();
    assert.equal(desk.ply, 2);
    assert.ok(desk.engine.thinking);
    await desk.controller.undo();
    await settle();
    assert.equal(desk.ply, 0);
    assert.equal(desk.model.state.length, 2);
    assert.equal(desk.engine.thinking, false);
    assert.equal(desk.model.paused, true);
});

test("undo to any depth, and redo to the end lets the engine go on", async () => {
    const desk = await begin();
    for (let round = 0; round < 3; ++round) {
        await desk.controller.play(desk.model.state.legal[0].text);
        await desk.answer();
        if (round < 2) await desk.answer();
    }
    assert.equal(desk.ply, 8);
    for (const ply of [6, 3, 0, 0]) {
        await desk.controller.undo();
        assert.equal(desk.ply, ply);
    }
    for (const ply of [3, 6]) {
        await desk.controller.redo();
        assert.equal(desk.ply, ply);
        assert.equal(desk.engine.thinking, false);
    }
    await desk.controller.redo();
    assert.equal(desk.ply, 8);
    assert.equal(desk.model.paused, false);
    assert.ok(desk.engine.thinking);
});

test("what an ended search finds is not played", async () => {
    const desk = await begin({ slow: true });
    await desk.controller.play(desk.model.state.legal[0].text);
    desk.engine.answer();
    await settle();
    assert.equal(desk.ply, 1, "the position stays for a moment");
    await desk.controller.undo();
    await desk.go();
    assert.equal(desk.ply, 0);
});

test("hint and undo asked for together: the undo holds, and no hint of the other position comes", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    await desk.answer();
    await desk.answer();
    const done = [desk.controller.hint(), desk.controller.undo()];
    await Promise.all(done);
    await settle();
    assert.equal(desk.ply, 0);
    assert.equal(desk.model.hint, null);
    assert.equal(desk.engine.thinking, false);
});

test("a hint points out an action; asked for again meanwhile, the search ends", async () => {
    const desk = await begin();
    await desk.controller.hint();
    assert.equal(desk.model.thinking.purpose, "hint");
    assert.equal(desk.engine.asked[0].level, undefined);
    await desk.controller.hint();
    assert.equal(desk.model.thinking, null);
    assert.equal(desk.model.hint, null);
    await desk.controller.hint();
    const { text } = desk.model.state.legal[3];
    await desk.answer(text);
    assert.equal(desk.model.hint, text);
    assert.equal(desk.ply, 0);
});

test("new game keeps the seats and options, and a notice brings the old game back", async () => {
    const desk = await begin({ asked: Promise.resolve({ game: "cachex", options: { size: 5 } }) });
    await desk.controller.setSeat(1, "person");
    await desk.controller.play("PLACE 1,3");
    await desk.controller.play("STEAL");
    await desk.controller.newGame();
    assert.equal(desk.ply, 0);
    assert.equal(desk.model.state.options.size, "5");
    assert.deepEqual(desk.model.seats, ["person", "person"]);
    const [notice] = desk.model.notices;
    assert.equal(notice.key, "notice.newGame");
    await desk.controller.takeBack(notice);
    assert.deepEqual(desk.model.state.actions, ["PLACE 1,3", "STEAL"]);
    assert.deepEqual(desk.model.notices, []);
});

test("another game is chosen and the first one is found again as it was left", async () => {
    const desk = await begin();
    await desk.controller.setSeat(1, "person");
    await desk.controller.play(desk.model.state.legal[0].text);
    const { actions } = desk.model.state;
    await desk.controller.chooseGame("cachex");
    assert.equal(desk.model.state.game, "cachex");
    assert.deepEqual(desk.model.seats, ["person", "easy"]);
    await desk.controller.chooseGame("chexers");
    assert.deepEqual(desk.model.state.actions, actions);
    assert.deepEqual(desk.model.seats, ["person", "person", "easy"]);
});

test("a later visit resumes the last game, its seats and the ply shown", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    for (const action of ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"]) await first.controller.play(action);
    await first.controller.goTo(2);
    const again = await begin({ storage });
    assert.equal(again.model.state.game, "cachex");
    assert.equal(again.ply, 2);
    assert.equal(again.model.state.length, 3);
    assert.deepEqual(again.model.seats, ["person", "person"]);
});

test("a link to the game of the last visit resumes it, seats and all", async () => {
    const storage = storageOf();
    const first = await begin({ storage });
    await first.controller.setSeat(2, "expert");
    await first.controller.play(first.model.state.legal[0].text);
    const record = { game: "chexers", options: { limits: "text" }, actions: first.model.state.actions };
    const again = await begin({ storage, asked: Promise.resolve(record) });
    assert.deepEqual(again.model.seats, ["person", "easy", "expert"]);
    assert.ok(again.engine.thinking, "the engine goes on where it was");
});

test("a link to another game opens it at its ply, waits, and the game before can be brought back", async () => {
    const storage = storageOf();
    const first = await begin({ storage });
    await first.controller.play(first.model.state.legal[0].text);
    const asked = { game: "chexers", actions: ["MOVE -3,0 -2,0", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0"], ply: 1 };
    await first.controller.openRecord(Promise.resolve(asked));
    assert.equal(first.ply, 1);
    assert.equal(first.engine.thinking, false);
    assert.equal(nextStep(first.model).kind, "paused");
    const notice = first.model.notices.find(({ key }) => key === "notice.opened");
    await first.controller.takeBack(notice);
    assert.equal(first.model.state.length, 1);
});

test("a link in a new visit does not cost the match that was kept: it comes back with Undo", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    const again = await begin({ storage, asked: Promise.resolve({ game: "cachex", actions: ["PLACE 5,5"] }) });
    assert.deepEqual(again.model.state.actions, ["PLACE 5,5"]);
    await again.controller.takeBack(again.model.notices.find(({ key }) => key === "notice.opened"));
    assert.deepEqual(again.model.state.actions, ["PLACE 0,1"]);
});

test("a link that only names a game leads to the match that was kept", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    await first.controller.chooseGame("chexers");
    const again = await begin({ storage, asked: Promise.resolve(links.cachex) });
    assert.deepEqual(again.model.state.actions, ["PLACE 0,1"]);
});

test("a record that breaks at an action is refused with its number, and the board stays", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    const before = desk.model.state;
    const [{ actions }] = await golden("chexers");
    const broken = { game: "chexers", actions: [...actions.slice(0, 36), "EXIT 0,0"] };
    await desk.controller.openRecord(Promise.resolve(broken));
    assert.deepEqual(desk.model.state, before);
    const notice = desk.model.notices.at(-1);
    assert.equal(notice.key, "problem.refusedAt");
    assert.equal(notice.params.number, 37);
    assert.match(notice.detail, /EXIT 0,0/);
    assert.ok(desk.engine.thinking, "the engine goes on with the game on the board");
});

test("a game that is not here is refused by name", async () => {
    const desk = await begin({ asked: Promise.resolve({ game: "chess", actions: [] }) });
    assert.equal(desk.model.state.game, "chexers");
    assert.equal(desk.model.notices[0].key, "problem.unknownGame");
});

test("a kept game that no longer works makes place for a new one, with a word about it", async () => {
    const record = { game: "cachex", actions: ["PLACE 99,99"] };
    const storage = storageOf({
        "quintet/game/cachex": JSON.stringify({ record, seats: ["person", "hard"], paused: false }),
        "quintet/current": JSON.stringify("cachex"),
    });
    const desk = await begin({ storage });
    assert.equal(desk.model.state.game, "cachex");
    assert.equal(desk.ply, 0);
    assert.deepEqual(desk.model.seats, ["person", "hard"]);
    assert.deepEqual(desk.notices, ["problem.refusedAt"]);
});

test("storage that throws: the game is played all the same, and one notice says so", async () => {
    const storage = {
        getItem() {
            throw new Error("forbidden");
        },
        setItem() {
            throw new Error("full");
        },
        removeItem() {
            throw new Error("forbidden");
        },
    };
    const desk = await begin({ storage: /** @type {any} */ (storage) });
    assert.deepEqual(desk.notices, ["notice.notKept"]);
    await desk.controller.play(desk.model.state.legal[0].text);
    await desk.controller.chooseGame("cachex");
    await desk.controller.chooseGame("chexers");
    assert.equal(desk.model.state.length, 1, "within the visit nothing is lost");
    assert.deepEqual(desk.notices, ["notice.notKept"]);
});

test("a search that fails pauses the game with a notice; going on tries again", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    desk.engine.fail("the engine does not answer");
    await settle();
    assert.deepEqual(desk.notices, ["notice.searchFailed"]);
    assert.equal(desk.model.notices[0].detail, "the engine does not answer");
    assert.equal(nextStep(desk.model).kind, "paused");
    await desk.controller.setPaused(false);
    assert.ok(desk.engine.thinking);
});

test("an engine that does not start is said, and can be tried again", async () => {
    const engine = new HandEngine();
    const games = engine.games.bind(engine);
    engine.games = () => Promise.reject(new Error("no engine"));
    const store = new Store(emptyModel());
    const saves = new Saves(openMemory(() => /** @type {any} */ (storageOf())));
    const controller = new Controller({ engine: /** @type {any} */ (engine), store, saves });
    await controller.start(Promise.resolve(null));
    assert.equal(store.value.trouble, "no engine");
    engine.games = games;
    await controller.start(Promise.resolve(null));
    assert.equal(store.value.trouble, null);
    assert.equal(store.value.state.ply, 0);
});

test("an engine that takes the seat to move begins to think, a person who takes it ends that", async () => {
    const desk = await begin();
    await desk.controller.setSeat(0, "hard");
    assert.equal(desk.engine.asked.at(-1).level, "hard");
    assert.ok(desk.engine.thinking);
    await desk.controller.setSeat(0, "person");
    assert.equal(desk.engine.thinking, false);
    assert.equal(nextStep(desk.model).kind, "person");
});

test("engine against engine plays to the end of the game, pauses and goes on", async () => {
    const desk = await begin({ asked: Promise.resolve({ game: "cachex", options: { size: 3 } }) });
    await desk.controller.setSeat(0, "easy");
    await desk.answer();
    await desk.controller.setPaused(true);
    assert.equal(desk.engine.thinking, false);
    await desk.controller.setPaused(false);
    for (let ply = 0; ply < 60 && nextStep(desk.model).kind === "engine"; ++ply) await desk.answer();
    assert.equal(nextStep(desk.model).kind, "over");
    assert.equal(desk.engine.thinking, false);
    await desk.controller.undo();
    assert.equal(desk.ply, desk.model.state.length - 1);
});

/** A golden game up to where a player can only pass. */
async function beforePass() {
    for (const { actions, game } of await golden("chexers")) {
        const at = actions.indexOf("PASS");
        if (at >= 0) return { game, actions: actions.slice(0, at) };
    }
    throw new Error("no golden game has a pass");
}

test("a person who can only pass does so by itself, with a notice, and undo skips it", async () => {
    const record = await beforePass();
    const desk = await begin({ slow: true, asked: Promise.resolve(record) });
    const passing = desk.model.state.toMove;
    for (let player = 0; player < 3; ++player) await desk.controller.setSeat(player, "person");
    assert.equal(nextStep(desk.model).kind, "person", "not while the reader only looks at the game");
    await desk.controller.setPaused(false);
    assert.equal(nextStep(desk.model).kind, "pass");
    await desk.go();
    assert.equal(desk.model.state.actions.at(-1), "PASS");
    assert.ok(desk.notices.includes("notice.passed"));
    await desk.controller.undo();
    assert.notEqual(desk.model.state.toMove, passing);
    assert.ok(desk.ply < record.actions.length);
});

test("with the setting off, a person passes by hand", async () => {
    const desk = await begin({ asked: Promise.resolve(await beforePass()) });
    desk.controller.setSettings({ autoPass: false });
    for (let player = 0; player < 3; ++player) await desk.controller.setSeat(player, "person");
    await desk.controller.setPaused(false);
    assert.equal(nextStep(desk.model).kind, "person");
    await desk.controller.play("PASS");
    assert.equal(desk.model.state.actions.at(-1), "PASS");
});

test("an engine that can only pass does not think about it", async () => {
    const desk = await begin({ slow: true, asked: Promise.resolve(await beforePass()) });
    await desk.controller.setSeat(desk.model.state.toMove, "expert");
    await desk.controller.setPaused(false);
    assert.equal(desk.engine.asked.length, 0);
    await desk.go();
    assert.equal(desk.model.state.actions.at(-1), "PASS");
});

test("playing from an earlier ply drops the later moves; if they were many, they can be brought back", async () => {
    const record = {
        game: "cachex",
        actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3", "PLACE 4,4", "PLACE 5,5"],
        ply: 1,
    };
    const desk = await begin({ asked: Promise.resolve(record) });
    await desk.controller.setSeat(1, "person");
    await desk.controller.play("PLACE 7,7");
    assert.equal(desk.model.state.length, 2);
    const notice = desk.model.notices.find(({ key }) => key === "notice.replaced");
    assert.equal(notice.params.count, 4);
    await desk.controller.takeBack(notice);
    assert.deepEqual(desk.model.state.actions, record.actions);
    assert.equal(desk.ply, 1);
});

test("an action that is not legal changes nothing and is said", async () => {
    const desk = await begin();
    await desk.controller.play("MOVE 0,0 1,1");
    assert.equal(desk.ply, 0);
    assert.equal(desk.model.notices[0].key, "notice.failed");
    assert.match(desk.model.notices[0].detail, /0,0/);
});

test("two clicks that play twice in one position play once", async () => {
    const desk = await begin({ asked: Promise.resolve(links.cachex) });
    await desk.controller.setSeat(1, "person");
    await Promise.all([desk.controller.play("PLACE 0,0"), desk.controller.play("PLACE 0,1")]);
    assert.deepEqual(desk.model.state.actions, ["PLACE 0,0"]);
    assert.deepEqual(desk.notices, []);
});

test("fields of a record that nobody knows are kept when it is saved again", async () => {
    const desk = await begin({
        asked: Promise.resolve({ game: "cachex", actions: ["PLACE 0,0"], event: "Open", legal: [64] }),
    });
    const saved = JSON.parse(desk.storage.map.get("quintet/game/cachex"));
    assert.equal(saved.record.event, "Open");
    assert.equal(saved.record.legal, undefined);
});

test("what a search reports is shown while it lasts and kept as the last estimate", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    const lines = [{ actions: [], scores: [0, 0, 0], chances: [0.5, 0.3, 0.2], provenPlies: 0 }];
    desk.engine.report({ depth: 4, lines });
    assert.equal(desk.model.thinking.progress.depth, 4);
    await desk.answer();
    assert.deepEqual(desk.model.estimate.progress.lines[0].chances, [0.5, 0.3, 0.2]);
    assert.equal(desk.model.thinking.progress, null);
});

test("players take turns in a circle in golden games of every kind, to the last ply", async () => {
    const engine = new HandEngine();
    const { games } = await engine.games();
    for (const { id, players } of games) {
        for (const record of (await golden(id)).slice(0, 4)) {
            const { state: last } = await engine.load(record);
            for (let ply = last.length; ply >= 0; --ply) {
                const { state } = await engine.goTo(ply);
                assert.equal(moverAt(last, ply, players.length), state.toMove, `${record.id} ply ${ply}`);
            }
        }
    }
});
