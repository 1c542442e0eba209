/** What the lessons state is what the searches do. Numbers in texts are blanks that these facts fill. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lines } from "../../../../web/learn/search/lessons/deepening.js";
import { blanksOf, lessonNames, loadLesson } from "../../../../web/learn/search/lessons.js";
import { blueThreatens, capture } from "../../../../web/learn/search/positions.js";
import { finished, read, stateOf } from "./runs.mjs";

/** @type {Map<string, import("../../../../web/learn/search/lessons.js").Lesson>} */
const lessons = new Map();
for (const name of lessonNames) lessons.set(name, await loadLesson(name));

for (const [name, { runs, facts, figures, question }] of lessons) {
    const done = new Map(Object.entries(runs).map(([key, run]) => [key, finished(run)]));
    /** @param {string} key */
    const runOf = (key) => /** @type {import("./runs.mjs").Finished} */ (done.get(key));

    for (const [fact, { value, run, read: what }] of Object.entries(facts)) {
        test(`${name}: ${fact} is ${value}`, () => assert.equal(read(runOf(run), what), value));
    }

    test(`${name}: every search ends within its limits`, () => {
        for (const [key, { replay }] of done) assert.equal(replay.stop, "complete", key);
    });

    test(`${name}: every figure shows a run, on the same thing as what it is compared with`, () => {
        for (const { run, compare, step = 0 } of Object.values(figures)) {
            assert.ok(step <= runOf(run).replay.events);
            if (compare === undefined) continue;
            assert.deepEqual(runs[run].record, runs[compare].record);
            assert.equal(runs[run].tree, runs[compare].tree);
        }
    });

    test(`${name}: the answer to the question is a fact`, () => {
        if (question.kind === "number") assert.ok(Number.isInteger(facts[question.answer].value));
        else assert.ok(question.right < question.options);
    });
}

/** @param {string} name */
const factsOf = (name) =>
    blanksOf(/** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (lessons.get(name)));

test("alpha-beta, question: what is left out is the 9, the 7 and the 1", () => {
    const { runs } = /** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (
        lessons.get("alpha-beta")
    );
    const { cursor } = finished(runs.question);
    const leftOut = cursor.nodes.filter(({ leftOut }) => leftOut > 0);
    assert.deepEqual(
        leftOut.map(({ text, leftOutTexts }) => [text, ...leftOutTexts]),
        [
            ["B", "b3"],
            ["C", "c2", "c3"],
        ],
    );
    assert.match(runs.question.tree ?? "", /B:\(8 3 9\) C:\(2 7 1\)/);
});

test("move-order: the least number of leaves is that of Knuth and Moore", () => {
    const least = (/** @type {number} */ b, /** @type {number} */ d) =>
        b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
    assert.equal(factsOf("move-order").best, least(3, 3));
    assert.equal(factsOf("move-order").answer, least(factsOf("move-order").branching, 4));
});

test("move-order: all cut-offs are at the first child", () => {
    const { cutoffs, firstCutoffs } = factsOf("move-order");
    assert.equal(cutoffs, firstCutoffs);
});

test("game-tree: after three plies there are more than two hundred thousand positions", () => {
    // Each of the actions leads to a position with fewer than the whole board, the first reply to a swap included.
    const after = (/** @type {string[]} */ actions) => stateOf({ game: "cachex", actions }).legal;
    const first = after([]);
    assert.equal(first.length, factsOf("game-tree").first);
    const least = Math.min(...first.slice(0, 8).map(({ text }) => after([text]).length));
    const then = after([first[0].text, after([first[0].text])[0].text]).length;
    assert.ok(first.length * least * then > 200_000, `${first.length} * ${least} * ${then}`);
});

test("deepening, question: only the right line leads to the same position", () => {
    const { question } = /** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (
        lessons.get("deepening")
    );
    /** @param {string[]} cells */
    const reached = (cells) => {
        const { board, toMove } = stateOf({
            game: "cachex",
            options: { size: "4" },
            actions: cells.map((cell) => `PLACE ${cell}`),
        });
        const tokens = board.tokens.map(({ cell, player }) => `${cell} ${player}`).sort();
        return JSON.stringify({ tokens, toMove });
    };
    const same = lines.options.map((cells) => reached(cells) === reached(lines.asked));
    assert.equal(question.kind === "choice" && same.indexOf(true), question.kind === "choice" && question.right);
    assert.equal(same.filter(Boolean).length, 1);
});

test("quiescence: after c3 Blue captures two stones with b3; without quiescence c3 is best, with it d1", () => {
    const played = (/** @type {string[]} */ ...more) =>
        stateOf({ ...capture, actions: [...(capture.actions ?? []), ...more] });
    const count = (/** @type {ReturnType<typeof stateOf>} */ { board }) =>
        board.tokens.filter(({ player }) => player === 0).length;
    assert.equal(stateOf(capture).toMove, 0);
    assert.equal(count(played("PLACE 2,2")) - count(played("PLACE 2,2", "PLACE 2,1")), 2);
    const { runs } = /** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (
        lessons.get("quiescence")
    );
    const best = (/** @type {string} */ run) => {
        const { cursor } = finished(runs[run]);
        return cursor.nodes[cursor.nodes[cursor.roots[0]].best].text;
    };
    assert.deepEqual([best("one"), best("quiet"), best("deep")], ["PLACE 2,2", "PLACE 0,3", "PLACE 0,3"]);
});

test("three-players: only Green's jump stops Blue, and without it Blue wins", () => {
    const { runs } = /** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (
        lessons.get("three-players")
    );
    assert.equal(read(finished(runs.threatMaxN), "losingChildren"), 0);
    const paranoid = finished(runs.threatParanoid);
    assert.equal(read(paranoid, "losingChildren"), read(paranoid, "rootChildren"));
    const { cursor } = finished(runs.threatMaxN);
    const [, green] = cursor.line(cursor.roots[0]).map((node) => cursor.nodes[node].text);
    assert.equal(green, "JUMP -3,0 -1,-2");
    assert.equal(stateOf(blueThreatens).board.tokens.find(({ cell }) => cell === "-2,-1")?.player, 2);
});

test("monte-carlo: the actions are those that the question names", () => {
    const { runs } = /** @type {import("../../../../web/learn/search/lessons.js").Lesson} */ (
        lessons.get("monte-carlo")
    );
    const { cursor } = finished(runs.next);
    assert.deepEqual(
        cursor.nodes[0].children.map((child) => cursor.nodes[child].text),
        ["PLACE 0,1", "PLACE 0,2", "PLACE 1,1"],
    );
});
