/** Games that end on the play page go into the archive: which, once, and under which id. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Archive } from "../../../web/archive/archive.js";
import { Database } from "../../../web/archive/database.js";
import { keepGames } from "../../../web/archive/keep-games.js";
import { Controller } from "../../../web/game/controller.js";
import { emptyModel } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

const PEOPLE = ["person", "person"];
const small = { game: "cachex", options: { size: 3 } };

/** A page with people at a small board, and an archive without storage. */
async function begin({ storage = storageOf(), archive = null, seats = PEOPLE } = {}) {
    const shelf = archive ?? new Archive(await new Database().open());
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    const store = new Store({ ...emptyModel(), settings: saves.settings() });
    const parts = { engine: /** @type {any} */ (new HandEngine()), store, saves, wait: async () => {}, now: () => 0 };
    const controller = new Controller(parts);
    /** Resolved when the next game is in the archive. @type {(() => void)[]} */
    const waiting = [];
    const kept = () => waiting.shift()?.();
    keepGames(store, async () => shelf, { now: () => 1000, kept });
    await controller.start(Promise.resolve(null));
    if (store.value.state?.game !== small.game || storage.map.size < 2) await controller.newGame({ ...small, seats });
    return {
        controller,
        store,
        storage,
        archive: shelf,
        nextKept: () => new Promise((done) => waiting.push(/** @type {any} */ (done))),
        play: async (...actions) => {
            for (const action of actions) await controller.play(action);
        },
    };
}

const first = "PLACE 0,0";
/** Red connects its sides on the board of three. */
const redWins = [first, "PLACE 0,1", "PLACE 1,0", "PLACE 0,2", "PLACE 2,0"];

test("a game that ends is kept with its seats and its result", async () => {
    const page = await begin();
    const done = page.nextKept();
    await page.play(...redWins);
    await done;
    const [game, ...others] = await page.archive.games.all();
    assert.equal(others.length, 0);
    assert.deepEqual(game.record.actions, redWins);
    assert.equal(String(game.record.options?.size), "3");
    assert.deepEqual([game.seats, game.persons, game.plies, game.date], [PEOPLE, [0, 1], 5, 1000]);
    assert.deepEqual([game.result?.state, game.result?.winner], ["won", 0]);
    page.archive.close();
});

test("looking at earlier positions keeps nothing new; another end replaces the game", async () => {
    const page = await begin();
    const once = page.nextKept();
    await page.play(...redWins);
    await once;
    await page.controller.goTo(2);
    await page.controller.goTo(5);
    const again = page.nextKept();
    await page.controller.goTo(4);
    await page.controller.setPaused(false);
    await page.play("PLACE 1,1", "PLACE 1,2", "PLACE 2,0");
    await again;
    const games = await page.archive.games.all();
    assert.equal(games.length, 1);
    assert.equal(games[0].plies, 7);
    page.archive.close();
});

test("a resigned game is kept without what was taken back, and names who resigned", async () => {
    const page = await begin();
    await page.play(first, "PLACE 0,1", "PLACE 1,1");
    const done = page.nextKept();
    await page.controller.resign();
    await done;
    const [game] = await page.archive.games.all();
    assert.deepEqual([game.result?.loser, game.result?.reason, game.plies], [1, "resigned", 3]);
    assert.deepEqual(game.record.ending, { reason: "resigned", player: 1, ply: 3 });
    page.archive.close();
});

test("each game has an entry of its own; giving up at once and games of engines have none", async () => {
    const page = await begin();
    await page.play(first);
    await page.controller.resign();
    const one = page.nextKept();
    await page.controller.newGame({ seats: PEOPLE });
    await page.play(...redWins);
    await one;
    const two = page.nextKept();
    await page.controller.newGame({ seats: PEOPLE });
    await page.play(...redWins);
    await two;
    assert.equal((await page.archive.games.all()).length, 2);

    // Opened, and looked at to its end.
    await page.controller.openRecord(Promise.resolve({ ...small, actions: redWins, ply: 0 }));
    await page.controller.goTo(5);
    assert.equal(page.store.value.state?.outcome.state, "won");
    await page.controller.newGame({ seats: ["easy", "easy"] });
    await page.play(...redWins);
    assert.equal((await page.archive.games.all()).length, 2);
    page.archive.close();
});

test("after a reload, another end of a kept game replaces it", async () => {
    const page = await begin();
    const done = page.nextKept();
    await page.play(...redWins);
    await done;
    const later = await begin({ storage: page.storage, archive: page.archive });
    assert.equal(later.store.value.state?.outcome.state, "won");
    await later.controller.goTo(4);
    await later.controller.setPaused(false);
    const again = later.nextKept();
    await later.play("PLACE 1,1", "PLACE 1,2", "PLACE 2,0");
    await again;
    const games = await later.archive.games.all();
    assert.deepEqual(
        games.map(({ plies }) => plies),
        [7],
    );
    page.archive.close();
});
