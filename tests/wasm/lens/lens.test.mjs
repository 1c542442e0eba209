// The full module: the same traces as natively; explanations that add up; and any invalid input is answered with a
// sentence.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import {
    assertAnswered,
    goldenLines,
    isEmptyList,
    isMissing,
    isObject,
    isSeed,
    isZero,
    loadFullModule,
    native,
} from "../module.mjs";
import { eventsOf, runInModule } from "./traces.mjs";

const module = await loadFullModule();
const lens = new module.Lens();
const session = new module.Session();
const { games } = session.games();

const textbook = "((3 12 8) (2 4 6) (14 5 2))";
const trees = [
    textbook,
    "A:(B:(3 C!:(5 -7) 4) D!=6:((1 2) (9 (0 (8 8)))) E:(F!:2 G:(1)))",
    "((((1,2,6) (4,2,1)) ((0,9,3) (5,5,5))) (((7,7,1) (2,2,2)) ((1,1,8) (3,0,9))))",
];

/** Options that together use every part of every algorithm. */
const runs = [
    { algorithm: "minimax", depth: 2, quiescence: true },
    { algorithm: "alpha-beta", depth: 4, order: "best", quiescence: true, alpha: -300, beta: 300 },
    { algorithm: "pvs", depth: 3, order: "table", deepening: true },
    { algorithm: "max-n", depth: 3, order: "worst" },
    { algorithm: "paranoid", depth: 3, table: true, deepening: true },
    { algorithm: "best-reply", depth: 3, order: "best" },
    { algorithm: "uct", playouts: 60, playoutPlies: 15, exploration: 900, seed: 7 },
].map((options) => ({ nodes: 2500, ...options }));

/** The same options for `quintet lens`. */
function asArguments({ alpha, beta, without = [], ...options }) {
    const named = Object.entries(options).flatMap(([name, value]) => {
        const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        return value === true ? [option] : [option, String(value)];
    });
    const window = alpha === undefined ? [] : [`--window=${alpha},${beta}`];
    return [...named, ...window, ...(without.length > 0 ? ["--without", without.join(",")] : [])];
}

/** What `quintet lens --json` prints of a request. */
function runNatively({ record, tree, options }) {
    const root = tree ? ["--tree", tree] : ["--record", "-"];
    const output = execFileSync(native, ["lens", ...root, ...asArguments(options), "--json"], {
        encoding: "utf8",
        input: record && JSON.stringify(record),
        maxBuffer: 1e9,
        stdio: ["pipe", "pipe", "ignore"],
    });
    return JSON.parse(output);
}

function assertSameTrace(request) {
    const expected = runNatively(request).trace;
    const events = eventsOf(runInModule(lens, request));
    const wrong = expected.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]));
    assert.deepEqual(events[wrong], expected[wrong], `${JSON.stringify(request)}: event ${wrong}`);
    assert.equal(events.length, expected.length);
    return events;
}

/** A position of a game some way in. */
function positionOf(game, place) {
    const lines = goldenLines(session, "-games").filter((line) => line.game === game);
    const { options, setup, actions } = lines[Math.floor(lines.length * place)];
    return { game, options, setup, actions: actions.slice(0, Math.floor(actions.length * place)) };
}

for (const { id: game } of games) {
    test(`${game}: every algorithm writes the same trace as in the native program`, () => {
        const positions = [{ game, actions: [] }, positionOf(game, 0.4), positionOf(game, 0.7)];
        const kinds = new Set();
        for (const record of positions) {
            for (const options of runs) {
                const events = assertSameTrace({ record, options });
                for (const [kind] of events) kinds.add(kind);
                assert.ok(events.length > 50 || events.at(-1)[1] === "complete");
            }
        }
        for (const kind of ["take", "cut", "leaf", "expand", "back-up"]) assert.ok(kinds.has(kind), kind);
    });

    test(`${game}: with a term switched off the trace is another one, and the same as in the native program`, () => {
        const record = positionOf(game, 0.5);
        const { terms } = lens.terms(game, record.options);
        const explained = lens.explain(record, undefined);
        const used = [...new Set(explained.terms.map(({ name }) => name.split(".")[0]))].filter((name) => name);
        for (const [player, score] of explained.scores.entries()) {
            const sum = explained.terms.reduce((total, { contributions }) => total + contributions[player], 0);
            assert.equal(sum, score * explained.parts);
        }
        assert.ok(used.length > 0 && used.every((name) => terms.includes(name)), `${used} of ${terms}`);
        const options = { algorithm: "max-n", depth: 1, nodes: 500 };
        const whole = assertSameTrace({ record, options });
        const without = assertSameTrace({ record, options: { ...options, without: used } });
        assert.notDeepEqual(without, whole);
    });
}

