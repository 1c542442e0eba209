/**
 * The trainer without a page: reading and choosing puzzles, the rating, the dates of repetitions, solving step by step.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cut } from "../../../../web/learn/puzzles/catalog/cut.js";
import { pickAgain, pickNew, piecesFor } from "../../../../web/learn/puzzles/catalog/pick.js";
import { readPuzzles } from "../../../../web/learn/puzzles/catalog/puzzle.js";
import { PuzzleSource } from "../../../../web/learn/puzzles/catalog/source.js";
import { afterPeriod } from "../../../../web/learn/puzzles/progress/glicko.js";
import { newRating, ratedAfter, ratingFrom } from "../../../../web/learn/puzzles/progress/rating.js";
import { noRecords, recordsAfter, recordsFrom, seenAfter } from "../../../../web/learn/puzzles/progress/records.js";
import { cardAfter, dueAt } from "../../../../web/learn/puzzles/progress/spacing.js";
import { beginRun, leftOf, RUN_MS, runAfter } from "../../../../web/learn/puzzles/solving/run.js";
import {
    exerciseOf,
    goneOn,
    hintMarks,
    judge,
    scoreOf,
    taskOf,
} from "../../../../web/learn/puzzles/solving/solving.js";
import { catalogOf, linesOf, winInOne, winInTwo } from "./engine.mjs";

const DAY = 24 * 60 * 60 * 1000;
const near = (/** @type {number} */ actual, /** @type {number} */ expected, /** @type {number} */ within) =>
    assert.ok(Math.abs(actual - expected) <= within, `${actual} instead of ${expected}`);
const puzzle = (/** @type {string} */ id, /** @type {number} */ rating, themes = ["win-in-1"]) => ({
    ...winInOne,
    id,
    rating,
    themes,
});

test("Glicko-2 gives the figures of Glickman's example", () => {
    const results = [
        { rating: 1400, deviation: 30, score: 1 },
        { rating: 1550, deviation: 100, score: 0 },
        { rating: 1700, deviation: 300, score: 0 },
    ];
    const after = afterPeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, results);
    near(after.rating, 1464.06, 0.02);
    near(after.deviation, 151.52, 0.02);
    near(after.volatility, 0.05999, 0.00001);
    const idle = afterPeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, []);
    near(idle.deviation, Math.hypot(200, 0.06 * 173.7178), 0.001);
    assert.equal(idle.rating, 1500);
});

test("the reader's rating follows what is solved, and settles near what the reader can do", () => {
    let reader = newRating();
    const up = ratedAfter(reader, 1000, 1, 1000);
    const down = ratedAfter(reader, 1000, 0, 1000);
    const half = ratedAfter(reader, 1000, 0.5, 1000);
    assert.ok(up.rating > 1100 && down.rating < 900);
    near(half.rating, 1000, 1);
    // Someone who solves what is rated below 1700.
    for (let count = 0; count < 60; ++count) {
        const target = reader.rating;
        reader = ratedAfter(reader, target, target < 1700 ? 1 : 0, 1000 + count);
    }
    near(reader.rating, 1700, 120);
    assert.ok(reader.deviation < newRating().deviation / 2);
    assert.equal(reader.puzzles, 60);
    const pause = ratedAfter(reader, reader.rating, 0.5, 1000 + 2000 * DAY);
    assert.ok(pause.deviation > reader.deviation);
    const back = ratedAfter(reader, reader.rating, 0.5, -5 * DAY);
    assert.ok(back.deviation <= reader.deviation && back.at === reader.at);
});

test("what was kept and is not in order begins anew", () => {
    for (const value of [null, "x", 7, { rating: { rating: "1" } }, { rating: { ...newRating(), deviation: -1 } }]) {
        assert.deepEqual(recordsFrom(value, "cachex").rating, newRating());
    }
    assert.deepEqual(ratingFrom(newRating(), "cachex"), newRating());
    assert.deepEqual(
        recordsFrom(
            {
                streak: { now: -3, best: "many" },
                seen: { a: 1 },
                bestRun: 2.5,
            },
            "cachex",
        ),
        noRecords(),
    );
    const kept = recordsAfter(noRecords(), { id: "a", rating: 500 }, 1, 9);
    assert.deepEqual(recordsFrom(JSON.parse(JSON.stringify(kept)), "cachex"), kept);
});

