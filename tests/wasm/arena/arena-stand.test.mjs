// Where an agent stands: simulated agents of known strength against simulated levels, and a run with the real engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Ladder } from "../../../web/arena/match/ladder.js";
import { standOf } from "../../../web/arena/match/rating-match.js";
import { ratingsBy } from "../../../web/arena/match/results.js";
import { randomNumbers } from "../module.mjs";
import { agent, engines, fakeAgents } from "./arena-runs.mjs";

const two = ["red", "blue"];
const three = ["red", "green", "blue"];
const elos = [100, 320, 480, 650, 800, 930, 1100, 1240, 1390, 1500];
const levels = [{ name: "agent", kind: "agent" }, ...elos.map((elo, level) => ({ name: `${level}`, elo }))];

/**
 * Plays the games of a ladder whose results are drawn by chance: the chance of a seat is 10^(elo / 400), divided by the
 * sum of all. `atOnce`: games that begin before the first of them ends.
 */
async function climbed({
    elo,
    players = two,
    seed = 1,
    mostGames = 1000,
    draws = 0,
    atOnce = 1,
    participants = levels,
}) {
    const engine = engines().makeEngine();
    const below = randomNumbers(seed);
    const chance = () => below(1_000_000) / 1_000_000;
    const rate = ratingsBy(engine);
    const ladder = new Ladder({ players, participants, rate, mostGames });
    const jobs = [];
    const underWay = [];
    for (;;) {
        while (underWay.length < atOnce) {
            const job = ladder.next();
            if (!job) break;
            jobs.push(job);
            underWay.push(job);
        }
        const job = underWay.shift();
        if (!job) break;
        const weights = job.participants.map((place) => 10 ** ((participants[place].elo ?? elo) / 400));
        const sumTo = (player) => weights.slice(0, player + 1).reduce((sum, weight) => sum + weight, 0);
        const drawn = chance() * sumTo(players.length);
        const winner = weights.findIndex((_, player) => drawn < sumTo(player));
        const result = chance() < draws ? "draw" : players[winner];
        await ladder.take({ result, match: { participants: job.participants, game: job.number } });
    }
    engine.close();
    return { stand: ladder.stand(), jobs };
}

for (const elo of [250, 700, 1180, 1450]) {
    test(`an agent of ${elo} is found to within 50, and between the right levels`, async () => {
        const { stand, jobs } = await climbed({ elo, seed: elo });
        assert.equal(stand.place, "within");
        assert.ok((stand.high - stand.low) / 2 <= 50, `${stand.low} to ${stand.high}`);
        // The seeds are fixed, and these intervals hold the truth; one in twenty would not.
        assert.ok(stand.low <= elo && elo <= stand.high, `${stand.low} to ${stand.high}`);
        assert.equal(stand.beats, elos.findLastIndex((each) => each <= stand.elo) + 1 || null);
        assert.equal(
            elos[stand.beaten_by - 1],
            elos.find((each) => each > stand.elo),
        );
        assert.equal(stand.curve.length, jobs.length);
        assert.ok(jobs.length < 300, `${jobs.length} games`);
    });
}

test("most games are against levels that tell much", async () => {
    const { jobs } = await climbed({ elo: 700, seed: 5 });
    const near = jobs.filter(({ participants: [a, b] }) => Math.abs(elos[(a || b) - 1] - 700) < 250);
    assert.ok(near.length > 0.9 * jobs.length);
});

test("each opening is played on both sides against the same level", async () => {
    const { jobs } = await climbed({ elo: 900, mostGames: 40 });
    assert.equal(jobs.length, 40);
    assert.deepEqual(
        jobs.map(({ number }) => number),
        jobs.map((_, index) => index),
    );
    for (let pair = 0; pair < jobs.length; pair += 2) {
        assert.equal(jobs[pair].opening, pair / 2);
        assert.equal(jobs[pair + 1].opening, pair / 2);
        assert.deepEqual(jobs[pair].participants, [...jobs[pair + 1].participants].reverse());
    }
});

test("draws count, and games may end later than others begin", async () => {
    const { stand } = await climbed({ elo: 650, seed: 9, draws: 0.3, atOnce: 6 });
    assert.ok((stand.high - stand.low) / 2 <= 50);
    assert.ok(Math.abs(stand.elo - 650) < 100, `${stand.elo}`);
    const games = stand.curve.map((point) => point.games);
    assert.deepEqual(
        games,
        games.map((_, index) => index + 1),
    );
});

