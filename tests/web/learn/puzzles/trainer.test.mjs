/**
 * The commands of the trainer with the real engine, in Node: answers, refutations, hints, counting, runs, own mistakes.
 */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { Archive } from "../../../../web/archive/archive.js";
import { Database } from "../../../../web/archive/database.js";
import { puzzleWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { RUN_MS } from "../../../../web/learn/puzzles/solving/run.js";
import { opponentsSentence, refutation, taskSentence } from "../../../../web/learn/puzzles/solving/sentences.js";
import { Trainer } from "../../../../web/learn/puzzles/trainer.js";
import { isTurn, playersOf } from "../../../../web/learn/puzzles/trainer-model.js";
import { catalogOf, localEngine, winInOne, winInTwo } from "./engine.mjs";

const t = translator(await loadLanguage(languages[0], sharedWords, puzzleWords));
const slow = { timeout: 400_000 };
const NOW = 1_700_000_000_000;

/** @type {(() => void)[]} */
let closing = [];
beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
    for (const close of closing) close();
    closing = [];
});

/**
 * @param {object[]} puzzles
 * @param {{game?: string, mode?: import("../../../../web/learn/puzzles/trainer-model.js").Mode,
 *     mistakes?: any[]}} [how]
 */
async function begin(puzzles, { game = "cachex", mode = "free", mistakes = [] } = {}) {
    const engine = localEngine();
    const archive = new Archive(await new Database().open());
    await archive.mine.add(mistakes);
    const clock = { now: NOW };
    const trainer = new Trainer({
        engine,
        archive: Promise.resolve(archive),
        openCatalog: async (asked) => (asked === game ? catalogOf(puzzles) : null),
        now: () => clock.now,
        random: () => 0,
        pause: async () => {},
    });
    closing.push(
        () => engine.close(),
        () => archive.close(),
    );
    await trainer.start({ game, mode });
    return { trainer, archive, clock };
}

/**
 * Waits until a change of the model makes a condition true.
 * @param {Trainer} trainer
 * @param {(model: any) => boolean} holds
 */
const until = (trainer, holds) =>
    new Promise((resolve) => {
        const stop = trainer.store.subscribe(look);
        look();
        function look() {
            if (!holds(trainer.model)) return;
            stop?.();
            resolve(undefined);
        }
    });

const setting = (/** @type {Trainer} */ { model }) => ({
    layout: model.layout,
    players: playersOf(model),
});
const tokens = (/** @type {Trainer} */ { model }) => model.state?.board.tokens.length ?? 0;

test("a puzzle in two steps: the best defence is played, any right answer counts, the rating rises", slow, async () => {
    const { trainer, archive } = await begin([winInTwo]);
    const { task } = trainer.model;
    assert.equal(
        taskSentence(t, setting(trainer), /** @type {any} */ (task), null),
        "Red to move: win by force in 2 moves",
    );
    assert.ok(isTurn(trainer.model));
    await trainer.act("PLACE 1,3");
    assert.deepEqual([trainer.model.task?.phase, trainer.model.task?.line], ["try", ["PLACE 1,3", "PLACE 0,0"]]);
    assert.equal(trainer.model.state?.lastAction?.text, "PLACE 0,0");
    await trainer.act("PLACE 2,3");
    assert.equal(trainer.model.task?.phase, "solved");
    await until(trainer, ({ change }) => change !== null);
    assert.ok(Number(trainer.model.change) > 0);
    assert.equal(trainer.model.records.streak.now, 1);
    const kept = await archive.marks.get("puzzles/cachex");
    assert.deepEqual(kept.seen, { "cachex-two": { at: NOW, right: true } });
    // The only puzzle comes again, and does not change the rating.
    const { rating } = trainer.model.records.rating;
    await trainer.next();
    assert.equal(trainer.model.again, true);
    await trainer.show();
    assert.equal(trainer.model.records.rating.rating, rating);
});

test("a wrong answer is refuted by the engine on the board, counts once, and can be taken back", slow, async () => {
    const { trainer } = await begin([winInOne]);
    const before = tokens(trainer);
    await trainer.act("PLACE 7,7");
    const { task } = trainer.model;
    assert.equal(task?.phase, "wrong");
    assert.equal(trainer.model.state?.actions.length, 2);
    assert.ok(task?.tried?.reply && trainer.model.state?.lastAction?.text === task.tried.reply.text);
    const said = refutation(t, setting(trainer), /** @type {any} */ (task));
    assert.equal(said.length, 2);
    assert.match(said[0], /^Red plays on .*\. That doesn’t win yet\.$/);
    assert.match(said[1], /^Blue plays on /);
    await until(trainer, ({ change }) => change !== null);
    const lost = Number(trainer.model.change);
    assert.ok(lost < 0);
    await trainer.retry();
    assert.deepEqual([trainer.model.task?.phase, tokens(trainer)], ["try", before]);
    await trainer.act("PLACE 2,3");
    assert.equal(trainer.model.task?.phase, "solved");
    assert.equal(trainer.model.change, lost);
    assert.equal(trainer.model.records.streak.now, 0);
});

