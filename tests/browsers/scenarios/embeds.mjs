/** Games in pages of other sites. */
import assert from "node:assert/strict";

/** Waits until the page or frame shows a game. @param {import("../person.mjs").Place} place */
const gameIn = (place) =>
    place.until(() => {
        const game = /** @type {any} */ (document.querySelector("quintet-game"));
        return game?.model?.state && game.board?.state && !game.board.isUpdatePending;
    });

/**
 * @param {import("../person.mjs").Page} page
 * @returns {Promise<any[]>} the messages that the parent page has received
 */
const received = (page) => page.evaluate(() => /** @type {any} */ (globalThis).received);
const untilAnswered = (/** @type {import("../person.mjs").Page} */ page) =>
    page.until(
        () =>
            /** @type {any} */ (globalThis).received.filter((/** @type {any} */ { type }) => type === "action")
                .length >= 2,
    );

/** @type {import("./index.mjs").Scenario[]} */
export const embeds = [
    {
        name: "a game in a sandboxed frame on another site can be played",
        async run(page, { foreignPage }) {
            await page.goTo(
                foreignPage(`<script>
                    globalThis.received = [];
                    addEventListener("message", ({ data, origin }) => received.push({ ...data, origin }));
                </script>
                <p>Before the game.</p>
                <iframe src="{site}/embed.html?game=cachex&amp;options=size%3D3&amp;seats=person,beginner" title="Game"
                    width="400" height="440" sandbox="allow-scripts"></iframe>`),
            );
            const frame = page.frame();
            await gameIn(frame);
            await frame.click('.cell[data-cell="0,0"]');
            await untilAnswered(page);
            const actions = (await received(page)).filter(({ type }) => type === "action");
            assert.deepEqual([actions[0].action, actions[0].player, actions[1].player], ["PLACE 0,0", 0, 1]);
            assert.ok((await received(page)).every(({ origin, type }) => origin === "null" && type !== "error"));
            await page.evaluate(() =>
                /** @type {any} */ (document.querySelector("iframe")).contentWindow.postMessage(
                    { quintet: 1, type: "undo", id: 1 },
                    "*",
                ),
            );
            await page.until(() =>
                /** @type {any} */ (globalThis).received.some(
                    (/** @type {any} */ { id, type, result }) => id === 1 && type === "reply" && result.ply === 0,
                ),
            );
        },
    },
    {
        name: "a game in the element on a page of another origin can be played",
        async run(page, { foreignPage }) {
            await page.goTo(
                foreignPage(`<style>html { font-size: 8px } * { color: red !important; padding: 9px } button { display: none }</style>
                <script>
                    globalThis.received = [];
                    for (const type of ["action", "error"]) addEventListener("quintet-" + type, ({ detail }) => received.push({ type, ...detail }));
                </script>
                <script type="module" src="{site}/quintet-game.js"></script>
                <quintet-game game="cachex" options="size=3" seats="person,beginner"
                    style="width: 400px; height: 460px; padding: 0"></quintet-game>`),
            );
            await gameIn(page);
            await page.click('.cell[data-cell="0,0"]');
            await untilAnswered(page);
            assert.deepEqual(
                (await received(page)).map(({ type }) => type),
                ["action", "action"],
            );
            const looks = await page.evaluate(() => {
                const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-game"));
                const title = getComputedStyle(renderRoot.querySelector(".title"));
                return [title.fontSize, getComputedStyle(renderRoot.querySelector("button")).display];
            });
            assert.deepEqual(looks, ["15px", "flex"], "the styles around it stay outside");
        },
    },
    {
        name: "a search lens in a sandboxed frame on another site steps through a tree",
        async run(page, { foreignPage }) {
            await page.goTo(
                foreignPage(`<script>
                    globalThis.received = [];
                    addEventListener("message", ({ data, origin }) => received.push({ ...data, origin }));
                </script>
                <iframe src="{site}/embed.html?mode=lens&amp;tree=((3+12+8)+(2+4+6)+(14+5+2))&amp;panes=tree,board" title="Lens"
                    width="640" height="600" sandbox="allow-scripts"></iframe>`),
            );
            const frame = page.frame();
            const at = (/** @type {number} */ step) =>
                frame.until((wanted) => {
                    const { guest: lens } = /** @type {any} */ (document.querySelector("quintet-game"));
                    return lens?.model.ended && lens.model.step === wanted && !lens.element.isUpdatePending;
                }, step);
            await at(0);
            for (const step of [1, 2, 3]) {
                await frame.click('[data-do="in"]');
                await at(step);
            }
            await frame.click('[data-do="last"]');
            await at(43);
            await page.until(() =>
                /** @type {any} */ (globalThis).received.some(
                    (/** @type {any} */ { type, step }) => type === "lens" && step === 43,
                ),
            );
            const all = await received(page);
            assert.ok(all.every(({ origin, type }) => origin === "null" && type !== "error"));
            assert.match(all.at(-1).sentence, /^Done\. Max’s best move is A, worth 3\.$/);
        },
    },
];