test("among three players the agent meets two of a level, in every seat", async () => {
    const { stand, jobs } = await climbed({ elo: 700, players: three, seed: 3 });
    for (const { participants: seated } of jobs) {
        assert.equal(seated.filter((place) => place === 0).length, 1);
        assert.equal(new Set(seated).size, 2);
    }
    for (const seat of [0, 1, 2]) {
        const here = jobs.filter(({ participants: seated }) => seated[seat] === 0).length;
        assert.ok(Math.abs(here - jobs.length / 3) <= 1);
    }
    assert.ok((stand.high - stand.low) / 2 <= 50);
    assert.ok(Math.abs(stand.elo - 700) < 120, `${stand.elo}`);
});

test("an agent that loses to no level is above the ladder, with a bound instead of a rating", async () => {
    const { stand, jobs } = await climbed({ elo: 9000 });
    assert.equal(stand.place, "above");
    assert.equal(stand.high, null);
    assert.equal(stand.elo, stand.low);
    assert.ok(stand.low > elos.at(-1));
    assert.deepEqual([stand.beats, stand.beaten_by], [elos.length, null]);
    assert.ok(jobs.length < 40, `${jobs.length} games`);
    assert.ok(stand.curve.every(({ low, high }) => low !== null && high === null));
});

test("an agent that wins nothing is below it", async () => {
    const { stand, jobs } = await climbed({ elo: -9000, players: three });
    assert.equal(stand.place, "below");
    assert.equal(stand.low, null);
    assert.equal(stand.elo, stand.high);
    assert.ok(stand.high < elos[0]);
    assert.deepEqual([stand.beats, stand.beaten_by], [null, 1]);
    assert.ok(jobs.length < 50, `${jobs.length} games`);
});

test("below the first level an agent is placed in few games, random play is a reference, and far below it games end soon", async () => {
    const references = [
        { name: "agent", kind: "agent" },
        { name: "random", seat: "random", elo: 0 },
    ].concat([250, 560, 780].map((elo, level) => ({ name: `${level}`, seat: `level:${level}`, elo })));
    for (const elo of [-60, 60, 150]) {
        const { stand, jobs } = await climbed({ elo, seed: 7, participants: references });
        assert.equal(stand.place, "within");
        assert.ok(stand.low <= elo && elo <= stand.high, `${stand.low} to ${stand.high}`);
        assert.ok((stand.high - stand.low) / 2 <= 100);
        assert.ok(jobs.length <= 80, `${elo}: ${jobs.length} games`);
    }
    const { stand, jobs } = await climbed({ elo: -500, seed: 2, participants: references });
    assert.ok(stand.high < 0 && jobs.length <= 40, `below ${stand.high} after ${jobs.length} games`);
});

test("a limit of games ends the run, with the results so far", async () => {
    const { stand, jobs } = await climbed({ elo: 700, mostGames: 10 });
    assert.equal(jobs.length, 10);
    assert.ok(stand.high - stand.low > 100);
});

test("a run with the engine's levels: an agent that loses by every fault is below them", async () => {
    const { makeEngine, workers } = engines();
    const agents = fakeAgents();
    const seen = [];
    const run = standOf(
        agent("bad", { action: () => ({ action: "FLY" }) }),
        {
            game: "cachex",
            options: { size: 4 },
            seed: 3,
            openings: { least: 0, most: 0, balance: 100 },
            parallel: 2,
            games: 60,
            levelName: (id) => `Level ${id}`,
            makeEngine,
            startAgent: agents.startAgent,
        },
        { onResults: (results) => seen.push(results) },
    );
    const results = await run.start();
    assert.equal(run.state, "finished");
    assert.equal(results.participants.length, 12);
    assert.deepEqual((({ name, seat, kind }) => ({ name, seat, kind }))(results.participants[2]), {
        name: "Level beginner",
        seat: "level:beginner",
        kind: "engine",
    });
    const elos = results.participants.flatMap(({ elo = [] }) => elo);
    assert.deepEqual([results.participants[1].seat, elos[0]], ["random", 0]);
    assert.ok(elos.length >= 9 && elos.every((elo, index) => index === 0 || elo > elos[index - 1]));
    const { stand } = results;
    assert.deepEqual([stand.agent, stand.place, stand.beats, stand.beaten_by], [0, "below", null, 1]);
    assert.equal(stand.curve.length, results.games.length);
    assert.ok(seen.length >= 1 && seen.every((each) => each.stand.agent === 0));
    assert.ok(workers.every(({ terminated }) => terminated));
    const row = results.table.find(({ participant }) => participant === 0);
    assert.deepEqual(row.faults, { illegal: results.games.length });
});
