/**
 * Packs a sheet as a SCORM 1.2 zip for an LMS: a complete one holds the page with everything that it needs, for a
 * closed network; a linked one holds a page that shows the site in a frame and hands results on. Both hold
 * `sheet.json`, from which the teacher's table of receipts takes the key.
 *
 * @typedef {(url: string) => Promise<Uint8Array>} Load  rejects if there is no such file
 *
 * What the build writes to `course/pack-files.json`: the page, the files that it may need, and those with puzzles by
 * game.
 * @typedef {{page: string, files: string[], puzzles: Record<string, string[]>}} FileList
 */

import { zipOf } from "../../ui/browser/zip.js";
import { Problem } from "../../ui/notices/problem.js";
import { addressOf } from "../../ui/site.js";
import { textIn, variantsOf } from "../activity.js";
import { writeSheetLink } from "../files/sheet-link.js";
import { writeManifest } from "./manifest.js";
import { thinPage, thinStyles } from "./thin-page.js";

/**
 * @import { Activity, Item } from "../activity.js"
 */

const THIN_SCRIPT = new URL("./thin-main.js", import.meta.url);
const LIST = "course/pack-files.json";
const START = "index.html";
const SHEET = "sheet.json";
/** Requests at a time. */
const AT_ONCE = 6;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @type {Load} */
async function fetchBytes(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
}

/**
 * The title of the first item with an agent or code in Python, which a zip without the site cannot run; "" if there is
 * none.
 * @param {Activity} sheet @param {string} language @param {(number: number) => string} untitled
 */
function itemInPython({ items }, language, untitled) {
    const isPython = (/** @type {Item} */ { kind, script = "python", language: own = "python" }) =>
        (kind === "agent" && script === "python") || (kind === "code" && own === "python");
    const place = items.findIndex((item) => variantsOf(item).some(isPython));
    return place < 0 ? "" : textIn(items[place].title, language) || untitled(place + 1);
}

/**
 * @param {Activity} sheet  sealed
 * @param {object} how
 * @param {boolean} how.full
 * @param {string} [how.language]  of the title that the LMS shows, if the sheet has several
 * @param {(number: number) => string} [how.untitled]  what a task without a title is called
 * @param {Load} [how.load]
 * @param {(page: string) => string} [how.address]  the address of a file of the site
 * @returns {Promise<Uint8Array>} rejects with a `Problem`
 */
export async function packScorm(
    sheet,
    { full, language = "en", untitled = String, load = fetchBytes, address = addressOf },
) {
    if (!sheet.sealed) throw new Problem("pack.draft");
    const item = full ? itemInPython(sheet, language, untitled) : "";
    if (item) throw new Problem("pack.python", { item });
    const title = textIn(sheet.title, language);
    const files = await (full ? fullFiles(sheet, load, address) : thinFiles(sheet, title, load, address));
    files.set(SHEET, encoder.encode(JSON.stringify(sheet)));
    const names = [...files.keys()];
    const manifest = writeManifest({ id: sheet.id, title, start: START, files: names, pass: sheet.pass });
    // The manifest comes first: some LMS look for it there.
    return zipOf(new Map([["imsmanifest.xml", encoder.encode(manifest)], ...files]));
}

/**
 * @param {Activity} sheet @param {Load} load @param {(page: string) => string} address
 * @returns {Promise<Map<string, Uint8Array>>}
 */
async function fullFiles(sheet, load, address) {
    const { page, files, puzzles } = await readList(load, address);
    /** @type {Map<string, Uint8Array>} */
    const found = new Map();
    const games = new Set(
        sheet.items.flatMap(variantsOf).flatMap(({ kind, game }) => (kind === "puzzle" ? [game] : [])),
    );
    const waiting = [page, ...files, ...[...games].flatMap((game) => puzzles[game] ?? [])];
    const work = async () => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
            const name = file;
            const bytes = await load(address(name)).catch(() => {
                throw new Problem("pack.missing", { file: name });
            });
            found.set(
                name === page ? START : name,
                name === page ? encoder.encode(alone(decoder.decode(bytes))) : bytes,
            );
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {Load} load @param {(page: string) => string} address @returns {Promise<FileList>} */
async function readList(load, address) {
    try {
        return JSON.parse(decoder.decode(await load(address(LIST))));
    } catch {
        throw new Problem("pack.notBuilt");
    }
}

/** The page without what only the site has: its service worker and its manifest. @param {string} html */
const alone = (html) =>
    html.replace(/\bdata-offline="[^"]*"/, "data-packed").replace(/<link rel="manifest"[^>]*>\s*/, "");

/**
 * @param {Activity} sheet @param {string} title @param {Load} load @param {(page: string) => string} address
 * @returns {Promise<Map<string, Uint8Array>>}
 */
async function thinFiles(sheet, title, load, address) {
    const script = await load(THIN_SCRIPT.href).catch(() => {
        throw new Problem("pack.missing", { file: THIN_SCRIPT.pathname });
    });
    if (/^\s*import\b/m.test(decoder.decode(script))) throw new Problem("pack.notBuilt");
    const frame = `${address("course.html")}#${await writeSheetLink(sheet)}`;
    return new Map([
        [START, encoder.encode(thinPage({ title, frame }))],
        ["thin.css", encoder.encode(thinStyles)],
        ["thin.js", script],
    ]);
}
