/** Ways through the analysis: a position of one's own, played on; a game's review, and one mistake tried again. */
import { sizes } from "./visitor/sizes.mjs";

/** @typedef {import("./visitor/visitor.mjs").Visitor} Visitor */

/** Each size meets another game. */
const games = ["hive", "cachex", "chexers", "tetress", "halma"];

/** @param {Visitor} visitor */
async function setUp(visitor) {
    const game = games[sizes.findIndex(({ name }) => name === visitor.size.name) % games.length];
    await visitor.arriveAtBoard(`play.html#game=${game}`);
    let moves = 0;
    await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await visitor.press("button.analyse");
    // The button has the same name in some languages.
    await visitor.page.getByRole("heading", { name: visitor.t("shared.analysis") }).waitFor();
    await visitor.legalOnBoard();
    await visitor.stop("analysis");
    await visitor.press("button.more");
    await visitor.reads("analysis.playHere");
    await visitor.stop("more");
    await visitor.press("analysis.edit");
    await visitor.reads("analysis.edit.place");
    await visitor.stop("set up");

    // The first player's last piece moves elsewhere.
    const token = await visitor.page
        .locator("quintet-board")
        .first()
        .evaluate((/** @type {any} */ { state }) =>
            state.board.tokens.filter((/** @type {any} */ { player }) => player === 0).at(-1),
        );
    await visitor.press("analysis.edit.erase");
    await visitor.pressOn(visitor.cell(token.cell));
    await visitor.pressOn(visitor.page.locator(`[data-tool="0${token.kind}"]`));
    const free = await visitor.page
        .locator("quintet-board")
        .first()
        .evaluate((/** @type {any} */ { state }, cell) => {
            const taken = [cell, ...state.board.tokens.map((/** @type {any} */ { cell }) => cell)];
            return state.legal.find((/** @type {any} */ { to }) => !taken.includes(to)).to;
        }, token.cell);
    await visitor.pressOn(visitor.cell(free));
    await visitor.reads("analysis.edit.good");
    await visitor.stop("a changed position");
    await visitor.press("analysis.edit.play");
    await visitor.reads("notice.opened");
    moves = 0;
    await visitor.play(({ legal }) => (moves++ < 1 ? legal[0] : null));
    await visitor.stop("played on");
}

/** @param {Visitor} visitor */
async function review(visitor) {
    const link = new URLSearchParams({
        game: "cachex",
        "o.size": "4",
        actions: "PLACE 0,1;PLACE 3,3;PLACE 1,1;PLACE 3,2;PLACE 2,1;PLACE 3,1",
        seats: "person,hard",
    });
    await visitor.arriveAtBoard(`play.html#${link}`);
    // 3,0 would have won.
    await visitor.enterText("PLACE 0,0");
    await visitor.press("button.review");
    await visitor.reads("review.accuracy");
    const practise = visitor.page.locator("quintet-analysis-graph [data-do=practise]").first();
    await practise.waitFor();
    await visitor.stop("review");
    await visitor.pressOn(practise);
    await visitor.readsAbout("review.practice.task", "player", "action");
    await visitor.stop("a mistake");
    const item = await visitor.page.locator("quintet-analysis").evaluate((/** @type {any} */ { model }) => {
        const { items, index } = model.practice;
        return items[index];
    });
    await visitor.enterText(item.action);
    await visitor.readsAbout("review.practice.wrong", "action", "loss");
    await visitor.stop("the mistake again");
    await visitor.enterText(item.best);
    await visitor.readsAbout("review.practice.right", "action");
    await visitor.stop("the better move");
    await visitor.press("review.practice.end");
    await visitor.reads("review.accuracy");
    await visitor.press("button.back");
    await visitor.page.getByRole("region", { name: visitor.t("result.title") }).waitFor();
}

/** @type {import("./visitor/journey.mjs").Journey[]} */
export const journeys = [
    { name: "a position of one's own", run: setUp },
    { name: "a review", run: review },
];
