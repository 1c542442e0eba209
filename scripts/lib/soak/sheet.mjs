// An exercise sheet stays open for days.

import { chooseFiles } from "../../../tests/web/browser.mjs";
import { countPage, repeat } from "./counts.mjs";
import { onPage } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

const DAY = 24 * 3_600_000;
const task = { kind: "number", text: "One and one?", right: 2 };
const activity = {
    quintet: "activity",
    version: 1,
    id: "soak",
    title: "A sheet for days",
    items: [
        { id: "first", ...task },
        { id: "second", ...task },
        { id: "third", ...task },
    ],
};

/** @param {import("./play.mjs").Browser} browser */
async function openSheet(browser) {
    const page = await browser.open("/web/course.html", { reducedMotion: true });
    await page.clock.install();
    return page;
}

/**
 * Lets days pass, with an answer on each, and loads the page again now and then. At the end it is handed in.
 * @type {Part}
 */
export const sheet = {
    full: 30,
    unit: "days",
    run: (rounds) =>
        onPage({ open: openSheet }, async (page, lost) => {
            const open = async () => {
                await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": activity });
                await page.locator("[data-do=begin]").click();
            };
            await open();
            const tries = () =>
                page.evaluate(() => {
                    const { course } = /** @type {any} */ (document.querySelector("quintet-course"));
                    return course.sitting.progress.map((/** @type {any} */ each) => each.tries).join();
                });
            const round = async (/** @type {number} */ day) => {
                await page.clock.fastForward(DAY);
                await page.locator("[name=number]").fill(String(day + 3));
                await page.locator("[data-do=check]").click();
                if ((await tries()) !== `${day + 1},0,0`)
                    lost.push(`On day ${day + 1}, the attempts are ${await tries()}.`);
                if (day % 5 === 4) {
                    await page.reload();
                    await open();
                    await page.locator("quintet-course-item").waitFor();
                    if ((await tries()) !== `${day + 1},0,0`)
                        lost.push(`After a reload on day ${day + 1}, the attempts are ${await tries()}.`);
                }
                // After a reload too, the task shows the last answer.
                await page.locator("[data-do=again]").click();
            };
            const counts = await repeat(rounds, round, () => countPage(page));
            await page.locator("[name=number]").fill("2");
            await page.locator("[data-do=check]").click();
            await page.locator('[data-item="1"].right').waitFor();
            return counts;
        }),
};
