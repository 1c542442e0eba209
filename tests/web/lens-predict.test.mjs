/** Predictions: which questions are asked, that the trace answers them, and what readers are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lateMessages } from "../../web/i18n/late.js";
import { lensMessages } from "../../web/i18n/lens.js";
import { lensMoreMessages } from "../../web/i18n/lens-more.js";
import { languages, loadLanguage, translator } from "../../web/i18n/t.js";
import { recordAt } from "../../web/lens/lens-model.js";
import { answerText as eventText, isRight, readNumber } from "../../web/lens/predict/answers.js";
import { answered, currentQuestion, exerciseOf, isOpen, next, shown } from "../../web/lens/predict/exercise.js";
import { withValues } from "../../web/lens/predict/game-leaves.js";
import { GivenLeaves } from "../../web/lens/predict/given.js";
import { chooseQuestions, kindsFor, kindsWanted, spread } from "../../web/lens/predict/questions.js";
import { answerText, askText, reasonText } from "../../web/lens/predict/words.js";
import { INFINITY } from "../../web/lens/trace/events.js";
import { runInModule } from "../wasm/lens-traces.mjs";
import { lecture, lens, randomTree, runOf } from "./lens-module-runs.mjs";

const leavesOf = (/** @type {string} */ tree) => new GivenLeaves(runOf({ tree, options: { algorithm: "minimax" } }));

/** Runs of every algorithm on given trees and games, with the leaves that a reader of a tree sees. */
const runs = [
    ...["minimax", "alpha-beta", "pvs", "max-n", "uct"].flatMap((algorithm) =>
        [1, 2, 3, 4].map((seed) => {
            const tree = randomTree(seed, 4);
            return { name: `${algorithm} ${seed}`, tree, request: { tree, options: { algorithm } } };
        }),
    ),
    ...["alpha-beta", "pvs"].flatMap((algorithm) =>
        ["best", "worst", "table"].map((order) => {
            const tree = randomTree(9, 5);
            const options = { algorithm, order, deepening: order === "table" };
            return { name: `${algorithm} ${order}`, tree, request: { tree, options } };
        }),
    ),
    ...["paranoid", "best-reply", "max-n"].map((algorithm) => {
        const tree = randomTree(5, 4, 3);
        const options = { algorithm, ...(algorithm === "max-n" ? { shallow: true } : {}) };
        return { name: `${algorithm}, three players`, tree, request: { tree, options } };
    }),
    ...["alpha-beta", "pvs", "uct"].map((algorithm) => ({
        name: `${algorithm} in a game`,
        tree: "",
        request: {
            record: { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] },
            options: { algorithm, ...(algorithm === "uct" ? {} : { depth: 3, order: "best" }), playouts: 500 },
        },
    })),
    {
        name: "quiescence in a game",
        tree: "",
        request: {
            record: { game: "chexers", actions: [] },
            options: { algorithm: "paranoid", depth: 2, quiescence: true },
        },
    },
];

for (const { name, tree, request } of runs) {
    test(`the trace answers every question: ${name}`, () => {
        const replay = runOf(request);
        const cursor = replay.cursor();
        for (const leaves of [null, tree ? leavesOf(tree) : /** @type {const} */ ("horizon")]) {
            const questions = chooseQuestions(replay, { limit: 60, leaves });
            assert.ok(questions.length > 0, name);
            let free = 0;
            for (const question of questions) {
                const { kind, step, to, node: number, child, answer, choices, from } = question;
                assert.ok(step >= free && to > step, "no question begins before the one before it is resolved");
                free = to;
                cursor.seek(step);
                const before = cursor.nodes[number];
                assert.ok(!before.valued, "the value of the node is not known yet");
                if (child >= 0 && kind === "window") assert.equal(cursor.nodes[child], undefined);
                const leftOutBefore = before.leftOut;
                const searched = (/** @type {number[]} */ children) =>
                    new Set(children.map((each) => cursor.nodes[each].text)).size;
                const visits = before.children.map((each) => cursor.nodes[each].visits);
                cursor.seek(to);
                const after = cursor.nodes[number];
                switch (kind) {
                    case "value":
                        assert.ok(after.valued);
                        if (answer.length > 1) assert.deepEqual(answer, after.values);
                        else assert.deepEqual(answer, [after.values[replay.player]]);
                        break;
                    case "window":
                        assert.deepEqual(answer, [cursor.nodes[child].alpha0, cursor.nodes[child].beta0]);
                        break;
                    case "cut":
                        assert.equal(leftOutBefore, 0);
                        assert.equal(answer[0] >= 0, after.leftOut > 0);
                        if (answer[0] < 0) break;
                        assert.equal(answer[0], searched(after.children), "the first that is no longer searched");
                        assert.equal(choices[answer[0] - from].text, after.leftOutTexts[0]);
                        break;
                    case "select": {
                        const event = replay.event(step);
                        assert.ok(event.kind === "select" && event.child === answer[0]);
                        assert.ok(choices.some(({ node }) => node === answer[0]));
                        assert.ok(visits.every((count) => count > 0));
                        break;
                    }
                }
                assert.ok(isRight(question, answer));
                assert.ok(!isRight(question, [answer[0] + 1, ...answer.slice(1)]));
            }
        }
    });
}

