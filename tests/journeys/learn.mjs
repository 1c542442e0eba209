/** Ways of learning: a lesson from its first to its last step, and puzzles. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { eventually } from "../web/browser.mjs";
import { sizes } from "./visitor/sizes.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

/** Each size meets another game. */
const games = ["cachex", "chexers", "halma", "hive", "tetress"];

/** @param {Visitor} visitor */
const gameOf = ({ size }) => games[sizes.findIndex(({ name }) => name === size.name) % games.length];

/**
 * @param {string} game
 * @returns {Promise<import("../../web/learn/lessons/lessons.js").Step[]>}
 */
async function stepsOf(game) {
    const text = await readFile(new URL(`../../web/learn/lessons/steps/${game}.json`, import.meta.url), "utf8");
    return JSON.parse(text).steps;
}

/** What a person knows of the lesson. @param {Visitor} visitor */
const lessonOf = ({ page }) =>
    page.locator("quintet-lessons").evaluate((/** @type {any} */ { model, lesson }) => ({
        tried: model.tried,
        line: model.line,
        step: lesson.step?.id,
    }));

/**
 * Plays the answer of a step. The engine may reply otherwise than expected: then the reader asks to be shown.
 * @param {Visitor} visitor
 * @param {import("../../web/learn/lessons/lessons.js").Step} step
 */
async function takeStep(visitor, { id, answer }) {
    for (;;) {
        const { tried, line } = await eventually(async () => {
            const seen = await lessonOf(visitor);
            assert.equal(seen.step, id);
            assert.ok(!["thinking", "wrong"].includes(seen.tried), "the lesson waits for the reader");
            return seen;
        });
        if (tried !== "try") return visitor.reads(tried === "right" ? "shared.wellDone" : "lessons.shown");
        if (line.every((/** @type {string} */ each, /** @type {number} */ place) => each === answer[place]))
            await visitor.enterText(answer[line.length]);
        else await visitor.press("lessons.show");
        await eventually(async () => assert.notDeepEqual(await lessonOf(visitor), { tried, line, step: id }));
    }
}

/** @param {Visitor} visitor */
async function lesson(visitor) {
    const game = gameOf(visitor);
    const steps = await stepsOf(game);
    await visitor.arriveByMenu("site.lessons");
    await visitor.reads("lessons.part.rules");
    await visitor.press(`game.${game}`);
    if (!visitor.isNew) {
        // What was learned is still known.
        const [{ id }] = steps;
        await visitor.press("lessons.doneStep", { number: 1, title: visitor.t(`lessons.${game}.${id}.title`) });
        await visitor.reads(`lessons.${game}.${id}.task`);
        await visitor.press("button.hint");
        await visitor.reads(`lessons.${game}.${id}.hint`);
        await visitor.press("lessons.hintMore");
        await visitor.stop("a hint");
        await visitor.press("lessons.show");
        await visitor.reads("lessons.shown");
        await visitor.press("lessons.forget");
        await visitor.stop("all forgotten");
        return;
    }
    for (const [index, step] of steps.entries()) {
        await visitor.reads(`lessons.${game}.${step.id}.task`);
        if (index === 0) {
            await visitor.stop("the first step");
            const [wrong] = step.wrong ?? [];
            await visitor.enterText(wrong.try[0]);
            await visitor.reads("shared.notYet");
            await visitor.reads(`lessons.${game}.${step.id}.${wrong.say}`);
            await visitor.stop("a wrong move");
        }
        await takeStep(visitor, step);
        if (index === 0 || step.within) {
            await visitor.reads(`lessons.${game}.${step.id}.praise`);
            await visitor.stop(`${step.id} done`);
        }
        await visitor.press("lessons.next");
    }
    await visitor.reads("lessons.end");
    await visitor.stop("the end");
    await visitor.press("lessons.play", { game: visitor.t(`game.${game}`) });
    await visitor.turn();
    assert.equal((await visitor.game()).game, game);
}

/** @param {Visitor} visitor */
const puzzleOf = ({ page }) =>
    page.locator("quintet-puzzles").evaluate((/** @type {any} */ { model }) => ({
        phase: model.task?.phase,
        id: model.task?.puzzle?.id,
        right: model.task?.right.map((/** @type {{action: string}} */ { action }) => action),
        played: model.task?.line.length,
    }));

/**
 * Waits until the reader may act, or the puzzle is over.
 * @param {Visitor} visitor
 */
const nextTry = (visitor) =>
    eventually(async () => {
        const seen = await puzzleOf(visitor);
        assert.ok(["try", "solved", "shown"].includes(seen.phase), "the puzzle waits for the reader");
        return seen;
    });

/** @param {Visitor} visitor */
async function solve(visitor) {
    for (;;) {
        const before = await nextTry(visitor);
        if (before.phase !== "try") return;
        await visitor.enterText(before.right[0]);
        await eventually(async () => assert.notDeepEqual(await puzzleOf(visitor), before));
    }
}

/** @param {Visitor} visitor */
async function puzzles(visitor) {
    const game = gameOf(visitor);
    await visitor.arriveByMenu("shared.puzzles");
    await visitor.press(`game.${game}`);
    for (let done = 1; done <= (visitor.isNew ? 5 : 2); ++done) {
        const { id, right } = await nextTry(visitor);
        if (done === 1) {
            await visitor.stop("a puzzle");
            const wrong = (await visitor.legalOnBoard()).find(({ text }) => !right.includes(text));
            assert.ok(wrong);
            await visitor.enter(wrong);
            await visitor.reads("shared.notYet");
            await visitor.stop("a wrong answer");
            await visitor.press("shared.tryAgain");
        }
        if (done === 2) {
            // Its name says what it costs.
            await visitor.pressOn(visitor.page.locator('[data-do="show"]'));
            await eventually(async () => assert.equal((await puzzleOf(visitor)).phase, "shown"));
            await visitor.stop("the answer is shown");
        } else {
            await solve(visitor);
            await visitor.reads(done === 1 ? "puzzle.solvedLate" : "puzzle.solved");
            if (done < 4) await visitor.stop(`puzzle ${done} solved`);
        }
        await visitor.press("puzzle.next");
        await eventually(async () => assert.notEqual((await puzzleOf(visitor)).id, id));
    }
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [
    { name: "a lesson", run: lesson },
    { name: "puzzles", run: puzzles },
];
