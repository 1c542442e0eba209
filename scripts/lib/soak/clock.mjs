// The computer's time jumps, and the computer sleeps for an hour.

import { until } from "../../../tests/web/drive/app.mjs";
import { repeat } from "./counts.mjs";
import { actionsOn, atRest, onPage, playFirst, startSmall } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */
/** @import { Page } from "../../../tests/web/drive/app.mjs" */

const HOUR = 3_600_000;
/** By how much the time jumps: daylight saving, another day, a computer without a battery. */
const jumps = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 400 * 24 * HOUR, -400 * 24 * HOUR];

/**
 * Starts a game with a clock, and plays two actions.
 * @param {Page} page
 */
async function startTimed(page) {
    await startSmall(page, { clock: { kind: "game", seconds: 300, increment: 0 } });
    await playFirst(page, 2);
}

/** @param {Page} page */
const timeLeft = (page) =>
    page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        return Math.round(controller.timekeeper.left() / 1000);
    });

/** Sets the computer's time in games with a clock: it may change nothing. @type {Part} */
export const clock = {
    full: 60,
    unit: "jumps",
    run: (rounds) =>
        onPage({}, async (page, lost) => {
            await page.evaluate(() => {
                const { now } = Date;
                Object.assign(window, { shift: 0 });
                Date.now = () => now() + /** @type {any} */ (window).shift;
            });
            const round = async (/** @type {number} */ number) => {
                await startTimed(page);
                const before = await timeLeft(page);
                await page.evaluate((by) => Object.assign(window, { shift: by }), jumps[number % jumps.length]);
                await playFirst(page, 2);
                const after = await timeLeft(page);
                const { length } = await actionsOn(page);
                if (length !== 4) lost.push(`After a jump, ${length} of 4 actions were played.`);
                // The round itself takes seconds on a busy machine.
                if (after > before || before - after > 60)
                    lost.push(`A jump turned ${before} s on the clock into ${after} s.`);
            };
            return repeat(rounds, round, () => atRest(page));
        }),
};

/** Lets an hour pass at once in the middle of a search, and loads the page again. @type {Part} */
export const sleep = {
    full: 24,
    unit: "hours",
    run: (rounds) =>
        onPage({ clock: true }, async (page, lost) => {
            const round = async () => {
                await startSmall(page, { seats: ["person", "hard"], clock: null });
                await playFirst(page, 1);
                const before = await actionsOn(page);
                await page.clock.fastForward(HOUR);
                await until(page, (model) => model.state.length >= 2 && !model.thinking);
                const after = await actionsOn(page);
                if (!after.join().startsWith(before.join())) lost.push("An hour of sleep lost actions.");
            };
            return repeat(rounds, round, () => atRest(page));
        }),
};