test("values are what the children say: the highest, the lowest, or the mover's best", () => {
    for (const algorithm of ["minimax", "alpha-beta", "max-n"]) {
        const replay = runOf({ tree: randomTree(7, 4), options: { algorithm } });
        const asked = chooseQuestions(replay, { kinds: ["value"], limit: 100 });
        assert.ok(asked.length > 5);
        for (const { answer, facts } of asked) {
            const { values = [], high, who } = facts;
            const best = high ? Math.max(...values) : Math.min(...values);
            assert.equal(answer.length > 1 ? answer[who] : answer[0], best);
        }
    }
});

test("the cut in the lecture's tree is marked where the book has it", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
    const marks = chooseQuestions(replay, { kinds: ["cut"], leaves: leavesOf(lecture) });
    // The first branch has no bound to cut against, so nothing is asked there.
    assert.deepEqual(
        marks.map(({ facts, choices, answer }) => [facts.path, choices.map(({ value }) => value), answer]),
        [
            [["2"], [2, 4, 6], [1]],
            [["3"], [14, 5, 2], [-1]],
        ],
    );
});

test("in a game a cut is marked among all children that are as deep as the search looks", () => {
    const record = { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] };
    const replay = runOf({ record, options: { algorithm: "alpha-beta", depth: 2 } });
    const marks = chooseQuestions(replay, { kinds: ["cut"], limit: 12, leaves: "horizon" }).filter(
        ({ child }) => child < 0,
    );
    assert.ok(marks.length > 5);
    for (const { facts, choices, answer } of marks) {
        // 15 cells are left after the first action and 14 after the next; the first of the two may be a steal.
        assert.ok(choices.length >= 13 && choices.length <= 15, `${choices.length} ${facts.path}`);
        const named = choices.filter(({ text }) => text);
        assert.equal(new Set(named.map(({ text }) => text)).size, named.length);
        const [cut] = answer;
        const searched = cut < 0 ? choices : choices.slice(0, cut);
        for (const { text, value } of searched) {
            const { scores } = lens.explain(recordAt(record, [...facts.path, text]), undefined);
            assert.equal(value, scores[facts.who]);
        }
        for (const { value } of choices.slice(searched.length)) assert.equal(value, undefined);
    }
    assert.ok(marks.some(({ answer }) => answer[0] >= 0));
});

test("the children that a search leaves out get their values when they are to be seen", async () => {
    const record = { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] };
    const request = { record, options: { algorithm: /** @type {const} */ ("alpha-beta"), depth: 2 } };
    const questions = chooseQuestions(runOf(request), { kinds: ["cut"], limit: 6, leaves: "horizon" });
    const engine = /** @type {any} */ ({
        async run(/** @type {any} */ asked, /** @type {(part: any) => void} */ grown) {
            grown(runInModule(lens, asked));
            return { stop: "complete" };
        },
    });
    const marks = questions.filter(({ child, answer }) => child < 0 && answer[0] >= 0);
    assert.ok(marks.length > 2);
    assert.ok(
        marks.some(({ choices }) => choices.some(({ text }) => text === "")),
        "some have no names in the trace",
    );
    for (const question of marks) {
        const whole = await withValues(engine, request, question, 1);
        assert.ok(whole);
        assert.equal(new Set(whole.choices.map(({ text }) => text)).size, question.choices.length);
        assert.ok(whole.choices.length >= 13 && whole.choices.every(({ text }) => text !== ""));
        const { path, who } = whole.facts;
        for (const { text, value } of whole.choices) {
            const { scores } = lens.explain(recordAt(record, [...path, text]), undefined);
            assert.equal(value, scores[who]);
        }
        const strange = { ...question, choices: [...question.choices, { text: "PLACE 9,9" }] };
        assert.equal(await withValues(engine, request, strange, 1), null, "a child that is none has no value");
    }
});

