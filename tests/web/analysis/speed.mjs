/**
 * Measures how long the analysis takes to draw the first complete graph of a long game, and its share of a processor:
 *
 *     node tests/web/analysis/speed.mjs [--actions 400] [--game chexers]
 *
 * The game is the longest golden game, cut to this number of actions. It is measured twice: with the search of the
 * position shown, as for a reader, and without it.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openBrowser } from "../browser.mjs";
import { analysisUntil, openAnalysis } from "../drive/analysis.mjs";

const { values } = parseArgs({
    options: { actions: { type: "string", default: "400" }, game: { type: "string", default: "chexers" } },
});
const { game } = values;
const longest = readFileSync(new URL(`../../data/${game}-games.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .reduce((best, each) => (each.actions.length > best.actions.length ? each : best));
const record = { game, options: longest.options, actions: longest.actions.slice(0, Number(values.actions)) };
const positions = record.actions.length + 1;

const browser = await openBrowser();
for (const on of [true, false]) {
    const settings = { "lab-settings": { on, lines: 3, algorithm: "" } };
    const page = await openAnalysis(browser, record, { storage: settings });
    const system = await page.context().browser()?.newBrowserCDPSession();
    const processorSeconds = async () => {
        const { processInfo } = (await system?.send("SystemInfo.getProcessInfo")) ?? { processInfo: [] };
        return processInfo.reduce((sum, { type, cpuTime }) => (type === "renderer" ? sum + cpuTime : sum), 0);
    };
    await page.locator('[data-tab="graph"]').click();
    const [begin, used] = [performance.now(), await processorSeconds()];
    await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    await analysisUntil(page, (model, all) => model.graph.known >= all, positions);
    const seconds = (performance.now() - begin) / 1000;
    const processor = (await processorSeconds()) - used;
    const beside = on ? "with the search of the position shown" : "alone";
    console.log(
        `${game}, ${record.actions.length} actions, ${beside}: first complete graph after ${seconds.toFixed(1)} s, ` +
            `${processor.toFixed(1)} s of processor time`,
    );
    await page.close();
}
await browser.close();
