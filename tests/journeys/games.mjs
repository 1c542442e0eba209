/**
 * Games from the first press to the result and what one can do with it: won, lost, drawn, given up, out of time, out of
 * the game.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { eventually } from "../web/browser.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

/**
 * @param {string} game
 * @param {string} reason
 * @returns {Promise<{options: Record<string, string>, actions: string[]}>}
 */
async function shortest(game, reason) {
    const text = await readFile(new URL(`../data/${game}-games.jsonl`, import.meta.url), "utf8");
    const games = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .filter((each) => each.reason === reason);
    return games.reduce((best, each) => (each.actions.length < best.actions.length ? each : best));
}

/**
 * A link to a game, as somebody would send it.
 * @param {string} game
 * @param {{options?: Record<string, string | number>, setup?: string, actions?: string[], seats?: string}} record
 */
function linkTo(game, { options = {}, setup, actions = [], seats }) {
    const fields = new URLSearchParams({ game });
    for (const [name, value] of Object.entries(options)) fields.set(`o.${name}`, String(value));
    if (setup) fields.set("setup", setup);
    if (actions.length) fields.set("actions", actions.join(";"));
    if (seats) fields.set("seats", seats);
    return `play.html#${fields}`;
}

/** What the result says, and what it offers. @param {Visitor} visitor @param {...(string | RegExp)} sentences */
async function readsResult(visitor, ...sentences) {
    const result = visitor.page.getByRole("region", { name: visitor.t("result.title") });
    for (const sentence of sentences) await result.getByText(sentence).first().waitFor();
    await visitor.stop("the result");
    for (const name of ["button.rematch", "button.review"]) assert.ok(await visitor.offers(name), name);
}

/** The first greeting in a game, on a first visit. @param {Visitor} visitor */
async function greeted(visitor) {
    if (!visitor.isNew) return;
    await visitor.reads("welcome.heading");
    await visitor.stop("how the game is won");
    await visitor.press("welcome.play");
}

/** @param {Visitor} visitor */
async function undoEverything(visitor) {
    for (let { ply } = await visitor.game(); ply > 0; ) {
        await visitor.press("button.undo");
        const before = ply;
        await eventually(async () => {
            ({ ply } = await visitor.game());
            assert.ok(ply < before, "a move is undone");
        });
    }
}

/** @param {Visitor} visitor @param {string} text  of an action */
async function enterText(visitor, text) {
    let entered = false;
    await visitor.play(({ legal }) => {
        if (entered) return null;
        entered = true;
        const action = legal.find((/** @type {{text: string}} */ each) => each.text === text);
        assert.ok(action, `${text} is legal`);
        return action;
    });
    assert.ok(entered, `it is possible to enter ${text}`);
}

/** @param {Visitor} visitor */
async function firstGame(visitor) {
    await visitor.arrive("index.html");
    await visitor.page.locator("quintet-home quintet-board").nth(4).waitFor();
    await visitor.stop("home");
    await visitor.pressOn(visitor.page.locator("quintet-home [data-game=chexers]"));
    await greeted(visitor);
    await visitor.turn();
    await visitor.chooseGame("chexers");
    await visitor.turn();
    await visitor.stop("the board");
    let moves = 0;
    await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await visitor.stop("after the first move");
    await undoEverything(visitor);

    await visitor.chooseGame("cachex");
    await greeted(visitor);
    await visitor.press("button.newGame");
    await visitor.reads("clock.title");
    await visitor.stop("new game");
    const less = visitor.page.locator('quintet-stepper[data-option="size"] [data-do="less"]');
    while ((await less.getAttribute("aria-disabled")) !== "true") await visitor.pressOn(less);
    await visitor.startGame();
    await visitor.play(({ legal, length }) => (length === 0 ? legal[0] : null));
    // A stone on a stone is refused, with a reason; then the hint must be heard.
    const { actions } = await visitor.turn();
    await visitor.pressOn(visitor.cell(actions[0].split(" ")[1]));
    await visitor.reads("refused.occupied");
    await visitor.stop("refused");
    await visitor.press("button.hint");
    await eventually(async () =>
        assert.equal(await visitor.shows(visitor.t("refused.occupied")), false, "the refusal goes"),
    );
    await visitor.stop("hint");
    await visitor.play(({ legal }) => legal.find((/** @type {{to: string}} */ { to }) => to));
    await readsResult(visitor, new RegExp(`${visitor.t("reason.chain")}|${visitor.t("reason.win.chain")}`));
    await undoEverything(visitor);
    await visitor.turn();
    await visitor.stop("everything undone");
}

/** @param {Visitor} visitor */
async function won(visitor) {
    const { options, actions } = await shortest("hive", "queen_surrounded");
    const seats = actions.length % 2 ? "person,easy" : "easy,person";
    await visitor.arrive(linkTo("hive", { options, actions: actions.slice(0, -1), seats }));
    await enterText(visitor, actions[actions.length - 1]);
    await readsResult(visitor, visitor.t("result.you"), visitor.t("reason.win.queen_surrounded"));
    await visitor.press("button.review");
    await visitor.reads("review.accuracy");
    await visitor.stop("review");
}

