/** The sentences of the arena. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { resultSentence } from "../../../web/arena/results-view/result-sentences.js";
import { faultSentence, saysMore } from "../../../web/arena/tryout-view/fault-sentences.js";
import { arenaWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";

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
    const t = translator(await loadLanguage(languages[2], arenaWords));
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