test("the streak grows with what is solved alone, waits at a hint, and ends at a wrong try", () => {
    let records = noRecords();
    const streaks = [1, 1, 0.5, 1, 0, 1].map((score, index) => {
        records = recordsAfter(records, { id: `p${index}`, rating: 500 }, score, index);
        return records.streak.now;
    });
    assert.deepEqual(streaks, [1, 2, 2, 3, 0, 1]);
    assert.equal(records.streak.best, 3);
    assert.deepEqual(records.seen.p4, { at: 4, right: false });
    const again = seenAfter(records, { id: "p4" }, 1, 8);
    assert.deepEqual(
        [again.seen.p4, again.rating, again.streak],
        [{ at: 8, right: true }, records.rating, records.streak],
    );
});

test("puzzles are cut into pieces by rating, and each piece says what is in it", () => {
    const puzzles = Array.from({ length: 250 }, (_, index) =>
        puzzle(`p${index}`, 2000 - 4 * index, index % 2 ? ["quiet"] : ["win-in-1", "captured"]),
    );
    const pieces = cut(linesOf(puzzles));
    assert.deepEqual(
        pieces.map(({ piece }) => [piece.count, piece.from, piece.to]),
        [
            [100, 1004, 1400],
            [100, 1404, 1800],
            [50, 1804, 2000],
        ],
    );
    assert.deepEqual(pieces[2].piece.themes, {
        captured: 25,
        quiet: 25,
        "win-in-1": 25,
    });
    assert.deepEqual(readPuzzles(pieces[2].text).problems, []);
    assert.equal(readPuzzles(pieces.map(({ text }) => text).join("")).puzzles.length, 250);
    assert.deepEqual(cut("\n"), []);
});

test("a puzzle of another version or a damaged one is left out, and told", () => {
    const lines = [
        JSON.stringify(winInOne),
        "{not JSON",
        JSON.stringify({ ...winInOne, id: "" }),
        JSON.stringify({ ...winInOne, id: "a", goal: { kind: "draw" } }),
        JSON.stringify({ ...winInOne, id: "b", solutions: [] }),
        JSON.stringify({
            ...winInOne,
            id: "c",
            solutions: JSON.parse('[{"action":"PLACE 1,1","then":[null]}]'),
        }),
        JSON.stringify({ ...winInOne, id: "d", rating: "high" }),
        JSON.stringify({ ...winInOne, game: 3 }),
        JSON.stringify(null),
        "",
        JSON.stringify(winInTwo),
    ];
    const { puzzles, problems } = readPuzzles(lines.join("\n"));
    assert.deepEqual(
        puzzles.map(({ id }) => id),
        ["cachex-one", "cachex-two"],
    );
    assert.deepEqual(
        problems.map(({ key, params }) => `${key} ${params?.id ?? params?.line ?? ""}`.trim()),
        [
            "puzzle.notJson 2",
            "puzzle.noId",
            "puzzle.otherGoal a",
            "puzzle.broken b",
            "puzzle.broken c",
            "puzzle.broken d",
            "puzzle.notJson 8",
            "puzzle.notJson 9",
        ],
    );
});

test("the next puzzle is a new one near the wished rating with a wished theme", () => {
    const puzzles = Array.from({ length: 40 }, (_, index) =>
        puzzle(`p${index}`, 100 * index, [index % 2 ? "odd" : "even"]),
    );
    const wish = { rating: 1850, themes: ["odd"], seen: {}, random: () => 0 };
    assert.equal(pickNew([...puzzles], wish)?.id, "p19");
    assert.equal(pickNew([...puzzles], { ...wish, seen: { p19: { at: 1, right: true } } })?.id, "p17");
    const last = pickNew([...puzzles], { ...wish, random: () => 0.999 });
    assert.ok(last && Math.abs(last.rating - 1850) <= 650 && last.themes[0] === "odd");
    assert.equal(pickNew([...puzzles], { ...wish, themes: ["none"] }), null);
    const seen = Object.fromEntries(puzzles.map(({ id }, index) => [id, { at: 100 - index, right: index !== 7 }]));
    assert.equal(pickNew([...puzzles], { ...wish, seen }), null);
    // First what was not solved, then what was seen longest ago.
    assert.equal(pickAgain([...puzzles], { themes: [], seen })?.id, "p7");
    assert.equal(pickAgain([...puzzles], { themes: ["even"], seen })?.id, "p38");
});

