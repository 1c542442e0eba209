import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Analysis } from "../../../web/analysis/analysis.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

const settle = () => new Promise((done) => setTimeout(done, 5));

/** Opens the analysis of a long game with an engine whose answers the test controls: `come` releases the oldest one. */
async function openLong() {
    const text = await readFile(new URL("../../data/halma-games.jsonl", import.meta.url), "utf8");
    const games = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const { game, options, actions } = games.find((one) => one.actions.length > 100);
    const waiting = [];
    let held = false;
    const makeEngine = () => {
        const engine = new HandEngine();
        const load = engine.load.bind(engine);
        engine.load = (record) => {
            if (!held) return load(record);
            return new Promise((done) => waiting.push({ length: record.actions.length, go: () => done(load(record)) }));
        };
        return /** @type {any} */ (Object.assign(engine, { close() {} }));
    };
    const analysis = new Analysis({ memory: openMemory(() => /** @type {any} */ (storageOf())), makeEngine });
    await analysis.open({ game, options, actions });
    held = true;
    const asked = [];
    const come = async () => {
        const next = waiting.shift();
        asked.push(next.length);
        next.go();
        await settle();
    };
    return { analysis, come, asked, waiting, length: analysis.model.path.length };
}

test("20 quick steps back move 20 plies back, and only the newest position is requested", async () => {
    const { analysis, come, asked, length } = await openLong();
    for (let press = 0; press < 5; ++press) analysis.step(-1);
    await settle();
    for (let press = 0; press < 15; ++press) analysis.step(-1);
    assert.equal(analysis.model.path.length, length - 20);
    await come();
    await come();
    assert.deepEqual(asked, [length - 1, length - 20]);
    assert.equal(analysis.model.state?.ply, length - 20);
    analysis.close();
});

test("steps stop at both ends of the line", async () => {
    const { analysis, come, waiting, length } = await openLong();
    for (let press = 0; press < length + 5; ++press) analysis.step(-1);
    await settle();
    while (waiting.length) await come();
    assert.equal(analysis.model.path.length, 0);
    assert.equal(analysis.model.state?.ply, 0);
    for (let press = 0; press < length + 5; ++press) analysis.step(1);
    await settle();
    while (waiting.length) await come();
    assert.equal(analysis.model.state?.ply, length);
    analysis.close();
});
