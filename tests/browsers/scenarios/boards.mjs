/** Compares the boards of this browser with Chromium's. */
import assert from "node:assert/strict";
import { modelUntil, openApp, ready, stored } from "../person.mjs";
import { recorded } from "./games.mjs";

/** Plies of positions that show everything a game's board can show. */
const positions = { chexers: 18, halma: 60, cachex: 8, tetress: 6, hive: 16 };

/**
 * Runs in the page. Lists the elements of the drawing in order, with attributes and computed styles, without comments.
 */
function drawing() {
    const percent = (/** @type {string} */ part) => 100 * Number(part);
    /**
     * A colour in one notation for all browsers: red, green and blue up to 255, and the opacity in percent.
     * @param {string} colour
     */
    const channels = (colour) => {
        const [, kind, parts] = /^(rgba?|color)\((?:srgb )?(.*)\)$/.exec(colour) ?? [];
        if (!kind) return colour;
        const [red, green, blue, alpha = "1"] = parts.split(/[ ,/]+/);
        return [
            ...[red, green, blue].map((level) => Number(level) * (kind === "color" ? 255 : 1)),
            percent(alpha),
        ].join(" ");
    };
    /** @type {string[]} */
    const lines = [];
    const walk = (/** @type {Element} */ element) => {
        const attributes = [...element.attributes].map(
            ({ name, value }) => `${name}=${value.replace(/\s+/g, " ").trim()}`,
        );
        const { fill, stroke, strokeWidth, opacity, display, visibility } = getComputedStyle(element);
        const looks = [channels(fill), channels(stroke), strokeWidth, percent(opacity), display === "none", visibility];
        const text = element.children.length === 0 ? (element.textContent ?? "").trim() : "";
        lines.push([element.localName, ...attributes.sort(), ...looks, text].join(" | "));
        for (const child of element.children) walk(child);
    };
    const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
    board.motion.finish();
    if (board.isUpdatePending) board.performUpdate();
    for (const layer of board.renderRoot.querySelectorAll(".pictures > svg")) walk(layer);
    return lines;
}

const number = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;
/** Invisible difference, in units of 1/100 cell, 1/255 of a colour or 1 percent. */
const UNSEEN = 0.5;

/**
 * Whether two lines are equal except for invisible differences of their numbers.
 * @param {string} line
 * @param {string} other
 */
function alike(line, other = "") {
    if (line.replace(number, "0") !== other.replace(number, "0")) return false;
    const others = other.match(number) ?? [];
    return (line.match(number) ?? []).every((each, index) => Math.abs(Number(each) - Number(others[index])) <= UNSEEN);
}

/** @param {import("../person.mjs").Page} page @param {string} url @param {string} game @param {string} theme */
async function drawn(page, url, game, theme) {
    const { options, actions } = await recorded(game);
    const record = { game, options, actions: actions.slice(0, positions[game]) };
    await openApp(page, url, stored(record, undefined, { theme, coordinates: true }));
    await modelUntil(page, (model, ply) => model.state.ply === ply, record.actions.length);
    await ready(page);
    // The page decides after its layout whether there is space for coordinates.
    await page.until(() => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
        return board.layout.capabilities.includes("open_plane") || board.renderRoot.querySelector(".labels text");
    });
    return page.evaluate(drawing);
}

/** @type {import("./index.mjs").Scenario[]} */
export const boards = Object.keys(positions).map((game, index) => ({
    name: `the board of ${game} looks the same as in Chromium`,
    async run(page, { url, chromium }) {
        const theme = index % 2 ? "dark" : "light";
        const other = await chromium();
        const [lines, expected] = [await drawn(page, url, game, theme), await drawn(other, url, game, theme)];
        await other.close();
        assert.ok(lines.length > 50);
        // Replace lines that differ invisibly by Chromium's, so that the assertion shows only real differences.
        const settled = lines.map((line, place) => (alike(line, expected[place]) ? expected[place] : line));
        assert.deepEqual(settled, expected);
    },
}));
