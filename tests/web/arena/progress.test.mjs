/** How far a match is, and when the game of the tryout has started. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyArena } from "../../../web/arena/arena-model.js";
import { RunElement } from "../../../web/arena/match-view/run-element.js";
import { Tryout } from "../../../web/arena/tryout-view/tryout.js";
import { arenaWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { elementWith } from "../template-text.mjs";

const t = translator(await loadLanguage(languages[0], arenaWords));

test("a match is being prepared until the number of its games is known", () => {
    const far = (/** @type {object | null} */ progress) =>
        elementWith(RunElement, { t, model: { run: { progress, stand: "" } } }).far();
    const running = { state: "running", played: 0, of: 0, running: [] };
    assert.deepEqual([null, running, { ...running, of: 12 }, { ...running, of: 12, state: "paused" }].map(far), [
        "Preparing",
        "Preparing",
        "0 of 12 games",
        "Paused: 0 of 12 games",
    ]);
});

test("the agents of the tryout have started as soon as one of them thinks", async () => {
    const agent = { id: "a", name: "Ada", game: "cachex", language: "javascript", files: {} };
    const game = { id: "cachex", players: ["red", "blue"] };
    const model = { ...emptyArena(), games: [game], game: "cachex", agents: [agent], open: "a", rivals: ["random"] };
    /** @type {any} */
    let calls;
    class Match {
        /** @param {unknown} _setup @param {object} callbacks */
        constructor(_setup, callbacks) {
            calls = callbacks;
        }
        async start() {}
        stop() {}
    }
    const arena = {
        model,
        t,
        options: {},
        update: (/** @type {object} */ change) => Object.assign(model, change),
        ownAgents: { keepAll() {} },
        closeAdded() {},
        engine: { load: async () => ({ state: { ply: 0 }, layout: {} }) },
        services: {
            match: async () => ({ Match }),
            schedule: async () => ({ Schedule: class {} }),
            agents: async () => ({}),
        },
    };
    const tryout = new Tryout(/** @type {any} */ (arena));
    await tryout.run();
    const phases = [model.watch.phase];
    const board = { state: { ply: 0 }, action: null };
    for (const call of [
        () => calls.onProgress({ running: [] }),
        () => calls.onPly(board),
        () => calls.onProgress({ running: [{}] }),
        () => calls.onPly({ state: { ply: 1 }, player: 0, action: "PLACE 0,0", ms: 5, printed: "" }),
        () => tryout.stop(),
        () => calls.onProgress({ running: [{}] }),
    ]) {
        call();
        phases.push(model.watch.phase);
    }
    assert.deepEqual(phases, ["starting", "starting", "starting", "playing", "playing", "stopped", "stopped"]);
});