test("with three players the puzzle says what the opponents do, and a wrong move is answered", slow, async () => {
    const puzzle = {
        game: "chexers",
        options: { limits: "text" },
        setup: "..../....r/....../bb....b/.g..../...../...r b 2,1,3 320",
        actions: [],
        id: "chexers-exit",
        player: 2,
        goal: { kind: "win", count: 1 },
        solutions: [{ action: "EXIT -3,0" }],
        themes: ["win-in-1"],
        rating: 100,
        others: "together",
    };
    const { trainer } = await begin([puzzle], { game: "chexers" });
    const { players } = setting(trainer);
    const sentence = (/** @type {any} */ more) => opponentsSentence(t, players, { ...trainer.model.task, ...more });
    assert.equal(sentence({}), "Both opponents play against you.");
    assert.equal(sentence({ puzzle: { ...puzzle, others: undefined } }), "Each opponent plays for itself.");
    const wrong = trainer.model.state?.legal.find(({ text }) => text !== "EXIT -3,0")?.text ?? "";
    await trainer.act(wrong);
    assert.equal(trainer.model.task?.phase, "wrong");
    assert.equal(trainer.model.state?.actions.length, 2);
    await trainer.retry();
    await trainer.act("EXIT -3,0");
    assert.deepEqual([trainer.model.task?.phase, trainer.model.state?.outcome.winner], ["solved", 2]);
});

test("hints come in two steps and halve the puzzle; the answer is shown to the end", slow, async () => {
    const { trainer } = await begin([winInTwo]);
    trainer.hint();
    assert.equal(trainer.model.task?.hints, 1);
    trainer.hint();
    trainer.hint();
    assert.equal(trainer.model.task?.hints, 2);
    const before = tokens(trainer);
    await trainer.show();
    assert.equal(trainer.model.task?.phase, "shown");
    assert.deepEqual(trainer.model.state?.actions, ["PLACE 1,3", "PLACE 0,0", "PLACE 2,2"]);
    assert.ok(tokens(trainer) > before);
    const { answer } = trainer.model;
    assert.deepEqual([answer?.actions.map(({ text }) => text), answer?.at], [trainer.model.state?.actions, 3]);
    await trainer.step(1);
    assert.deepEqual([trainer.model.state?.actions, trainer.model.answer?.at], [["PLACE 1,3"], 1]);
    await trainer.step(0);
    assert.equal(tokens(trainer), before, "the answer can be gone through from its start");
    await trainer.step(4);
    assert.equal(trainer.model.answer?.at, 0);
    await until(trainer, ({ change }) => change !== null);
    assert.ok(Number(trainer.model.change) < 0);
});

test("a puzzle that does not fit the rules is passed over with a sentence", slow, async () => {
    const broken = {
        ...winInOne,
        id: "bad",
        rating: 1010,
        solutions: [{ action: "PLACE 0,4" }],
    };
    const nowhere = {
        ...winInOne,
        id: "worse",
        rating: 1020,
        setup: "no board",
    };
    const { trainer } = await begin([broken, nowhere, winInTwo]);
    assert.equal(trainer.model.task?.puzzle?.id, "cachex-two");
    assert.equal(trainer.model.notices[0].key, "puzzle.refused");
    assert.ok(t.has("puzzle.refused"));
});

test("a game without puzzles says so, and themes narrow the choice", slow, async () => {
    const { trainer } = await begin([winInOne, winInTwo]);
    assert.deepEqual(trainer.model.contents, {
        count: 2,
        themes: { captured: 1, "win-in-1": 1, "win-in-2": 1 },
    });
    await trainer.chooseTheme("win-in-2");
    assert.equal(trainer.model.task?.puzzle?.id, "cachex-two");
    await trainer.chooseTheme("win-in-2");
    await trainer.chooseTheme("win-in-1");
    assert.equal(trainer.model.task?.puzzle?.id, "cachex-one");
    await trainer.open({ game: "hive" });
    assert.deepEqual([trainer.model.task, trainer.model.contents?.count, trainer.model.themes], [null, 0, []]);
    assert.equal(trainer.model.state?.game, "hive");
});

