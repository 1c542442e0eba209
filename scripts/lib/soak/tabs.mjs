// Two tabs show one game, and each in turn continues it.

import { until } from "../../../tests/web/drive/app.mjs";
import { countPage, repeat } from "./counts.mjs";
import { actionsOn, onPage, playFirst, startSmall } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

/** Takes the game over from tab to tab, an action at a time. @type {Part} */
export const tabs = {
    full: 100,
    unit: "changes of tab",
    run: (rounds) =>
        onPage({}, async (page, lost) => {
            await startSmall(page);
            const other = await page.context().newPage();
            await other.goto(page.url());
            await until(/** @type {any} */ (other), (model) => model?.state);
            const both = /** @type {[typeof page, typeof page]} */ ([page, other]);
            let played = /** @type {string[]} */ ([]);
            const round = async (/** @type {number} */ number) => {
                const here = both[number % 2];
                await here.bringToFront();
                const takeOver = here.locator("quintet-other-tab [data-do=takeOver]");
                await takeOver.waitFor({ timeout: 20_000 });
                await takeOver.click();
                await until(
                    here,
                    (model, actions) => model.state.actions.join(";").startsWith(actions),
                    played.join(";"),
                );
                await takeOver.waitFor({ state: "detached" });
                await here.evaluate(() =>
                    /** @type {any} */ (document.querySelector("quintet-app")).controller.setPaused(false),
                );
                const before = await actionsOn(here);
                if (before.join() !== played.join())
                    lost.push(`Change ${number} shows ${before.length} of ${played.length} actions.`);
                const over = await here.evaluate(
                    () =>
                        /** @type {any} */ (document.querySelector("quintet-app")).model.state.outcome.state !==
                        "ongoing",
                );
                if (over) await startSmall(here);
                await playFirst(here, 1);
                played = await actionsOn(here);
            };
            return repeat(rounds, round, () => countPage(page));
        }),
};
