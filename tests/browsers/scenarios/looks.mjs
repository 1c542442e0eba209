/** The look of a page where browsers are known to differ. */
import assert from "node:assert/strict";
import { becomes, desk, phone } from "../../web/browser.mjs";
import { enter, focused, modelUntil, openApp, personsTurn, stored } from "../person.mjs";

const game = { game: "chexers", actions: ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1"] };

/**
 * Runs in the page. Lists texts whose letters are clipped at the top or the bottom, because their line is lower than
 * the letters and its overflow is hidden, and texts that extend beyond the sides of the window.
 */
function clippedTexts() {
    const UNSEEN = 0.25;
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext("2d"));
    /** @type {string[]} */
    const found = [];
    /**
     * The box of the first line of a text, with the top and bottom of its letters.
     * @param {Text} text
     * @param {string} font
     */
    const inkOf = (text, font) => {
        const range = document.createRange();
        range.selectNode(text);
        const [line] = range.getClientRects();
        context.font = font;
        const measured = context.measureText(text.data.trim());
        const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
            measured;
        return {
            ...{ left: line.left, right: line.right },
            top: line.top + fontBoundingBoxAscent - actualBoundingBoxAscent,
            bottom: line.bottom - fontBoundingBoxDescent + actualBoundingBoxDescent,
        };
    };
    const search = (/** @type {Document | ShadowRoot} */ root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) search(element.shadowRoot);
            const style = getComputedStyle(element);
            const box = element.getBoundingClientRect();
            const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.nodeValue?.trim());
            if (!text || box.width < 2 || box.height < 2 || style.visibility === "hidden" || style.opacity === "0")
                continue;
            if (element instanceof SVGElement || style.clipPath !== "none") continue;
            const name = `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 20)}”`;
            const ink = inkOf(/** @type {Text} */ (text), style.font);
            const clips = /hidden|clip|auto/.test(style.overflowY);
            if (clips && (ink.bottom > box.bottom + UNSEEN || ink.top < box.top - UNSEEN))
                found.push(`${name} is clipped: ${[box.top, ink.top, ink.bottom, box.bottom]}`);
            if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} extends beyond the window`);
        }
    };
    search(document);
    return found;
}

/** @param {import("../person.mjs").Page} page @param {string} name */
async function openDrawer(page, name) {
    await page.evaluate(
        (drawer) => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer(drawer),
        name,
    );
    await page.until(
        () =>
            document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer:popover-open > *")
                ?.shadowRoot?.childElementCount,
    );
}

/** @type {import("./index.mjs").Scenario[]} */
export const looks = [
    ...[desk, phone].map((viewport) => ({
        name: `no text is clipped on the page and in its drawers, ${viewport.width} pixels wide`,
        viewport,
        /** @type {import("./index.mjs").Scenario["run"]} */
        async run(page, { url }) {
            await openApp(page, url, stored(game));
            await becomes(() => page.evaluate(clippedTexts), []);
            for (const drawer of ["newGame", "menu", "help", "saves", "share", "open"]) {
                await openDrawer(page, drawer);
                await becomes(() => page.evaluate(clippedTexts), [], drawer);
                await page.press("Escape");
                await page.until(
                    () => !document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer"),
                );
            }
        },
    })),
    {
        name: "right to left: the page is mirrored, the board is not, and a move can be played",
        async run(page, { url }) {
            await openApp(page, url, stored(game, undefined, { language: "fa" }));
            await page.until(() => document.documentElement.dir === "rtl");
            const [panel, board] = await page.evaluate(() => {
                const { renderRoot, board } = /** @type {any} */ (document.querySelector("quintet-app"));
                const left = (/** @type {Element} */ element) => element.getBoundingClientRect().left;
                return [left(renderRoot.querySelector("quintet-controls")), left(board)];
            });
            assert.ok(panel < board, "the panel is on the left");
            const [west, east] = await page.evaluate(() =>
                ["-3,0", "3,0"].map(
                    (id) =>
                        /** @type {any} */ (document.querySelector("quintet-app")).board.renderRoot
                            .querySelector(`[data-cell="${id}"]`)
                            .getBoundingClientRect().left,
                ),
            );
            assert.ok(west < east, "the board is not mirrored");
            const { legal, ply } = await personsTurn(page);
            await enter(page, legal[0]);
            await modelUntil(page, (model, before) => model.state.ply > before, ply);
            await becomes(() => page.evaluate(clippedTexts), []);
        },
    },
    {
        name: "a drawer that was opened with the keyboard returns the focus",
        async run(page, { url }) {
            await openApp(page, url, stored(game));
            await personsTurn(page);
            await page.press("b");
            const before = await focused(page);
            assert.match(before, /,/, "a cell has the focus");
            await page.press("m");
            await page.until(() =>
                document.querySelector("quintet-app")?.shadowRoot?.querySelector("quintet-drawer:popover-open"),
            );
            await page.press("Escape");
            await becomes(() => focused(page), before);
        },
    },
];
