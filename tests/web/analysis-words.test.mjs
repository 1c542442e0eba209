/** The translations of the analysis. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { algorithmKey, valueText } from "../../web/analysis/words.js";
import { analysisMessages, withAnalysis } from "../../web/i18n/analysis.js";
import { languages, loadLanguage, translator } from "../../web/i18n/t.js";
import { HandEngine } from "./app-engine.mjs";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";

const catalogues = await loadCatalogues(analysisMessages);
const folder = new URL("../../web/analysis/", import.meta.url);
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
const { games } = await new HandEngine().games();

testCatalogues(catalogues);

test("every key that the analysis uses exists, and every key is used", async () => {
    const whole = new Set(
        sources.flatMap((source) =>
            [...source.matchAll(/["'`]([a-z][A-Za-z]*(?:\.[A-Za-z_]+)+)["'`]/g)].map(([, key]) => key),
        ),
    );
    const beginnings = [
        ...new Set(
            sources.flatMap((source) =>
                [...source.matchAll(/`([a-z][A-Za-z]*\.(?:[A-Za-z]+\.)*)\$\{/g)].map(([, start]) => start),
            ),
        ),
    ];
    const t = await withAnalysis(translator(await loadLanguage(languages[0])));
    for (const key of whole) assert.ok(t.has(key) || /\.(js|html)$/.test(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("every algorithm of every game has a name", () => {
    for (const { id, algorithms } of games) {
        for (const algorithm of algorithms) {
            for (const messages of Object.values(catalogues))
                assert.ok(messages[algorithmKey(algorithm)], `${id} ${algorithm}`);
        }
    }
});

test("a win that holds only while opponents act for themselves is called likely", () => {
    const t = /** @type {any} */ (Object.assign((/** @type {string} */ key) => key, { percent: String }));
    const line = (/** @type {number[]} */ scores, likely = false, provenPlies = 4) => {
        return { scores, likely, provenPlies, chances: [1, 0, 0] };
    };
    const three = [900000, -5, -5];
    assert.equal(valueText(t, line(three, true), 0), "analysis.likelyWins");
    assert.equal(valueText(t, line(three, true), 1), "analysis.likelyLoses");
    assert.equal(valueText(t, line(three), 0), "analysis.wins");
    assert.equal(valueText(t, line(three), 1), "analysis.loses");
    assert.equal(valueText(t, line(three, false, 0), 0), "1");
});
