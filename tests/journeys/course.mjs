/**
 * The way of an exercise sheet: a teacher makes and tries it; a student answers, reloads, hands in and sees the result.
 */
import assert from "node:assert/strict";
import { packScorm } from "../../web/course/pack/pack.js";
import { seal } from "../../web/course/sealing/seal.js";
import { eventually } from "../web/browser.mjs";
import { startLms } from "../web/course/grades/lms.mjs";
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
    await visitor.write("Red wins at once.", "shared.instructions");
    await visitor.choose("cachex", "shared.game");
    await visitor.pressOn(visitor.page.getByText(visitor.t("make.elsewhere")));
    await visitor.write(POSITION, "shared.pasteGame");
    await visitor.press("shared.useGame");
    await visitor.choose("win", "make.goal");
    await visitor.reads("make.fine");
    await visitor.stop("a position to win");
    await visitor.press("shared.done");

    await addTask(visitor, "make.kind.lens");
    await visitor.write("Predict the search.", "shared.instructions");
    await visitor.stop("a prediction");
    await visitor.press("shared.done");
    await visitor.reads("make.good");
    await visitor.stop("the sheet is ready");
}

/** @param {Visitor} visitor */
async function tryIt(visitor) {
    await visitor.press("make.tryIt");
    const frame = visitor.page.frameLocator("iframe");
    await visitor.pressOn(frame.getByRole("button", { name: visitor.t("shared.start"), exact: true }));
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
    await visitor.press("shared.start");
    await visitor.readsText("Which search prunes?");
    await visitor.pressOn(visitor.page.getByRole("radio", { name: "Minimax" }));
    await visitor.press("shared.check");
    await visitor.reads("course.wrong");
    await visitor.stop("a wrong answer");
    await visitor.press("shared.tryAgain");
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
        await visitor.press("shared.showAnswer");
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

/** The maximum of the children, without Min's turns. */
const START = `function search(node) {
    if (!node.children.length) return node.value;
    return Math.max(...node.children.map(search));
}
`;

/** @type {any} */
const PROGRAM = {
    quintet: "activity",
    version: 1,
    id: "program",
    title: TITLE,
    pass: 0.9,
    items: [
        {
            id: "search",
            kind: "code",
            language: "javascript",
            text: "Min moves, too.",
            code: START,
            model: START.replace("Math.max", "(node.player === 0 ? Math.max : Math.min)"),
            tests: [
                { call: "search(tree)", tree: "(7 4)", expect: 7, points: 3 },
                { call: "search(tree)", tree: "((2 9) (5 3))", expect: 3 },
                { call: "search(tree)", tree: "((1 8) 4)", expect: 4, hidden: true },
            ],
        },
    ],
};

/** The LMS of each visitor. @type {WeakMap<Visitor, Awaited<ReturnType<typeof startLms>>>} */
const lmsOf = new WeakMap();

/** Packs the sheet as a complete zip, and gives it to an LMS. @param {Visitor} visitor */
async function uploadProgram({ browser }) {
    const address = (/** @type {string} */ file) => `${browser.origin}/web/${file}`;
    const load = async (/** @type {string} */ url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
    return startLms(await packScorm(await seal(PROGRAM), { full: true, load, address }));
}

/** A task with code in an LMS: part of the points, a reload, then all of them. @param {Visitor} visitor */
async function program(visitor) {
    await visitor.arrive("course.html");
    const lms = lmsOf.get(visitor) ?? (await uploadProgram(visitor));
    lmsOf.set(visitor, lms);
    const { page: player } = visitor;
    await player.goto(`${lms.origin}/popup.html`);
    const opened = visitor.context.waitForEvent("page");
    await player.getByRole("button").click();
    visitor.turnTo(await opened);
    const passed = (/** @type {number} */ count, /** @type {number} */ points) =>
        visitor.reads("code.testsPassed", { count, of: 3, points: visitor.t.number(points), all: visitor.t.number(5) });
    const grade = (/** @type {unknown[]} */ expected) =>
        eventually(async () => {
            const { lesson_status, score } = lms.store.cmi.core;
            assert.deepEqual([lesson_status, score?.raw], expected);
        });
    if (visitor.isNew) {
        await visitor.press("shared.start");
        await visitor.stop("the start code");
        await visitor.press("code.run");
        await visitor.reads("code.passed", { count: 1, of: 2 });
        await visitor.stop("the visible tests");
        await visitor.press("shared.check");
        await passed(1, 3);
        await visitor.stop("part of the points");

        await visitor.page.reload();
        await grade(["incomplete", "60"]);
        await visitor.press("button.resume");
        await visitor.press("shared.tryAgain");
        await visitor.writeCode("quintet-code-task", PROGRAM.items[0].model);
        await visitor.press("shared.check");
        await passed(3, 5);
        await visitor.stop("all points");
        await visitor.press("course.finish");
    }
    await visitor.reads("course.handedIn");
    await grade(["passed", "100"]);
    await visitor.stop("the result in the LMS");
    await player.close();
    if (!visitor.isNew) lms.close();
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [
    { name: "an exercise sheet", run: sheet },
    { name: "a program in an LMS", run: program },
];
