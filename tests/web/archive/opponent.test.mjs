/** The opponent of the reader's strength as a seat on the play page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Archive } from "../../../web/archive/archive.js";
import { Database } from "../../../web/archive/database.js";
import { serveArchive } from "../../../web/archive/on-page.js";
import { opponentKey } from "../../../web/archive/opponent.js";
import { askForMe } from "../../../web/archive/play-with-me.js";
import { levelsOf } from "../../../web/archive/strength.js";
import { Controller } from "../../../web/game/controller.js";
import { emptyModel } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";
import { becomes } from "../browser.mjs";

/** A visit to the play page, after the first board. */
async function visit(storage, archive) {
    const engine = new HandEngine();
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    const store = new Store({ ...emptyModel(), settings: saves.settings() });
    const parts = { engine: /** @type {any} */ (engine), store, saves, wait: async () => {}, now: () => 0 };
    const controller = new Controller(parts);
    await controller.start(Promise.resolve(null));
    await serveArchive({ controller }, async () => archive);
    return { engine, store, controller, saves };
}

test("a seat of the reader's strength thinks at a level next to it, is kept, and moves after the game", async () => {
    const archive = new Archive(await new Database().open());
    const storage = storageOf();
    await archive.marks.set(opponentKey("cachex"), { elo: levelsOf("cachex")[4].elo + 30, games: 50, zero: "random" });
    const { controller, engine, store } = await visit(storage, archive);
    assert.equal(store.value.levels[0].id, "me");
    await controller.newGame({ game: "cachex", options: { size: 3 }, seats: ["person", "me"] });
    await controller.play("PLACE 0,0");
    await becomes(async () => engine.thinking, true);
    assert.match(engine.asked.at(-1).level, /^(medium|skilled)$/);
    engine.answer("PLACE 0,1");
    await becomes(async () => store.value.state?.ply, 2);

    // The next visit: the first board knows no such seat, and gets it back.
    const later = await visit(storage, archive);
    assert.deepEqual(later.store.value.seats, ["person", "me"]);
    await later.controller.resign();
    await becomes(async () => (await archive.games.all()).length, 1);
    const [game] = await archive.games.all();
    assert.deepEqual(game.seats, ["person", `me:${levelsOf("cachex")[4].elo + 30}@0`]);
    await becomes(async () => (await archive.marks.get(opponentKey("cachex"))).games, 51);
    assert.equal((await archive.marks.get(opponentKey("cachex"))).elo, levelsOf("cachex")[4].elo + 30 - 40);
    // Another end of the same game moves nothing.
    await later.controller.undo();
    await later.controller.setPaused(false);
    await later.controller.play("PLACE 2,2");
    await becomes(async () => later.engine.thinking, true);
    later.engine.answer("PLACE 1,1");
    await becomes(async () => later.store.value.state?.ply, 4);
    await later.controller.resign();
    await becomes(async () => (await archive.games.all())[0].plies, 4);
    assert.equal((await archive.games.all()).length, 1);
    assert.equal((await archive.marks.get(opponentKey("cachex"))).games, 51);
    archive.close();
});

test("another page can ask for a game, which begins once, with the seats turned on each time", async () => {
    const archive = new Archive(await new Database().open());
    const storage = storageOf();
    const asked = async () => {
        askForMe(
            openMemory(() => /** @type {any} */ (storage)),
            "hive",
        );
        return (await visit(storage, archive)).store.value;
    };
    const one = await asked();
    assert.equal(one.state?.game, "hive");
    assert.deepEqual(one.seats, ["person", "me"]);
    assert.deepEqual((await asked()).seats, ["me", "person"]);
    const { store } = await visit(storage, archive);
    assert.deepEqual(store.value.seats, ["me", "person"]);
    // An unknown game starts nothing.
    askForMe(
        openMemory(() => /** @type {any} */ (storage)),
        "chess",
    );
    assert.equal((await visit(storage, archive)).store.value.state?.game, "hive");
    archive.close();
});
