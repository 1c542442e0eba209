// Matches in the page: pausing, stopping, progress, engines that break down, and settings that are refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { agent, first, match, played, random, signalled, timeless } from "./arena-runs.mjs";

test("a paused match waits between two actions, and a pause changes none of its games", async () => {
    const setup = { participants: [agent("first", first), random], games: 3 };
    const whole = await played(setup);
    let actions = 0;
    const paused = signalled();
    const counting = {
        action: ({ legal }) => {
            if (++actions === 4) running.pause();
            return { action: legal[0] };
        },
    };
    const { running } = match(
        { ...setup, participants: [agent("first", counting), random] },
        { onProgress: ({ state }) => state === "paused" && paused.say() },
    );
    const end = running.start();
    await paused.heard;
    assert.equal(running.state, "paused");
    const before = actions;
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    assert.equal(actions, before);
    running.resume();
    assert.deepEqual((await end).games.map(timeless), whole.results.games.map(timeless));
    assert.equal(running.state, "finished");
});

test("stop ends every worker at once, and keeps the games that are played", async () => {
    const hanging = signalled();
    let calls = 0;
    const hangs = {
        action: ({ legal }) => {
            if (++calls < 15) return { action: legal[0] };
            hanging.say();
            return new Promise(() => {});
        },
    };
    const games = [];
    const { running, workers, agents, assertEnded } = match(
        { participants: [agent("hangs", hangs), random], games: 20, parallel: 2 },
        { onGame: (record) => games.push(record) },
    );
    const end = running.start();
    await hanging.heard;
    running.stop();
    // The first worker plays no game: it still rates those that are played.
    assert.ok(workers.length > 1 && workers.slice(1).every(({ terminated }) => terminated));
    assert.equal(agents.running.size, 0);
    const results = await end;
    assert.equal(running.state, "stopped");
    assert.deepEqual(
        results.games.map((record) => record.match.game),
        games.map((record) => record.match.game).sort((a, b) => a - b),
    );
    assert.ok(results.games.length < 20);
    assertEnded();
});

test("a match can be stopped before its first game, and while it is paused", async () => {
    const early = match({ participants: [random, random], games: 4 });
    const end = early.running.start();
    early.running.stop();
    assert.deepEqual((({ games, table }) => [games, table])(await end), [[], []]);
    early.assertEnded();
    await assert.rejects(early.running.start(), /starts once/);

    const { running, assertEnded } = match(
        { participants: [random, random], games: 4 },
        {
            onGame: () => running.pause(),
            onProgress: ({ state }) => state === "paused" && running.stop(),
        },
    );
    const { games } = await running.start();
    assert.equal(games.length, 1);
    assert.equal(running.state, "stopped");
    assertEnded();
});

test("progress shows the games under way, and ends with all of them played", async () => {
    const seen = [];
    const plies = [];
    await played(
        { participants: [agent("first", first), random], games: 4, parallel: 2, limits: { game_s: 10 } },
        { onProgress: (progress) => seen.push(progress), onPly: (ply) => plies.push(ply) },
    );
    assert.deepEqual((({ state, played: done, of, running }) => [state, done, of, running.length])(seen.at(-1)), [
        "finished",
        4,
        4,
        0,
    ]);
    const running = seen.flatMap((progress) => progress.running);
    for (const { number, participants, ply, toMove, remaining_s } of running) {
        assert.ok(number < 4 && ply >= 2 && toMove < 2);
        const own = participants.indexOf(0);
        assert.ok(remaining_s[own] > 9 && remaining_s[1 - own] === null);
    }
    const game = plies.filter(({ number }) => number === 2);
    assert.deepEqual([game[0].action, game[0].state.ply], [null, 2]);
    for (const [index, { action, player, state }] of game.slice(1).entries()) {
        assert.equal(state.ply, index + 3);
        assert.equal(state.lastAction.text, action);
        assert.equal(player, index % 2);
    }
});

test("a worker that dies is replaced, and its game continues", async () => {
    const setup = { participants: [random, { name: "E", seat: "algorithm:,depth=2" }], games: 2 };
    const whole = await played(setup);
    let plays = 0;
    const { results, workers } = await played(setup, {}, ({ method }) =>
        method === "play" && ++plays % 5 === 0 ? "die" : undefined,
    );
    assert.ok(workers.length > whole.workers.length);
    assert.deepEqual(
        results.games.map(({ actions }) => actions),
        whole.results.games.map(({ actions }) => actions),
    );
});

test("a game whose engine breaks down for good is left out and reported", async () => {
    const { results, problems } = await played(
        { participants: [random, { name: "E", seat: "algorithm:,depth=1" }], games: 2 },
        {},
        ({ method, args }) => (method === "think" && args[1].actions.length === 5 ? "die" : undefined),
    );
    assert.ok(problems.length >= 1);
    assert.match(problems[0], /out of memory/);
    assert.equal(results.games.length, 2 - problems.length);
});

for (const [what, setup, message] of [
    ["an unknown game", { game: "chess", participants: [random, random] }, /^unknown game "chess"$/],
    ["too few participants", { participants: [random] }, /^cachex needs 2 participants, found 1$/],
    [
        "a wrong seat",
        { participants: [random, { name: "x", seat: "level:none" }] },
        /the level must be one of .*found "none"/,
    ],
    [
        "a missing agent",
        { participants: [random, { name: "x", seat: "agent:7" }] },
        /^seat "agent:7": the agent is missing$/,
    ],
    ["an option with a wrong value", { options: { size: 99 }, participants: [random, random] }, /size/],
]) {
    test(`${what} is refused before the first game`, async () => {
        const { running, assertEnded } = match(setup);
        await assert.rejects(running.start(), (error) => {
            assert.ok(error instanceof Error);
            assert.match(error.message, message);
            return true;
        });
        assert.equal(running.state, "stopped");
        assertEnded();
    });
}
