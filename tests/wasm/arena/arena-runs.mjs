// Matches without a browser: the arena's engine in this thread, and agents that are functions.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { setMaxListeners } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ArenaClient } from "../../../web/arena/engine/arena-client.js";
import { ArenaMethods } from "../../../web/arena/engine/arena-methods.js";
import { Match } from "../../../web/arena/match/match.js";
import { FakeWorker } from "../fake-worker.mjs";
import { loadFullModule, native } from "../module.mjs";

// A signal that ends a match has more listeners than Node expects.
setMaxListeners(0);

export const module = await loadFullModule();

/** Makes engines, and remembers their workers. */
export function engines(onRequest) {
    const workers = [];
    const makeWorker = () => {
        workers.push(new FakeWorker(ArenaMethods, module, { onRequest }));
        return workers.at(-1);
    };
    return { workers, makeEngine: () => new ArenaClient({ makeWorker }) };
}

/** What `AgentClient` rejects with. */
export class FakeFault extends Error {
    constructor(kind, message, details = {}) {
        super(message);
        Object.assign(this, { kind, ...details });
    }
}

/**
 * A stand-in for `AgentClient.start`: agents are objects with `action(observation)` and maybe `start(given)`,
 * `update(...)` and `wants`. `running`: those that are not closed.
 */
export function fakeAgents() {
    const running = new Set();
    const starts = [];
    const startAgent = async (given) => {
        starts.push(given);
        const code = given.agent.code;
        await code.start?.(given);
        const client = {
            wants: code.wants ?? ["legal"],
            limits: code.limits,
            memoryMb: code.memoryMb ?? null,
            action: async (observation) => ({
                ms: 1,
                printed: "",
                ...(await code.action(structuredClone(observation), given)),
            }),
            update: async (player, action, observation) => ({
                ms: 0.5,
                printed: "",
                ...(await code.update?.(player, action, structuredClone(observation))),
            }),
            close: () => running.delete(client),
        };
        running.add(client);
        return client;
    };
    return { running, starts, startAgent };
}

/** An agent as a participant. */
export const agent = (id, code) => ({
    name: id,
    seat: `agent:${id}`,
    agent: { id, name: id, language: "javascript", form: "short", code },
});

/** A promise and the function that resolves it. */
export function signalled() {
    let say = () => {};
    const heard = new Promise((resolve) => {
        say = resolve;
    });
    return { heard, say };
}

/** Why tests of the page, which don't need the program, can't play its matches; false if they can. */
export const skipNative = existsSync(native) ? false : "build/native/quintet is not built";

/** Plays a match with the program and returns the records. The setup is that of a `Match`, with texts of seats. */
export function nativeGames({ game, options = {}, seats, seed, games, maxPlies = 1000, openings }) {
    const folder = mkdtempSync(path.join(tmpdir(), "quintet-match-"));
    const file = path.join(folder, "games.jsonl");
    const given = [
        ...Object.entries(options).map(([name, value]) => ["--option", `${name}=${value}`]),
        ...seats.map((seat) => ["--seat", seat]),
        ...(openings
            ? [
                  ["--openings", `${openings.least}-${openings.most}`],
                  ["--balance", openings.balance],
              ]
            : []),
        ["--game", game],
        ["--seed", seed],
        ["--games", games],
        ["--max-plies", maxPlies],
        ["--out", file],
        ["--quiet"],
    ];
    try {
        // A forfeit is no failure here, although the program says so by its status.
        execFileSync(native, ["match", ...given.flat().map(String)], { stdio: "pipe" });
    } catch (error) {
        if (error.status !== 1) throw error;
    }
    const lines = readFileSync(file, "utf8").trim().split("\n");
    rmSync(folder, { recursive: true });
    return lines.map((line) => JSON.parse(line));
}

export const first = { action: ({ legal }) => ({ action: legal[0] }) };
export const last = { action: ({ legal }) => ({ action: legal.at(-1) }) };
export const random = { name: "random", seat: "random" };
const small = {
    game: "cachex",
    options: { size: 4 },
    seed: 1,
    parallel: 1,
    openings: { least: 2, most: 2, balance: 100 },
};

/** A match with engines and agents in this thread. */
export function match(setup, callbacks, onRequest) {
    const { workers, makeEngine } = engines(onRequest);
    const agents = fakeAgents();
    const problems = [];
    const running = new Match(
        { ...small, makeEngine, startAgent: agents.startAgent, ...setup },
        { onProblem: (problem) => problems.push(problem), ...callbacks },
    );
    const assertEnded = () => {
        assert.ok(workers.every(({ terminated }) => terminated));
        assert.equal(agents.running.size, 0);
    };
    return { running, workers, agents, problems, assertEnded };
}

/** Plays a match to its end. */
export async function played(setup, callbacks, onRequest) {
    const parts = match(setup, callbacks, onRequest);
    const results = await parts.running.start();
    parts.assertEnded();
    return { ...parts, results };
}

/** The record without what differs from run to run. */
export const timeless = (record) => {
    const { plies, game_s, ...rest } = record.match;
    return { ...record, match: { ...rest, printed: plies.map(({ player, printed }) => [player, printed]) } };
};
