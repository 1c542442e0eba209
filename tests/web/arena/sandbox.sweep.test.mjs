// A course's agent in the page, in a real sandbox with real Pyodide: the same games as in the program's Python, and the
// end of every worker and frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { agentFiles, honestAgent } from "../../wasm/arena/arena-python.mjs";
import { nativeGames, skipNative } from "../../wasm/arena/arena-runs.mjs";
import { becomes } from "../browser.mjs";
import { content } from "../drive/agents.mjs";
import { testBrowser } from "../for-tests.mjs";

const patient = { timeout: 600_000 };
const setup = {
    game: "cachex",
    options: { size: 5 },
    seed: 21,
    games: 2,
    openings: { least: 2, most: 2, balance: 100 },
};

const browser = await testBrowser({ sources: true });

/**
 * Runs in the page.
 * @param {{origin: string, setup: object, files: [string, string][], opponent: string}} given
 */
async function playMatch({ origin, setup, files, opponent }) {
    const { Match } = await import(`${origin}/web/arena/match/match.js`);
    const { AgentClient } = await import(`${origin}/web/agents/agent-client.js`);
    const agent = {
        id: "1",
        name: "bridges",
        language: "python",
        form: "",
        className: "",
        game: "cachex",
        changed: 0,
        files: Object.fromEntries(files.map(([name, text]) => [name, new TextEncoder().encode(text)])),
    };
    const match = new Match({
        ...setup,
        // A busy machine must not decide the game.
        limits: { game_s: 1000 },
        parallel: 2,
        participants: [
            { name: agent.name, seat: "agent:1", agent },
            { name: opponent, seat: opponent },
        ],
        startAgent: (/** @type {any} */ given) => AgentClient.start(given),
    });
    return match.start();
}

/** What page and program must agree about. @param {any} record */
const playedIn = ({ game, options, actions, result, reason, match: { participants, searches, plies, forfeit } }) => {
    const printed = plies.map((/** @type {any} */ ply) => [ply.player, ply.printed]);
    return { game, options, actions, result, reason, participants, searches, printed, forfeit };
};

test("an honest agent plays the program's games", { ...patient, skip: skipNative }, async () => {
    const page = await browser.open("/web/test.html", { content });
    const opponent = "algorithm:,nodes=60";
    const folder = honestAgent("cachex");
    const files = agentFiles(folder, "").map(([name, bytes]) => [name, bytes.toString()]);
    const results = await page.evaluate(playMatch, { origin: browser.origin, setup, files, opponent });
    const native = nativeGames({ ...setup, seats: [`python:${folder}`, opponent] });
    assert.deepEqual(results.games.map(playedIn), native.map(playedIn));
    const own = results.table.find((/** @type {any} */ { participant }) => participant === 0);
    assert.ok(own.most_share > 0 && own.most_share < 1 && own.worst_ms >= own.median_ms);
    assert.deepEqual(own.faults, {});
    await becomes(async () => [page.workers().length, page.frames().length], [0, 1], "workers and frames");
    assert.deepEqual(page.problems, []);
});
