/** The analysis of a game, and the position editor. */
import assert from "node:assert/strict";
import { openApp, stored } from "../person.mjs";

/**
 * Waits until a condition holds for the model of the analysis.
 * @param {import("../person.mjs").Page} page
 * @param {(model: any, value: any) => unknown} condition  must not use names of its surroundings
 * @param {unknown} [value]
 */
const analysisUntil = (page, condition, value = null) =>
    page.until(
        /** @type {any} */ (
            `(value) => {
            const analysis = document.querySelector("quintet-analysis");
            return analysis && (${condition})(analysis.model, value);
        }`
        ),
        value,
    );

const game = {
    game: "cachex",
    options: { size: 5 },
    actions: ["PLACE 0,0", "PLACE 2,2", "PLACE 1,1", "PLACE 3,3", "PLACE 4,0", "PLACE 2,4"],
};

/** @param {import("../person.mjs").Page} page @param {string} url */
async function openAnalysis(page, url) {
    await openApp(page, url, stored(game));
    await page.click('[data-do="analyse"]');
    await analysisUntil(page, (model) => model.phase === "ready" && model.state);
}

/** @type {import("./index.mjs").Scenario[]} */
export const analysis = [
    {
        name: "the analysis shows lines, and a variation can be played",
        async run(page, { url }) {
            await openAnalysis(page, url);
            await analysisUntil(page, (model) => model.thinking.progress?.lines.length > 0);
            await page.press("Home");
            await analysisUntil(page, (model) => model.path.length === 0 && model.state.ply === 0);
            await page.press("ArrowRight");
            await analysisUntil(page, (model) => model.path.length === 1 && model.state.ply === 1);
            await page.until(() => {
                const analysis = /** @type {any} */ (document.querySelector("quintet-analysis"));
                return analysis.board?.state === analysis.model.state && !analysis.board.isUpdatePending;
            });
            await page.click('.cell[data-cell="4,4"]');
            await analysisUntil(page, (model) => model.path.join() === "PLACE 0,0,PLACE 4,4");
            await page.click("#tab-graph");
            await page.click('[data-do="analyse-game"]');
            await analysisUntil(page, (model) => !model.graph.busy && model.graph.known > 6);
            await page.click('[data-do="leave"]');
            await page.until(() => document.querySelector("quintet-app"));
        },
    },
    {
        name: "a position from the editor is analysed",
        async run(page, { url }) {
            await openAnalysis(page, url);
            await page.click('[data-do="more"]');
            await page.click('[data-do="analysis.edit"]');
            await page.click('[data-do="clear"]');
            await page.click('[data-to-move="0"]');
            await page.click('.cell[data-cell="2,2"]');
            await page.click('[data-tool="1stone"]');
            await page.click('.cell[data-cell="3,3"]');
            await page.click('[data-do="analyse-this"]');
            await analysisUntil(page, (model) => model.base.setup && model.state.board.tokens.length === 2);
            await analysisUntil(page, (model) => model.thinking.progress?.lines.length > 0);
            const setup = await page.evaluate(
                () => /** @type {any} */ (document.querySelector("quintet-analysis")).model.base.setup,
            );
            assert.equal(setup, "...../...../..r../...b./..... r 2");
        },
    },
];