test("on given trees every algorithm writes the same trace as in the native program", () => {
    for (const tree of trees) {
        for (const { algorithm, ...options } of runs) {
            const { depth, alpha, beta, ...others } = options;
            assertSameTrace({ tree, options: { algorithm, ...others } });
        }
    }
    assertSameTrace({ tree: trees[2], options: { algorithm: "max-n", shallow: true } });
    assertSameTrace({ tree: textbook, options: { algorithm: "alpha-beta", alpha: 2, beta: 5 } });
});

test("the textbook's tree is played through", () => {
    assert.deepEqual(lens.readTree(textbook), { players: 2, height: 2, nodes: 13, chance: false });
    assert.deepEqual(lens.begin({ tree: textbook, options: { algorithm: "alpha-beta" } }), {});
    assert.equal(lens.step(1).ended, false);
    const { ended, nodes, stop } = lens.step(1_000);
    assert.deepEqual({ ended, nodes, stop }, { ended: true, nodes: 11, stop: "complete" });
    const events = eventsOf(lens.take());
    assert.deepEqual(events.at(-2).slice(0, 3), ["leave", 0, 3]);
    assert.deepEqual(
        events.filter(([kind]) => kind === "cut"),
        [["cut", 5, 1, 2, 3, 2, "b2", "b3"]],
    );
    assert.equal(lens.take().words.length, 0);
    assert.equal(lens.step(5).ended, true);
});

test("random trees are the same here as natively, and as large as asked for", () => {
    const options = "depth=3,branching=2-3,players=2,values=-19-19,ties=no,saves=3";
    const args = ["lens", "--random-tree", options, "--seed", "7", "--json"];
    const { tree } = JSON.parse(execFileSync(native, args, { encoding: "utf8" }));
    assert.deepEqual(lens.randomTree(options, 7), { tree });
    const chance = "({0.6: 3, 0.2: 7, 0.2: 5} {0.5: 14, 0.25: 13, 0.25: 13} {0.6: 12, 0.2: 10, 0.2: 1})";
    assert.deepEqual(lens.randomTree("depth=2,branching=3,chance=2", 7), { tree: chance });
    assert.notEqual(lens.randomTree(options, 8).tree, tree);
    assert.equal(lens.readTree(tree).height, 3);
    assert.match(lens.randomTree("saves=400", 1).error.message, /^saves must be a number that such trees reach/);
});

test("`ply` is the position that is searched and explained", () => {
    const actions = ["PLACE 1,1", "STEAL"];
    assert.deepEqual(
        lens.explain({ game: "cachex", actions, ply: 1 }, undefined),
        lens.explain({ game: "cachex", actions: ["PLACE 1,1"] }, undefined),
    );
    assert.notDeepEqual(
        lens.explain({ game: "cachex", actions, ply: 0 }, undefined),
        lens.explain({ game: "cachex", actions }, undefined),
    );
});

