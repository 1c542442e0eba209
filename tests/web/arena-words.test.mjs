/** The words of the arena: the same keys in every language, every key used, and none missing. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { faultSentence, saysMore } from "../../web/arena/fault-words.js";
import { resultSentence } from "../../web/arena/result-words.js";
import { arenaMessages, withArena } from "../../web/i18n/arena.js";
import { languages, loadLanguage, translator } from "../../web/i18n/t.js";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";

const catalogues = await loadCatalogues(arenaMessages);

/** Words that every language writes as English does. */
const NAMES = /Python|JavaScript|Quintet|JSON|CSV|Elo|COMP30024|CSCI|zip|input\.txt|output\.txt/g;

testCatalogues(catalogues, { word: /\p{Script=Latin}{3,}/u, names: NAMES });

const FOLDERS = ["", "editor/"];

async function sources() {
    const folder = new URL("../../web/arena/", import.meta.url);
    const names = [];
    for (const part of FOLDERS) {
        const found = await readdir(new URL(part, folder));
        names.push(...found.filter((name) => name.endsWith(".js")).map((name) => part + name));
    }
    return Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
}

test("every key that the arena uses exists, and every key is used", async () => {
    const texts = await sources();
    const t = await withArena(translator(await loadLanguage(languages[0])));
    const keys = texts.flatMap((text) => [...text.matchAll(/["'`](arena(?:\.[A-Za-z0-9_-]+)+)["'`]/g)]);
    const whole = new Set(keys.map(([, key]) => key));
    const beginnings = texts.flatMap((text) =>
        [...text.matchAll(/["'`](arena\.(?:[A-Za-z0-9-]+\.)*)\$\{/g)].map(([, start]) => start),
    );
    for (const key of whole) assert.ok(t.has(key) || /\.(js|html)$/.test(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("the end of a game says why it ended, where there is a sentence for that", () => {
    const said = { "arena.result.why": "{ending}. {reason}.", "reason.chain": "The chain is complete" };
    const t = Object.assign(
        (/** @type {string} */ key, /** @type {any} */ given = {}) => {
            const text = /** @type {Record<string, string>} */ (said)[key] ?? `${given.name ?? key} wins`;
            return text.replace(/{(\w+)}/g, (_, name) => given[name]);
        },
        { has: (/** @type {string} */ key) => key in said },
    );
    const game = { result: "red", names: ["One", "Two"], fault: null };
    const sentence = (/** @type {string} */ reason) =>
        resultSentence(/** @type {any} */ (t), { ...game, reason }, ["red", "blue"]);
    assert.equal(sentence("chain"), "One wins. The chain is complete.");
    assert.equal(sentence("unknown"), "One wins");
});

test("a fault is a sentence in the reader's language and digits, with advice where there is some", async () => {
    const t = await withArena(translator(await loadLanguage(languages[2])));
    const values = { file: "a.py", line: "4", module: "numpy" };
    const missing = {
        kind: "start",
        code: "missing-module",
        values,
        message: "a.py, line 4 imports numpy, which is not there",
    };
    assert.match(faultSentence(t, missing), /خط ۴/);
    const advised = { ...missing, values: { ...values, advice: "folder", names: "team, board" } };
    assert.match(faultSentence(t, advised), /team, board/);
    assert.deepEqual([saysMore(t, missing), saysMore(t, advised)], [false, false]);
    const none = { kind: "invalid", code: "invalid", message: "the agent returned None", raw: "None" };
    assert.match(faultSentence(t, none), /None/);
    assert.equal(saysMore(t, { kind: "error", code: "constructor", message: "odd" }), true);
});
