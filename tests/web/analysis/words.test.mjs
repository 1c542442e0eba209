/** The translations of the analysis. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SearchMarks } from "../../../web/analysis/search/search-annotations.js";
import { algorithmKey, valueText } from "../../../web/analysis/search/search-sentences.js";
import { HandEngine } from "../app-engine.mjs";
import { catalogueIn } from "../i18n/catalogues.mjs";

const catalogues = await catalogueIn("analysis");
const { games } = await new HandEngine().games();

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

test("the three best lines have their numbers and chances on the board", () => {
    const t = /** @type {any} */ ({ number: String, percent: (/** @type {number} */ share) => `${share * 100}%` });
    const view = (/** @type {string} */ text) => ({ text, from: "", to: text, hand: "", cells: [], path: [] });
    const line = (/** @type {string} */ action, /** @type {number} */ share) => {
        return { actions: [action], chances: [0, share] };
    };
    const lines = [line("a", 0.75), line("b", 0.5), line("c", 0.25), line("d", 0.25)];
    const model = /** @type {any} */ ({
        state: { legal: ["a", "b", "c", "d"].map(view) },
        thinking: { lines: 4, player: 1, progress: { lines } },
    });
    const marks = new SearchMarks();
    const found = marks.of(model, t);
    assert.deepEqual(
        found.map(({ role, cells, tag }) => [role, ...cells, tag]),
        [
            ["hint", "a", "1 · 75%"],
            ["analysis", "b", "2 · 50%"],
            ["analysis", "c", "3 · 25%"],
        ],
    );
    assert.equal(marks.of({ ...model }, t), found, "unchanged marks do not draw the board again");
});
