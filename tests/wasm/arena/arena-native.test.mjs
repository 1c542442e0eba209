// Matches in the page and of the program: the same participants with the same seed play the same games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../../web/arena/match/match.js";
import { engines, module, nativeGames } from "./arena-runs.mjs";

const { games } = new module.Session().games();
const stylesOf = (game) => new module.Arena().styles(game).styles.map(({ name }) => name);

/** A record without times, which differ from run to run. */
function timeless({ match, ...record }) {
    const { plies: _, memory_mb: __, game_s: ___, times: ____, ...rest } = match;
    return { ...record, match: rest };
}

async function pageGames({ seats, ...setup }) {
    const { makeEngine } = engines();
    const participants = seats.map((seat) => ({ name: seat, seat }));
    const results = await new Match({ ...setup, participants, makeEngine, parallel: 2 }).start();
    return results.games.map(timeless);
}

for (const { id: game, players, algorithms } of games) {
    const seatsOf = (...seats) => players.map((_, player) => seats[player % seats.length]);
    for (const [what, seats, more] of [
        ["random seats", seatsOf("random"), { maxPlies: 150 }],
        ["searches by nodes and depth", seatsOf("algorithm:,nodes=300", "algorithm:,depth=1"), { maxPlies: 60 }],
        [
            "a level, which plays at random among good actions",
            seatsOf("level:easy,nodes=100", "random"),
            { maxPlies: 60 },
        ],
        ["another algorithm", seatsOf(`algorithm:${algorithms.at(-2)},nodes=200`, "random"), { maxPlies: 40 }],
        ...stylesOf(game).map((style) => [`style ${style}`, seatsOf(`style:${style}`, "random"), { maxPlies: 24 }]),
    ]) {
        test(`${game}: ${what} play the same games`, async () => {
            const setup = { game, seats, seed: 2 ** 40 + 7, games: 4, ...more };
            assert.deepEqual(await pageGames(setup), nativeGames(setup).map(timeless));
        });
    }
}

test("options and openings are the program's", async () => {
    const setup = {
        game: "cachex",
        options: { size: 6 },
        seats: ["random", "algorithm:,nodes=100"],
        seed: 123456789,
        games: 6,
        openings: { least: 1, most: 3, balance: 55 },
    };
    const native = nativeGames(setup);
    assert.deepEqual(await pageGames(setup), native.map(timeless));
    assert.ok(native.some(({ match }) => match.balance.tried > 1));
});
