// Matches in the page: who plays whom, agents and their faults, clocks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { agent, FakeFault, first, last, match, played, random, timeless } from "./arena-runs.mjs";

test("results hold the settings, and everyone plays everyone on both sides", async () => {
    const { results } = await played({
        participants: [random, { name: "Engine", seat: "algorithm:,nodes=50" }, agent("first", first)],
        limits: { game_s: 16 },
        rounds: 2,
    });
    assert.equal(results.format, "quintet-results");
    assert.equal(results.version, 2);
    assert.deepEqual(results.players, ["red", "blue"]);
    assert.deepEqual(results.options, { size: 4 });
    assert.deepEqual(results.limits, { game_s: 16, action_s: null, start_s: null, memory_mb: null });
    assert.deepEqual(results.openings, { least: 2, most: 2, balance: 100 });
    assert.deepEqual(results.participants, [
        { name: "random", seat: "random", kind: "engine", elo: 0 },
        { name: "Engine", seat: "algorithm:,nodes=50", kind: "engine" },
        { name: "first", seat: "agent:first", kind: "agent", form: "short" },
    ]);
    const seatings = results.games.map((record) => record.match.participants.join());
    for (const pair of ["0,1", "1,0", "0,2", "2,0", "1,2", "2,1"]) {
        assert.equal(seatings.filter((seating) => seating === pair).length, 2, pair);
    }
    for (const [index, record] of results.games.entries()) {
        assert.equal(record.match.game, index);
        assert.equal(record.match.opening_plies, 2);
        assert.equal(record.match.plies.length, record.actions.length - 2);
        assert.deepEqual(
            record.players,
            record.match.participants.map((participant) => results.participants[participant].seat),
        );
        assert.ok(["red", "blue"].includes(record.result));
        assert.equal(record.reason, "chain");
    }
    assert.equal(results.table.length, 3);
    for (const row of results.table) assert.equal(row.games, row.wins + row.draws + row.losses);
    assert.equal(
        results.table.reduce((sum, { wins }) => sum + wins, 0),
        results.games.length,
    );
    const elos = results.table.map(({ elo }) => elo);
    assert.deepEqual(
        elos,
        [...elos].sort((a, b) => b - a),
    );
    const own = results.table.find(({ participant }) => participant === 2);
    assert.ok(own.median_ms === 1 && own.worst_ms === 1 && own.most_share > 0 && own.most_share < 0.01);
});

test("the same seed plays the same games, however many at once", async () => {
    const setup = {
        participants: [random, agent("last", last), { name: "E", seat: "algorithm:,nodes=40" }],
        rounds: 2,
    };
    const one = await played({ ...setup, parallel: 1 });
    const many = await played({ ...setup, parallel: 4 });
    assert.ok(many.workers.length > one.workers.length);
    assert.deepEqual(many.results.games.map(timeless), one.results.games.map(timeless));
    const other = await played({ ...setup, seed: 2 });
    assert.notDeepEqual(
        other.results.games.map(({ actions }) => actions),
        one.results.games.map(({ actions }) => actions),
    );
});

test("an agent is told the position, and hears every action but the last", async () => {
    const seen = [];
    const heard = [];
    const curious = {
        wants: ["legal", "tokens"],
        action: (observation) => {
            seen.push(observation);
            return { action: observation.legal[0], printed: "think\n" };
        },
        update: (player, action, observation) => {
            heard.push([player, action, observation.ply]);
            assert.ok(!("legal" in observation) && !("tokens" in observation));
            return { printed: `heard ${action}\n` };
        },
    };
    const { results, agents } = await played({
        participants: [agent("curious", curious), random],
        games: 1,
        limits: { game_s: 60 },
    });
    const [record] = results.games;
    assert.deepEqual(agents.starts[0].players, ["red", "blue"]);
    assert.equal(agents.starts[0].player, 0);
    assert.deepEqual(agents.starts[0].options, { size: 4 });
    assert.ok(Number.isSafeInteger(agents.starts[0].seed));
    assert.deepEqual(
        heard.map(([, action]) => action),
        record.actions.slice(0, -1),
    );
    assert.deepEqual(
        heard.map(([player, , ply]) => [player, ply]),
        record.actions.slice(0, -1).map((_, index) => [index % 2, index + 1]),
    );
    const { legal, tokens, remaining_s, ...observation } = seen[0];
    assert.deepEqual(observation, {
        game: "cachex",
        options: { size: 4 },
        players: ["red", "blue"],
        player: 0,
        ply: 2,
        position: observation.position,
        actions: record.actions.slice(0, 2),
        memory_mb_used: null,
    });
    assert.equal(legal.length, 14);
    assert.equal(tokens.length, 2);
    assert.deepEqual(Object.keys(tokens[0]).sort(), ["cell", "height", "kind", "label", "player"]);
    assert.ok(remaining_s > 59 && remaining_s < 60);
    const [opening1, opening2] = record.actions;
    assert.equal(record.match.plies[0].printed, `heard ${opening1}\nheard ${opening2}\nthink\n`);
    // Output after the last action stays with it.
    const own = record.match.plies.filter(({ player }) => player === 0);
    assert.ok(own.at(-1).printed.includes("think\n"));
    assert.ok(record.match.game_s[0] > 0);
});

