/** Ratings in tables: those with a large error say nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { RunElement } from "../../../web/arena/match-view/run-element.js";
import { TableElement } from "../../../web/arena/match-view/table-element.js";
import { arenaWords, reportWords, resultWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { standText } from "../../../web/report/names.js";
import { overview } from "../../../web/report/overview.js";
import { errorOf, isKnown } from "../../../web/report/ratings.js";
import { RankingElement, scaleOf } from "../../../web/report/tables/ranking-element.js";
import { elementWith, templateText } from "../template-text.mjs";

const t = translator(await loadLanguage(languages[0], arenaWords, reportWords, resultWords));

/** @param {[number | null, number | null, number | null]} rating */
const row = (...[elo, elo_low, elo_high]) => ({
    ...{ participant: 0, games: 2, wins: 1, draws: 0, losses: 1, faults: {}, score: 0.5 },
    ...{ elo, elo_low, elo_high },
});
const [rated, open, level, vague, unrated] = [
    row(1500, 1400, 1600),
    row(1500, null, null),
    row(1500, 1500, 1500),
    row(1500, -2666, 5666),
    row(null, null, null),
];
/** @param {ReturnType<typeof row>[]} table */
const results = (...table) => /** @type {any} */ ({ players: ["red", "blue"], participants: [{ name: "one" }], table });

test("a rating is known if its error is below 1000", () => {
    const known = [rated, open, level, vague, unrated].map(({ elo, elo_low: low, elo_high: high }) => [
        isKnown(elo, low, high),
        errorOf(low, high),
    ]);
    assert.deepEqual(known, [
        [true, 100],
        [true, null],
        [true, null],
        [false, 4166],
        [false, null],
    ]);
});

test("the table of a match shows known ratings", () => {
    const rating = (/** @type {ReturnType<typeof row>} */ one) => {
        const text = templateText(elementWith(TableElement, { t, results: results(one) }).render());
        return text.slice(text.lastIndexOf("<td>")).replace(/<[^>]+>/g, "");
    };
    assert.deepEqual([rated, open, level, vague, unrated].map(rating), ["1,500 ±100", "1,500", "1,500", "–", "–"]);
});

test("a report shows known ratings, and its scale has room for them alone", () => {
    assert.deepEqual(scaleOf([rated, vague]), { from: 1400, to: 1600 });
    assert.equal(scaleOf([vague, unrated]), null);
    const element = elementWith(RankingElement, { t, results: results(rated, vague) });
    const cells = [rated, vague].map((one) => templateText(element.rating(one, { from: 1400, to: 1600 }, false)));
    assert.match(cells[0], /<b>1,500<\/b>.*1,400 to 1,600/s);
    assert.equal(cells[1].replace(/<[^>]+>/g, ""), "––");
    const lead = (/** @type {ReturnType<typeof row>} */ first) =>
        overview(t, { ...results(first), games: [] }, /** @type {any} */ ({ faults: [], order: [0, 1] }));
    assert.match(lead(rated), /1,500/);
    assert.doesNotMatch(lead(vague), /1,500|–/);
});

test("a known rating so far is shown", () => {
    const said = (/** @type {any} */ { elo, elo_low: low, elo_high: high }) =>
        templateText(elementWith(RunElement, { t }).standSoFar({ elo, low, high })).replace(/<[^>]+>/g, "");
    assert.deepEqual([rated, open, vague, unrated].map(said), [
        "Rating so far: 1,500 ±100",
        "Rating so far: 1,500",
        "",
        "",
    ]);
    const text = standText(t, /** @type {any} */ ({ place: "within", elo: 1500, low: -2666, high: 5666, curve: [] }));
    assert.equal(text, "no rating yet.");
});
