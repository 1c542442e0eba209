/** Predictions: which questions are asked, that the trace answers them, and what readers are told. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { lensMoreWords, lensWords, resultWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { Lens } from "../../../../web/lens/lens.js";
import { readLensLink } from "../../../../web/lens/lens-link.js";
import { recordAt } from "../../../../web/lens/lens-model.js";
import { answerText as eventText, isRight, readNumber } from "../../../../web/lens/predict/answers.js";
import {
    answered,
    currentQuestion,
    exerciseFrom,
    exerciseOf,
    exerciseText,
    isOpen,
    next,
    shown,
} from "../../../../web/lens/predict/exercise.js";
import { answerText, askText, nothingText, reasonText } from "../../../../web/lens/predict/predict-sentences.js";
import { predictionOf } from "../../../../web/lens/predict/prediction.js";
import { questionsAbout } from "../../../../web/lens/predict/questions/ask-about.js";
import { withValues } from "../../../../web/lens/predict/questions/game-leaves.js";
import { GivenLeaves } from "../../../../web/lens/predict/questions/given.js";
import { marksCut } from "../../../../web/lens/predict/questions/question.js";
import { kindsFor, kindsToAsk, spread } from "../../../../web/lens/predict/questions/questions.js";
import { hasUniqueNames } from "../../../../web/lens/predict/questions/unique-names.js";
import { whyNothing } from "../../../../web/lens/predict/why-nothing.js";
import { examples } from "../../../../web/lens/search/examples.js";
import { prepareSearch } from "../../../../web/lens/search/prepare-search.js";
import { runToEnd } from "../../../../web/lens/search/run-to-end.js";
import { INFINITY } from "../../../../web/lens/trace/events.js";
import { runInModule } from "../../../wasm/lens/traces.mjs";
import { startEngine } from "../../course/engine.mjs";
import { chooseQuestions } from "../../drive/at-once.mjs";
import { lecture, lens, randomTree, runOf } from "../module-runs.mjs";

const slow = { timeout: 400_000 };
const { engine, games } = await startEngine();
after(() => engine.close());

/**
 * The whole run of a link and the questions about it, as the page asks them.
 * @param {any} link @param {Parameters<typeof questionsAbout>[3]} [wish]
 */
