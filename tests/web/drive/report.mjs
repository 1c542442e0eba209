/** A page with only a report, and helpers that use it as a person would. */

import { importMap } from "../../../web/build/page-document.mjs";

const content = `<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Report</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="./styles/tokens.css" />
        <link rel="stylesheet" href="./styles/page.css" />
        <script type="importmap">${importMap("./")}</script>
        <style>main { max-inline-size: 1100px; margin: 0 auto; padding: 16px; }</style>
    </head>
    <body>
        <main><h1 style="font: 600 24px var(--font); color: var(--ink)">Report</h1></main>
        <script type="module">
            import "./report/quintet-report.js";
            import { languages, loadLanguage, translator } from "./i18n/t.js";
            Object.assign(window, { async show(results, language) {
                const { id, direction } = languages.find(({ id }) => id === language);
                Object.assign(document.documentElement, { lang: id, dir: direction });
                const report = window.report ?? document.createElement("quintet-report");
                report.t = translator(await loadLanguage(languages.find((each) => each.id === id)));
                Object.assign(report, { results, analysisPage: "play.html" });
                document.querySelector("main").append(report);
                Object.assign(window, { report });
            } });
        </script>
    </body>
</html>`;

/**
 * Opens a page with a report.
 * @param {Awaited<ReturnType<import("../browser.mjs").openBrowser>>} browser
 * @param {any} results
 * @param {{language?: string} & import("../browser.mjs").PageOptions} [options]
 */
export async function openReport(browser, results, { language = "en", ...options } = {}) {
    const page = await browser.open("/web/report-test.html", { reducedMotion: true, ...options, content });
    await page.waitForFunction(() => "show" in window);
    await page.evaluate(
        ([each, id]) => /** @type {any} */ (window).show(each, id),
        /** @type {[any, string]} */ ([results, language]),
    );
    await page.waitForFunction(() => {
        const { report } = /** @type {any} */ (window);
        return report.words && (report.problem || (report.facts && report.stage === 8));
    });
    await page.evaluate(() => /** @type {any} */ (window).report.updateComplete);
    return page;
}
