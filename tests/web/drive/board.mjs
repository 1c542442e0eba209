/** A page with only the board, which shows real positions, and helpers that use it as a person would. */
import { readFile } from "node:fs/promises";
import { importMap } from "../../../web/build/page-document.mjs";

const build = new URL("../../../build/wasm/", import.meta.url);
const { default: createQuintet } = await import(new URL("quintet.mjs", build).href);
const { Session } = await createQuintet({ wasmBinary: await readFile(new URL("quintet.wasm", build)) });

const content = `<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Board</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="./styles/tokens.css" />
        <script type="importmap">${importMap("./")}</script>
        <style>
            body { margin: 0; background: var(--paper); color: var(--ink); }
            main { display: flex; block-size: 100vh; padding: 24px; box-sizing: border-box; }
            quintet-board { flex: 1; }
            @media (max-width: 600px) { main { block-size: 700px; padding: 0; } }
        </style>
    </head>
    <body>
        <main><quintet-board></quintet-board></main>
        <script type="module">
            import "./board/board.js";
            import { languages, loadLanguage, translator } from "./i18n/t.js";
            const board = document.querySelector("quintet-board");
            board.t = translator(await loadLanguage(languages[0]));
            Object.assign(window, { board, entered: [], selections: [] });
            board.addEventListener("quintet-action", ({ detail }) => window.entered.push(detail.text));
            board.addEventListener("quintet-select", ({ detail }) => window.selections.push(detail));
        </script>
    </body>
</html>`;

/**
 * @typedef {Awaited<ReturnType<import("../browser.mjs").openBrowser>>} Browser
 * @typedef {import("../browser.mjs").PageOptions} PageOptions
 * @typedef {Awaited<ReturnType<typeof openBoard>>} BoardPage
 */

/** @param {any} answer */
function settled(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer;
}

/**
 * Every position of a game, as the engine describes it.
 * @param {import("../../../web/engine/protocol.js").GameRecord} record
 */
export function positions(record) {
    const session = new Session();
    try {
        const { games } = settled(session.games());
        const { layout } = settled(session.load(record));
        const plies = (record.actions ?? []).length;
        return {
            layout,
            players: games.find((/** @type {any} */ { id }) => id === record.game).players,
            states: Array.from({ length: plies + 1 }, (_, ply) => settled(session.goTo(ply)).state),
        };
    } finally {
        session.delete();
    }
}

/** A game of the golden data. @param {string} file @param {string} id */
export async function goldenGame(file, id) {
    const text = await readFile(new URL(`../../data/${file}`, import.meta.url), "utf8");
    const line = text.split("\n").find((each) => each.includes(`"id":"${id}"`));
    const { game, options, actions } = JSON.parse(line ?? "");
    return { game, options, actions };
}

/**
 * @param {Browser} browser
 * @param {PageOptions} [options]
 */
export async function openBoard(browser, options = {}) {
    const page = await browser.open("/web/board-test.html", { reducedMotion: true, ...options, content });
    try {
        await page.waitForFunction(() => customElements.get("quintet-board") !== undefined && "board" in window);
    } catch (error) {
        throw new Error(`the board did not load: ${page.problems.join("; ")}`, { cause: error });
    }
    /** The layout that is drawn and stable. @type {unknown} */
    let drawnFor = null;
    /** Waits until the picture is stable: a new board knows only after layout whether its buttons fit next to it. */
    const still = () =>
        page.evaluate(async () => {
            const { board } = /** @type {any} */ (window);
            const frame = () => new Promise(requestAnimationFrame);
            const place = () => {
                const { x, y, width, height } = board.picture.getBoundingClientRect();
                return [x, y, width, height, board.isUpdatePending].join();
            };
            for (let [before, calm] = ["", 0]; calm < 2; calm = place() === before ? calm + 1 : 0) {
                before = place();
                await frame();
            }
        });
    /** @param {string} cell */
    const middle = async (cell) => {
        const box = await page.locator(`quintet-board .cell[data-cell="${cell}"]`).boundingBox();
        if (!box) throw new Error(`no cell ${cell}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    return Object.assign(page, {
        middle,

        /**
         * Shows a position.
         * @param {ReturnType<typeof positions>} game
         * @param {number} ply
         * @param {object} [properties]
         */
        async show({ layout, players, states }, ply, properties = {}) {
            await page.evaluate(
                async (text) => {
                    const { layout, players, state, properties } = JSON.parse(text);
                    const { board } = /** @type {any} */ (window);
                    if (board.state?.game !== state.game || board.players.length === 0)
                        Object.assign(board, { layout, players });
                    Object.assign(board, { state, interactive: true }, properties);
                    await board.updateComplete;
                },
                // As text: Playwright takes ten times longer for an object.
                JSON.stringify({ layout, players, state: states[ply], properties }),
            );
            if (drawnFor === layout) return;
            drawnFor = layout;
            await page.waitForFunction(() => /** @type {any} */ (window).board.complete);
            await still();
        },

        /** Slows movements down from now on, so that a slow machine can inspect them. */
        slowly: () => page.evaluate(() => document.documentElement.style.setProperty("--time", "60s")),

        /** @param {string} cell */
        async click(cell) {
            const { x, y } = await middle(cell);
            await page.mouse.click(x, y);
        },

        /** @param {string} cell */
        async tap(cell) {
            const { x, y } = await middle(cell);
            await page.touchscreen.tap(x, y);
        },

        /** @param {string} from @param {string} to */
        async drag(from, to) {
            const [start, end] = [await middle(from), await middle(to)];
            await page.mouse.move(start.x, start.y);
            await page.mouse.down();
            await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
            await page.mouse.move(end.x, end.y, { steps: 3 });
            await page.mouse.up();
        },

        /** Actions entered so far. @returns {Promise<string[]>} */
        entered: () => page.evaluate(() => /** @type {any} */ (window).entered),

        /** @returns {Promise<{from: string, hand: string, extras: string[]}>} */
        selection: () =>
            page.evaluate(() => {
                const { board } = /** @type {any} */ (window);
                const { from, hand } = board.input.selection;
                return { from, hand, extras: board.extraActions.map((/** @type {any} */ action) => action.text) };
            }),

        /** The number of matching elements in the board. @param {string} selector @returns {Promise<number>} */
        count: (selector) =>
            page.evaluate(
                (wanted) => /** @type {any} */ (window).board.renderRoot.querySelectorAll(wanted).length,
                selector,
            ),

        /** The accessible name of a cell. @param {string} cell @returns {Promise<string | null>} */
        nameOf: (cell) => page.locator(`quintet-board .cell[data-cell="${cell}"]`).getAttribute("aria-label"),

        /** @returns {Promise<string>} the cell that has the focus */
        focused: () =>
            page.evaluate(() => {
                const element = /** @type {any} */ (window).board.renderRoot.activeElement;
                return element?.getAttribute("data-cell") ?? element?.localName ?? "";
            }),
    });
}