const faulty = [
    [
        "throws",
        () => Promise.reject(new FakeFault("error", "NameError: x", { traceback: [{ file: "a.py", line: 3 }] })),
        "error",
        /^NameError: x$/,
    ],
    [
        "returns nonsense",
        () => Promise.reject(new FakeFault("invalid", "no action", { raw: "[]" })),
        "invalid",
        /no action/,
    ],
    ["posts messages", () => Promise.reject(new FakeFault("message", "posted by itself")), "message", /posted/],
    ["needs memory", () => Promise.reject(new FakeFault("memory", "too much")), "memory", /too much/],
    ["ends", () => Promise.reject(new FakeFault("dead", "ended")), "dead", /ended/],
    ["breaks its client", () => Promise.reject(new TypeError("boom")), "error", /^boom$/],
    [
        "plays on a taken cell",
        ({ actions }) => ({ action: actions[0] }),
        "illegal",
        /0,\d is (occupied|taken)|taken|occupied|free/,
    ],
    ["plays a text that is no action", () => ({ action: "FLY" }), "illegal", /./],
    [
        "takes too long",
        ({ legal }) => ({ action: legal[0], ms: 1001, printed: "slow" }),
        "time",
        /^took more than the 1 s for an action$/,
    ],
    [
        "takes too long for the game",
        ({ legal }) => ({ action: legal[0], ms: 900 }),
        "time",
        /^took more than the 2 s for a game$/,
    ],
];

for (const [what, action, kind, message] of faulty) {
    test(`an agent that ${what} loses, and the record says why`, async () => {
        const limits = { action_s: 1, game_s: 2 };
        const { results } = await played({ participants: [agent("bad", { action }), random], games: 2, limits });
        for (const record of results.games) {
            const { forfeit, participants } = record.match;
            assert.equal(participants[forfeit.player], 0);
            assert.equal(forfeit.kind, kind);
            assert.match(forfeit.message, message);
            assert.equal(forfeit.ply, record.actions.length);
            assert.equal(record.result, "unfinished");
        }
        const row = results.table.find(({ participant }) => participant === 0);
        assert.deepEqual(row.faults, { [kind]: 2 });
        assert.deepEqual([row.wins, row.losses, row.score], [0, 2, 0]);
        if (what === "throws") assert.equal(results.games[0].match.forfeit.traceback[0].line, 3);
        if (what === "takes too long") assert.equal(results.games[0].match.forfeit.printed, "slow");
        if (what === "returns nonsense") assert.equal(results.games[0].match.forfeit.raw, "[]");
        if (what === "plays a text that is no action") assert.equal(results.games[0].match.forfeit.raw, "FLY");
    });
}

test("an agent that does not answer is ended", async () => {
    const silent = { action: () => new Promise(() => {}) };
    const { results } = await played({
        participants: [agent("silent", silent), random],
        games: 1,
        limits: { action_s: 0.01 },
    });
    const { forfeit } = results.games[0].match;
    assert.equal(forfeit.kind, "time");
    assert.match(forfeit.message, /^has not answered for 3.01 s$/);
});

test("an agent that fails at an update loses at once", async () => {
    const deaf = {
        ...first,
        update: () => Promise.reject(new FakeFault("error", "KeyError", { printed: "last words" })),
    };
    const { results } = await played({ participants: [random, agent("deaf", deaf)], games: 1 });
    const { forfeit } = results.games[0].match;
    assert.deepEqual([forfeit.player, forfeit.ply, forfeit.kind, forfeit.printed], [1, 2, "error", "last words"]);
});