test("without leaves to see, the reader is asked child by child", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
    const asked = chooseQuestions(replay, { kinds: ["cut"] });
    assert.deepEqual(
        asked.map(({ facts, from, answer }) => [facts.path, facts.child, from, answer]),
        [
            [["2"], "1", 1, [1]],
            [["3"], "1", 1, [-1]],
            [["3"], "2", 2, [-1]],
        ],
    );
});

test("questions are spread evenly over the run and over the kinds", () => {
    const replay = runOf({ tree: randomTree(11, 6), options: { algorithm: "alpha-beta", order: "worst" } });
    for (const limit of [3, 6, 12]) {
        const questions = chooseQuestions(replay, { limit });
        assert.equal(questions.length, limit);
        const thirds = [0, 0, 0];
        for (const { step } of questions) thirds[Math.min(2, Math.floor((3 * step) / replay.events))] += 1;
        assert.ok(
            thirds.every((count) => count > 0),
            `${thirds}`,
        );
        const kinds = ["value", "window", "cut"].map((kind) => questions.filter((each) => each.kind === kind).length);
        assert.ok(Math.max(...kinds) - Math.min(...kinds) <= 1, `${kinds}`);
        const nodes = questions.map(({ node }) => node);
        assert.equal(new Set(nodes).size, nodes.length, "every question is about another node");
    }
    const cuts = chooseQuestions(replay, { kinds: ["cut"], limit: 10 });
    const cut = cuts.filter(({ answer }) => answer[0] >= 0).length;
    assert.equal(cut, 5, "half of the questions about cut-offs have one");
});

test("only what was asked for is asked, and nothing that the algorithm does not do", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
    for (const kind of /** @type {const} */ (["value", "window", "cut"])) {
        assert.deepEqual(
            [...new Set(chooseQuestions(replay, { kinds: [kind], limit: 20 }).map((each) => each.kind))],
            [kind],
        );
    }
    assert.deepEqual(chooseQuestions(replay, { kinds: ["select"] }), []);
    assert.deepEqual(kindsFor("uct"), ["select"]);
    assert.deepEqual(kindsWanted(["cut", "nonsense"]), ["cut"]);
    assert.deepEqual(kindsWanted(["nonsense"]), ["value", "window", "cut", "select"]);
    assert.deepEqual(kindsWanted(true), ["value", "window", "cut", "select"]);
    assert.deepEqual(spread([], ["value"], 5), []);
});

test("a run that has just begun, or has ended at once, offers no question and does not fail", () => {
    for (const events of [0, 1, 3, 4]) {
        const whole = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
        const part = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
        part.events = events;
        assert.deepEqual(chooseQuestions(part), []);
        assert.ok(whole.events > events);
    }
});

test("the bounds of UCB1 are those that the search adds up", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "uct", playouts: 300, exploration: 700 } });
    const asked = chooseQuestions(replay, { limit: 50, exploration: 700 });
    assert.ok(asked.length > 10);
    for (const { choices, answer, facts } of asked) {
        const chosen = choices.find(({ node }) => node === answer[0]);
        assert.equal(chosen?.mean, facts.best?.mean);
        // The search takes logarithms in 256ths, so that it is the same everywhere.
        const off = Math.abs((chosen?.bonus ?? 0) - (facts.best?.bonus ?? 0)) / 1_000_000;
        assert.ok(off < 0.01, `${off}`);
    }
});

test("numbers are read as people write them", () => {
    for (const [text, number] of /** @type {const} */ ([
        ["7", 7],
        [" -3 ", -3],
        ["−3", -3],
        ["+12", 12],
        ["1,234", 1234],
        ["۱۲", 12],
        ["-٤", -4],
        ["６", 6],
        ["∞", INFINITY],
        ["-∞", -INFINITY],
        ["−∞", -INFINITY],
        ["inf", INFINITY],
        ["", null],
        ["3.5", null],
        ["three", null],
        ["--3", null],
        ["12345678901234", null],
    ])) {
        assert.equal(readNumber(text), number, text);
    }
});