test("only the pieces that are needed are loaded, the nearest first", async () => {
    const puzzles = Array.from({ length: 30 }, (_, index) =>
        puzzle(`p${index}`, 100 * index, index < 10 ? ["low"] : ["high"]),
    );
    const shelf = catalogOf(puzzles, 10);
    assert.deepEqual(piecesFor(shelf.pieces, { rating: 1500, themes: [] }), [1, 2, 0]);
    assert.deepEqual(piecesFor(shelf.pieces, { rating: 1500, themes: ["low"] }), [0]);
    /** @type {number[]} */
    const read = [];
    const source = new PuzzleSource(
        async () => ({
            ...shelf,
            read(number) {
                read.push(number);
                return shelf.read(number);
            },
        }),
        () => assert.fail("nothing is wrong with these"),
    );
    const wish = { rating: 1500, themes: [], seen: {}, random: () => 0 };
    assert.equal((await source.next("cachex", wish))?.puzzle.id, "p15");
    assert.deepEqual(await source.contents("cachex"), {
        count: 30,
        themes: { high: 20, low: 10 },
    });
    await source.next("cachex", wish);
    assert.deepEqual(read, [1]);
    source.leaveOut("p15");
    assert.notEqual((await source.next("cachex", wish))?.puzzle.id, "p15");
    const seen = Object.fromEntries(puzzles.map(({ id }) => [id, { at: 1, right: true }]));
    assert.equal((await source.next("cachex", { ...wish, seen }))?.again, true);
    assert.deepEqual(read, [1, 2, 0]);
});

test("a piece that cannot be loaded is asked for again, and others serve in the meantime", async () => {
    const shelf = catalogOf([puzzle("a", 100), puzzle("b", 900)], 1);
    let online = false;
    const read = async (/** @type {number} */ number) => {
        if (number === 1 && !online) throw new Error("no network");
        return shelf.read(number);
    };
    const source = new PuzzleSource(
        async () => ({ ...shelf, read }),
        () => {},
    );
    const wish = { rating: 900, themes: [], seen: {}, random: () => 0 };
    assert.equal((await source.next("cachex", wish))?.puzzle.id, "a");
    online = true;
    assert.equal((await source.next("cachex", wish))?.puzzle.id, "b");
    const none = new PuzzleSource(
        async () => ({
            ...shelf,
            read: async () => Promise.reject(new Error("no network")),
        }),
        () => {},
    );
    await assert.rejects(none.next("cachex", wish), /no network/);
    assert.equal(
        await new PuzzleSource(
            async () => null,
            () => {},
        ).next("chess", wish),
        null,
    );
});

const state = (/** @type {any} */ outcome = { state: "ongoing", winner: null, reason: "" }) =>
    /** @type {any} */ ({ outcome, toMove: 1 });

test("a right action goes on to the best defence, then to any right answer", () => {
    const task = taskOf(/** @type {any} */ (winInTwo));
    assert.equal(task.left, 2);
    const first = judge(task, "PLACE 1,3", state());
    assert.deepEqual([first.verdict, first.replies], ["goesOn", ["PLACE 0,0"]]);
    const second = goneOn({ ...task, hints: 2 }, "PLACE 1,3", first.next, first.replies);
    assert.deepEqual([second.line, second.left, second.hints], [["PLACE 1,3", "PLACE 0,0"], 1, 0]);
    for (const action of ["PLACE 2,2", "PLACE 2,3"]) assert.equal(judge(second, action, state()).verdict, "solved");
    assert.equal(judge(task, "PLACE 7,7", state()).verdict, "wrong");
    // A win that the list does not know is a win.
    assert.equal(judge(second, "PLACE 7,7", state({ state: "won", winner: 0, reason: "" })).verdict, "solved");
    assert.equal(judge(second, "PLACE 7,7", state({ state: "won", winner: 1, reason: "" })).verdict, "wrong");
});

