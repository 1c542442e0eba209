// Hundreds of games in one tab, and a worker that dies in the middle of searches.

import { until } from "../../../tests/web/drive/app.mjs";
import { repeat } from "./counts.mjs";
import { actionsOn, archived, atRest, goldenGames, onPage, openCut, play, playFirst, seatPeople } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

/** The actions of each game that are played on the page. */
const PLAYED = 6;

/** Plays the ends of known games. Each must end as it is known to, and be in the archive. @type {Part} */
export const games = {
    full: 500,
    unit: "games",
    run: (rounds) =>
        onPage({}, async (page, lost) => {
            // The archive loads after the first board, and replaces the engine's search once it follows the games.
            await page.waitForFunction(() =>
                Object.hasOwn(/** @type {any} */ (document.querySelector("quintet-app")).controller.engine, "search"),
            );
            const known = goldenGames();
            const round = async (/** @type {number} */ number) => {
                const game = known[number % known.length];
                await openCut(page, game, PLAYED);
                for (const action of game.actions.slice(-PLAYED)) await play(page, action);
                await until(page, (model, count) => model.state.length === count, game.actions.length);
                if ((await actionsOn(page)).join() !== game.actions.join())
                    lost.push(`Game ${number} isn’t as it was played.`);
            };
            const counts = await repeat(rounds, round, () => atRest(page));
            // A game that is played a second time is the one in the archive.
            const expected = Math.min(rounds, known.length);
            let inArchive = await archived(page);
            // The last one arrives a moment later.
            for (let time = 0; inArchive < expected && time < 50; ++time) {
                await page.waitForTimeout(100);
                inArchive = await archived(page);
            }
            if (inArchive < expected) lost.push(`The archive has ${inArchive} of ${expected} games.`);
            return { ...counts, facts: { "games in the archive": inArchive } };
        }),
};

/** Kills the worker while it searches, in games of all kinds. The game continues as it was. @type {Part} */
export const workers = {
    full: 100,
    unit: "dead workers",
    run: (rounds) =>
        onPage({ expected: "the soak kills" }, async (page, lost) => {
            const known = goldenGames();
            const round = async (/** @type {number} */ number) => {
                const game = known[number % known.length];
                await openCut(page, game, Math.floor(game.actions.length / 2));
                const before = await actionsOn(page);
                await page.evaluate(async () => {
                    const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
                    await controller.setSeat(controller.store.value.state.toMove, "master");
                });
                // Where there is nothing to think about, the level plays at once.
                await until(
                    page,
                    (model, length) => model.thinking?.progress || model.state.length > length,
                    before.length,
                );
                const [worker] = page.workers();
                await worker?.evaluate(
                    () =>
                        void setTimeout(() => {
                            throw new Error("the soak kills the worker");
                        }),
                );
                await until(page, (model, length) => model.state.length > length, before.length);
                const after = await actionsOn(page);
                if (after.slice(0, before.length).join() !== before.join()) lost.push(`Game ${number} lost actions.`);
                await seatPeople(page);
                await playFirst(page, 1);
            };
            return repeat(rounds, round, () => atRest(page));
        }),
};
