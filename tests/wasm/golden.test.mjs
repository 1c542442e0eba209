// Golden games of other programs through the bindings: legal actions, results and perft.

import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32, goldenLines, newChecks, newSession } from "./module.mjs";

const session = await newSession();
const checks = await newChecks();
const largestPerft = 300_000;

const textsOf = (state) => state.legal.map(({ text }) => text);
const digest = (texts) => crc32([...texts].sort().join(";"));

function resultOf({ outcome, game }) {
    if (outcome.state === "ongoing") return "unfinished";
    if (outcome.state === "drawn") return "draw";
    return session.games().games.find(({ id }) => id === game).players[outcome.winner];
}

const gamesByName = new Map();
for (const line of goldenLines(session, "-games")) {
    gamesByName.set(line.game, [...(gamesByName.get(line.game) ?? []), line]);
}

test("golden data is of games in the module", () => {
    const games = session.games().games.map(({ id }) => id);
    assert.deepEqual(
        [...gamesByName.keys()].filter((game) => !games.includes(game)),
        [],
    );
    assert.ok(gamesByName.size >= 5);
});

for (const [game, lines] of gamesByName) {
    test(`${game}: golden games load and end with the expected result and reason`, () => {
        for (const { id, options, setup, actions, legal, legal_crc32, result, reason } of lines) {
            const { state, error } = session.load({ game, options, setup, actions });
            assert.equal(error, undefined, `${id}: ${error?.message}`);
            assert.deepEqual(state.actions, actions, id);
            assert.equal(state.legal.length, legal[actions.length], id);
            assert.equal(digest(textsOf(state)), legal_crc32[actions.length], id);
            assert.equal(resultOf(state), result, id);
            assert.equal(state.outcome.reason, reason, id);
        }
    });

    // Only some of them: all would take half a minute, and the native tests cover all.
    test(`${game}: golden games played action by action have the expected legal actions`, () => {
        for (const { id, options, setup, actions, legal, legal_crc32 } of lines.filter((_, i) => i % 8 === 0)) {
            let { state } = session.load({ game, options, setup });
            for (const [ply, action] of actions.entries()) {
                assert.equal(state.legal.length, legal[ply], `${id}, ply ${ply}`);
                assert.equal(digest(textsOf(state)), legal_crc32[ply], `${id}, ply ${ply}`);
                const answer = session.play(action);
                assert.equal(answer.error, undefined, `${id}, ply ${ply}: ${answer.error?.message}`);
                state = answer.state;
            }
        }
    });
}

test("perft agrees with the golden numbers, in total and by first action", () => {
    let checked = 0;
    for (const { id, game, options, setup, actions, perft } of goldenLines(session, "-perft")) {
        const record = { game, options, setup, actions };
        for (const [index, expected] of perft.entries()) {
            if (expected > largestPerft) break;
            const depth = index + 1;
            const { error, sequences } = checks.perft(record, depth);
            assert.equal(error, undefined, `${id}: ${error?.message}`);
            assert.equal(sequences, expected, `${id}, depth ${depth}`);
            const parts = Object.values(checks.divide(record, depth).sequences);
            assert.equal(
                parts.reduce((sum, part) => sum + part, 0),
                expected,
                `${id}, divided at depth ${depth}`,
            );
            checked += 1;
        }
    }
    assert.ok(checked > 100, `${checked} numbers`);
});
