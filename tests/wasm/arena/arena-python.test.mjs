// The honest agents of the tests, unchanged: the same games in Pyodide and in the program's Python.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../../web/arena/match/match.js";
import { honestAgent, pythonAgent, readyInProcess, startPythonAgent } from "./arena-python.mjs";
import { engines, module, nativeGames } from "./arena-runs.mjs";

const { games } = new module.Session().games();

/** What both sides must agree about; times differ, and the page names agents in another way. */
const playedIn = ({ game, options, actions, result, reason, match: { participants, searches, plies, forfeit } }) => {
    const printed = plies.map((ply) => [ply.player, ply.printed]);
    return { game, options, actions, result, reason, participants, searches, printed, forfeit };
};

/** What an agent says of itself. */
const described = ({ type, form, class: of, wants, limits, name }) => ({ type, form, of, wants, limits, name });

for (const { id: game, players } of games) {
    test(`${game}: an honest agent says the same of itself, and plays the same games`, async () => {
        const file = honestAgent(game);
        const others = players.slice(1).map(() => "algorithm:,nodes=60");
        const setup = {
            game,
            seed: 11,
            games: players.length,
            maxPlies: 30,
            openings: { least: 2, most: 4, balance: 100 },
        };
        const clients = [];
        const running = new Match({
            ...setup,
            participants: [pythonAgent(file), ...others.map((seat) => ({ name: seat, seat }))],
            parallel: 1,
            makeEngine: engines().makeEngine,
            startAgent: async (given) => {
                clients.push(await startPythonAgent(given));
                return clients.at(-1);
            },
        });
        const results = await running.start();
        const [client] = clients;
        assert.deepEqual(described(client), described(readyInProcess({ ...client.request, folder: file })));
        const own = results.games.map(playedIn);
        assert.ok(own.every(({ forfeit, actions }) => forfeit === undefined && actions.length > 10));
        assert.deepEqual(own, nativeGames({ ...setup, seats: [`python:${file}`, ...others] }).map(playedIn));
    });
}
