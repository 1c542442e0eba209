// Embedded games come and go in one page of another site.

import { openSite } from "../../../tests/web/drive/embed-site.mjs";
import { countPage, repeat } from "./counts.mjs";
import { small } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

/** Embeds that are open at a time. */
const TOGETHER = 5;

/**
 * Opens and closes embeds, as elements and in frames by turns. Each shows its game and answers its page.
 * @type {Part}
 */
export const embeds = {
    full: 1000,
    unit: "embeds",
    run: async (rounds) => {
        const site = await openSite();
        try {
            const page = await site.foreignPage(
                `<script type="module" src="{site}/quintet-game.js"></script><main></main>`,
            );
            const lost = /** @type {string[]} */ ([]);
            const round = async (/** @type {number} */ number) => {
                const said = await page.evaluate(
                    async ([origin, game, count, framed]) => {
                        const main = /** @type {HTMLElement} */ (document.querySelector("main"));
                        const answers = /** @type {Promise<string>[]} */ ([]);
                        for (let each = 0; each < count; ++each) {
                            const shown = document.createElement(framed ? "iframe" : "quintet-game");
                            shown.style.cssText = "display: inline-block; inline-size: 220px; block-size: 220px";
                            if (framed) shown.setAttribute("src", `${origin}/embed.html?game=${game}`);
                            else {
                                shown.setAttribute("game", game);
                            }
                            answers.push(
                                new Promise((resolve) => {
                                    const late = setTimeout(() => resolve("didn’t answer in 60 s"), 60_000);
                                    const done = (/** @type {string} */ text) => {
                                        clearTimeout(late);
                                        removeEventListener("message", hear);
                                        resolve(text);
                                    };
                                    const hear = (/** @type {MessageEvent} */ { data, source }) => {
                                        if (source !== /** @type {HTMLIFrameElement} */ (shown).contentWindow) return;
                                        if (data?.quintet && data.type === "ready") done("");
                                    };
                                    if (framed) addEventListener("message", hear);
                                    else shown.addEventListener("quintet-ready", () => done(""), { once: true });
                                }),
                            );
                            main.append(shown);
                        }
                        const all = await Promise.all(answers);
                        main.replaceChildren();
                        return all.filter(Boolean);
                    },
                    /** @type {[string, string, number, boolean]} */ ([
                        site.origin,
                        small.game,
                        TOGETHER,
                        number % 2 === 1,
                    ]),
                );
                for (const answer of said) lost.push(`An embed of round ${number} ${answer}.`);
            };
            const counts = await repeat(Math.max(3, Math.ceil(rounds / TOGETHER)), round, async () => {
                // A removed element that doesn't come back ends its engine a moment later.
                await page.waitForTimeout(4000);
                return countPage(page);
            });
            for (const problem of page.problems) lost.push(`The page reported: ${problem}`);
            return { ...counts, lost, chromium: page.context().browser()?.version() };
        } finally {
            await site.close();
        }
    },
};
