/** What remains without colour: the marks of players and the icons of verdicts. Colours: `reach/colours.test.mjs`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeScene } from "../../../web/board/drawing/scene.js";
import { definitions } from "../../../web/board/layers/definitions.js";
import { verdictIcons } from "../../../web/ui/page-styles/verdict-styles.js";
import { HandEngine } from "../app-engine.mjs";

const engine = new HandEngine();

/** The text of a template. @param {any} part @returns {string} */
function drawn(part) {
    if (Array.isArray(part)) return part.map(drawn).join("");
    if (!part?.strings) return String(part ?? "");
    return part.strings
        .map((/** @type {string} */ text, /** @type {number} */ at) => text + drawn(part.values[at]))
        .join("");
}

test("the mark of a player, in a circle of radius 10, takes a fifth of the cell", async () => {
    for (const { id, players } of (await engine.games()).games) {
        const scene = makeScene((await engine.load({ game: id })).layout);
        const [, scale] = drawn(definitions(scene, players)).match(/token-mark" transform="scale\(([\d.]+)\)/) ?? [];
        const radius = Math.min(...scene.corners.map(({ x, y }) => Math.hypot(x, y)));
        const share = (10 * Number(scale)) / radius;
        assert.ok(share >= 0.2, `${id}: ${share.toFixed(2)}`);
    }
});

test("correct, partly correct and incorrect have different icons", () => {
    const icons = Object.values(verdictIcons);
    assert.equal(new Set(icons).size, icons.length);
});
