/** Why a value: where it comes from, and the terms of an evaluation, which add up exactly. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { recordAt } from "../../../../web/lens/lens-model.js";
import { valueReason } from "../../../../web/lens/why/reason-of.js";
import { termTable } from "../../../../web/lens/why/terms.js";
import { catalogueIn } from "../../i18n/catalogues.mjs";
import { lecture, lens, randomTree, runOf } from "../module-runs.mjs";

/** @param {string} game */
async function sampleGames(game) {
    const text = await readFile(new URL(`../../../data/${game}-games.jsonl`, import.meta.url), "utf8");
    return text
        .split("\n", 4)
        .filter(Boolean)
        .map((line) => JSON.parse(line));
}
/** Whether every language says what a last step does. @param {string} step */
const stepWords = async (step) =>
    Object.values(await catalogueIn("lens-more")).every((messages) =>
        Object.hasOwn(messages, `evaluation.step.${step}`),
    );

/** Points have fractions, and sums of them end elsewhere in the last digit. @param {number} a @param {number} b */
const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-6, `${a}, ${b}`);

const games = ["cachex", "chexers", "halma", "hive", "tetress"];

for (const game of games) {
    test(`the rows of the table add up to the value: ${game}`, async () => {
        let positions = 0;
        for (const { options, setup, actions } of await sampleGames(game)) {
            for (let ply = 0; ply < Math.min(actions.length, 60); ply += 7) {
                const explained = lens.explain({ game, options, setup, actions: actions.slice(0, ply) }, undefined);
                if (explained.error) continue;
                const table = termTable(explained);
                assert.ok(table.exact);
                positions += 1;
                for (const player of table.scores.keys()) {
                    const groups = table.groups.reduce((sum, { sums }) => sum + sums[player], 0);
                    near(groups, explained.scores[player]);
                    for (const { rows, sums } of table.groups) {
                        near(
                            rows.reduce((sum, { contributions }) => sum + contributions[player], 0),
                            sums[player],
                        );
                    }
                }
                const rows = table.groups.flatMap((group) => group.rows);
                assert.deepEqual(rows.map(({ name }) => name).sort(), explained.terms.map(({ name }) => name).sort());
                for (const { weight, contributions, features } of rows) {
                    for (const [player, feature] of features.entries()) {
                        near(feature * weight, contributions[player]);
                    }
                }
                assert.ok(table.linear);
                for (const { name, features } of rows) {
                    assert.equal(features.length, name === "" ? 0 : explained.scores.length, name);
                }
                const rest = table.groups.find(({ name }) => name === "");
                assert.ok(!rest || (await stepWords(explained.lastStep)), "every language explains the last step");
            }
        }
        assert.ok(positions > 5, `${positions}`);
    });
}

test("terms that do not add up, or are no weight times a feature, are said to be so", () => {
    const term = (
        /** @type {string} */ name,
        /** @type {number} */ weight,
        /** @type {number[]} */ contributions,
        features = contributions.map((each) => each / weight),
    ) => ({ name, weight, contributions, features, units: 1 });
    const whole = { parts: 1, lastStep: "" };
    const linear = termTable({ scores: [6, -6], terms: [term("a.0", 3, [6, 0]), term("a.1", 2, [0, -6])], ...whole });
    assert.deepEqual([linear.exact, linear.linear], [true, true]);
    assert.deepEqual(linear.groups[0].sums, [6, -6]);
    const broken = termTable({ scores: [7, -6], terms: [term("a", 3, [6, -6])], ...whole });
    assert.deepEqual([broken.exact, broken.linear], [false, true]);
    const rest = termTable({
        scores: [9, -9],
        terms: [term("small", 1, [1, -1]), term("a", 3, [3, -3]), term("", 0, [5, -5], []), term("b", 2, [0, 0], [])],
        ...whole,
    });
    assert.deepEqual(
        rest.groups.map(({ name }) => name),
        ["a", "small", "b", ""],
        "what moves the value most stands first, and the rest last",
    );
    assert.deepEqual([rest.exact, rest.linear, rest.whole], [true, false, true]);
    const parts = termTable({
        scores: [1, -1],
        terms: [{ ...term("a", 250, [750, -750]), units: 100 }, term("", 0, [250, -250], [])],
        parts: 1000,
        lastStep: "rounding",
    });
    assert.deepEqual([parts.exact, parts.linear, parts.whole], [true, true, false]);
    assert.deepEqual(parts.groups[0].rows[0], {
        name: "a",
        weight: 2.5,
        contributions: [0.75, -0.75],
        features: [0.3, -0.3],
    });
});

