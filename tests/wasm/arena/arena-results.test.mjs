// Points, tables and files of a match, and how many games are played at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gamesAtOnce, throttled } from "../../../web/arena/match/resources.js";
import { csvOf, ratingsRequest, resultsOf, scoresOf } from "../../../web/arena/match/results.js";

const two = ["red", "blue"];
const three = ["red", "green", "blue"];
const record = (result, participants, more = {}) => ({
    result,
    match: { game: 0, participants, plies: [], game_s: [], ...more },
});

test("points: a win, a draw, an unfinished game, and a forfeit", () => {
    const forfeit = { player: 1, kind: "time", message: "", ply: 0 };
    assert.deepEqual(scoresOf(record("blue", [0, 1]), two), [0, 1]);
    assert.deepEqual(scoresOf(record("draw", [0, 1]), two), [0.5, 0.5]);
    assert.deepEqual(scoresOf(record("unfinished", [0, 1]), two), [0.5, 0.5]);
    assert.deepEqual(scoresOf(record("unfinished", [0, 1], { forfeit }), two), [1, 0]);
    assert.deepEqual(scoresOf(record("green", [0, 1, 2]), three), [0, 1, 0]);
    assert.deepEqual(scoresOf(record("unfinished", [0, 1, 2], { forfeit }), three), [0.5, 0, 0.5]);
    for (const result of ["draw", "unfinished"])
        assert.deepEqual(scoresOf(record(result, [0, 1, 2]), three), [1 / 3, 1 / 3, 1 / 3]);
});

test("a yardstick with two seats of a game counts as two with the same rating", () => {
    const participants = [{}, { elo: 300 }, {}];
    const request = ratingsRequest([record("red", [0, 1, 1]), record("blue", [1, 0, 1])], three, participants);
    assert.deepEqual(request, {
        participants: 4,
        games: [
            { participants: [0, 1, 3], scores: [1, 0, 0] },
            { participants: [1, 0, 3], scores: [0, 0, 1] },
        ],
        anchors: [
            { participant: 1, elo: 300 },
            { participant: 3, elo: 300 },
        ],
    });
});

const agent = { name: 'Ada, "the first"', seat: "agent:1", kind: "agent" };
const given = {
    game: "cachex",
    options: {},
    players: two,
    seed: 0,
    limits: { game_s: 10 },
    openings: { least: 0, most: 0, balance: 100 },
    created: "2026-01-01T00:00:00.000Z",
};

test("times and faults are added up, and the table is by rating", async () => {
    const plies = [
        { player: 0, ms: 9, cpu_ms: 2 },
        { player: 1, ms: 30, cpu_ms: null },
        { player: 0, ms: 9, cpu_ms: 5 },
    ];
    const forfeit = { player: 1, kind: "error", message: "", ply: 3 };
    const participants = [
        agent,
        { name: "=HYPERLINK(1)", seat: "random", kind: "engine" },
        { ...agent, name: "rests" },
    ];
    const games = [
        {
            ...record("unfinished", [1, 0], { forfeit, plies, game_s: [2.5, 5] }),
            match: { game: 1, participants: [1, 0], forfeit, plies, game_s: [2.5, 5] },
        },
        record("red", [0, 1], { plies, game_s: [1, 0.2] }),
    ];
    const ratings = [
        { elo: -12.5, low: -80, high: Number.POSITIVE_INFINITY },
        { elo: 12.5, low: -50, high: 75 },
        { elo: 0, low: 0, high: 0 },
    ];
    const results = await resultsOf({ ...given, participants, games }, async () => ratings);
    assert.deepEqual(
        results.games.map(({ match }) => match.game),
        [0, 1],
    );
    const [first, second, ...others] = results.table;
    assert.deepEqual(others, []);
    assert.deepEqual(second, {
        participant: 0,
        games: 2,
        wins: 1,
        draws: 0,
        losses: 1,
        faults: { error: 1 },
        score: 0.5,
        elo: -12.5,
        elo_low: -80,
        elo_high: null,
        median_ms: 5,
        worst_ms: 30,
        most_share: 0.5,
    });
    assert.deepEqual([first.participant, first.wins, first.losses, first.most_share], [1, 1, 1, null]);
    assert.deepEqual([first.median_ms, first.worst_ms], [5, 30]);
    assert.equal(
        csvOf(results),
        [
            "rank,name,seat,kind,games,wins,draws,losses,faults,score,elo,elo_low,elo_high,median_ms,worst_ms,most_share",
            "1,'=HYPERLINK(1),random,engine,2,1,0,1,0,0.5,12.5,-50,75,5,30,",
            '2,"Ada, ""the first""",agent:1,agent,2,1,0,1,1,0.5,-12.5,-80,,5,30,0.5',
            "",
        ].join("\r\n"),
    );
});

test("a match without games has an empty table", async () => {
    const results = await resultsOf({ ...given, participants: [agent], games: [] }, () =>
        assert.fail("nothing to rate"),
    );
    assert.deepEqual([results.format, results.version, results.table], ["quintet-results", 2, []]);
});

test("games at once: one for each core but one, as far as memory goes", (t) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    t.after(() => {
        if (before) Object.defineProperty(globalThis, "navigator", before);
        else delete globalThis.navigator;
    });
    const on = (value) => Object.defineProperty(globalThis, "navigator", { value, configurable: true });
    const python = { language: "python" };
    on({ hardwareConcurrency: 8, deviceMemory: 8 });
    assert.equal(gamesAtOnce([null, null], 2), 7);
    assert.equal(gamesAtOnce([python, python, null], 2), 5);
    assert.equal(gamesAtOnce([python, python, python], 3), 3);
    assert.equal(gamesAtOnce([null, null], 2, 3), 3);
    on({ hardwareConcurrency: 1 });
    assert.equal(gamesAtOnce([python, python], 2), 1);
    on({ hardwareConcurrency: 64, deviceMemory: 0.25 });
    assert.equal(gamesAtOnce([python, python], 2), 1);
});

test("calls that come too fast are put together, and the last one is made", async () => {
    let state = 0;
    const seen = [];
    const throttle = throttled(20, () => seen.push(state));
    for (state = 1; state <= 5; state++) throttle.ask();
    assert.deepEqual(seen, [1]);
    state = 6;
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.deepEqual(seen, [1, 6]);
    throttle.ask();
    throttle.ask();
    throttle.drop();
    state = 7;
    throttle.run();
    assert.equal(seen.at(-1), 7);
});