/** @param {Visitor} visitor */
async function lost(visitor) {
    // Blue lacks one stone at the right edge, and has two places for it.
    const actions = ["PLACE 0,0", "PLACE 1,0", "PLACE 2,2", "PLACE 1,1"];
    await visitor.arrive(linkTo("cachex", { options: { size: 3 }, actions, seats: "person,hard" }));
    await visitor.turn();
    await visitor.stop("one to lose");
    await enterText(visitor, "PLACE 2,0");
    await readsResult(
        visitor,
        visitor.t("result.lostTo", { player: visitor.t("level.hard") }),
        visitor.t("reason.chain"),
    );
    await visitor.press("button.rematch");
    await visitor.turn();
    await visitor.stop("rematch");
}

/**
 * The last actions of a game that a third party played, with pieces, trays and hands; on the next visit the very last.
 * @param {Visitor} visitor
 */
async function atOneBoard(visitor) {
    await visitor.arrive();
    for (const [game, reason, several] of /** @type {const} */ ([
        ["halma", "camp_filled", 4],
        ["tetress", "no_legal_action", 3],
        ["hive", "queen_surrounded", 8],
    ])) {
        const { options, actions, result } = await shortest(game, reason);
        const last = visitor.isNew ? several : 1;
        // Links to one page differ after the `#` only, which loads nothing.
        await visitor.page.goto("about:blank");
        await visitor.goTo(linkTo(game, { options, actions: actions.slice(0, -last), seats: "person,person" }));
        for (const action of actions.slice(-last)) await enterText(visitor, action);
        await readsResult(visitor, visitor.t("result.won", { player: visitor.t(`player.${result}`) }));
    }
}

/** @param {Visitor} visitor */
async function drawn(visitor) {
    const { options, actions } = await shortest("hive", "both_queens_surrounded");
    const seats = actions.length % 2 ? "person,easy" : "easy,person";
    await visitor.arrive(linkTo("hive", { options, actions: actions.slice(0, -1), seats }));
    await enterText(visitor, actions[actions.length - 1]);
    await readsResult(visitor, visitor.t("result.drawn"), visitor.t("reason.both_queens_surrounded"));
}

/** @param {Visitor} visitor */
async function resigned(visitor) {
    await visitor.arrive(linkTo("tetress", { seats: "person,easy" }));
    let moves = 0;
    await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await visitor.stop("a shape is placed");
    await visitor.press("button.resign");
    await visitor.stop("the question");
    await visitor.press("button.resign");
    await readsResult(visitor, visitor.t("result.lostTo", { player: visitor.t("level.easy") }));
}

/** @param {Visitor} visitor */
async function outOfTime(visitor) {
    await visitor.arrive(linkTo("halma", { seats: "person,easy" }));
    await visitor.turn();
    await visitor.press("button.newGame");
    await visitor.press("clock.kind.action");
    const times = visitor.page.locator('quintet-clock-choice [data-choice="time"] input');
    await visitor.pressOn(times);
    await visitor.startGame();
    await visitor.turn();
    await visitor.stop("the clock runs");
    let moves = 0;
    // The time may have passed before the first move.
    const { actions } = await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await readsResult(visitor, visitor.t("result.lostTo", { player: visitor.t("level.easy") }));
    await visitor.press("button.review");
    await visitor.reads("review.ended.time", { player: visitor.t("player.black"), count: actions.length });
    await visitor.stop("the review says how it ended");
}

/** @param {Visitor} visitor */
async function outOfTheGame(visitor) {
    const setup = "gggg/...../....../......b/.....b/....b/...b r 0,0,0 0";
    await visitor.arrive(linkTo("chexers", { setup, seats: "person,easy,easy" }));
    await visitor.reads("out.no_pieces");
    await visitor.stop("out of the game");
    await visitor.press("out.skip");
    await visitor.reads("out.skipping");
    await readsResult(visitor, visitor.t("reason.four_exits"));
}

/** @param {Visitor} visitor */
async function shared(visitor) {
    await visitor.arrive(linkTo("cachex", { options: { size: 5 }, seats: "person,easy" }));
    let moves = 0;
    await visitor.play(({ legal }) => (moves++ < 2 ? legal[0] : null));
    const { actions } = await visitor.turn();
    await visitor.press("button.more");
    await visitor.press("button.share");
    await visitor.stop("share");
    await visitor.press("share.copyLink");
    await visitor.stop("copied");
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    const { browser } = visitor;
    const friend = await browser.profile(visitor.size);
    const page = await friend.newPage();
    await page.goto(link);
    await page.waitForFunction(
        (length) => document.querySelector("quintet-app")?.model?.state?.length === length,
        actions.length,
    );
    await friend.close();
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [
    { name: "a first game", run: firstGame },
    { name: "a win", run: won },
    { name: "a loss", run: lost },
    { name: "two people at one board", run: atOneBoard },
    { name: "a draw", run: drawn },
    { name: "a resignation", run: resigned },
    { name: "out of time", run: outOfTime },
    { name: "out of the game", run: outOfTheGame },
    { name: "a link for a friend", run: shared },
];
