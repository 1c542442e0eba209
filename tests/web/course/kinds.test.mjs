/** Every kind of item, right and wrong, with the real engine in Node. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { kindNames, kindOf } from "../../../web/course/kinds/kinds.js";
import { problemsOf } from "../../../web/course/validate.js";
import { loadSteps } from "../../../web/learn/lessons/lessons.js";
import { checkActivity } from "../drive/at-once.mjs";
import { activityOf, courseWords, readJson, schema, startEngine, work } from "./engine.mjs";

const slow = { timeout: 400_000 };
const tools = await startEngine();
const t = await courseWords();
after(() => tools.engine.close());

/** @type {(record: any, effort: any) => Promise<any>} */
const findWin = async (record, effort) => (await tools.engine.call("findWin", record, effort)).win;

const cachex = { game: "cachex", options: { size: 3 } };
/** One stone is missing from a chain of red. */
const almost = { ...cachex, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"] };

const question = { text: "Which?", explain: "Because." };
const questions = {
    choice: [{ ...question, kind: "choice", options: ["a", "b", "c"], right: [2] }, "2", "0"],
    several: [{ ...question, kind: "choice", options: ["a", "b", "c"], right: [0, 2], several: true }, "2,0", "0,1,2"],
    number: [{ ...question, kind: "number", right: -3.5, margin: 0.25 }, "−3,75", "-3.2"],
    whole: [{ ...question, kind: "number", right: 12 }, "۱۲", "13"],
    text: [{ ...question, kind: "text", right: ["Minimax"] }, "  MINIMAX ", "maximin"],
};

for (const [name, [item, right, wrong]] of Object.entries(questions)) {
    test(`${name}: right and wrong, and no answer in the sheet`, slow, async () => {
        const { work: begun, handed, sealed } = await work(item, tools);
        assert.equal(begun.phase, "try");
        await begun.answer(wrong);
        assert.deepEqual(handed.at(-1)?.score, 0);
        assert.equal(begun.explain, undefined);
        await begun.again();
        await begun.answer(right);
        assert.equal(handed.at(-1)?.score, 1);
        assert.equal(begun.explain, "Because.");
        assert.equal(sealed.right, undefined);
        assert.ok(!JSON.stringify(sealed).includes("Because"));
    });
}

test("nothing and nonsense are no answers", slow, async () => {
    const { work: begun, handed } = await work(questions.number[0], tools);
    for (const entry of ["", "two", "1/2"]) await begun.answer(entry);
    assert.deepEqual(handed, []);
    assert.equal(begun.phase, "try");
});

/** @type {Record<string, [any, string[], string[]]>} */
const played = {
    "find, reach": [
        { kind: "find", record: almost, goal: { kind: "reach", conditions: [{ kind: "win" }] } },
        ["PLACE 2,0"],
        ["PLACE 2,2"],
    ],
    "find, win": [{ kind: "find", record: almost, goal: { kind: "win", within: 1 } }, ["PLACE 2,0"], ["PLACE 2,2"]],
    "find, line": [
        { kind: "find", record: almost, goal: { kind: "line", right: ["PLACE 1,1"] }, explain: "So." },
        ["PLACE 1,1"],
        ["PLACE 2,0"],
    ],
    "play, win": [{ kind: "play", record: almost, goal: { kind: "win" } }, ["PLACE 2,0"], []],
    "play, win within 1": [
        { kind: "play", record: almost, goal: { kind: "win-within", count: 1 } },
        ["PLACE 2,0"],
        ["PLACE 2,2"],
    ],
    sequence: [
        {
            kind: "sequence",
            record: cachex,
            steps: [["PLACE 0,0", "PLACE 0,1"], ["PLACE 2,2"], ["PLACE 1,0"]],
            explain: "So.",
        },
        ["PLACE 0,1", "PLACE 1,0"],
        ["PLACE 0,2"],
    ],
};

for (const [name, [item, right, wrong]] of Object.entries(played)) {
    test(`${name}: right and wrong`, slow, async () => {
        const { work: begun, handed } = await work(item, tools);
        assert.equal(begun.phase, "try", begun.trouble);
        if (wrong.length) {
            for (const action of wrong) await begun.act(action);
            assert.equal(handed.at(-1)?.score, 0, begun.trouble);
            await begun.again();
        }
        for (const action of right) await begun.act(action);
        assert.equal(begun.phase, "answered", begun.trouble);
        assert.equal(handed.at(-1)?.score, 1);
        assert.equal(begun.explain, item.explain);
        for (const say of begun.says) assert.ok(say(t));
    });
}

test("what is told after the last attempt: the answers of the sheet, of the engine and of puzzles", slow, async () => {
    const { solutions: firsts, id } = JSON.parse((await (await tools.openCatalog("cachex")).read(0)).split("\n")[0]);
    /** @type {[any, number, RegExp][]} */
    const cases = [
        [questions.choice[0], 1, /^c$/],
        [questions.number[0], 1, /-3.5 ± 0.25/],
        [questions.text[0], 1, /^Minimax$/],
        [{ ...played["find, win"][0], explain: "So." }, 1, /a3/],
        [played["find, line"][0], 1, /b2/],
        [{ kind: "find", record: almost, goal: { kind: "how-many" } }, 1, /^\d$/],
        [played.sequence[0], 1, /, .*, /],
        [{ kind: "puzzle", game: "cachex", puzzle: id }, firsts.length, /./],
        [
            {
                kind: "replay",
                record: almost,
                stops: [{ ply: 1, kind: "number", text: "?", right: 7, explain: "Seven." }],
            },
            1,
            /^7$/,
        ],
    ];
    for (const [item, count, wanted] of cases) {
        const { work: begun } = await work(item, tools, { translate: t, answers: "at-last" });
        await begun.reveal();
        const [{ answers, explain }] = begun.solutions;
        assert.equal(answers.length, count, item.kind);
        for (const each of answers) assert.match(typeof each === "function" ? each(t) : each, wanted);
        assert.equal(explain, item.explain ?? item.stops?.[0].explain);
    }
    const { work: locked } = await work(questions.choice[0], tools);
    await locked.reveal();
    assert.deepEqual(locked.solutions, [{ answers: [], explain: undefined }]);
});

test("find, win: the limit is told, and so is a win that takes longer", slow, async () => {
    const setup = "...rr./..r.../.rr.../..r.../bbbb../.brr.. r 46";
    const record = { game: "cachex", options: { size: 6 }, setup, actions: [] };
    const { solutions } = await findWin(record, { plies: 3, positions: 100_000 });
    const item = { kind: "find", record, goal: { kind: "win", within: 1 } };
    const { work: begun, handed } = await work(item, tools, { translate: t });
    assert.deepEqual(
        begun.tasks.map((/** @type {any} */ say) => say(t)),
        ["Win with one move."],
    );
    await begun.act(solutions[0]);
    assert.deepEqual([handed.at(-1)?.score, begun.headline(t)], [0, "A forced win, but it takes too long"]);
    assert.match(begun.says[0](t), /one more move, and the limit is 1/);
    const { answer } = handed[0];
    const kept = { answer, tries: 1, over: true, score: 0 };
    const { work: later, handed: none } = await work(item, tools, { translate: t, kept });
    assert.deepEqual([later.phase, later.headline(t)], ["answered", "A forced win, but it takes too long"]);
    assert.deepEqual([later.says[0](t), none], [begun.says[0](t), []], "the same is told at a later visit");
    await begun.again();
    const { text } = begun.state.legal.find((/** @type {any} */ each) => !solutions.includes(each.text));
    await begun.act(text);
    assert.deepEqual([handed.at(-1)?.score, begun.headline], [0, null]);
    const lost = { answer: text, tries: 1, over: true, score: 0 };
    assert.equal((await work(item, tools, { translate: t, kept: lost })).work.headline, null);
});

test("find, best: what gives little away is right, what loses is not", slow, async () => {
    // Blue wins by force with PLACE 3,2 and loses with everything else.
    const record = {
        game: "cachex",
        options: { size: 6 },
        setup: "r...rr/b.brrr/bbbrb./bb.r.b/r.b.../rbbr.. b 45",
        actions: [],
    };
    const { work: begun, handed } = await work({ kind: "find", record, goal: { kind: "best" } }, tools);
    await begun.act("PLACE 4,3");
    assert.equal(handed.at(-1)?.score, 0, begun.trouble);
    await begun.again();
    await begun.act("PLACE 3,2");
    assert.equal(handed.at(-1)?.score, 1, begun.trouble);
});

test("play, hold: two turns survived count, and the reply to the last is one of them", slow, async () => {
    const { work: begun, handed } = await work(
        {
            kind: "play",
            record: { game: "cachex", options: { size: 5 } },
            level: "beginner",
            goal: { kind: "hold", count: 2 },
        },
        tools,
    );
    await begun.act(begun.state.legal[0].text);
    assert.deepEqual(handed, []);
    await begun.act(begun.state.legal.find(({ text }) => text.startsWith("PLACE")).text);
    assert.deepEqual(
        handed.map(({ score }) => score),
        [1],
    );
    assert.equal(begun.line.length, 4);
});

test("play: the engine begins where another player is to move", slow, async () => {
    const { work: begun } = await work(
        { kind: "play", record: cachex, player: 1, level: "beginner", goal: { kind: "draw" } },
        tools,
    );
    assert.equal(begun.state.toMove, 1);
    assert.equal(begun.state.ply, 1);
});

for (const [kind, goal, right, wrong] of /** @type {const} */ ([
    ["how many", { kind: "how-many" }, "5", "6"],
    ["legal", { kind: "legal", action: "STEAL" }, "no", "yes"],
    ["winner", { kind: "winner" }, "0", "1"],
])) {
    test(`find, ${kind}: right and wrong`, slow, async () => {
        const { work: begun, handed } = await work({ kind: "find", record: almost, goal }, tools);
        await begun.answer(wrong);
        assert.equal(handed.at(-1)?.score, 0, begun.trouble);
        await begun.again();
        await begun.answer(right);
        assert.equal(handed.at(-1)?.score, 1, begun.trouble);
    });
}

test("replay: each stop counts, and later plies stay hidden until it is answered", slow, async () => {
    const stop = { text: "Which?", explain: "So." };
    const { work: begun, handed } = await work(
        {
            kind: "replay",
            record: almost,
            stops: [
                { ...stop, ply: 1, kind: "choice", options: ["a", "b"], right: [1] },
                { ...stop, ply: 4, kind: "number", right: 2 },
            ],
        },
        tools,
    );
    assert.equal(begun.form, null);
    await begun.step(5);
    assert.equal(begun.ply, 1, "it waits at the stop");
    await begun.answer("0");
    await begun.step(1);
    assert.equal(begun.form, null);
    await begun.step(5);
    assert.equal(begun.ply, 4);
    await begun.answer("2");
    assert.deepEqual(handed, [{ score: 0.5, answer: "0\n2" }]);
});

test("lesson: each step is tried once", slow, async () => {
    const { work: begun, handed } = await work(
        { kind: "lesson", game: "cachex", steps: ["capture", "capture-across"] },
        tools,
        { translate: t },
    );
    assert.equal(begun.phase, "try", begun.trouble);
    await begun.act("PLACE 2,2");
    assert.ok(begun.more);
    await begun.next();
    await begun.act(begun.state.legal.at(-1).text);
    assert.equal(handed.length, 1);
    assert.equal(handed[0].score, 0.5);
    for (const say of [...begun.says, ...begun.tasks, begun.heading]) assert.doesNotMatch(say(t), /^lessons\./);
});

test(
    "on a sheet that shows results later, steps of lessons and forced wins go on as if they were right",
    slow,
    async () => {
        const said = (/** @type {any} */ { says }) => says.map((/** @type {any} */ say) => say(t));
        const steps = { kind: "lesson", game: "cachex", steps: ["capture", "capture-across"] };
        for (const right of [true, false]) {
            const { work: begun, handed } = await work(steps, tools, { translate: t, tells: false });
            const before = begun.state.ply;
            await begun.act(right ? "PLACE 2,2" : begun.state.legal.at(-1).text);
            assert.ok(begun.more);
            assert.deepEqual(said(begun), [t("course.kept")]);
            assert.equal(begun.state.ply, before + 1, "no reply shows what the action was worth");
            await begun.next();
            await begun.act(begun.state.legal.at(-1).text);
            assert.equal(handed[0].score, right ? 0.5 : 0);
            assert.equal(begun.tellsItself, false);
        }

        const setup = "...rr./..r.../.rr.../..r.../bbbb../.brr.. r 46";
        const record = { game: "cachex", options: { size: 6 }, setup, actions: [] };
        const { solutions } = await findWin(record, { plies: 3, positions: 100_000 });
        const win = { kind: "find", record, goal: { kind: "win", within: 2 } };
        for (const right of [true, false]) {
            const { work: begun, handed } = await work(win, tools, { translate: t, tells: false });
            let chosen = solutions[0];
            // A wrong action after which the game goes on: Blue does not win at once.
            for (const { text } of right ? [] : begun.state.legal) {
                const blue = await findWin({ ...record, actions: [text] }, { plies: 1, positions: 1000 });
                if (!solutions.includes(text) && blue.winsIn === 0) chosen = text;
            }
            assert.equal(solutions.includes(chosen), right);
            await begun.act(chosen);
            assert.deepEqual([begun.phase, handed.length, said(begun).length], ["try", 0, 1]);
            const now = { ...record, actions: begun.line };
            const { solutions: last } = await findWin(now, { plies: 1, positions: 1000 });
            await begun.act(last[0] ?? begun.state.legal[0].text);
            assert.equal(handed[0]?.score, Number(right));
            // Another try begins anew.
            await begun.again();
            assert.equal(begun.missed, false);
        }
    },
);

test("a game that was left goes on at a later visit; one action needs no memory", slow, async () => {
    const setup = "...rr./..r.../.rr.../..r.../bb.b../.b.r.. r 44";
    const record = { game: "cachex", options: { size: 6 }, setup, actions: [] };
    const left = (/** @type {string} */ line) => ({ kept: { answer: "", tries: 0, over: false, line } });
    for (const item of [
        { kind: "play", record, level: "easy", goal: { kind: "win-within", count: 4 } },
        {
            kind: "find",
            record,
            goal: { kind: "reach", within: 3, conditions: [{ kind: "joins", cells: ["0,0", "5,0"] }] },
        },
    ]) {
        const first = await work(item, tools, { translate: t });
        await first.work.act("PLACE 5,5");
        assert.equal(first.work.phase, "try", first.work.trouble);
        assert.equal(first.noted.length, 2);
        const [, line] = first.noted;
        // Left at the own turn, and while the engine was to reply.
        for (const text of [line, first.noted[0]]) {
            const later = await work(item, tools, { translate: t, ...left(text) });
            assert.equal(later.work.phase, "try", later.work.trouble);
            assert.deepEqual([later.work.own, later.handed.length], [1, 0]);
            assert.ok(later.work.line.join(";").startsWith(text));
            assert.equal(later.work.line.length, 2);
            await later.work.act(later.work.state.legal[0].text);
            assert.equal(later.work.own, 2);
            // Another try begins at the item's position.
            await later.work.again();
            assert.deepEqual([later.work.own, later.work.line], [0, []]);
        }
        const foreign = await work(item, tools, { translate: t, ...left("PLACE 9,9") });
        assert.deepEqual([foreign.work.phase, foreign.work.line], ["try", []]);
        const over = await work(item, tools, { kept: { answer: line, tries: 1, over: true, line } });
        assert.equal(over.work.phase, "answered");
    }
    const one = await work({ kind: "find", record, goal: { kind: "line", right: ["PLACE 5,5"] } }, tools);
    await one.work.act("PLACE 5,5");
    assert.deepEqual([one.handed.length, one.noted], [1, []]);
});

const lens = {
    kind: "lens",
    options: { tree: "((3 12 8) (2 4 6) (14 5 2))", algorithm: "alpha-beta", predict: "value" },
};

/** What a later visit finds. @param {string} line */
const left = (line) => ({ kept: { answer: "", tries: 0, over: false, line } });

test("replay: stops that were answered stay answered at a later visit", slow, async () => {
    const stop = { text: "Which?", explain: "So." };
    const item = {
        kind: "replay",
        record: almost,
        stops: [
            { ...stop, ply: 1, kind: "choice", options: ["a", "b"], right: [1] },
            { ...stop, ply: 2, kind: "text", right: ["x"] },
            { ...stop, ply: 4, kind: "number", right: 2 },
        ],
    };
    const first = await work(item, tools);
    await first.work.step(1);
    await first.work.answer("0");
    assert.deepEqual(first.noted, ["00"]);
    const { work: second, noted } = await work(item, tools, left("00"));
    assert.deepEqual([second.phase, second.stop, second.ply], ["try", 1, 1]);
    await second.step(1);
    await second.answer("x");
    assert.deepEqual(noted, ["00\n1x"]);
    const { work: third, handed } = await work(item, tools, left("00\n1x"));
    await third.step(2);
    await third.answer("2");
    assert.deepEqual([handed.length, handed[0].score.toFixed(2), handed[0].answer], [1, "0.67", "0\nx\n2"]);
    // A text of a sheet with other stops.
    const { work: other } = await work(item, tools, left("00\n1x\n12\n13"));
    assert.deepEqual([other.phase, other.stop], ["try", 0]);
});

test("lesson: a step that was judged is not tried again at a later visit", slow, async () => {
    const item = { kind: "lesson", game: "cachex", steps: ["capture", "capture-across"] };
    const first = await work(item, tools, { translate: t });
    const { text } = first.work.state.legal.at(-1);
    await first.work.act(text);
    assert.deepEqual(first.noted, [`|${text}`, "0"]);
    const { work: later, handed } = await work(item, tools, { translate: t, ...left("0") });
    assert.deepEqual([later.phase, later.lesson.model.index, later.acts], ["try", 1, true]);
    await later.act(later.state.legal.at(-1).text);
    assert.equal(handed[0].score, 0);
    for (const line of ["00", "x"]) {
        const other = await work(item, tools, { translate: t, ...left(line) });
        assert.equal(other.work.lesson.model.index, 0, line);
    }
});

test("lesson: a step of several moves continues after those that were made", slow, async () => {
    const steps = await loadSteps("cachex", readJson);
    const step = steps.find(({ within = 1, answer }) => within > 1 && answer.length > 1);
    assert.ok(step);
    const item = { kind: "lesson", game: "cachex", steps: [step.id] };
    const first = await work(item, tools, { translate: t });
    await first.work.act(step.answer[0]);
    assert.equal(first.work.acts, true);
    const [own, replied] = first.noted.slice(-2);
    // Left at the own turn, and while the engine was to reply.
    for (const line of [replied, own]) {
        const { work: later } = await work(item, tools, { translate: t, ...left(line) });
        const { model } = later.lesson;
        assert.deepEqual([model.line.length, model.line[0], later.acts], [2, step.answer[0], true], line);
    }
    const { work: foreign } = await work(item, tools, { translate: t, ...left("|PLACE 9,9;PLACE 9,8") });
    assert.deepEqual([foreign.lesson.model.line, foreign.acts], [[], true], "an impossible line changes nothing");
});

test(
    "sequence and puzzle: the actions so far stay at a later visit, and a wrong one has ended the attempt",
    slow,
    async () => {
        const [line] = (await (await tools.openCatalog("cachex")).read(0)).split("\n").flatMap((text) => {
            const puzzle = text ? JSON.parse(text) : { solutions: [] };
            const [step] = puzzle.solutions;
            const [next] = step?.then ?? [];
            return next ? [{ puzzle, own: [step.action, next.action] }] : [];
        });
        /** @type {[any, string[], string][]} */
        const cases = [
            [played.sequence[0], ["PLACE 0,1", "PLACE 1,0"], "PLACE 0,2"],
            [{ kind: "puzzle", game: "cachex", puzzle: line.puzzle.id }, line.own, ""],
        ];
        for (const [item, own, wrong] of cases) {
            const first = await work(item, tools, { translate: t });
            await first.work.act(own[0]);
            assert.equal(first.work.phase, "try", first.work.trouble);
            const [beforeReply] = first.noted;
            for (const text of [first.noted.at(-1) ?? "", beforeReply]) {
                const { work: later, handed } = await work(item, tools, { translate: t, ...left(text) });
                assert.deepEqual([later.phase, later.own, later.line], ["try", 1, first.work.line], text);
                await later.act(own[1]);
                if (item.kind === "sequence") assert.equal(handed[0].score, 1);
            }
            if (!wrong) continue;
            // Closed while it was judged.
            const ended = await work(item, tools, { translate: t, ...left(wrong) });
            assert.deepEqual([ended.work.phase, ended.handed[0].score], ["answered", 0]);
        }
    },
);

test(
    "find: a forced win that was missed stays missed at a later visit, where students are not told",
    slow,
    async () => {
        const setup = "...rr./..r.../.rr.../..r.../bbbb../.brr.. r 46";
        const record = { game: "cachex", options: { size: 6 }, setup, actions: [] };
        const win = { kind: "find", record, goal: { kind: "win", within: 2 } };
        const { solutions } = await findWin(record, { plies: 3, positions: 100_000 });
        const first = await work(win, tools, { translate: t, tells: false });
        await first.work.act(solutions[0]);
        const line = first.noted.at(-1) ?? "";
        assert.equal(line.split(";").length, 2);
        for (const missed of [false, true]) {
            const how = { translate: t, tells: false, ...left(`${missed ? "!" : ""}${line}`) };
            const { work: later, handed } = await work(win, tools, how);
            assert.deepEqual([later.phase, later.own, later.missed], ["try", 1, missed]);
            const now = { ...record, actions: later.line };
            const { solutions: last } = await findWin(now, { plies: 1, positions: 1000 });
            await later.act(last[0]);
            assert.equal(handed[0].score, Number(!missed));
        }
    },
);

test("agent: the games of an attempt and the code stay at a later visit", slow, async () => {
    const item = { kind: "agent", game: "cachex", options: { size: 3 }, games: 3, wins: 2 };
    const first = await work(item, tools);
    first.work.code = "def a(): pass";
    first.work.over(0);
    assert.deepEqual(first.noted, ["0\fdef a(): pass"]);
    const { work: later, handed } = await work(item, tools, left(first.noted[0]));
    assert.deepEqual([later.phase, later.results], ["try", [0]]);
    later.over(0);
    assert.deepEqual(
        handed.map(({ score }) => score),
        [0],
        "two of three games are lost",
    );
    const begun = await work(item, tools);
    begun.work.follow("starting");
    const { work: again } = await work(item, tools, left(begun.noted[0]));
    assert.deepEqual([again.phase, again.results], ["try", [0]], "a game that was left is lost");
    assert.match(again.says[0](t), /was interrupted, so it counts as lost/);
    again.follow("starting");
    again.follow("stopped");
    assert.deepEqual([again.phase, again.results], ["answered", [0, 0]], "so is one that was stopped");
});

test("what was answered shows its score at a later visit, whatever the kind", slow, async () => {
    for (const item of [
        played["play, win"][0],
        questions.choice[0],
        { kind: "lesson", game: "cachex", steps: ["capture"] },
        { kind: "agent", game: "cachex", options: { size: 3 } },
        { kind: "code", text: "Write f.", tests: [{ call: "f()", expect: 3 }] },
        { ...lens },
    ]) {
        const kept = { answer: "", tries: 1, over: true, score: 0.5 };
        const { work: later } = await work(item, tools, { kept });
        assert.deepEqual([later.phase, later.score], ["answered", 0.5], item.kind);
    }
});

test("puzzle: by id right and wrong, and drawn by rating for each seed", slow, async () => {
    const catalog = /** @type {any} */ (await tools.openCatalog("cachex"));
    const puzzle = JSON.parse((await catalog.read(0)).split("\n")[0]);
    const { work: begun, handed } = await work({ kind: "puzzle", game: "cachex", puzzle: puzzle.id }, tools, {
        translate: t,
    });
    assert.equal(begun.phase, "try", begun.trouble);
    const right = puzzle.solutions.map(({ action }) => action);
    const wrong = begun.state.legal.find(({ text }) => !right.includes(text)).text;
    await begun.act(wrong);
    assert.equal(handed.at(-1)?.score, 0);
    await begun.again();
    for (let [step] = puzzle.solutions; step; [step] = step.then ?? []) await begun.act(step.action);
    assert.equal(handed.at(-1)?.score, 1, begun.trouble);
    const ids = new Set();
    for (const seed of ["a", "b", "c", "d"]) {
        const drawnOne = await work({ kind: "puzzle", game: "cachex", elo: [600, 1600] }, tools, {
            seed,
            translate: t,
        });
        ids.add(drawnOne.work.puzzle.id);
    }
    assert.ok(ids.size > 1);
});

/** Items that are wrong, with the place and the message. @type {Record<string, [any, (string | number)[], string]>} */
const refusedItems = {
    "an illegal record": [
        { kind: "play", record: { ...cachex, actions: ["PLACE 9,9"] }, goal: { kind: "win" } },
        ["record"],
        "refused",
    ],
    "a game that no one knows": [
        { kind: "play", record: { game: "chess" }, goal: { kind: "win" } },
        ["record", "game"],
        "choice",
    ],
    "a level that no one knows": [
        { kind: "play", record: cachex, level: "god", goal: { kind: "win" } },
        ["level"],
        "choice",
    ],
    "an illegal stored line": [
        { kind: "sequence", record: cachex, steps: [["PLACE 0,0"], ["PLACE 0,0"]] },
        ["steps", 1, 0],
        "illegal",
    ],
    "an illegal right action": [
        { kind: "find", record: almost, goal: { kind: "line", right: ["PLACE 0,0"] } },
        ["goal", "right", 0],
        "illegal",
    ],
    "a win that is none": [
        { kind: "find", record: cachex, goal: { kind: "win", within: 1 } },
        ["goal", "within"],
        "noWin",
    ],
    "a goal out of reach": [
        { kind: "find", record: cachex, goal: { kind: "reach", conditions: [{ kind: "captures", count: 2 }] } },
        ["goal"],
        "noAction",
    ],
    "a condition that is none": [
        { kind: "find", record: cachex, goal: { kind: "reach", conditions: [{ kind: "shines" }] } },
        ["goal", "conditions"],
        "refused",
    ],
    "an option that is not there": [{ ...questions.choice[0], right: [3] }, ["right", 0], "maximum"],
    "a stop after the end": [
        { kind: "replay", record: almost, stops: [{ ply: 9, kind: "number", text: "x", right: 1 }] },
        ["stops", 0, "ply"],
        "maximum",
    ],
    "an algorithm that is none": [
        { ...lens, options: { ...lens.options, algorithm: "guess" } },
        ["options", "algorithm"],
        "lens",
    ],
    "a tree with a mistake": [{ ...lens, options: { ...lens.options, tree: "((3 12" } }, ["options"], "refused"],
    "a figure that is no tree": [
        { kind: "text", text: "?", right: ["a"], figure: { tree: "(1 2" } },
        ["figure", "tree"],
        "tree",
    ],
    "nothing to predict": [
        { ...lens, options: { ...lens.options, tree: "(3)" } },
        ["options", "predict"],
        "nothingToPredict",
    ],
    "selections where there are none": [
        { ...lens, options: { ...lens.options, algorithm: "uct", playouts: 2 } },
        ["options", "predict"],
        "nothingToPredict",
    ],
    "a step that is no lesson": [{ kind: "lesson", game: "hive", steps: ["fly"] }, ["steps", 0], "choice"],
    "a puzzle that is not there": [{ kind: "puzzle", game: "hive", puzzle: "none" }, ["puzzle"], "noPuzzle"],
    "more wins than games": [{ kind: "agent", game: "hive", games: 2, wins: 3 }, ["wins"], "maximum"],
};

for (const [name, [item, path, key]] of Object.entries(refusedItems)) {
    test(`refused: ${name}`, slow, async () => {
        const draft = activityOf(item);
        assert.deepEqual(problemsOf(draft, schema), []);
        const problems = await checkActivity(draft, tools);
        assert.deepEqual(
            problems.map((each) => [each.path, each.key]),
            [[["items", 0, ...path], `course.bad.${key}`]],
        );
    });
}

test("good items of every kind pass", slow, async () => {
    const items = [
        ...Object.values(questions).map(([item]) => item),
        ...Object.values(played).map(([item]) => item),
        { kind: "find", record: almost, goal: { kind: "winner" } },
        lens,
        { kind: "lens", record: cachex, options: { algorithm: "uct", predict: "true" } },
        { kind: "fill", options: { random: "depth=2,branching=3,saves=2-4" } },
        { kind: "agent", game: "cachex", opponent: "level:easy", games: 3, wins: 2 },
        { kind: "code", text: "Write f.", model: "def f(): return 3", tests: [{ call: "f()", expect: 3 }] },
        { kind: "lesson", game: "cachex", steps: ["capture"] },
        { kind: "puzzle", game: "tetress", elo: [500, 2500] },
        { kind: "replay", record: almost, stops: [{ ply: 1, kind: "text", text: "x", right: ["y"] }] },
    ].map((item, place) => ({ id: `i${place}`, ...item }));
    const draft = activityOf({}, { items });
    assert.deepEqual(problemsOf(draft, schema), []);
    assert.deepEqual(await checkActivity(draft, tools), []);
    assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(kindNames));
});

