// The network goes and comes back in the middle of games, with and without the service worker.

import { repeat } from "./counts.mjs";
import { actionsOn, atRest, onPage, playFirst, reload } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

/** Plays and opens drawers without a network; every second time the page is loaded again without it. @type {Part} */
export const network = {
    full: 100,
    unit: "interruptions",
    run: (rounds) =>
        onPage({ offline: true, expected: "ERR_INTERNET_DISCONNECTED" }, async (page, lost) => {
            await page.evaluate(async () => {
                await navigator.serviceWorker.ready;
                if (navigator.serviceWorker.controller) return;
                await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
            });
            await reload(page);
            const round = async (/** @type {number} */ number) => {
                await atRest(page);
                await page.context().setOffline(true);
                await playFirst(page, 3);
                for (const drawer of ["share", "settings", "saves"]) {
                    await page.evaluate((name) => {
                        const app = /** @type {any} */ (document.querySelector("quintet-app"));
                        return app.openDrawer(name);
                    }, drawer);
                    await page.locator(`quintet-${drawer}`).waitFor();
                    await page.keyboard.press("Escape");
                    await page.locator("quintet-drawer").waitFor({ state: "detached" });
                }
                const before = await actionsOn(page);
                if (before.length !== 3) lost.push(`Without a network, ${before.length} of 3 actions were played.`);
                if (number % 2) {
                    await reload(page);
                    const after = await actionsOn(page);
                    if (after.join() !== before.join())
                        lost.push(`A reload without a network lost actions: ${after.length} of 3.`);
                }
                await page.context().setOffline(false);
            };
            return repeat(rounds, round, () => atRest(page));
        }),
};