test("an update counts for the game, not as an action", async () => {
    const slow = { ...first, update: () => ({ ms: 2000 }) };
    const limits = { action_s: 1 };
    const { results } = await played({ participants: [agent("slow", slow), random], games: 1, limits });
    assert.equal(results.games[0].match.forfeit, undefined);
    const other = await played({
        participants: [agent("slow", slow), random],
        games: 1,
        limits: { ...limits, game_s: 5 },
    });
    const { forfeit, game_s } = other.results.games[0].match;
    assert.match(forfeit.message, /^took more than the 5 s for a game$/);
    assert.ok(game_s[0] > 5);
});

test("an agent that takes too long to start has not started", async () => {
    const late = { ...first, start: () => Promise.reject(new FakeFault("time", "20 s are over")) };
    const { results } = await played({ participants: [agent("late", late), random], games: 1 });
    assert.equal(results.games[0].match.forfeit.kind, "start");
});

test("of an agent that prints without end, a game keeps the first half million characters", async () => {
    const loud = { action: ({ legal }) => ({ action: legal[0], printed: "x".repeat(300_000) }) };
    const { results } = await played({ participants: [agent("loud", loud), random], games: 1 });
    const { plies } = results.games[0].match;
    const own = plies.filter(({ player }) => player === 0).map(({ printed }) => printed);
    assert.equal(own[0].length, 300_000);
    assert.match(own[1], /^x{200000}\.\.\. 100000 more characters\n$/);
    assert.equal(own[2], "... 300000 more characters\n");
});

test("the form's limits count where the match has none", async () => {
    const slow = { limits: { game_s: 0.5 }, action: ({ legal }) => ({ action: legal[0], ms: 501 }) };
    const { results } = await played({ participants: [agent("slow", slow), random], games: 1 });
    const { forfeit } = results.games[0].match;
    assert.match(forfeit.message, /0.5 s for a game/);
    assert.deepEqual([forfeit.code, forfeit.values], ["game-time", { limit: 0.5 }]);
    assert.equal(results.limits.game_s, 0.5);
});

test("an agent that cannot start twice in a row is not started again", async () => {
    const broken = { ...first, start: () => Promise.reject(new FakeFault("start", "SyntaxError", { code: "syntax" })) };
    const { results, agents } = await played({ participants: [agent("broken", broken), random], games: 6 });
    assert.equal(agents.starts.length, 2);
    assert.equal(results.games.length, 6);
    for (const { match: note } of results.games) {
        assert.equal(note.forfeit.kind, "start");
        assert.equal(note.forfeit.code, "syntax");
        assert.equal(note.forfeit.ply, note.opening_plies);
    }
    let starts = 0;
    const moody = { ...first, start: () => (++starts % 2 ? Promise.reject(new FakeFault("start", "no")) : undefined) };
    const other = await played({ participants: [agent("moody", moody), random], games: 6 });
    assert.equal(other.results.games.filter(({ match: note }) => note.forfeit).length, 3);
});

test("a page that cannot start agents ends the match, and the agent is not to blame", async () => {
    const { running, assertEnded } = match({
        participants: [agent("first", first), random],
        games: 4,
        parallel: 2,
        startAgent: () => Promise.reject(new Error("no network")),
    });
    await assert.rejects(running.start(), /^Error: no network$/);
    assert.equal(running.state, "stopped");
    assertEnded();
});

test("with three players, the others share the point of one who forfeits", async () => {
    const bad = { action: () => ({ action: "FLY" }) };
    const { results } = await played({
        game: "chexers",
        options: undefined,
        participants: [agent("bad", bad), { name: "a", seat: "algorithm:,depth=1" }, random],
        rounds: 1,
    });
    const seats = results.games.map(({ match: note }) => note.participants.indexOf(0));
    assert.deepEqual([...new Set(seats)].sort(), [0, 1, 2]);
    const row = (participant) => results.table.find((each) => each.participant === participant);
    assert.deepEqual([row(0).score, row(0).losses], [0, results.games.length]);
    assert.deepEqual([row(1).score, row(1).draws], [0.5, results.games.length]);
});

test("four participants have every seat of a game of three equally often", async () => {
    const { results } = await played({
        game: "chexers",
        options: {},
        maxPlies: 4,
        participants: [random, random, random, random],
    });
    const seats = results.games.flatMap(({ match: note }) =>
        note.participants.map((each, seat) => `${each} as ${seat}`),
    );
    assert.equal(new Set(seats).size, 12);
    for (const seat of seats) assert.equal(seats.filter((each) => each === seat).length, seats.length / 12, seat);
});