test("invalid requests are refused by a sentence with the place, and the run under way continues", () => {
    lens.begin({ tree: textbook, options: {} });
    const refused = [
        [{ tree: "((3 12 8) (2 4 6" }, /^character 17: must be a number, a bracket, or \)/, { place: 17 }],
        [{ tree: "((3 12 8) (2 é 6))" }, /^character 14: must be a number or a bracket/, { place: 14 }],
        [{ tree: 7 }, /^tree must be a string/],
        [{}, /either a record or a tree/],
        [{ tree: textbook, record: { game: "hive" } }, /either a record or a tree/],
        [undefined, /must be an object/],
        [null, /must be an object/],
        [{ tree: textbook, options: 3 }, /^options must be an object/],
        [{ tree: textbook, options: { depth: 13 } }, /^depth must be a whole number from 1 to 12 \(found 13\)$/],
        [{ tree: textbook, options: { depth: 1.5 } }, /^depth must be a whole number/],
        [{ tree: textbook, options: { algorithm: "alfa" } }, /^algorithm must be one of minimax, .*found "alfa"/],
        [{ tree: textbook, options: { algorithm: {} } }, /^algorithm must be a string/],
        [{ tree: textbook, options: { order: "random" } }, /^order must be one of .*found "random"/],
        [{ tree: textbook, options: { table: "yes" } }, /^table must be true or false/],
        [{ tree: textbook, options: { table: 1 } }, /^table must be true or false/],
        [{ tree: textbook, options: { alpha: Number.NEGATIVE_INFINITY } }, /^alpha must be a whole number/],
        [{ tree: textbook, options: { seed: -1 } }, /^seed must be a whole number/],
        [{ tree: textbook, options: { without: ["tempo"] } }, /^without: a given tree has no terms$/],
        [{ record: { game: "hive" }, options: { without: ["temp"] } }, /^without must be one of .*\(found "temp"\)$/],
        [{ record: { game: "hive" }, options: { without: "tempo" } }, /^without must be an array/],
        [{ record: { game: "hive" }, options: { without: [7] } }, /^term 1 must be a string/],
        [{ record: { game: "chess" } }, /^the game must be one of .*\(found "chess"\)$/],
        [{ record: { game: "cachex", actions: ["FLY"] } }, /^action 1: /, { action: 1 }],
        [{ record: { game: "cachex", setup: "?" } }, /^setup: /],
    ];
    for (const [request, message, place = {}] of refused) {
        const { error } = lens.begin(request);
        assert.match(error?.message ?? "nothing refused", message, JSON.stringify(request));
        assert.deepEqual({ ...error, message: undefined }, { ...place, message: undefined });
    }
    assert.equal(lens.step(1_000).nodes, 13 - 2);
});

test("hostile values are refused with a sentence, unless they make sense", () => {
    const fresh = new module.Lens();
    assert.match(fresh.step(1).error.message, /no run has started/);
    assert.match(fresh.take().error.message, /no run has started/);
    fresh.begin({ tree: textbook, options: {} });
    const orMissing = (isAccepted) => (odd) => isMissing(odd) || isAccepted(odd);
    const flag = (odd) => odd === true;
    const score = (odd) => odd === 0 || odd === -1;
    const never = () => false;
    /** The odd values that an option accepts. A missing one is the default. */
    const options = { algorithm: never, depth: never, order: never, table: flag, deepening: flag, quiescence: flag };
    Object.assign(options, { shallow: never, alpha: score, beta: score, playouts: never, playoutPlies: isZero });
    Object.assign(options, { exploration: isZero, seed: isSeed, nodes: never, without: isEmptyList });
    assertAnswered([
        [(value) => fresh.begin(value)],
        [(value) => fresh.begin({ tree: value })],
        [(value) => fresh.begin({ record: value, options: { nodes: 10 } })],
        [(value) => fresh.begin({ tree: textbook, options: value }), orMissing(isObject)],
        [(value) => fresh.step(value)],
        [(value) => fresh.explain(value, undefined)],
        [(value) => fresh.explain({ game: "hive" }, value), orMissing(isEmptyList)],
        [(value) => fresh.terms(value, undefined)],
        [
            (value) => fresh.terms("hive", value),
            orMissing((odd) => isObject(odd) && !Array.isArray(odd) && !Object.keys(odd).length),
        ],
        [(value) => fresh.readTree(value)],
        [(value) => fresh.randomTree(value, 1), (odd) => odd === ""],
        [(value) => fresh.randomTree("depth=3", value), isZero],
        ...Object.entries(options).map(([name, isAccepted]) => [
            (value) => fresh.begin({ tree: textbook, options: { [name]: value } }),
            orMissing(isAccepted),
        ]),
    ]);
    fresh.delete();
});

test("500 runs do not grow the heap", () => {
    const checks = new module.Checks();
    const lenses = (count) => {
        for (let i = 0; i < count; i++) {
            const each = new module.Lens();
            each.begin({
                record: { game: games[i % games.length].id },
                options: { ...runs[i % runs.length], nodes: 200 },
            });
            each.step(100_000);
            each.take();
            each.delete();
        }
        return checks.heap().used;
    };
    const before = lenses(50);
    assert.ok(Math.abs(lenses(500) - before) < 2000);
});