test("fill: nodes and branches count each, and a later visit shows the same", slow, async () => {
    const item = { kind: "fill", options: { tree: "((3 12 8) (2 4 6) (14 5 2))" } };
    const all = "−∞/∞/3;−∞/∞/3;;;;3/∞/2;;x;x;3/∞/2";
    const { work: begun, handed } = await work(item, tools);
    assert.equal(begun.phase, "try", begun.trouble);
    await begun.answer(all.replace("x;x", ";x"));
    assert.equal(handed.at(-1)?.score.toFixed(3), (5 / 6).toFixed(3));
    assert.match(begun.says[0](t), /^5 of 6$/);
    await begun.again();
    await begun.answer(all);
    assert.deepEqual(handed.at(-1), { score: 1, answer: all });
    const kept = { answer: all.replace("x;x", ";"), tries: 1, over: true, score: 4 / 6 };
    const { work: later } = await work(item, tools, { kept });
    assert.match(later.says[0](t), /^4 of 6$/);
    const { work: silent } = await work(item, tools, { kept, tells: false });
    assert.deepEqual(silent.says, []);
});

test("fill: each student has another tree of the same difficulty, and the same one again", slow, async () => {
    const item = { id: "item", kind: "fill", options: { random: "depth=3,branching=2-3,saves=2-4" } };
    const { draw } = await kindOf(item);
    const trees = new Set();
    for (let student = 0; student < 30; ++student) {
        const own = await /** @type {any} */ (draw)(item, `student ${student}`, tools);
        assert.deepEqual(await /** @type {any} */ (draw)(own, "another", tools), own);
        assert.equal(own.options.random, undefined);
        trees.add(own.options.tree);
    }
    assert.equal(trees.size, 30);
});

