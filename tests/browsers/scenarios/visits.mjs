/** Visits under other conditions: offline after the first visit, and without storage. */
import assert from "node:assert/strict";
import { enter, look, modelUntil, openApp, personsTurn, ready, stored } from "../person.mjs";
import { recorded } from "./games.mjs";

/** Plays one action and waits for the engine's reply. @param {import("../person.mjs").Page} page */
async function playOnce(page) {
    const { legal, ply } = await personsTurn(page);
    await enter(
        page,
        legal.find((/** @type {{to: string}} */ { to }) => to),
    );
    await modelUntil(page, (model, before) => model.state.ply >= before + 2, ply);
}

/** @type {import("./index.mjs").Scenario[]} */
export const visits = [
    {
        name: "offline after the first visit, games and rules work",
        async run(page, { passing }) {
            const site = await passing();
            await page.goTo(`${site.url}play.html#game=cachex&o.size=5`);
            await ready(page);
            await page.evaluate(async () => {
                await navigator.serviceWorker.ready;
                if (navigator.serviceWorker.controller) return;
                await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
            });
            await site.close();
            await page.reload();
            await ready(page);
            await playOnce(page);
            await page.goTo(`${site.url}rules/halma.html`);
            await page.until(() => {
                const board = document.querySelector("quintet-rules, quintet-figure, main");
                return board && document.title.includes("Halma");
            });
        },
    },
    {
        name: "the address of a long game opens it on another visit",
        async run(page, { url }) {
            const { options, actions } = await recorded("halma");
            await openApp(page, url, stored({ game: "halma", options, actions }));
            await page.until(() => /[#&]z=/.test(location.hash));
            const hash = await page.evaluate(() => {
                localStorage.clear();
                return location.hash;
            });
            await openApp(page, url, {}, hash);
            await modelUntil(page, (model, length) => model.state.length === length, actions.length);
            assert.deepEqual((await look(page)).actions, actions);
        },
    },
    {
        name: "without storage the page plays as usual",
        async run(page, { refusing }) {
            await page.goTo(`${refusing}#game=cachex&o.size=4`);
            await ready(page);
            const refused = await page.evaluate(() => {
                try {
                    return localStorage.length;
                } catch ({ name }) {
                    return name;
                }
            });
            assert.equal(refused, "SecurityError");
            await playOnce(page);
            await page.press("m");
            await page.until(() =>
                document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer:popover-open"),
            );
            await page.press("Escape");
            await playOnce(page);
            assert.ok((await look(page)).ply >= 4);
        },
    },
];