async function asked(link, wish) {
    const { request } = await prepareSearch(engine, games, link);
    const replay = await runToEnd(engine, request, 1);
    return { request, replay, questions: await questionsAbout(engine, request, replay, wish) };
}

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
    ...["negamax", "aspiration", "expectimax"].flatMap((algorithm) =>
        [3, 6].map((seed) => {
            const tree = randomTree(seed, 4);
            return {
                name: `${algorithm} ${seed}`,
                tree,
                request: { tree, options: { algorithm, guess: 5, delta: 4 } },
            };
        }),
    ),
    ...["alpha-beta", "negamax", "pvs", "uct"].map((algorithm) => ({
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

/**
 * Every answer is what the trace says, and the question comes before it.
 * @param {import("../../../../web/lens/trace/replay.js").Replay} replay
 * @param {import("../../../../web/lens/predict/questions/question.js").Question[]} questions
 */
function holds(replay, questions) {
    const cursor = replay.cursor();
    let free = 0;
    for (const question of questions) {
        const { kind, step, to, node: number, child, answer, choices, from } = question;
        assert.ok(step >= free && to > step, "no question begins before the one before it is resolved");
        free = to;
        cursor.seek(step);
        const before = cursor.nodes[number];
        // Which window follows is asked once a search of the root has failed.
        const widens = kind === "window" && child < 0;
        assert.equal(before.valued, widens, "the value of the node is not known yet");
        if (child >= 0 && kind === "window") assert.equal(cursor.nodes[child], undefined);
        const leftOutBefore = before.leftOut;
        const searched = (/** @type {readonly number[]} */ children) =>
            new Set(children.map((each) => cursor.nodes[each].text)).size;
        if (kind === "select" && child < 0) holdsSelection(replay, cursor, question);
        cursor.seek(to);
        const after = cursor.nodes[number];
        switch (kind) {
            case "value":
                assert.ok(after.valued);
                if (answer.length > 1) assert.deepEqual(answer, after.values);
                else assert.deepEqual(answer, [after.values[question.facts.who]]);
                break;
            case "window": {
                if (widens) cursor.seek(to + 1);
                const entered = widens ? cursor.nodes[cursor.roots[cursor.roots.length - 1]] : cursor.nodes[child];
                const { alpha, beta } = replay.windowAt(entered.player, { alpha: entered.alpha0, beta: entered.beta0 });
                assert.deepEqual(answer, [alpha, beta]);
                break;
            }
            case "fail": {
                const [value] = after.values;
                assert.deepEqual(answer, [value <= after.alpha0 ? -1 : value >= after.beta0 ? 1 : 0]);
                break;
            }
            case "select":
                if (child >= 0) assert.deepEqual(answer, [after.best]);
                break;
            case "cut":
                assert.equal(leftOutBefore, 0);
                assert.equal(answer[0] >= 0, after.leftOut > 0);
                if (answer[0] < 0) break;
                assert.equal(answer[0], searched(after.children), "the first that is no longer searched");
                assert.equal(choices[answer[0] - from].text, after.leftOutTexts[0]);
                break;
        }
        assert.ok(isRight(question, answer));
        assert.ok(!isRight(question, [answer[0] + 1, ...answer.slice(1)]));
    }
}

/**
 * The choices of a selection are children with the means and visits of the tree, and the best bound is the answer.
 * @param {import("../../../../web/lens/trace/replay.js").Replay} replay
 * @param {import("../../../../web/lens/trace/cursor.js").Cursor} cursor  before the selection
 * @param {import("../../../../web/lens/predict/questions/question.js").Question} question
 */
function holdsSelection(replay, cursor, { step, node, answer, choices }) {
    const event = replay.event(step);
    assert.ok(event.kind === "select" && event.child === answer[0]);
    const { children, player } = cursor.nodes[node];
    assert.ok(children.every((each) => cursor.nodes[each].visits > 0));
    assert.ok(choices.length > 1);
    for (const choice of choices) {
        const child = cursor.nodes[/** @type {number} */ (choice.node)];
        assert.deepEqual([choice.text, choice.visits, choice.mean], [child.text, child.visits, child.means[player]]);
    }
    const bounds = choices.map(({ mean = 0, bonus = 0 }) => mean + bonus);
    assert.equal(choices[bounds.indexOf(Math.max(...bounds))].node, answer[0]);
}

for (const { name, tree, request } of runs) {
    test(`the trace answers every question: ${name}`, () => {
        const replay = runOf(request);
        for (const leaves of [null, tree ? leavesOf(tree) : /** @type {const} */ ("horizon")]) {
            const questions = chooseQuestions(replay, { limit: 60, leaves });
            assert.ok(questions.length > 0, name);
            holds(replay, questions);
        }
    });
}

/** A position of each game in which every algorithm finds something to ask about. @type {Record<string, any>} */
const positions = {
    cachex: { options: { size: 4 }, actions: ["PLACE 1,1"] },
    tetress: { actions: ["PLACE 0,0 0,1 0,2 0,10", "PLACE 3,1 3,2 4,0 4,1"] },
};

for (const { id: game, players } of games) {
    test(`every algorithm has questions in ${game}, with all that their answers are chosen from`, slow, async () => {
        const record = { game, ...positions[game] };
        const of = new Set();
        for (const algorithm of /** @type {const} */ ([
            "minimax",
            "alpha-beta",
            "pvs",
            "max-n",
            "paranoid",
            "best-reply",
            "uct",
        ])) {
            const uct = game === "tetress" ? { playouts: 800 } : {};
            const options = { algorithm, ...(algorithm === "uct" ? uct : { depth: game === "halma" ? 2 : undefined }) };
            const { replay, request, questions } = await asked({ record, options }, { limit: 10 });
            // A first move of Tetress has hundreds of replies: more than anyone compares.
            const most = whyNothing(replay, kindsFor(algorithm));
            if (questions.length === 0) assert.deepEqual([game, most.reason], ["tetress", "many"], algorithm);
            holds(replay, questions);
            for (const question of questions) {
                const { kind, choices, facts } = question;
                of.add(kind);
                if (!marksCut(question)) continue;
                // What a reader chooses from has its name and its value.
                for (const { text, value } of choices) {
                    const { scores } = lens.explain(recordAt(record, [...facts.path, text]), undefined);
                    if (!request.options.quiescence) assert.equal(value, scores[facts.who], `${algorithm} ${text}`);
                }
            }
        }
        assert.ok(players.length > 1 && of.has("select") && of.has("window"), [...of].join());
    });
}

test("each example of the lens has questions to ask", slow, async () => {
    for (const { id, link } of examples) {
        const { questions, replay } = await asked(link);
        assert.equal(questions.length > 1, true, id);
        holds(replay, questions);
    }
});

test("a reader who asks for something that the algorithm does not do is asked all that it does", async () => {
    const { questions } = await asked({ tree: lecture, options: { algorithm: "alpha-beta" } }, { predict: ["select"] });
    assert.ok(questions.length > 0);
    assert.deepEqual(kindsToAsk("uct", ["value"]), ["select"]);
    assert.deepEqual(kindsToAsk("alpha-beta", ["cut", "nonsense"]), ["cut"]);
    assert.deepEqual(kindsToAsk("alpha-beta", true), ["value", "window", "cut"]);
});

test("where nothing can be asked, a sentence says why and what to change", slow, async () => {
    /** @type {[any, string][]} */
    const cases = [
        [{ tree: "(3)", options: { algorithm: "alpha-beta" } }, "few"],
        [{ tree: "((3 3) (3 3))", options: { algorithm: "minimax" } }, "equal"],
        [{ tree: "((3 3) (3 3))", options: { algorithm: "max-n" } }, "equal"],
        [{ tree: lecture, options: { algorithm: "uct", playouts: 2 } }, "playouts"],
        [{ record: { game: "tetress" }, options: { algorithm: "uct" } }, "playouts"],
        [{ record: { game: "tetress" }, options: { algorithm: "max-n" } }, "many"],
    ];
    for (const { id } of languages) {
        const t = await wordsOf(id);
        for (const [link, reason] of cases) {
            const { questions, replay } = await asked(link);
            assert.deepEqual(questions, []);
            const why = whyNothing(replay, kindsFor(link.options.algorithm));
            assert.equal(why.reason, reason, JSON.stringify(link));
            assert.doesNotMatch(nothingText(t, why), /[{}]|predict\.|undefined/);
        }
    }
});

/** Opens a link in a lens without a page, with questions. @param {any} link @param {any} [task] */
async function predicting(link, task = null) {
    /** @type {any[]} */
    const told = [];
    const { engine: own } = await startEngine();
    const opened = new Lens({
        engine: own,
        task,
        listen: (event) => event.type === "exercise" && told.push(event),
    });
    const prediction = predictionOf(opened);
    await opened.open({ problems: [], predict: true, ...link });
    for (let wait = 0; wait < 400 && ["setup", "choosing"].includes(prediction.phase); ++wait) {
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { lens: opened, prediction, told };
}

test("a task goes on where it was left: questions, endings and tries", slow, async () => {
    const link = { tree: lecture, options: { algorithm: "alpha-beta" } };
    /** @type {string[]} */
    const noted = [];
    const task = (line = "") => ({ line, from: 0, note: (/** @type {string} */ text) => noted.push(text) });
    const first = await predicting(link, task());
    const { questions } = /** @type {any} */ (first.prediction.exercise);
    assert.equal(questions.length, 6);
    first.prediction.show();
    assert.equal(noted.at(-1), "s");
    first.prediction.next();
    first.prediction.answer([99]);
    assert.equal(noted.at(-1), "s1");
    // What comes after the answer stays ahead.
    assert.equal(first.lens.model.asked?.step, questions[1].step);
    first.prediction.answer(questions[1].answer);
    assert.equal(noted.at(-1), "sr");
    await first.lens.last();
    assert.equal(first.lens.model.step, questions[1].to);
    first.lens.close();

    for (const [line, at, open, tries] of /** @type {const} */ ([
        ["s1", 1, true, 1],
        ["sr", 1, false, 0],
        ["sr0", 2, true, 0],
        ["srfff2", 5, true, 2],
        ["", 0, true, 0],
        ["nonsense", 0, true, 0],
        ["sssssssss", 0, true, 0],
    ])) {
        const { prediction, lens: later, told } = await predicting(link, task(line));
        const exercise = /** @type {any} */ (prediction.exercise);
        assert.deepEqual(exercise.questions, questions, "the same questions");
        assert.deepEqual([exercise.at, isOpen(exercise), exercise.tries], [at, open, tries], line);
        assert.equal(later.model.step, open ? questions[at].step : questions[at].to);
        if (at === 5) {
            prediction.answer(questions[5].answer);
            assert.deepEqual([told.at(-1).result, told.at(-1).first], ["solved", 3]);
            prediction.next();
            assert.equal(prediction.phase, "done");
        }
        later.close();
    }
});

test("a check asks what the page asks, of links with and without a depth", slow, async () => {
    for (const link of [
        { record: { game: "halma" }, options: { algorithm: "uct" } },
        { record: { game: "hive" }, options: { algorithm: "alpha-beta" }, step: 50, predict: ["cut"] },
    ]) {
        const { prediction, lens: opened } = await predicting(link);
        const { questions } = await asked(link, { predict: link.predict, from: link.step });
        assert.ok(questions.length > 2);
        assert.deepEqual(prediction.exercise?.questions, questions);
        opened.close();
    }
});

test("an exercise that is whole is shown as its result", () => {
    const questions = chooseQuestions(runOf({ tree: lecture, options: { algorithm: "alpha-beta" } }), { limit: 3 });
    const whole = exerciseFrom(questions, "fsr");
    assert.deepEqual([currentQuestion(whole), whole.endings], [null, ["first", "shown", "right"]]);
    assert.equal(exerciseText(whole), "fsr");
});

test("a panel that was on another tab shows the same question; another search offers new ones", slow, async () => {
    const link = { tree: lecture, options: { algorithm: "alpha-beta" } };
    const { prediction, lens: opened } = await predicting(link);
    prediction.show();
    assert.equal(predictionOf(opened), prediction);
    assert.equal(prediction.exercise?.endings.length, 1);
    await opened.change({ algorithm: "minimax" });
    assert.deepEqual([prediction.phase, prediction.exercise], ["setup", null]);
    opened.show({ predict: false });
    prediction.begin();
    assert.equal(prediction.phase, "choosing");
    opened.close();
});

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
            [["B"], [2, 4, 6], [1]],
            [["C"], [14, 5, 2], [-1]],
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
            [["B"], "b1", 1, [1]],
            [["C"], "c1", 1, [-1]],
            [["C"], "c2", 2, [-1]],
        ],
    );
});