test("fill: a draft is refused with the place that needs fixing", slow, async () => {
    const problemsIn = async (/** @type {any} */ options) =>
        (await checkActivity(activityOf({ kind: "fill", options }), tools)).map(({ path, key }) => [path.at(-1), key]);
    assert.deepEqual(await problemsIn({ random: "depth=3,saves=2" }), []);
    assert.deepEqual(await problemsIn({}), [["tree", "course.bad.missing"]]);
    assert.deepEqual(await problemsIn({ tree: "((3 12" }), [["tree", "course.bad.refused"]]);
    assert.deepEqual(await problemsIn({ random: "depth=9" }), [["random", "course.bad.refused"]]);
    assert.deepEqual(await problemsIn({ random: "players=3" }), [["algorithm", "course.bad.choice"]]);
    assert.deepEqual(await problemsIn({ random: "players=3", algorithm: "max-n" }), []);
    assert.deepEqual(await problemsIn({ random: "depth=4,branching=4" }), [["tree", "course.bad.largeTree"]]);
});

test("lens: a prediction can have a random tree for each student", slow, async () => {
    const item = { id: "item", kind: "lens", options: { random: "depth=2,branching=3,saves=2", predict: "value" } };
    const { draw } = await kindOf(item);
    const own = await /** @type {any} */ (draw)(item, "Ada", tools);
    assert.match(own.options.tree, /^\(/);
    assert.deepEqual(await checkActivity(activityOf(item), tools), []);
    const bad = activityOf({ ...item, options: { ...item.options, random: "depth=0" } });
    assert.deepEqual(
        (await checkActivity(bad, tools)).map(({ path }) => path.at(-1)),
        ["random"],
    );
});