test("a value comes from the leaf at the end of the line that counts", () => {
    for (const [algorithm, players] of /** @type {const} */ ([
        ["minimax", 2],
        ["alpha-beta", 2],
        ["pvs", 2],
        ["max-n", 3],
    ])) {
        const replay = runOf({ tree: randomTree(8, 4, players), options: { algorithm } });
        const cursor = replay.cursor();
        cursor.seek(replay.events);
        for (const [number, node] of cursor.nodes.entries()) {
            const reason = valueReason(cursor, number);
            assert.deepEqual(reason.values, node.values);
            assert.deepEqual(cursor.nodes[reason.node].values, node.values);
            assert.equal(reason.source, "given");
            assert.deepEqual([...cursor.texts(number), ...reason.steps], cursor.texts(reason.node));
        }
    }
});

test("a node whose value is not known yet says so", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "minimax" } });
    const cursor = replay.cursor();
    cursor.seek(4);
    assert.equal(valueReason(cursor, 1).source, "unknown");
    assert.deepEqual(valueReason(cursor, 1).values, []);
});

test("in a game, the value of a leaf is the static evaluation that the terms explain", () => {
    for (const [game, options, actions, searched] of /** @type {const} */ ([
        ["cachex", { size: 4 }, ["PLACE 1,1"], { algorithm: "alpha-beta", depth: 2 }],
        ["chexers", {}, [], { algorithm: "max-n", depth: 2, quiescence: true }],
        ["hive", {}, [], { algorithm: "minimax", depth: 2 }],
        ["cachex", { size: 4 }, [], { algorithm: "alpha-beta", depth: 2, without: ["distance"] }],
    ])) {
        const record = { game, options, actions: [...actions] };
        const replay = runOf({ record, options: searched });
        const cursor = replay.cursor();
        cursor.seek(replay.events);
        let checked = 0;
        for (let node = 0; node < cursor.nodes.length; node += 7) {
            const { source, node: place } = valueReason(cursor, node);
            if (source !== "evaluation") continue;
            const { without } = /** @type {any} */ (searched);
            const explained = lens.explain(recordAt(record, cursor.texts(place)), without);
            assert.deepEqual(explained.scores, [...cursor.nodes[place].values]);
            assert.ok(termTable(explained).exact);
            checked += 1;
        }
        assert.ok(checked > 3, game);
    }
});

test("UCT's values are means, and the table's are the table's", () => {
    const uct = runOf({ tree: lecture, options: { algorithm: "uct", playouts: 50 } }).cursor();
    uct.seek(uct.replay.events);
    assert.equal(valueReason(uct, 0).source, "mean");
    const record = { game: "cachex", options: { size: 3 }, actions: [] };
    const replay = runOf({ record, options: { algorithm: "alpha-beta", depth: 4, table: true } });
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    const hit = cursor.nodes.findIndex(({ source }) => source === "table");
    assert.ok(hit > 0);
    assert.equal(valueReason(cursor, hit).source, "table");
});

test("every term of every game is explained in every language, and no word is left over", async () => {
    const used = new Set();
    for (const game of games) for (const term of lens.terms(game, {}).terms) used.add(`term.${term}`);
    for (const messages of Object.values(await catalogueIn("terms"))) {
        assert.deepEqual(Object.keys(messages).sort(), [...used].sort());
    }
});
