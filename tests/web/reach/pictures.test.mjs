/**
 * What the boards look like, as text. Compares the picture of one position of each game with the last approved one. For
 * an intended change, `PICTURES=new` writes new files; look at the boards before committing them.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes } from "../browser.mjs";
import { openBoard, positions } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const folder = new URL("../../data/pictures/", import.meta.url);
/** Returns the colours of a picture in order, the only difference between the themes. @param {string} svg */
const coloursOf = (svg) => `${[...new Set(svg.match(/(?:fill|stroke|stop-color)="[^"]*"/g))].join("\n")}\n`;

/** Short games with much of what a board can show. */
const records = {
    chexers: { game: "chexers", actions: ["MOVE -3,0 -2,0", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0"] },
    halma: { game: "halma", actions: ["0,4-0,5", "15,11-15,10"] },
    cachex: { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,0", "STEAL", "PLACE 3,2"] },
    tetress: { game: "tetress", actions: ["PLACE 0,0 0,1 0,2 0,10"] },
    hive: { game: "hive", actions: ["wS1", "bG1 wS1-", "wQ -wS1", "bB1 bG1-"] },
};

const browser = await testBrowser({ sources: true });

/** Shortens a long path to its beginning and a hash of all of it. @param {string} path */
function short(path) {
    if (path.length <= 120) return path;
    const sum = createHash("sha256").update(path).digest("hex").slice(0, 8);
    return `${path.slice(0, 80)}… (${path.length} characters, ${sum})`;
}

/**
 * Formats a picture for reading and comparing: one element per line, and only visible digits. Frequent elements such as
 * cells are replaced by their number, the first and the last.
 * @param {string} svg
 */
function readable(svg) {
    const lines = svg
        .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
        .replace(/(?<= d=")[^"]*/g, short)
        .replace(/>\s*</g, ">\n<")
        .split("\n");
    /** @param {string} line */
    const shape = (line) => line.replace(/-?\d+(\.\d+)?/g, "0");
    const told = [];
    for (let from = 0; from < lines.length; ) {
        let to = from + 1;
        while (to < lines.length && shape(lines[to]) === shape(lines[from])) ++to;
        if (to - from > 4) told.push(lines[from], `<!-- ${to - from - 2} more of these, then -->`, lines[to - 1]);
        else told.push(...lines.slice(from, to));
        from = to;
    }
    return `${told.join("\n")}\n`;
}

for (const [game, record] of Object.entries(records)) {
    test(`${game}: the board looks as before, in either theme`, { timeout: 400_000 }, async () => {
        const page = await openBoard(browser);
        const played = positions(record);
        await page.show(played, played.states.length - 1, { interactive: false });
        const draw = () =>
            page.evaluate(async () => {
                const { pictureOf } = await import("/web/board/drawing/picture.js");
                return pictureOf(/** @type {any} */ (window).board, "Board");
            });
        const compare = async (/** @type {() => Promise<string>} */ look, /** @type {string} */ name) => {
            const file = new URL(name, folder);
            if (process.env.PICTURES === "new") await writeFile(file, await look());
            await becomes(look, await readFile(file, "utf8"));
        };
        await compare(async () => readable(await draw()), `${game}.svg`);
        await page.emulateMedia({ colorScheme: "dark" });
        await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === "rgb(24, 32, 40)");
        await compare(async () => coloursOf(await draw()), `${game}-dark.txt`);
    });
}