test("an exercise counts tries and first tries, and its last event says that it is solved", () => {
    const replay = runOf({ tree: lecture, options: { algorithm: "alpha-beta" } });
    const questions = chooseQuestions(replay, { limit: 3, leaves: leavesOf(lecture) });
    assert.equal(questions.length, 3);
    let exercise = exerciseOf(questions);
    /** @type {any[]} */
    const events = [];
    /** @param {ReturnType<typeof answered>} result */
    const take = (result) => {
        exercise = result.exercise;
        if (result.event) events.push(result.event);
    };
    take(answered(exercise, questions[0].answer));
    assert.equal(exercise.phase, "first");
    take(answered(exercise, [99]));
    assert.equal(events.length, 1, "an answered question takes no more answers");
    exercise = next(exercise);
    take(answered(exercise, [99]));
    assert.ok(isOpen(exercise));
    assert.equal(next(exercise), exercise, "an open question cannot be skipped");
    take(answered(exercise, questions[1].answer));
    exercise = next(exercise);
    take(shown(exercise));
    exercise = next(exercise);
    assert.equal(currentQuestion(exercise), null);
    assert.deepEqual(exercise.endings, ["first", "right", "shown"]);
    const shared = { type: "exercise", questions: 3 };
    assert.deepEqual(events, [
        {
            ...shared,
            result: "right",
            action: eventText(questions[0], questions[0].answer),
            tries: 1,
            kind: questions[0].kind,
            question: 1,
            first: 1,
        },
        {
            ...shared,
            result: "wrong",
            action: eventText(questions[1], [99]),
            tries: 1,
            kind: questions[1].kind,
            question: 2,
            first: 1,
        },
        {
            ...shared,
            result: "right",
            action: eventText(questions[1], questions[1].answer),
            tries: 2,
            kind: questions[1].kind,
            question: 2,
            first: 1,
        },
        {
            ...shared,
            result: "solved",
            action: eventText(questions[2], questions[2].answer),
            tries: 0,
            kind: questions[2].kind,
            question: 3,
            first: 1,
        },
    ]);
});

/** @param {string} id */
async function wordsOf(id) {
    const language = await loadLanguage(/** @type {any} */ (languages.find((each) => each.id === id)));
    const parts = await Promise.all([lateMessages, lensMessages, lensMoreMessages].map((source) => source[id]()));
    return translator({
        ...language,
        messages: Object.assign({}, language.messages, ...parts.map(({ messages }) => messages)),
    });
}

test("reasons come from the trace, in plain sentences", async () => {
    const t = await wordsOf("en");
    const names = { players: ["Red", "Blue"], nameOf: (/** @type {string} */ text) => text };
    const replay = runOf({ tree: "(A:(a:3 b:12) B:(c:2 d:4 e:6))", options: { algorithm: "alpha-beta" } });
    const [cut] = chooseQuestions(replay, { kinds: ["cut"] });
    assert.equal(
        askText(t, cut, names),
        "At the position after B, the value of c has just come back. What becomes of d and whatever follows it?",
    );
    assert.equal(answerText(t, cut, names), "Cut off from d on");
    assert.equal(
        reasonText(t, cut, names),
        "Red already has 3; this node is worth at most 2, so its other 2 children need not be searched.",
    );
    const [value] = chooseQuestions(replay, { kinds: ["value"] });
    assert.equal(reasonText(t, value, names), "Blue chooses here and leaves Red the lowest of 3, 12: 3.");
    const window = chooseQuestions(replay, { kinds: ["window"], limit: 9 }).find(({ facts }) => facts.child === "B");
    assert.ok(window);
    assert.equal(answerText(t, window, names), "[3, ∞]");
    assert.equal(
        reasonText(t, window, names),
        "A child gets the window that its parent has by now. Red already has 3 with A, which is α. Nothing limits Red yet, so β is ∞.",
    );
});

test("every question, answer and reason is a whole sentence in every language", async () => {
    for (const { id } of languages) {
        const t = await wordsOf(id);
        for (const { name, tree, request } of runs) {
            const replay = runOf(request);
            const players = Array.from({ length: replay.players }, (_, player) =>
                t("lens.player", { number: player + 1 }),
            );
            const names = { players, nameOf: (/** @type {string} */ text) => text };
            for (const question of chooseQuestions(replay, { limit: 12, leaves: tree ? leavesOf(tree) : "horizon" })) {
                for (const say of [askText, answerText, reasonText]) {
                    const text = say(t, question, names);
                    assert.ok(text.length > 0 && !/[{}]|predict\.|undefined|NaN/.test(text), `${id} ${name}: ${text}`);
                }
            }
        }
    }
});
