import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { playFrom } from "../../../web/analysis/page-game.js";
import { Controller } from "../../../web/game/controller.js";
import { emptyModel } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { changeSeat } from "../../../web/game/seat-change.js";
import { statusOf } from "../../../web/game/sentences/game-sentences.js";
import { say } from "../../../web/game/sentences/refusal-sentences.js";
import { moverAt, nextStep, onlookers } from "../../../web/game/turns.js";
import { languages, translator } from "../../../web/i18n/t.js";
import { shareGames } from "../../../web/play/other-tabs.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

/** Runs pending work that does not wait for the engine. */
const settle = () => new Promise((done) => setTimeout(done, 5));

/**
 * @param {{asked?: Promise<any>, ground?: number, storage?: ReturnType<typeof storageOf>, slow?: boolean}} [how]
 *     `ground`: of the history entry; `slow`: delays last until `go`
 */
async function begin({ asked = Promise.resolve(null), ground, storage = storageOf(), slow = false } = {}) {
    const engine = new HandEngine();
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    saves.ground = () => ground;
    const store = new Store({ ...emptyModel(), settings: saves.settings() });
    /** @type {(() => void)[]} */
    const waiting = [];
    const wait = () => (slow ? new Promise((done) => waiting.push(/** @type {any} */ (done))) : Promise.resolve());
    const controller = new Controller({ engine: /** @type {any} */ (engine), store, saves, wait, now: () => 0 });
    await controller.start(asked, ground);
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
    (await readFile(new URL(`../../data/${game}-games.jsonl`, import.meta.url), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

test("a first visit shows a game at once, with a person to move and engines at level easy", async () => {
    const { model } = await begin();
    assert.equal(model.state.game, "chexers");
    assert.deepEqual(model.seats, ["person", "easy", "easy"]);
    assert.equal(nextStep(model).kind, "person");
});

test("after a person's action the engines play until a person is to move again", async () => {
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

test("undo while the engine thinks stops the search and returns to the person's turn", async () => {
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

test("undo works to the start, and redo to the end lets the engine continue", async () => {
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

test("the result of a stopped search is not played", async () => {
    const desk = await begin({ slow: true });
    await desk.controller.play(desk.model.state.legal[0].text);
    desk.engine.answer();
    await settle();
    assert.equal(desk.ply, 1, "the position stays for a moment");
    await desk.controller.undo();
    await desk.go();
    assert.equal(desk.ply, 0);
});

test("undo right after a hint request wins, and no hint for the other position appears", async () => {
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

test("a hint marks an action, and a second request stops the search", async () => {
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
    await desk.controller.hint();
    assert.equal(desk.model.hint, null, "pressed once more, the button removes the mark");
});

test("a hint answers a refused attempt, so its reason goes", async () => {
    const desk = await begin();
    desk.store.update((model) => ({ ...model, refusal: { key: "too_far", text: "", kind: "" } }));
    await desk.controller.hint();
    assert.equal(desk.model.refusal, null);
});

test("a new game keeps seats and options, and a notice restores the old game", async () => {
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

test("switching games and back restores the first game", async () => {
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

test("a later visit resumes the last game with its seats and the ply shown", async () => {
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

test("a saved game waits for an engine that can't be reached", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    const desk = await begin({ storage });
    await desk.controller.chooseGame("chexers");
    const load = desk.engine.load.bind(desk.engine);
    desk.engine.load = () => Promise.reject(new Error("the engine could not be loaded"));
    await desk.controller.chooseGame("cachex");
    assert.equal(desk.model.state.game, "chexers");
    assert.deepEqual(desk.notices, ["notice.failed"]);
    desk.engine.load = load;
    await desk.controller.chooseGame("cachex");
    assert.deepEqual(desk.model.state.actions, ["PLACE 0,1"]);
});

test("a link to the game of the last visit resumes it with its seats", async () => {
    const storage = storageOf();
    const first = await begin({ storage });
    await first.controller.setSeat(2, "expert");
    await first.controller.play(first.model.state.legal[0].text);
    const record = { game: "chexers", options: { limits: "text" }, actions: first.model.state.actions };
    const again = await begin({ storage, asked: Promise.resolve(record) });
    assert.deepEqual(again.model.seats, ["person", "easy", "expert"]);
    assert.ok(again.engine.thinking, "the engine continues where it was");
});

test("an address behind the saved game of the same setting resumes the saved game", async () => {
    const storage = storageOf();
    const options = { size: 5 };
    const first = await begin({ storage, asked: Promise.resolve({ ...links.cachex, options }) });
    await first.controller.setSeat(1, "person");
    for (const action of ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"]) await first.controller.play(action);
    for (const actions of [[], ["PLACE 0,1"], ["PLACE 0,1", "PLACE 2,2"]]) {
        const again = await begin({ storage, asked: Promise.resolve({ game: "cachex", options, actions }) });
        assert.equal(again.model.state.length, 3);
        assert.deepEqual(again.notices, []);
    }
    const other = await begin({ storage, asked: Promise.resolve({ game: "cachex", actions: ["PLACE 0,1"] }) });
    assert.equal(other.model.state.length, 1, "a game of another size is another game");
});

test("a reload opens the newest line of the game, whatever line the address still has", async () => {
    const storage = storageOf();
    const ground = 7;
    const first = await begin({ storage, ground, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    for (const action of ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"]) await first.controller.play(action);
    const older = { ...links.cachex, actions: first.model.state.actions };
    await first.controller.goTo(1);
    await first.controller.play("PLACE 4,4");
    const newest = ["PLACE 0,1", "PLACE 4,4"];
    const opened = async (/** @type {Parameters<typeof begin>[0]} */ how) => {
        const copy = storageOf();
        for (const name of ["current", "game/cachex"]) {
            copy.setItem(`quintet/${name}`, storage.getItem(`quintet/${name}`));
        }
        return (await begin({ storage: copy, asked: Promise.resolve(older), ...how })).model;
    };
    const reloaded = await opened({ ground });
    assert.deepEqual([reloaded.state.actions, reloaded.notices], [newest, []]);
    for (const how of [{}, { ground: 8 }]) {
        const followed = await opened(how);
        assert.deepEqual(followed.state.actions, older.actions, "on another entry it is a link to another line");
        assert.deepEqual(followed.notices[0].undo?.record.actions, newest);
    }

    // The address still has the game before the one that was chosen last.
    await first.controller.chooseGame("hive");
    const other = await begin({ storage, ground, asked: Promise.resolve(older) });
    assert.equal(other.model.state.game, "hive");
});

test("a link to an earlier position shows it in the saved game, which is over or continues", async () => {
    for (const over of [true, false]) {
        const storage = storageOf();
        const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
        await first.controller.setSeat(1, "person");
        for (const action of ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"]) await first.controller.play(action);
        if (over) await first.controller.resign();
        const earlier = { ...links.cachex, actions: ["PLACE 0,1"] };
        const desk = over ? await begin({ storage, asked: Promise.resolve(earlier) }) : first;
        if (!over) await desk.controller.openRecord(Promise.resolve(earlier));
        assert.deepEqual([desk.ply, desk.model.state.length, desk.notices], [1, 3, []]);
        assert.deepEqual([desk.model.paused, desk.model.seats], [true, ["person", "person"]]);
        const next = { ...links.cachex, actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"], ply: 2 };
        const later = await begin({ storage, asked: Promise.resolve(next) });
        assert.deepEqual([later.ply, later.model.state.length, later.notices], [2, 3, []]);
        await later.controller.goTo(3);
        assert.equal(nextStep(later.model).kind, over ? "over" : "person");
    }
});

test("a link to the start of a game that is over opens that start, and a reload at once the end", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex), ground: 7 });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    await first.controller.resign();
    first.controller.saveNow();
    const reloaded = await begin({ storage, asked: Promise.resolve(links.cachex), ground: 7 });
    assert.equal(reloaded.model.state.length, 1);
    assert.equal(reloaded.model.ending?.reason, "resigned");
    assert.deepEqual(reloaded.notices, []);
    const followed = await begin({ storage, asked: Promise.resolve(links.cachex) });
    assert.equal(followed.model.state.length, 0);
    assert.equal(followed.model.ending, null);
    assert.ok(followed.notices.length > 0, "the game before can be restored");
});

test("a tab that changed nothing leaves the save of another tab alone", async () => {
    const storage = storageOf();
    const idle = await begin({ storage, asked: Promise.resolve(links.cachex) });
    const busy = await begin({ storage });
    await busy.controller.setSeat(1, "person");
    await busy.controller.play("PLACE 0,1");
    idle.controller.saveNow();
    assert.deepEqual((await begin({ storage })).model.state.actions, ["PLACE 0,1"]);
});

/** The locks that the tabs of a browser share. @returns {any} */
function tabLocks() {
    /** @type {{name: string, waits: boolean, run: () => void, fail: () => void}[]} */
    let requests = [];
    const grant = () => {
        for (const request of requests.filter(({ waits }) => waits)) {
            if (requests.some(({ name, waits }) => name === request.name && !waits)) continue;
            request.waits = false;
            request.run();
        }
    };
    const request = (name, { steal, signal }, work) =>
        new Promise((resolve, reject) => {
            const without = (one) => {
                requests = requests.filter((other) => other !== one);
            };
            const own = {
                name,
                waits: true,
                run: async () => {
                    resolve(await work());
                    without(own);
                    grant();
                },
                fail: () => {
                    without(own);
                    reject(Object.assign(new Error("stolen"), { name: "AbortError" }));
                },
            };
            if (steal) for (const one of requests.filter((other) => other.name === name && !other.waits)) one.fail();
            signal?.addEventListener("abort", () => own.waits && own.fail());
            requests = steal ? [own, ...requests] : [...requests, own];
            queueMicrotask(grant);
        });
    return { request };
}

/** A tab of the play page. @param {ReturnType<typeof tabLocks>} locks @param {Parameters<typeof begin>[0]} how */
async function openTab(locks, how) {
    const desk = await begin(how);
    /** @type {{takeOver: (() => void) | null}} */
    const bar = { takeOver: null };
    const block = (/** @type {() => void} */ takeOver) => Object.assign(bar, { takeOver });
    const lock = shareGames(desk, locks, { block, free: () => Object.assign(bar, { takeOver: null }) });
    await settle();
    return { ...desk, desk, bar, lock };
}

test("of two tabs one continues a game; the other saves nothing, and takes over at the newest position", async () => {
    const storage = storageOf();
    const locks = tabLocks();
    const saved = () => JSON.parse(storage.getItem("quintet/game/cachex") ?? "null")?.record.actions;
    const first = await openTab(locks, { storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    assert.equal(first.bar.takeOver, null);
    const second = await openTab(locks, { storage });
    assert.deepEqual(second.desk.model.state.actions, ["PLACE 0,1"]);
    assert.ok(first.bar.takeOver && first.desk.model.paused, "the first tab says that the game is elsewhere");
    await second.controller.play("PLACE 2,2");
    await first.controller.play("PLACE 3,3");
    first.controller.saveNow();
    assert.deepEqual(saved(), ["PLACE 0,1", "PLACE 2,2"]);

    first.bar.takeOver();
    await settle();
    assert.deepEqual(first.desk.model.state.actions, ["PLACE 0,1", "PLACE 2,2"]);
    assert.deepEqual(first.desk.notices, ["notice.opened"], "what was played here in vain can come back");
    assert.ok(!first.bar.takeOver && second.bar.takeOver);
    assert.equal(first.desk.model.paused, false);
    await first.controller.play("PLACE 4,4");
    assert.deepEqual(saved(), ["PLACE 0,1", "PLACE 2,2", "PLACE 4,4"]);

    first.lock.leave();
    await settle();
    assert.equal(second.bar.takeOver, null, "a tab that closes leaves the game to the other");
    assert.equal(second.desk.model.state.length, 3);
    await second.controller.play("PLACE 0,4");
    assert.equal(saved().length, 4);
});

test("tabs with different games, or with people on other devices, do not concern each other", async () => {
    const storage = storageOf();
    const locks = tabLocks();
    const first = await openTab(locks, { storage, asked: Promise.resolve(links.cachex) });
    const second = await openTab(locks, { storage, asked: Promise.resolve(links.chexers) });
    assert.equal(first.bar.takeOver, null);
    await second.controller.chooseGame("cachex");
    await settle();
    assert.ok(first.bar.takeOver, "both show one game now");
    await first.controller.openRecord(Promise.resolve({ game: "cachex", actions: ["PLACE 1,1"] }));
    await settle();
    assert.ok(!first.bar.takeOver && second.bar.takeOver, "a game that the reader opens is continued where it is");
    const away = { game: "hive", actions: [], away: { id: "x", floor: 0 } };
    for (const tab of [first, second]) await tab.controller.openRecord(Promise.resolve(away));
    await settle();
    assert.deepEqual([first.bar.takeOver, second.bar.takeOver], [null, null]);
});

test("a link to another game opens it at its ply, paused, and the previous game can be restored", async () => {
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

test("a link in a new visit keeps the saved game, which undo restores", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    const again = await begin({ storage, asked: Promise.resolve({ game: "cachex", actions: ["PLACE 5,5"] }) });
    assert.deepEqual(again.model.state.actions, ["PLACE 5,5"]);
    await again.controller.takeBack(again.model.notices.find(({ key }) => key === "notice.opened"));
    assert.deepEqual(again.model.state.actions, ["PLACE 0,1"]);
});

test("a game of a link was won by a colour, not by the reader", async () => {
    const actions = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const open = async (record) =>
        begin({ asked: Promise.resolve({ game: "cachex", options: { size: 3 }, ...record }) });
    for (const [record, seats] of [
        [{ actions: actions.slice(0, 4) }, ["person", "easy"]],
        [{ actions }, ["person", "person"]],
        [{ actions, ply: 2 }, ["person", "person"]],
        [{ actions: actions.slice(0, 4), ending: { reason: "resigned", loser: 1, ply: 4 } }, ["person", "person"]],
    ]) {
        assert.deepEqual((await open(record)).model.seats, seats);
    }
    const storage = storageOf();
    await (await begin({ storage, asked: Promise.resolve(links.cachex) })).controller.setSeat(1, "hard");
    const again = await begin({ storage, asked: Promise.resolve({ game: "cachex", options: { size: 3 }, actions }) });
    assert.deepEqual(again.model.seats, ["person", "person"]);
    const later = await begin({ storage });
    assert.deepEqual(later.model.seats, ["person", "person"], "also on the next visit");
    for (const { controller } of [again, later]) await controller.newGame();
    assert.deepEqual(again.model.seats, ["person", "hard"], "the next game is the reader's");
    assert.deepEqual(later.model.seats, ["person", "hard"]);
});

test("undoing a new game gives no seat of a linked game that is over to the reader", async () => {
    const actions = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const desk = await begin({ asked: Promise.resolve({ game: "cachex", options: { size: 3 }, actions }) });
    await desk.controller.chooseGame("chexers");
    await desk.controller.newGame({ game: "cachex" });
    const notice = desk.model.notices.find(({ key }) => key === "notice.newGame");
    await desk.controller.takeBack(notice);
    assert.deepEqual(desk.model.state.actions, actions);
    assert.deepEqual(desk.model.seats, ["person", "person"]);
});

test("a link that only names a game opens the saved game", async () => {
    const storage = storageOf();
    const first = await begin({ storage, asked: Promise.resolve(links.cachex) });
    await first.controller.setSeat(1, "person");
    await first.controller.play("PLACE 0,1");
    await first.controller.chooseGame("chexers");
    const again = await begin({ storage, asked: Promise.resolve(links.cachex) });
    assert.deepEqual(again.model.state.actions, ["PLACE 0,1"]);
});

test("a record with an illegal action is refused with its number, and the board stays", async () => {
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
    assert.ok(desk.engine.thinking, "the engine continues with the game on the board");
});

test("an unknown game is refused by name", async () => {
    const desk = await begin({ asked: Promise.resolve({ game: "chess", actions: [] }) });
    assert.equal(desk.model.state.game, "chexers");
    assert.equal(desk.model.notices[0].key, "problem.unknownGame");
});

test("a saved game that no longer loads is replaced by a new one, with a notice", async () => {
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

test("with storage that throws, the game works and one notice says that it is not saved", async () => {
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

test("notices about a game disappear with it, notices about the browser stay", async () => {
    const desk = await begin();
    await desk.controller.resign();
    desk.controller.tell({ key: "notice.notKept" });
    desk.controller.tell({ key: "problem.refused", tone: "error" });
    assert.deepEqual(desk.notices, ["notice.resigned", "notice.notKept", "problem.refused"]);
    await desk.controller.chooseGame("cachex");
    assert.deepEqual(desk.notices, ["notice.notKept"]);
});

test("a failed search pauses the game with a notice, and resuming retries", async () => {
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

test("an engine that fails to start is reported and can be started again", async () => {
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

test("an engine that takes the seat to move starts thinking, and a person who takes it stops that", async () => {
    const desk = await begin();
    await desk.controller.setSeat(0, "hard");
    assert.equal(desk.engine.asked.at(-1).level, "hard");
    assert.ok(desk.engine.thinking);
    await desk.controller.setSeat(0, "person");
    assert.equal(desk.engine.thinking, false);
    assert.equal(nextStep(desk.model).kind, "person");
});

test("engines play each other to the end, and the game can be paused and resumed", async () => {
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

/** Red is blocked on all sides after this move of Blue; Green has lost everything. */
const blocked = {
    game: "chexers",
    setup: "b.../b..../bb..../rbb..../bb..../b..../b... b 0,0,0 2",
    actions: ["MOVE -3,3 -2,3"],
};

/** Red has lost everything, and Green is two exits from winning. */
const redIsOut = { game: "chexers", setup: "..../...../....../......./....../...b./gg.. r 0,2,0 0", actions: [] };

/** Returns a golden game up to a forced pass. */
async function beforePass() {
    for (const { actions, game } of await golden("chexers")) {
        const at = actions.indexOf("PASS");
        if (at >= 0) return { game, actions: actions.slice(0, at) };
    }
    throw new Error("no golden game has a pass");
}

test("a person's forced pass is automatic, with a notice, and undo skips it", async () => {
    const desk = await begin({ slow: true, asked: Promise.resolve(blocked) });
    for (let player = 0; player < 3; ++player) await desk.controller.setSeat(player, "person");
    assert.equal(nextStep(desk.model).kind, "person", "not while the user only looks at the game");
    await desk.controller.setPaused(false);
    assert.equal(nextStep(desk.model).kind, "pass");
    await desk.go();
    assert.equal(desk.model.state.actions[1], "PASS");
    assert.ok(desk.notices.includes("notice.passed"));
    await desk.controller.undo();
    assert.equal(desk.ply, 0, "there is nothing to reconsider in the blocked turn");
});

test("with automatic passes off, a person passes by hand", async () => {
    const desk = await begin({ slow: true, asked: Promise.resolve(blocked) });
    desk.controller.setSettings({ autoPass: false });
    for (let player = 0; player < 3; ++player) await desk.controller.setSeat(player, "person");
    await desk.controller.setPaused(false);
    assert.equal(nextStep(desk.model).kind, "person");
    await desk.controller.play("PASS");
    assert.equal(desk.model.state.actions.at(-1), "PASS");
});

test("a player who is out of the game passes at once and without notice, whatever the settings", async () => {
    const desk = await begin({ asked: Promise.resolve(redIsOut) });
    desk.controller.setSettings({ autoPass: false });
    await desk.controller.setPaused(false);
    await settle();
    assert.deepEqual(desk.model.state.actions, ["PASS"]);
    assert.deepEqual(desk.notices, []);
    assert.deepEqual(onlookers(desk.model), [0]);
    await desk.controller.setSeat(1, "person");
    assert.deepEqual(onlookers(desk.model), [], "another person is still playing");
});

test("skipping to the end uses no delays and short thinking, and can be stopped", async () => {
    const desk = await begin({ asked: Promise.resolve(redIsOut) });
    const exits = () => desk.engine.state.legal.find(({ kind }) => kind === "exit")?.text;
    await desk.controller.skip();
    await settle();
    assert.ok(desk.model.skipping);
    assert.ok(desk.engine.asked.at(-1).timeMs <= 100);
    await desk.answer(exits());
    await desk.controller.skip(false);
    assert.equal(desk.model.skipping, false);
    await settle();
    assert.equal(desk.engine.asked.at(-1).timeMs, undefined, "the level's own time again");
    await desk.controller.skip();
    await desk.controller.undo();
    assert.equal(desk.model.skipping, false, "going back ends skipping");
    await desk.controller.goTo(Number.MAX_SAFE_INTEGER);
    await desk.controller.skip();
    for (let turn = 0; turn < 10 && nextStep(desk.model).kind !== "over"; ++turn) await desk.answer(exits());
    assert.equal(desk.model.state.outcome.winner, 1);
    assert.equal(desk.model.skipping, false);
    assert.equal(desk.model.state.actions.filter((action) => action === "PASS").length, 2);
});

test("an engine with a forced pass does not think", async () => {
    const desk = await begin({ slow: true, asked: Promise.resolve(await beforePass()) });
    await desk.controller.setSeat(desk.model.state.toMove, "expert");
    await desk.controller.setPaused(false);
    assert.equal(desk.engine.asked.length, 0);
    await desk.go();
    assert.equal(desk.model.state.actions.at(-1), "PASS");
});

test("playing from an earlier ply drops later moves, and a notice restores them if there were many", async () => {
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

test("an illegal action changes nothing and is reported", async () => {
    const desk = await begin();
    await desk.controller.play("MOVE 0,0 1,1");
    assert.equal(desk.ply, 0);
    assert.equal(desk.model.notices[0].key, "notice.failed");
    assert.match(desk.model.notices[0].detail, /0,0/);
});

test("two quick clicks on the same action play it once", async () => {
    const desk = await begin({ asked: Promise.resolve(links.cachex) });
    await desk.controller.setSeat(1, "person");
    await Promise.all([desk.controller.play("PLACE 0,0"), desk.controller.play("PLACE 0,1")]);
    assert.deepEqual(desk.model.state.actions, ["PLACE 0,0"]);
    assert.deepEqual(desk.notices, []);
});

test("unknown fields of a record are kept when it is saved again", async () => {
    const desk = await begin({
        asked: Promise.resolve({ game: "cachex", actions: ["PLACE 0,0"], event: "Open", legal: [64] }),
    });
    const saved = JSON.parse(desk.storage.map.get("quintet/game/cachex"));
    assert.equal(saved.record.event, "Open");
    assert.equal(saved.record.legal, undefined);
});

test("search progress is shown during the search and kept as the last estimate", async () => {
    const desk = await begin();
    await desk.controller.play(desk.model.state.legal[0].text);
    const lines = [{ actions: [], scores: [0, 0, 0], chances: [0.5, 0.3, 0.2], provenPlies: 0 }];
    desk.engine.report({ depth: 4, lines });
    assert.equal(desk.model.thinking.progress.depth, 4);
    await desk.answer();
    assert.deepEqual(desk.model.estimate.progress.lines[0].chances, [0.5, 0.3, 0.2]);
    assert.equal(desk.model.thinking.progress, null);
});

test("players take turns in a fixed order in golden games of every kind, to the last ply", async () => {
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

/** Makes the engine's positions wait until the test releases them. */
function slowGoTo(engine) {
    const asked = [];
    const goTo = engine.goTo.bind(engine);
    engine.goTo = (ply) => new Promise((done) => asked.push({ ply, come: () => done(goTo(ply)) }));
    return asked;
}

test("quick steps add up, and the engine is asked only for the newest ply", async () => {
    const [{ actions, game }] = await golden("halma");
    const desk = await begin({ asked: Promise.resolve({ game, actions }) });
    const asked = slowGoTo(desk.engine);
    const length = desk.ply;
    const done = Array.from({ length: 20 }, () => desk.controller.step(-1));
    await settle();
    assert.deepEqual(
        asked.map(({ ply }) => ply),
        [length - 20],
    );
    for (let press = 0; press < 5; ++press) done.push(desk.controller.step(-1));
    asked[0].come();
    await settle();
    assert.equal(desk.ply, length - 20, "positions that arrive on the way are shown");
    assert.deepEqual(
        asked.map(({ ply }) => ply),
        [length - 20, length - 25],
    );
    asked[1].come();
    await Promise.all(done);
    assert.equal(desk.ply, length - 25);
});

test("steps stop at both ends, where holding a key sends no requests", async () => {
    const desk = await begin({
        asked: Promise.resolve({ game: "cachex", actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"] }),
    });
    const all = Array.from({ length: 9 }, () => desk.controller.step(-1));
    await Promise.all(all);
    assert.equal(desk.ply, 0);
    const asked = slowGoTo(desk.engine);
    await Promise.all([desk.controller.step(-1), desk.controller.step(-1)]);
    assert.deepEqual(asked, []);
    const back = [desk.controller.step(1), desk.controller.step(5)];
    await settle();
    asked[0].come();
    await Promise.all(back);
    assert.equal(desk.ply, 3);
});

test("a failed step is dropped, and the next one counts from the board", async () => {
    const desk = await begin({
        asked: Promise.resolve({ game: "cachex", actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 3,3"] }),
    });
    const { goTo } = desk.engine;
    desk.engine.goTo = () => Promise.reject(new Error("no"));
    await desk.controller.step(-2);
    assert.deepEqual(desk.notices, ["notice.failed"]);
    desk.engine.goTo = goTo;
    await desk.controller.step(-1);
    assert.equal(desk.ply, 2);
});

test("the engine's reason for a refusal is shown until the board changes", async () => {
    const desk = await begin();
    assert.equal(await say(desk.controller, { to: "0,0" }), false, "an empty hex");
    assert.equal(desk.model.refusal, null);
    assert.ok(await say(desk.controller, { to: "0,-3" }));
    assert.equal(desk.model.refusal.key, "not_yours");
    desk.controller.forgetRefusal();
    assert.equal(desk.model.refusal, null);
    await say(desk.controller, { from: "-3,0", to: "0,0" });
    assert.equal(desk.model.refusal.key, "one_hex_or_jump");
    await desk.controller.play(desk.model.state.legal[0].text);
    assert.equal(desk.model.refusal, null);
});

test("changing a seat is announced and can be undone, and the position stays", async () => {
    const desk = await begin();
    await changeSeat(desk.controller, 1, "expert");
    assert.equal(desk.model.seats[1], "expert");
    await desk.controller.play(desk.model.state.legal[0].text);
    const notice = desk.model.notices.find(({ key }) => key === "notice.seat");
    assert.deepEqual(notice.params, { player: "player.green", seat: "level.expert" });
    await desk.controller.takeBack(notice);
    assert.deepEqual(desk.model.seats, ["person", "easy", "easy"]);
    assert.equal(desk.ply, 1);
    await changeSeat(desk.controller, 1, "easy");
    assert.deepEqual(desk.notices, [], "choosing the same seat is no change");
    await changeSeat(desk.controller, 1, "hard");
    await desk.controller.chooseGame("cachex");
    assert.deepEqual(desk.notices, [], "seats of another game");
});

test("a position is played from with all seats at once: no one reads that the engine thinks in the reader's turn", async () => {
    const { messages } = await import("../../../web/i18n/common/en.js");
    const t = translator({ ...languages[0], messages });
    const desk = await begin();
    /** @type {string[]} */
    const titles = [];
    desk.store.subscribe((model) => model.state?.setup && titles.push(statusOf(t, model).title));
    const record = { game: "cachex", options: { size: "3" }, setup: "r../.../... b 1", actions: [] };
    await playFrom(/** @type {any} */ (desk.controller), { record, players: 2, seat: 1, level: "medium" });
    assert.deepEqual(desk.model.seats, ["medium", "person"]);
    assert.deepEqual([...new Set(titles)], ["Your turn"]);
    const later = { game: "cachex", options: { size: "3" }, actions: ["PLACE 0,0"] };
    await playFrom(/** @type {any} */ (desk.controller), { record: later, players: 2, seat: 1, level: "medium" });
    assert.deepEqual([desk.model.paused, nextStep(desk.model).kind], [false, "person"], "it starts at once");
});
