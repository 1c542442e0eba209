/** The npm package: engine, element and the widget for notebooks, under the policy of its README. */
import assert from "node:assert/strict";
import { notebook } from "../../web/drive/notebook.mjs";

/** The README's program with the engine. @param {string} readme */
const program = (readme) =>
    (readme.match(/^```js\n(.*?)^```/ms)?.[1] ?? "")
        .replaceAll("console.log", "out.append")
        .replace('"quintet-games"', '"./package/index.js"');

/** @type {import("./index.mjs").Scenario[]} */
export const packages = [
    {
        name: "engine and element of the npm package run under the policy of its README",
        async run(page, { packagePage }) {
            const game = `<pre id="out"></pre><quintet-game game="cachex" options="size=3" seats="person,beginner"
                style="width: 400px; height: 460px"></quintet-game>`;
            await page.goTo(await packagePage(game, (readme) => `import "./package/element.js";\n${program(readme)}`));
            await page.until(() => document.querySelector("#out")?.textContent?.endsWith("hive25"));
            await page.until(() => /** @type {any} */ (document.querySelector("quintet-game")).board?.state);
            await page.click('.cell[data-cell="0,0"]');
            await page.until(
                () => /** @type {any} */ (document.querySelector("quintet-game")).model.state.length === 2,
            );
        },
    },
    {
        name: "the widget of the npm package plays in two views and steps through a tree",
        async run(page, { packagePage }) {
            await page.goTo(
                await packagePage(
                    "",
                    () => `(${notebook})();
                    const { default: text } = await import("./package/widget-text.js");
                    const view = async (model) => openView(await importEsm(text), model);
                    const traits = { game: "cachex", options: { size: 3 }, seats: ["person", "person"] };
                    globalThis.game = new Model({ ...traits, actions: [], error: "", height: 300 });
                    globalThis.tree = new Model({ mode: "lens", tree: "((3 12) (2 4))", step: 2, state: {}, error: "" });
                    globalThis.views = await Promise.all([view(game), view(game), view(tree)]);`,
                ),
            );
            const both = (/** @type {string[]} */ actions) =>
                page.until((wanted) => {
                    const { views, shown } = /** @type {any} */ (globalThis);
                    const on = views?.slice(0, 2).map((/** @type {any} */ view) => JSON.stringify(shown(view).actions));
                    return on?.every((/** @type {string} */ each) => each === JSON.stringify(wanted));
                }, actions);
            await both([]);
            await page.click('.cell[data-cell="0,0"]');
            await both(["PLACE 0,0"]);
            const saved = await page.evaluate(() => /** @type {any} */ (globalThis).game.python.actions);
            assert.deepEqual(saved, ["PLACE 0,0"]);
            await page.evaluate(() => /** @type {any} */ (globalThis).game.receive({ actions: ["PLACE 9,9"] }));
            await page.until(() => /PLACE 9,9/.test(/** @type {any} */ (globalThis).game.traits.error));
            await page.until(() => /** @type {any} */ (globalThis).tree.traits.state.step === 2);
            await page.evaluate(() => /** @type {any} */ (globalThis).tree.receive({ step: 4 }));
            await page.until(() => /** @type {any} */ (globalThis).tree.traits.state.step === 4);
            await page.evaluate(() => {
                for (const view of /** @type {any} */ (globalThis).views) view.close();
            });
        },
    },
];