test("of a tree with decimals, answers have decimals", async () => {
    const link = { tree: "((3.5 12 8) (2 4.25 6) (14 5 2))", options: { algorithm: "alpha-beta" } };
    const { replay, questions } = await asked(link, { predict: ["value", "window"] });
    holds(replay, questions);
    const value = questions.find(({ kind }) => kind === "value");
    assert.deepEqual(value?.answer, [3.5]);
    assert.ok(value && isRight(value, [/** @type {number} */ (readNumber("3,5"))]));
    assert.ok(questions.some(({ kind, answer }) => kind === "window" && answer.includes(3.5)));
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
        ["-1,234,567", -1234567],
        ["3.5", 3.5],
        ["−2,25", -2.25],
        ["۳٫۵", 3.5],
        [".5", 0.5],
        ["۱۲", 12],
        ["-٤", -4],
        ["６", 6],
        ["∞", INFINITY],
        ["-∞", -INFINITY],
        ["−∞", -INFINITY],
        ["inf", INFINITY],
        ["", null],
        ["3.5.1", null],
        [".", null],
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
    const language = /** @type {any} */ (languages.find((each) => each.id === id));
    return translator(await loadLanguage(language, resultWords, sharedWords, lensWords, lensMoreWords));
}

test("reasons come from the trace, in plain sentences", async () => {
    const t = await wordsOf("en");
    const names = { players: ["Red", "Blue"], nameOf: (/** @type {string} */ text) => text };
    const replay = runOf({ tree: "(A:(a:3 b:12) B:(c:2 d:4 e:6))", options: { algorithm: "alpha-beta" } });
    const [cut] = chooseQuestions(replay, { kinds: ["cut"] });
    assert.equal(
        askText(t, cut, names),
        "At the position after B, the value of c has just come back. What happens to d and the children after it?",
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
        "A child gets its parent’s current window. Red already has 3 with A at the root, which is α. Nothing limits Red yet, so β is ∞.",
    );
});

test("what negamax, aspiration windows and expectimax do is asked, with the reason", slow, async () => {
    const t = await wordsOf("en");
    const nameOf = (/** @type {string} */ text) => text;
    const names = { players: ["Max", "Min"], nameOf, unique: true };
    const said = (/** @type {any[]} */ questions, /** @type {(question: any) => boolean} */ wanted) => {
        const question = questions.find(wanted);
        assert.ok(question);
        return [askText, answerText, reasonText].map((say) => say(t, question, names));
    };

    const negamax = await asked({ tree: lecture, options: { algorithm: "negamax" } }, { limit: 12 });
    holds(negamax.replay, negamax.questions);
    assert.deepEqual(new Set(negamax.questions.map(({ kind }) => kind)), new Set(["value", "window", "cut"]));
    assert.deepEqual(
        said(negamax.questions, ({ kind, facts }) => kind === "window" && facts.child === "B"),
        [
            "At the root, the value of A has just come back. With what window is B searched next?",
            "[−∞, −3]",
            "Negamax counts for the player to move. Swap the bounds of the parent’s window [3, ∞] and change their signs to get the child’s window: [−∞, −3].",
        ],
    );
    // Min's scores are Max's with the other sign.
    const cut = negamax.questions.find(({ kind, answer }) => kind === "cut" && answer[0] >= 0);
    assert.deepEqual(
        cut?.choices.map(({ value }) => value),
        [-2, -4, -6],
    );
    assert.equal(
        cut && reasonText(t, cut, names),
        "Elsewhere Min gets no more than −3; this node is worth at least −2, so it is never reached and its other 2 children need not be searched.",
    );

    const window = { algorithm: /** @type {const} */ ("aspiration"), guess: 8, delta: 2 };
    const low = await asked({ tree: lecture, options: window });
    holds(low.replay, low.questions);
    assert.equal(low.questions.length, 6, "the others are asked as well");
    assert.deepEqual(said(low.questions, ({ kind }) => kind === "fail").slice(0, 2), [
        "The search of the root with the window [6, 10] returns 5. How did it end?",
        "It failed low",
    ]);
    assert.deepEqual(
        said(low.questions, ({ kind, child }) => kind === "window" && child < 0),
        [
            "The search of the root with the window [6, 10] returned 5. With which window is it repeated?",
            "[−∞, 10]",
            "5 isn’t above 6, so the true value may be anything up to there. α becomes −∞, and β stays.",
        ],
    );
    const high = await asked({ tree: lecture, options: { ...window, guess: 0 } }, { predict: ["fail"] });
    assert.deepEqual(
        high.questions.map((each) => eventText(each, each.answer)),
        ["high"],
    );
    const inside = await asked({ tree: lecture, options: { ...window, guess: 4 } }, { predict: ["fail"] });
    assert.equal(answerText(t, inside.questions[0], names), "It found the value");

    const tree = "({1/3: 3, 2/3: 9} {0.5: (2 8), 0.5: 20} (1 4))";
    const chance = await asked({ tree, options: { algorithm: "expectimax" } }, { limit: 12 });
    holds(chance.replay, chance.questions);
    assert.deepEqual(
        said(chance.questions, ({ facts }) => facts.path.join() === "A"),
        [
            "Chance decides at node A, and all outcomes are known. What is their mean for Max, each weighted with its probability?",
            "7",
            "Each outcome counts with its probability: 1/3 × 3 + 2/3 × 9 = 7.",
        ],
    );
    const { questions } = await asked({ tree, options: { algorithm: "expectimax" } }, { predict: ["select"] });
    assert.deepEqual(
        said(questions, ({ facts }) => facts.path.length === 0),
        [
            "At the root, Max is to move. Which child is chosen?",
            "B",
            "Max chooses here and takes the highest value: B with 11.",
        ],
    );
});

test("two decimals of a mean are enough", async () => {
    const { questions } = await asked({ tree: "({1/3: 1, 2/3: 9} 2)", options: { algorithm: "expectimax" } });
    const mean = questions.find(({ reason }) => reason === "mean");
    assert.ok(mean && isRight(mean, [6.33]) && isRight(mean, [6.333]) && !isRight(mean, [6.3]));
});

test("names that stand for one node say which; others say it with the way there", async () => {
    const t = await wordsOf("en");
    const ask = (/** @type {string} */ tree) => {
        const replay = runOf({ tree, options: { algorithm: "alpha-beta" } });
        const names = {
            players: ["Max", "Min"],
            nameOf: (/** @type {string} */ text) => text,
            unique: hasUniqueNames(replay),
        };
        const questions = chooseQuestions(replay, { kinds: ["window"], limit: 9 });
        const question = questions.find(({ facts }) => facts.path.length === 1 && facts.alphaBy);
        assert.ok(question);
        return [askText(t, question, names), reasonText(t, question, names)];
    };
    assert.deepEqual(ask("((3 12) (14 5 2))"), [
        "At node B, the value of b1 has just come back. With what window is b2 searched next?",
        "A child gets its parent’s current window. Max already has 3 with A at the root, which is α. b1 at node B leaves Max at most 14, which is β.",
    ]);
    assert.deepEqual(ask("(A:(A:3 B:12) B:(A:14 B:5 C:2))"), [
        "At the position after B, the value of A has just come back. With what window is B searched next?",
        "A child gets its parent’s current window. Max already has 3 with A at the root, which is α. A at the position after B leaves Max at most 14, which is β.",
    ]);
    assert.ok(!hasUniqueNames(runOf({ tree: "(A:(x:3) B:(y:2 x:14))", options: { algorithm: "alpha-beta" } })));
});

test("every question, answer and reason is a whole sentence in every language", async () => {
    for (const { id } of languages) {
        const t = await wordsOf(id);
        for (const { name, tree, request } of runs) {
            const replay = runOf(request);
            const players = Array.from({ length: replay.players }, (_, player) =>
                t("shared.player", { number: player + 1 }),
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

test("a link without an algorithm starts the one that fits its players and options", slow, async () => {
    const three = "((1,2,6) (4,2,1))";
    const algorithmOf = async (/** @type {string} */ text) =>
        (await prepareSearch(engine, games, await readLensLink(text))).request.options.algorithm;
    assert.equal(await algorithmOf(`tree=${three}`), "max-n");
    assert.equal(await algorithmOf(`tree=${three}&table=true`), "paranoid");
    assert.equal(await algorithmOf(`tree=${three}&algorithm=alpha-beta`), "alpha-beta");
    assert.equal(await algorithmOf(`tree=${lecture}`), "alpha-beta");
    const many = /** @type {any} */ (games.find(({ players }) => players.length > 2));
    assert.equal(await algorithmOf(`game=${many.id}`), "max-n");
});
