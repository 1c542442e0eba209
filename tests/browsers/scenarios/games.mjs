/** Plays a recorded game of each kind to its end with clicks, and a game against the engine with the keyboard only. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { focused, look, modelUntil, openApp, personsTurn, playOn, stored, walkTo } from "../person.mjs";

/** Maximum number of actions that are played with clicks; a longer game is loaded up to its last actions. */
const MAX_CLICKED = 8;

/** The shortest decided game of at least nine actions. @param {string} game */
export async function recorded(game) {
    const text = await readFile(new URL(`../../data/${game}-games.jsonl`, import.meta.url), "utf8");
    const records = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const decided = records.filter(({ result, actions }) => result !== "unfinished" && actions.length >= 9);
    return decided.reduce((best, each) => (each.actions.length < best.actions.length ? each : best));
}

const byClicks = ["chexers", "halma", "cachex", "tetress", "hive"].map((game) => ({
    name: `a game of ${game} can be played to its end with clicks`,
    /** @type {import("./index.mjs").Scenario["run"]} */
    async run(page, { url }) {
        const { options, actions, reason } = await recorded(game);
        const given = actions.slice(0, Math.max(0, actions.length - MAX_CLICKED));
        await openApp(page, url, stored({ game, options, actions: given }));
        await modelUntil(page, (model, ply) => model.state.ply === ply, given.length);
        await playOn(page, actions);
        const seen = await look(page);
        assert.deepEqual(seen.actions, actions);
        assert.equal(seen.reason, reason);
        await page.until(() => document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-result"));
    },
}));

/** @type {import("./index.mjs").Scenario["run"]} */
async function byKeyboard(page, { url }) {
    const record = { game: "cachex", options: { size: 3 }, actions: [] };
    await openApp(page, url, stored(record, ["beginner", "person"], { sounds: true }));
    let seen = await personsTurn(page);
    for (let tab = 0; tab < 40 && (await focused(page)) !== "STEAL"; ++tab) await page.press("Tab");
    await page.press("Enter");
    await modelUntil(page, (model) => model.state.ply > 1);
    assert.equal((await look(page)).actions[1], "STEAL");
    await personsTurn(page);
    await page.press("b");
    for (seen = await look(page); !seen.over; seen = await personsTurn(page)) {
        await walkTo(page, seen.legal.find((/** @type {{to: string}} */ { to }) => to).to);
        await page.press("Enter");
        await modelUntil(page, (model, ply) => model.state.ply > ply, seen.ply);
    }
    await page.press("n");
    await page.until(() =>
        document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer:popover-open"),
    );
    await page.press("Escape");
    await page.until(() => !document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer"));
}

/** @type {import("./index.mjs").Scenario[]} */
export const games = [
    ...byClicks,
    { name: "a game against the engine can be played with the keyboard", run: byKeyboard },
];
