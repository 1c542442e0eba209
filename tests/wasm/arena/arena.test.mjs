// The class Arena of the full module: lists are the same as natively, and invalid input is answered with a sentence.
// Whole games are in arena-native.test.mjs.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import {
    assertAnswered,
    isEmptyList,
    isMissing,
    isSeed,
    isShortText,
    isZero,
    loadFullModule,
    native,
} from "../module.mjs";

const module = await loadFullModule();
const arena = new module.Arena();
const { games } = new module.Session().games();

const listed = spawnSync(native, ["games", "--json"], { encoding: "utf8" });
const described = JSON.parse(listed.stdout);

test("the program lists the games with the fields of the module, and for one version with the old names", () => {
    const { levels } = new module.Session().games();
    const fieldsOfModule = described.map(({ game, levels: names, ratings, styles, options, ...fields }) => {
        assert.equal(game, fields.id);
        assert.deepEqual(
            names,
            levels.map(({ id }) => id),
        );
        assert.ok(ratings.length > 0 && Array.isArray(styles));
        return {
            ...fields,
            options: options.map(({ default: old, ...option }) => {
                assert.equal(String(old), option.standard);
                return option;
            }),
        };
    });
    // The program has every algorithm for every game.
    const algorithmsHere = (/** @type {{algorithms: string[]}} */ game, /** @type {number} */ place) => ({
        ...game,
        algorithms: game.algorithms.filter((each) => games[place].algorithms.includes(each)),
    });
    assert.deepEqual(fieldsOfModule.map(algorithmsHere), games);
    assert.match(listed.stderr, /`game` is now `id`.*`default`.*`standard`/);
});

for (const { id: game } of games) {
    test(`${game}: styles and ratings of levels are the same as in the native program`, () => {
        const { styles, ratings } = described.find((each) => each.id === game);
        assert.deepEqual(arena.styles(game), { styles });
        assert.deepEqual(arena.levelRatings(game), { elo: ratings });
        assert.ok(ratings.length >= 9 && ratings[0] > 0);
    });
}

test("a lead in points is a lead in Elo, with an interval", () => {
    const results = [1, 1, 1, 0.5, 0].flatMap((score) =>
        Array.from({ length: 20 }, () => ({ participants: [0, 1], scores: [score, 1 - score] })),
    );
    const { ratings } = arena.ratings({ participants: 2, games: results });
    const share = 70.5 / 101; // with half a drawn game for each
    const lead = 400 * Math.log10(share / (1 - share));
    assert.ok(Math.abs(ratings[0].elo - ratings[1].elo - lead) < 0.2);
    assert.ok(ratings[0].low < ratings[0].elo && ratings[0].elo < ratings[0].high);
    const anchored = arena.ratings({ participants: 2, games: results, anchors: [{ participant: 1, elo: 1000 }] });
    assert.deepEqual(anchored.ratings[1], { elo: 1000, low: 1000, high: 1000 });
    assert.ok(Math.abs(anchored.ratings[0].elo - 1000 - lead) < 0.2);
});

test("openings follow the request", () => {
    const ask = { game: "cachex", options: { size: "6" }, seed: 5 };
    const any = arena.opening({ ...ask, opening: 1, least: 2, most: 2, balance: 100 });
    assert.equal(any.actions.length, 2);
    assert.deepEqual([any.least, any.most, any.balance, any.tried, any.favour], [2, 2, 100, 1, 0]);
    const standard = arena.opening({ ...ask, opening: 1 });
    assert.ok(standard.balance < 100 && standard.favour > 0);
    assert.notDeepEqual(arena.opening({ ...ask, opening: 2 }).actions, standard.actions);
    assert.deepEqual(arena.opening({ ...ask, opening: 1 }), standard);
});

test("invalid input is refused by a sentence", () => {
    const cachex = { game: "cachex", actions: [] };
    const refused = [
        [() => arena.opening({}), /^game must be a string/],
        [() => arena.opening({ game: "chess" }), /^the game must be one of .*\(found "chess"\)/],
        [() => arena.opening({ game: "cachex", options: { size: 99 } }), /size/],
        [
            () => arena.opening({ game: "cachex", least: 9, most: 3 }),
            /^openings must be a range of plies from 0 to \d+ \(found 9 to 3\)/,
        ],
        [() => arena.opening({ game: "cachex", opening: -1 }), /^opening must be a whole number/],
        [() => arena.schedule({ players: 2 }), /^participants must be a whole number/],
        [() => arena.schedule({ players: 4, participants: 9 }), /^schedule: a game must have 2 or 3 players/],
        [() => arena.seedsOf(0.5, 0, 1), /^seed must be a whole number/],
        [() => arena.seedsOf(0, -1, 1), /^game must be a whole number/],
        [() => arena.seedsOf(0, 0, 1e9), /^count must be a whole number/],
        [() => arena.randomAction(cachex, "1"), /^seed must be a whole number/],
        [() => arena.randomAction({ game: "cachex", actions: ["FLY"] }, 1), /^action 1: /],
        [() => arena.styleAction(cachex, "greedy", 1), /^cachex has no styles/],
        [() => arena.styles(7), /^game must be a string/],
        [() => arena.levelRatings(undefined), /^game must be a string/],
        [() => arena.ratings(null), /^a request must be an object/],
        [() => arena.ratings({ participants: -1 }), /^participants must be a whole number/],
        [() => arena.ratings({ participants: 2, games: 7 }), /^games must be an array/],
        [() => arena.ratings({ participants: 2, games: [null] }), /^game 0 must be an object/],
        [() => arena.ratings({ participants: 2, games: [{}] }), /^game 0: participants must be an array/],
        [
            () => arena.ratings({ participants: 2, games: [{ participants: [0, 2], scores: [1, 0] }] }),
            /^game 0: a participant must be a whole number from 0 to 1/,
        ],
        [
            () => arena.ratings({ participants: 2, games: [{ participants: [0, 1], scores: [1, "0"] }] }),
            /^game 0: a score must be a number/,
        ],
        [
            () => arena.ratings({ participants: 2, anchors: [{ participant: 0, elo: 1e9 }] }),
            /^ratings: Elo must be from -10000/,
        ],
    ];
    for (const [call, message] of refused) {
        assert.match(call().error?.message ?? "nothing refused", message, String(call));
    }
});

test("a finished game has no action", () => {
    const record = { game: "cachex", options: { size: "3" }, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0"] };
    const played = { ...record, actions: [...record.actions, "PLACE 1,1", "PLACE 2,0"] };
    assert.match(arena.randomAction(played, 1).error.message, /^the game is over$/);
    assert.ok(arena.randomAction(record, 1).action);
});

test("hostile values are refused with a sentence, unless they make sense", () => {
    const record = { game: "cachex" };
    assertAnswered([
        [(value) => arena.opening(value)],
        [(value) => arena.opening({ game: value })],
        [(value) => arena.schedule(value)],
        [(value) => arena.seedsOf(value, value, value), isZero],
        [(value) => arena.randomAction(value, 1)],
        [(value) => arena.randomAction(record, value), isSeed],
        [(value) => arena.styleAction(record, value, 1)],
        [(value) => arena.styles(value), isShortText],
        [(value) => arena.levelRatings(value), isShortText],
        [(value) => arena.ratings(value)],
        [(value) => arena.ratings({ participants: 2, games: [value] })],
        [(value) => arena.ratings({ participants: 2, games: [{ participants: value, scores: value }] }), isEmptyList],
        [(value) => arena.ratings({ participants: 2, anchors: value }), (odd) => isMissing(odd) || isEmptyList(odd)],
    ]);
});