test("a run: solved puzzles follow one another, a missed one waits, and the time ends it", slow, async () => {
    const puzzles = ["a", "b", "c"].map((id, index) => ({
        ...winInOne,
        id,
        rating: 200 + index,
    }));
    const { trainer, clock, archive } = await begin(puzzles, { mode: "run" });
    assert.equal(trainer.model.task, null);
    await trainer.run();
    await trainer.act("PLACE 2,3");
    assert.equal(trainer.model.run?.solved, 1);
    const second = trainer.model.task?.puzzle?.id ?? "";
    await trainer.act("PLACE 7,7");
    assert.deepEqual([trainer.model.run?.solved, trainer.model.run?.missed.map(({ id }) => id)], [1, [second]]);
    const third = trainer.model.task?.puzzle?.id ?? "";
    assert.equal(new Set(trainer.model.run?.used).size, 3);
    assert.notEqual(third, second);
    clock.now += RUN_MS;
    assert.equal(trainer.left, 0);
    await trainer.endRun();
    assert.deepEqual([trainer.model.run?.over, trainer.model.task, trainer.model.records.bestRun], [true, null, 1]);
    assert.equal((await archive.marks.get("puzzles/cachex")).bestRun, 1);
    // A run changes no rating, and neither does trying again what was missed.
    await trainer.tryMissed();
    assert.equal(trainer.model.task?.puzzle?.id, second);
    await trainer.act("PLACE 2,3");
    assert.equal(trainer.model.records.rating.puzzles, 0);
    await trainer.next();
    assert.equal(trainer.model.task, null);
});

const mistake = (/** @type {string} */ id, more = {}) => ({
    id,
    game: "cachex",
    record: {
        game: "cachex",
        options: winInOne.options,
        setup: winInOne.setup,
        actions: [],
    },
    ply: 1,
    player: 0,
    played: "PLACE 7,7",
    best: "PLACE 2,3",
    accepted: ["PLACE 2,3"],
    loss: 0.4,
    date: NOW - 5000,
    card: null,
    ...more,
});

test("own mistakes: due ones first, judged by the engine, and they come back later", slow, async () => {
    const { trainer, archive, clock } = await begin([], {
        mode: "mine",
        mistakes: [mistake("m1"), mistake("m2")],
    });
    assert.deepEqual(trainer.model.mine, { all: 2, due: 2, nextDue: 0 });
    const played = trainer.model.turn.get("PLACE 7,7") ?? null;
    assert.match(
        taskSentence(t, setting(trainer), /** @type {any} */ (trainer.model.task), played),
        /you played .* here/,
    );
    await trainer.act("PLACE 7,7");
    assert.equal(trainer.model.task?.phase, "wrong");
    const loss = Number(trainer.model.task?.tried?.loss);
    assert.ok(loss > 0.035, String(loss));
    await until(trainer, ({ mine }) => mine.due === 1);
    await trainer.next();
    assert.equal(trainer.model.task?.mistake?.id, "m2");
    await trainer.act("PLACE 2,3");
    assert.equal(trainer.model.task?.phase, "solved");
    await until(trainer, ({ mine }) => mine.due === 0);
    const cards = Object.fromEntries((await archive.mine.list()).map(({ id, card }) => [id, Date.parse(card?.due)]));
    assert.ok(cards.m1 > NOW && cards.m2 > cards.m1, "the missed one comes back sooner");
    await trainer.next();
    assert.equal(trainer.model.task, null);
    await trainer.next({ early: true });
    assert.equal(trainer.model.task?.mistake?.id, "m1");
    await trainer.removeMistake();
    assert.equal((await archive.mine.list()).length, 1);
    clock.now = cards.m2 + 1;
    await trainer.open({ mode: "mine" });
    assert.equal(trainer.model.task?.mistake?.id, "m2");
});

test("what another tab finds appears here, and without storage everything works for the visit", slow, async () => {
    globalThis.indexedDB = /** @type {any} */ (undefined);
    const { trainer, archive } = await begin([winInOne]);
    assert.equal(trainer.model.kept, false);
    await trainer.act("PLACE 2,3");
    await until(trainer, ({ change }) => change !== null);
    assert.equal(trainer.model.records.streak.now, 1);
    await archive.mine.add([mistake("m9")]);
    await until(trainer, ({ mine }) => mine.all === 1);
});
