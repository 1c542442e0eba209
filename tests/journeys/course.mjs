/**
 * The way of an exercise sheet: a teacher makes and tries it; a student answers, reloads, hands in and sees the result.
 */
import assert from "node:assert/strict";
import { eventually } from "../web/browser.mjs";
import { answer, questionOf } from "./visitor/predictions.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

const TITLE = "Alpha-beta, week 3";
/** Red wins with 2,0. */
const POSITION = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,1;PLACE+1,0;PLACE+1,2";

/** @param {Visitor} visitor @param {string} kind  a key */
async function addTask(visitor, kind) {
    await visitor.press("make.add");
    await visitor.press(kind, undefined, { begins: true });
    await visitor.reads("shared.hints");
}

/** @param {Visitor} visitor */
async function makeSheet(visitor) {
    await visitor.write(TITLE, "make.sheetTitle");
    await addTask(visitor, "make.kind.choice");
    await visitor.stop("a new task");
    await visitor.write("Which search prunes?", "make.question");
    await visitor.write("Minimax", "course.one.options", { number: 1 });
    await visitor.write("Alpha-beta", "course.one.options", { number: 2 });
    await visitor.press("make.isRightOption", { number: 2 });
    await visitor.press("shared.done");

    await addTask(visitor, "make.kind.find");
    await visitor.write("Red wins at once.", "make.task");
    await visitor.choose("cachex", "shared.game");
    await visitor.pressOn(visitor.page.getByText(visitor.t("make.elsewhere")));
    await visitor.write(POSITION, "make.paste");
    await visitor.press("shared.useGame");
    await visitor.choose("win", "make.goal");
    await visitor.reads("make.fine");
    await visitor.stop("a position to win");
    await visitor.press("shared.done");

    await addTask(visitor, "make.kind.lens");
    await visitor.write("Predict the search.", "make.task");
    await visitor.stop("a prediction");
    await visitor.press("shared.done");
    await visitor.reads("make.good");
    await visitor.stop("the sheet is ready");
}

/** @param {Visitor} visitor */
async function tryIt(visitor) {
    await visitor.press("make.tryIt");
    const frame = visitor.page.frameLocator("iframe");
    await visitor.pressOn(frame.getByRole("button", { name: visitor.t("course.begin"), exact: true }));
    await visitor.pressOn(frame.getByRole("radio", { name: "Alpha-beta" }));
    await visitor.pressOn(frame.getByRole("button", { name: visitor.t("shared.check"), exact: true }));
    await frame.getByText(visitor.t("course.right")).first().waitFor();
    await visitor.stop("tried");
    await visitor.press("make.endTry");
}

/** Opens the link that the teacher has copied. @param {Visitor} visitor */
async function openSheet(visitor) {
    await visitor.press("shared.copyLink");
    await visitor.reads("notice.copied");
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    await visitor.page.goto(link);
}

/** @param {Visitor} visitor */
async function answerSheet(visitor) {
    await visitor.readsText(TITLE);
    await visitor.stop("the sheet");
    await visitor.press("course.begin");
    await visitor.readsText("Which search prunes?");
    await visitor.pressOn(visitor.page.getByRole("radio", { name: "Minimax" }));
    await visitor.press("shared.check");
    await visitor.reads("course.wrong");
    await visitor.stop("a wrong answer");
    await visitor.press("course.again");
    await visitor.pressOn(visitor.page.getByRole("radio", { name: "Alpha-beta" }));
    await visitor.press("shared.check");
    await visitor.reads("course.right");
    await visitor.press("course.next");

    await visitor.readsText("Red wins at once.");
    await visitor.stop("a position");
    await visitor.enterText("PLACE 2,0");
    await visitor.reads("course.right");
    await visitor.stop("the win is found");
    await visitor.press("course.next");

    await visitor.readsText("Predict the search.");
    await visitor.readsAbout("predict.position", "number", "all");
    await visitor.stop("a question");
    const { all } = await questionOf(visitor);
    await answer(visitor, await questionOf(visitor), true);
    await visitor.reads("predict.right");
    await visitor.press("predict.next");
    await visitor.reads("predict.position", { number: 2, all });

    await visitor.page.reload();
    await visitor.reads("course.resumed");
    await visitor.stop("back again");
    await visitor.press("button.resume");
    await visitor.reads("predict.position", { number: 2, all });
    for (let number = 2; number <= all; ++number) {
        await visitor.press("predict.show");
        await visitor.press(number < all ? "predict.next" : "result.title");
    }
    await visitor.reads("course.predicted", { count: 1, of: all });
    await visitor.stop("the prediction is over");
    await visitor.press("course.finish");
}

/** @param {Visitor} visitor */
async function sheet(visitor) {
    await visitor.arriveByMenu("site.sheets");
    await visitor.reads("course.none");
    await visitor.stop("exercise sheets");
    await visitor.press("shared.makeSheet");
    await visitor.reads("make.intro");
    if (visitor.isNew) {
        await visitor.stop("make a sheet");
        await makeSheet(visitor);
        await tryIt(visitor);
    }
    await visitor.reads("make.good");
    await openSheet(visitor);
    if (visitor.isNew) await answerSheet(visitor);
    // What was handed in is still there on the next visit.
    await visitor.reads("course.handedIn");
    const { points, of } = await eventually(async () => {
        const result = await visitor.page
            .locator("quintet-course")
            .evaluate((/** @type {any} */ { course }) => course.sitting.result);
        assert.ok(result.points > 0);
        return result;
    });
    await visitor.reads("shared.points", { points: Math.round(points * 100) / 100, of });
    await visitor.stop("the result");
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [{ name: "an exercise sheet", run: sheet }];
