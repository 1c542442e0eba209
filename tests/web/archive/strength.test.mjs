/** The reader's rating against the levels, and the opponent of the reader's strength. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingLevel } from "../../../web/archive/fitting-level.js";
import { gameFrom } from "../../../web/archive/game-entry.js";
import { afterGame, firstOpponent, levelFor, opponentFrom } from "../../../web/archive/opponent.js";
import { eloOf, levelsOf, neighbours, ratedGames, readersRating } from "../../../web/archive/strength.js";
import { ratingsOf } from "../../../web/course/kinds/puzzle.js";
import { levelIds, levelLimits, levelRatings } from "../../../web/engine/level-ratings.js";
import { chanceOf, expectedElo, rangeOf, ratingOf } from "../../../web/game/rating/rating.js";
import { ratingFrom } from "../../../web/learn/puzzles/progress/rating.js";
import { loadFullModule, randomNumbers } from "../../wasm/module.mjs";

const near = (/** @type {number} */ actual, /** @type {number} */ expected, within = 1) =>
    assert.ok(Math.abs(actual - expected) <= within, `${actual} instead of ${expected}`);
/** @param {number[]} rivals @param {number} points @param {number} count */
const games = (rivals, points, count) => Array.from({ length: count }, () => ({ rivals, points }));
const mean = (/** @type {number[]} */ numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test("the ratings of levels are those of the engine", async () => {
    const module = await loadFullModule();
    const arena = new module.Arena();
    const { games: specs, levels } = new module.Session().games();
    assert.deepEqual(
        levelIds,
        levels.map(({ id }) => id),
    );
    for (const { id } of specs) {
        assert.deepEqual(levelRatings[id], arena.levelRatings(id).elo);
        const { limits } = arena.levelLimits(id);
        assert.ok(levelRatings[id][0] > 0, "random play is weaker than the first level");
        for (const [index, { depth, nodes, slip }] of limits.entries()) {
            const told = levelLimits[id][index];
            assert.deepEqual([told.depth, told.nodes], [depth, nodes]);
            near(told.slip, slip, 1e-4);
        }
    }
});

test("chances: even, four hundred apart, and among three", () => {
    near(chanceOf(700, [700]), 0.5, 1e-9);
    near(chanceOf(700, [300]), 10 / 11, 1e-9);
    near(chanceOf(700, [700, 700]), 1 / 3, 1e-9);
    near(chanceOf(700, [700, 300]), 1 / 2.1, 1e-9);
});

test("a rating is where the expected points are those scored, and its interval narrows with games", () => {
    const even = [...games([500], 1, 10), ...games([500], 0, 10)];
    const rating = ratingOf(even);
    near(rating?.elo ?? 0, 500);
    // Half the interval is 1.96 standard errors of 20 games: 400 / ln 10 / sqrt(20 / 4) each.
    near(((rating?.high ?? 0) - (rating?.low ?? 0)) / 2, (1.96 * 400) / Math.LN10 / Math.sqrt(5), 12);
    const more = ratingOf([...even, ...even, ...even, ...even]);
    assert.ok((more?.high ?? 0) - (more?.low ?? 0) < 0.6 * ((rating?.high ?? 0) - (rating?.low ?? 0)));
    near(ratingOf([...games([500], 1, 10), ...games([500], 0, 1)])?.elo ?? 0, 900);
    // Draws are half points; a third of the points among three equals is even.
    near(ratingOf(games([500], 0.5, 5))?.elo ?? 0, 500);
    near(ratingOf([...games([500, 500], 1, 1), ...games([500, 500], 0, 2)])?.elo ?? 0, 500);
});

test("only wins or only losses give a bound, and no games nothing", () => {
    assert.equal(ratingOf([]), null);
    const won = ratingOf(games([500], 1, 3));
    assert.deepEqual([won?.elo, won?.high], [won?.low, null]);
    near(chanceOf(won?.low ?? 0, [500]) ** 3, 0.025, 0.001);
    const lost = ratingOf(games([500], 0, 3));
    assert.deepEqual([lost?.elo, lost?.low], [lost?.high, null]);
    near((1 - chanceOf(lost?.high ?? 0, [500])) ** 3, 0.025, 0.001);
    near(expectedElo([], rangeOf([0, 1000])), 500, 6);
});

test("95 % intervals hold the truth about that often", () => {
    const below = randomNumbers(7);
    let held = 0;
    for (let round = 0; round < 400; ++round) {
        const played = Array.from({ length: 24 }, (_, game) => {
            const rivals = [400 + 100 * (game % 5)];
            return { rivals, points: below(1e6) / 1e6 < chanceOf(650, rivals) ? 1 : 0 };
        });
        const { low, high } = /** @type {any} */ (ratingOf(played));
        if ((low ?? -Infinity) <= 650 && 650 <= (high ?? Infinity)) held += 1;
    }
    assert.ok(held >= 368 && held <= 392, `${held} of 400`);
});

const entry = (more) =>
    gameFrom({
        id: `${Math.floor(Math.random() * 1e9)}`,
        date: 1,
        record: { game: "cachex", actions: ["PLACE 0,0"] },
        seats: ["person", "level:easy"],
        persons: [0],
        result: { state: "won", winner: 0, reason: "", loser: null },
        ...more,
    });

test("a rating counts games against levels from the beginning, by one person", () => {
    const counted = [entry({}), entry({ seats: ["me:800@0", "person"], persons: [1] })];
    const others = [
        entry({ result: null }),
        entry({ seats: ["person", "person"], persons: [0, 1] }),
        entry({ record: { game: "cachex", setup: "x", actions: [] } }),
        entry({ record: { game: "hive", actions: [] } }),
        entry({ seats: ["person", "agent"] }),
        // Of another version, and not known here.
        entry({ seats: ["person", "level:grandmaster"] }),
        entry({ seats: ["person", "me:1e9x"] }),
    ];
    const easy = eloOf("cachex", "level:easy");
    assert.deepEqual(ratedGames([...others, ...counted], "cachex"), [
        { rivals: [easy], points: 1 },
        { rivals: [800], points: 0 },
    ]);
    const rating = readersRating(counted, "cachex");
    assert.equal(rating?.games, 2);
    near(rating?.elo ?? 0, (800 + (easy ?? 0)) / 2);
    assert.equal(readersRating(others, "cachex"), null);
});

test("levels that were not measured follow at the usual distance", (t) => {
    levelRatings.short = levelRatings.hive.slice(0, 9);
    t.after(() => delete levelRatings.short);
    const levels = levelsOf("short");
    assert.equal(levels.length, 10);
    assert.ok(!levels[9].known && levels[8].known);
    near(levels[9].elo - levels[8].elo, (levels[8].elo - levels[0].elo) / 8);
    assert.ok(levelsOf("unheard of").every(({ known }) => !known));
    assert.equal(new Set(levelsOf("unheard of").map(({ elo }) => elo)).size, 10);
    assert.deepEqual(
        [
            neighbours("hive", -1).under,
            neighbours("hive", 99_999).over,
            neighbours("hive", levelRatings.hive[0]).under?.id,
        ],
        [null, null, "beginner"],
    );
});

test("the opponent mixes its neighbours by their distance", () => {
    const [easy, casual] = levelsOf("hive").slice(2, 4);
    const elo = easy.elo + 0.25 * (casual.elo - easy.elo);
    const drawn = Array.from({ length: 1000 }, (_, index) => levelFor("hive", elo, index / 1000));
    assert.deepEqual([...new Set(drawn)].sort(), ["casual", "easy"]);
    near(drawn.filter((id) => id === "casual").length, 250, 2);
    assert.equal(levelFor("hive", easy.elo, 0), "easy");
    assert.equal(levelFor("hive", -500, 0.9), "beginner");
    assert.equal(levelFor("hive", 99_999, 0.1), "master");
});

test("the opponent begins at the reader's rating, and values that are none begin anew", () => {
    assert.equal(firstOpponent([], "cachex").elo, levelsOf("cachex")[2].elo);
    const rated = [entry({}), entry({}), entry({ seats: ["me:800@0", "person"], persons: [1] })];
    near(firstOpponent(rated, "cachex").elo, readersRating(rated, "cachex")?.elo ?? 0);
    assert.equal(opponentFrom(null, "cachex"), null);
    assert.equal(opponentFrom({ elo: "x", games: 1 }, "cachex"), null);
    const kept = { elo: 5, games: 1, zero: "random" };
    assert.deepEqual(opponentFrom({ ...kept, other: 2 }, "cachex"), kept);
});

test("what earlier versions stored counts from the first level, and is read on the scale from random play", () => {
    const first = levelRatings.cachex[0];
    assert.deepEqual(opponentFrom({ elo: 5, games: 1 }, "cachex"), { elo: 5 + first, games: 1, zero: "random" });
    assert.equal(eloOf("cachex", "me:800"), 800 + first);
    assert.equal(eloOf("cachex", "me:800@0"), 800);
    const old = { rating: 700, deviation: 90, volatility: 0.06, puzzles: 3, at: 1 };
    assert.equal(ratingFrom(old, "cachex").rating, 700 + first);
    assert.deepEqual(ratingFrom(ratingFrom(old, "cachex"), "cachex"), ratingFrom(old, "cachex"));
    assert.deepEqual(ratingsOf({ game: "cachex", rating: [0, 300] }), [first, 300 + first]);
    assert.deepEqual(ratingsOf({ game: "cachex", elo: [0, 300] }), [0, 300]);
});

for (const players of [2, 3]) {
    test(`the opponent of ${players - 1} finds readers of any strength and then leaves them an equal share`, () => {
        const game = players === 2 ? "tetress" : "chexers";
        const below = randomNumbers(players);
        for (const above of [100, 700, 1600]) {
            const strength = levelRatings[game][0] + above;
            let opponent = firstOpponent([], game);
            const points = [];
            const elos = [];
            for (let played = 0; played < 400; ++played) {
                const chance = chanceOf(strength, Array(players - 1).fill(opponent.elo));
                const scored = below(1e6) / 1e6 < chance ? 1 : 0;
                const before = opponent;
                opponent = afterGame(opponent, game, scored, players);
                assert.ok(Math.abs(opponent.elo - before.elo) <= 160, "a little after each game");
                if (played >= 20) {
                    points.push(scored);
                    elos.push(opponent.elo);
                }
            }
            near(mean(points), 1 / players, 0.05);
            near(mean(elos), strength, 60);
        }
    });
}

test("a draw leaves the opponent where it is, and it stays among the levels", () => {
    const opponent = { elo: 1000, games: 3 };
    assert.equal(afterGame(opponent, "hive", 1 / 2, 2).elo, 1000);
    assert.equal(afterGame(opponent, "chexers", 1 / 3, 3).elo, 1000);
    const bottom = levelsOf("hive")[0].elo;
    assert.equal(afterGame({ elo: bottom, games: 9 }, "hive", 0, 2).elo, bottom);
    const top = levelsOf("hive")[9].elo;
    assert.equal(afterGame({ elo: top, games: 9 }, "hive", 1, 2).elo, top);
});

test("the level that fits is the one at which the last games let one expect an even share", () => {
    const against = (/** @type {string} */ level, /** @type {number | null} */ winner, game = "cachex") =>
        entry({
            record: { game, actions: ["PLACE 0,0"] },
            seats: ["person", `level:${level}`],
            result: { state: winner === null ? "drawn" : "won", winner, reason: "", loser: null },
        });
    const [win, loss] = [0, 1];
    assert.equal(fittingLevel([against("easy", win), against("easy", loss)], "cachex"), null, "two games say little");
    const even = [win, loss, null].map((winner) => against("easy", winner));
    assert.deepEqual(fittingLevel(even, "cachex"), { level: "easy", games: 3 });
    assert.equal(fittingLevel(even, "hive"), null, "games of another kind do not count");
    const steps = (/** @type {import("../../../web/archive/game-entry.js").Game[]} */ games) =>
        levelIds.indexOf(fittingLevel(games, "cachex")?.level ?? "");
    const wins = Array.from({ length: 6 }, () => against("easy", win));
    const losses = Array.from({ length: 6 }, () => against("medium", loss));
    assert.ok(steps(wins) > levelIds.indexOf("easy"), "who always wins finds a stronger one");
    assert.ok(steps(losses) < levelIds.indexOf("medium"), "who always loses finds a weaker one");
    // Only the last twenty count.
    const old = Array.from({ length: 50 }, () => against("beginner", loss));
    const fresh = Array.from({ length: 20 }, (_, index) => against("medium", index % 2));
    assert.deepEqual(fittingLevel([...fresh, ...old], "cachex"), { level: "medium", games: 20 });
});
