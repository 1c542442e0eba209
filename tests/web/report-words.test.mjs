/** The translations of reports. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { reportMessages } from "../../web/i18n/report.js";
import { languages } from "../../web/i18n/t.js";
import { shareAtAxis } from "../../web/report/names.js";

const room = new URL("../../web/report/", import.meta.url);
const names = await readdir(room, { recursive: true });
const sources = await Promise.all(
    names.filter((name) => name.endsWith(".js")).map((name) => readFile(new URL(name, room), "utf8")),
);

const textsOf = (/** @type {any} */ message) => (typeof message === "string" ? [message] : Object.values(message));
const blanksOf = (/** @type {any} */ message) =>
    [
        ...new Set(
            textsOf(message)
                .join(" ")
                .match(/\{\w+\}/g) ?? [],
        ),
    ].sort();

/** Names that every language keeps. */
const KEPT = /^(Elo|JSON|CSV)$/;

test("every language has the same keys with the same placeholders, and own words", async () => {
    assert.deepEqual(Object.keys(reportMessages).sort(), languages.map(({ id }) => id).sort());
    const { messages: english } = await reportMessages.en();
    for (const [language, load] of Object.entries(reportMessages)) {
        const { messages } = await load();
        assert.deepEqual(Object.keys(messages), Object.keys(english), language);
        const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        for (const [key, message] of Object.entries(messages)) {
            assert.deepEqual(blanksOf(message), blanksOf(english[key]), `${language} ${key}`);
            for (const text of textsOf(message)) {
                const own = language === "en" || /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                const wordless = text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/u) === null;
                assert.ok(text !== "" && (own || wordless || KEPT.test(text)), `${language} ${key}: ${text}`);
            }
            if (typeof message === "string") continue;
            for (const form of forms) assert.ok(message[form] ?? message.other, `${language} ${key} ${form}`);
        }
    }
});

test("every key that is used exists, and every key is used", async () => {
    const { messages } = await reportMessages.en();
    const whole = new Set(
        sources.flatMap((source) => [...source.matchAll(/["'`](report(?:\.[A-Za-z]+)+)["'`]/g)].map(([, key]) => key)),
    );
    const beginnings = sources.flatMap((source) =>
        [...source.matchAll(/`(report\.(?:[A-Za-z]+\.)+)\$\{/g)].map(([, start]) => start),
    );
    const named = sources.flatMap((source) =>
        [...source.matchAll(/["'`]([A-Za-z]+)["'`]/g)].map(([, name]) => `report.${name}`),
    );
    for (const key of whole) assert.ok(Object.hasOwn(messages, key), key);
    for (const key of Object.keys(messages)) {
        const used = whole.has(key) || named.includes(key) || beginnings.some((start) => key.startsWith(start));
        assert.ok(used, `${key} is unused`);
    }
});

test("shares at an axis have as many digits as its step needs, in the digits of the language", () => {
    const t = (/** @type {string} */ id) => /** @type {any} */ ({ language: { id } });
    const axis = (/** @type {string} */ id, /** @type {number} */ step) =>
        [0, step, 2 * step].map((share) => shareAtAxis(t(id), share, step));
    assert.deepEqual(axis("en", 0.2), ["0%", "20%", "40%"]);
    assert.deepEqual(axis("en", 0.01), ["0%", "1%", "2%"]);
    assert.deepEqual(axis("en", 0.002), ["0%", "0.2%", "0.4%"]);
    assert.deepEqual(axis("en", 0.00005), ["0%", "0.005%", "0.01%"]);
    assert.equal(new Set(axis("fa", 0.002)).size, 3);
});
