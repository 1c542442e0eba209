/** Games from the first press to the result and what one can do with it: won, lost, drawn, given up, out of time, out of the game. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { testJourneys } from "./journey.mjs";

/** @typedef {import("./visitor.mjs").Visitor} Visitor */

/** @param {string} game @param {string} reason @returns {Promise<{options: Record<string, string>, actions: string[]}>} */
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
 * @param {{options?: Record<string, string | number>, setup?: string, actions?: string[]}} record
 */
function linkTo(game, { options = {}, setup, actions = [] }) {
    const fields = new URLSearchParams({ game });
    for (const [name, value] of Object.entries(options)) fields.set(`o.${name}`, String(value));
    if (setup) fields.set("setup", setup);
    if (actions.length) fields.set("actions", actions.join(";"));
    return `index.html#${fields}`;
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
    for (let { ply } = await visitor.game(); ply > 0; ({ ply } = await visitor.game())) await visitor.press("button.undo");
}

/** @param {Visitor} visitor @param {string} text  of an action */
async function enterText(visitor, text) {
    await visitor.play(({ legal, actions }) => {
        if (actions.includes(text)) return null;
        const action = legal.find((/** @type {{text: string}} */ each) => each.text === text);
        assert.ok(action, `${text} is legal`);
        return action;
    });
}

/** @param {Visitor} visitor */
async function firstGame(visitor) {
    await visitor.arrive("index.html");
    await greeted(visitor);
    await visitor.turn();
    await visitor.press("game.chexers", undefined, { begins: true });
    await visitor.turn();
    await visitor.stop("the board");
    let moves = 0;
    await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await visitor.stop("after the first move");
    await undoEverything(visitor);

    await visitor.press("game.cachex", undefined, { begins: true });
    await greeted(visitor);
    await visitor.press("button.newGame");
    await visitor.reads("new.clock");
    await visitor.stop("new game");
    const less = visitor.page.locator('quintet-stepper[data-option="size"] [data-do="less"]');
    while ((await less.getAttribute("aria-disabled")) !== "true") await visitor.pressOn(less);
    await visitor.press("new.start");
    await visitor.turn();
    await visitor.play(({ legal, length }) => (length === 0 ? legal[0] : null));
    // A stone on a stone is refused, with a reason; then the hint must be heard.
    const { actions } = await visitor.turn();
    const [, taken] = actions[0].split(" ");
    await visitor.pressOn(visitor.cell(taken));
    await visitor.readsText(visitor.t("refused.occupied"));
    await visitor.stop("refused");
    await visitor.press("button.hint");
    await visitor.stop("hint");
    await visitor.play(({ legal }) => legal.find((/** @type {{to: string}} */ { to }) => to));
    await visitor.reads("reason.chain");
    await visitor.stop("the result");
    assert.ok(await visitor.offers("button.rematch"));
    await undoEverything(visitor);
    await visitor.turn();
    await visitor.stop("everything undone");
    await visitor.press("button.rematch").catch(() => {});
}

/** @param {Visitor} visitor */
async function won(visitor) {
    const { options, actions } = await shortest("hive", "queen_surrounded");
    await visitor.arrive(linkTo("hive", { options, actions: actions.slice(0, -1) }));
    await visitor.turn();
    await visitor.stop("before the last move");
    console.log((await visitor.game()).seats);
    await enterText(visitor, actions.at(-1));
    await visitor.reads("reason.queen_surrounded");
    await visitor.stop("the result");
}

testJourneys([
    { name: "a first game", run: firstGame },
    { name: "a win", run: won },
]);