test("of an own mistake the engine judges what is not known to be right", () => {
    const mistake = {
        id: "m",
        game: "cachex",
        record: { game: "cachex", actions: ["PLACE 0,1"] },
        ply: 2,
        player: 1,
        played: "PLACE 3,3",
        best: "PLACE 1,1",
        accepted: ["PLACE 1,1", "PLACE 1,2"],
        loss: 0.2,
        date: 0,
        card: null,
    };
    const task = exerciseOf(mistake);
    assert.deepEqual(task.right, [{ action: "PLACE 1,1" }, { action: "PLACE 1,2" }]);
    assert.equal(judge(task, "PLACE 1,2", state()).verdict, "solved");
    assert.equal(judge(task, "PLACE 5,5", state()).verdict, "unknown");
    assert.equal(scoreOf({ ...task, phase: "solved" }, false), 1);
    assert.equal(scoreOf({ ...task, phase: "solved" }, true), 0.5);
    assert.equal(scoreOf({ ...task, phase: "solved", faults: 1 }, false), 0);
    assert.equal(scoreOf({ ...task, phase: "shown" }, false), 0);
});

test("a hint shows first the piece or the region, then the cell", () => {
    const around = (/** @type {string} */ cell) => [cell, `${cell}'`];
    const view = (/** @type {any} */ more) => ({
        from: "",
        to: "",
        hand: "",
        shape: "",
        cells: [],
        path: [],
        ...more,
    });
    const cells = (/** @type {any} */ action, /** @type {number} */ hints) =>
        hintMarks(action, hints, around).map((mark) => [mark.role, mark.cells]);
    assert.deepEqual(cells(view({ from: "a", to: "b" }), 0), []);
    assert.deepEqual(cells(view({ from: "a", to: "b" }), 1), [["hint", ["a"]]]);
    assert.deepEqual(cells(view({ from: "a", to: "b" }), 2)[0], ["hint", ["a", "b"]]);
    assert.deepEqual(cells(view({ to: "b" }), 1), [["analysis", ["b", "b'"]]]);
    assert.deepEqual(hintMarks(view({ to: "b", hand: "Q" }), 1, around), [{ role: "hint", cells: [], hand: "Q" }]);
    assert.deepEqual(cells(undefined, 1), []);
});

test("mistakes come back at growing intervals, a missed one soon, whatever the clock says", () => {
    let now = 1_000_000_000_000;
    /** @type {any} */
    let card = null;
    assert.equal(dueAt(card), 0);
    const gaps = Array.from({ length: 5 }, () => {
        card = JSON.parse(JSON.stringify(cardAfter(card, "solved", now)));
        const gap = (dueAt(card) - now) / DAY;
        now = dueAt(card);
        return gap;
    });
    for (const [index, gap] of gaps.entries())
        assert.ok(gap >= 1 && (index === 0 || gap > gaps[index - 1]), String(gaps));
    const missed = cardAfter(card, "missed", now);
    assert.ok(dueAt(missed) - now < gaps[4] * DAY && dueAt(missed) > now);
    const helped = cardAfter(card, "helped", now);
    assert.ok(dueAt(helped) <= dueAt(cardAfter(card, "solved", now)));
    // Set back by ten years: as if no time had passed since the last try.
    const back = cardAfter(card, "solved", now - 3650 * DAY);
    assert.ok(dueAt(back) > now - 3650 * DAY && Number.isFinite(dueAt(back)));
    assert.equal(dueAt({ due: "never" }), 0);
    assert.ok(dueAt(cardAfter({ due: "never" }, "solved", now)) > now);
});

test("a run gets harder with each puzzle solved, keeps what was missed, and ends in time", () => {
    let run = beginRun(1000, 5000);
    const start = run.rating;
    run = runAfter(run, /** @type {any} */ (winInOne), true);
    run = runAfter(run, /** @type {any} */ (winInTwo), false);
    assert.ok(start < 1000 && run.rating > start);
    assert.deepEqual([run.solved, run.missed.map(({ id }) => id)], [1, ["cachex-two"]]);
    assert.equal(leftOf(run, 5000), RUN_MS);
    assert.equal(leftOf(run, 5000 + RUN_MS + 1), 0);
    assert.equal(leftOf(run, -DAY), RUN_MS);
});
