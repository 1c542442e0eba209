/** No file outside a game's folder names the game: the game states its special features itself. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

const list = read("engine/games/games.cmake").match(/set\(games ([\w ]+)\)/)?.[1] ?? "";
const games = list.split(" ");
const NAME = new RegExp(games.join("|"), "i");

/**
 * Where a game may be named. (Tests try real games, and are not looked at.) `files`: of such files; `lines`: only in
 * lines of them that look like this.
 * @type {{files: RegExp, lines?: RegExp, why: string}[]}
 */
const ALLOWED = [
    { files: /^engine\/games\//, why: "the games themselves, and the list of them" },
    { files: /^web\/rules\/(games\/)?\w+\.js$/, why: "the rules of a game: words, figures" },
    { files: /^web\/i18n\//, why: "words that a game brings" },
    { files: /\.(md|webmanifest|d\.ts)$/, why: "documentation, and what types say of themselves" },
    { files: /^web\/pages\.mjs$/, lines: /^\s*about:/, why: "what the play page says of itself" },
    { files: /^web\/archive\/openings\/(pieces\.js$|data\/)/, why: "books of openings, one of each game" },
    { files: /^web\/examples\//, why: "examples of embedding, which need a game" },
    { files: /^web\/learn\//, why: "lessons, which search positions of real games" },
    { files: /^web\/lens\/search\/examples\.js$/, why: "examples of searches, two of them of a game" },
    { files: /\/option-table\.js$/, why: "documentation of the options, with examples" },
    { files: /^scripts\/lib\/soak\/play\.mjs$/, why: "plays most of its rounds on one small game" },
    { files: /^scripts\/measure\.mjs$/, why: "opens the page with one saved game to measure how fast that is" },
    {
        files: /^engine\/cli\/(agents\/|(protocols(\/text)?|seats)\/(halma_|uhp|referee_agent))/,
        why: "protocols that exist for one game, or one course",
    },
    {
        files: /^engine\/cli\/(base\/cli|seats\/agent_seat_text)\.cpp$/,
        lines: /add_halma_agent|halma_seat/,
        why: "the commands and seats, one of which is such a protocol",
    },
    { files: /\.cpp$/, lines: /^\s*"( {2}(quintet|echo|printf) |quintet )/, why: "examples in the help of a command" },
    { files: /\.(hpp|js)$/, lines: /^\s*(\/\/|\*).*(game=|"?game"?: ?"|Game type combo)/, why: "examples in comments" },
];

/** What contains the name of a game and does not mean the game. */
const withoutNames = (/** @type {string} */ line) =>
    line.replaceAll("Universal Hive Protocol", "").replaceAll(/archive/gi, "");

/** @param {string} file @param {string} line */
const allowedBy = (file, line) =>
    ALLOWED.find(({ files, lines }) => files.test(file) && (lines === undefined || lines.test(line)));

/** The files of a folder and its subfolders. @param {string} folder @returns {string[]} */
function filesIn(folder) {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    return entries.flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        if (entry.name === "node_modules") return [];
        return entry.isDirectory() ? filesIn(name) : [name];
    });
}

const files = ["engine", "wasm", "web", "scripts"].flatMap(filesIn);

const named = files.flatMap((file) =>
    read(file)
        .split("\n")
        .flatMap((line, at) => (NAME.test(withoutNames(line)) ? [{ file, line, place: `${file}:${at + 1}` }] : [])),
);

test("the list of games is found, and the games are named in their own folders", () => {
    assert.ok(games.length >= 5, list);
    for (const game of games) {
        assert.ok(
            named.some(({ file, line }) => file.startsWith(`engine/games/${game}/`) && line.includes(game)),
            game,
        );
    }
});

test("nothing outside a game's own files names the game", () => {
    const wrong = named.filter(({ file, line }) => !allowedBy(file, line));
    assert.deepEqual(
        wrong.map(({ place, line }) => `${place}: ${line.trim()}`),
        [],
    );
});

test("every exception is needed", () => {
    const used = new Set(named.map(({ file, line }) => allowedBy(file, line)));
    assert.deepEqual(
        ALLOWED.filter((rule) => !used.has(rule)).map(({ why }) => why),
        [],
    );
});
