/** The words of the course about search, in every language. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { aboutWords, learnWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { blanksOf, lessonNames, loadLesson } from "../../../../web/learn/search/lessons.js";
import { catalogueIn } from "../../i18n/catalogues.mjs";

/** @typedef {Record<string, string>} Texts */

const parts = ["frame", ...lessonNames];
/** By language, then by part of the course. @type {Record<string, Record<string, Texts>>} */
const catalogues = {};
for (const { id } of languages) {
    catalogues[id] = {};
    for (const part of parts)
        catalogues[id][part] = /** @type {Texts} */ ((await catalogueIn(`learn/search/${part}`))[id]);
}

/** Powers look like blanks and are none. @param {string} text */
const blanks = (text) => [...new Set(text.replace(/\^\{[^}]*\}/g, "").match(/\{\w+\}/g) ?? [])].sort();

/** The keys that a lesson must have, and those that it may have. @param {string} name */
async function keysOf(name) {
    const { sections, figures, question } = await loadLesson(name);
    const shown = sections.flatMap(({ show = [] }) => show);
    const answers =
        question.kind === "choice"
            ? Array.from({ length: question.options }, (_, place) => [`question.${place}`, `question.${place}.why`])
            : ["question.right", "question.wrong"];
    return {
        must: [
            "aim",
            "sources",
            "question.text",
            ...answers.flat(),
            ...sections.flatMap(({ id }) => [`${id}.title`, `${id}.text`]),
            ...Object.keys(figures).map((figure) => `figure.${figure}`),
        ],
        may: [
            ...sections.map(({ id }) => `${id}.more`),
            ...shown.flatMap((each) => ("snippet" in each ? [`snippet.${each.snippet}`] : [])),
        ],
    };
}

for (const name of lessonNames) {
    for (const { id } of languages) {
        test(`${id}, ${name}: every part has its text, and no text is unused`, async () => {
            const { must, may } = await keysOf(name);
            const there = Object.keys(catalogues[id][name]);
            assert.deepEqual(
                must.filter((key) => !there.includes(key)),
                [],
                "missing",
            );
            assert.deepEqual(
                there.filter((key) => ![...must, ...may].includes(key)),
                [],
                "unused",
            );
            assert.deepEqual(there.sort(), Object.keys(catalogues.en[name]).sort());
        });
    }

    test(`${name}: every blank is a fact, and every number that a search yields is a blank`, async () => {
        const facts = blanksOf(await loadLesson(name));
        for (const [key, text] of Object.entries(catalogues.en[name])) {
            for (const blank of blanks(text)) assert.ok(blank.slice(1, -1) in facts, `${key} ${blank}`);
            // Sources, code, years and sizes of boards are no results.
            const stated = text.replace(
                /\[[^\]]*\]|`[^`]*`|(\b\d+)?\^\{[^}]*\}|\{\w+\}|\b(19|20)\d\ds?\b|\b16 cells/g,
                "",
            );
            const typed = [...stated.matchAll(/\d{2,}/g)].map(([number]) => number);
            const example = key === "question.right" ? ["27"] : [];
            assert.deepEqual(
                typed.filter((number) => !example.includes(number)),
                [],
                key,
            );
        }
    });
}

for (const { id } of languages) {
    test(`${id}: a text closes every mark that it opens`, () => {
        for (const part of parts) {
            for (const [key, text] of Object.entries(catalogues[id][part])) {
                for (const paragraph of text.split("\n")) {
                    const outside = paragraph.replace(/`[^`]*`/g, "");
                    assert.equal(outside.split("`").length, 1, `${part} ${key}: ${paragraph}`);
                    assert.equal(outside.split("*").length % 2, 1, `${part} ${key}: ${paragraph}`);
                    assert.equal(outside.split("[").length, outside.split("]").length, `${part} ${key}: ${paragraph}`);
                }
            }
        }
    });

    test(`${id}: the pages find every key that they use`, async () => {
        const language = languages.find((each) => each.id === id) ?? languages[0];
        const t = translator(await loadLanguage(language, aboutWords, sharedWords, learnWords("frame")));
        const used = new Set();
        for (const file of [
            "learn-page",
            "overview-page",
            "page-parts",
            "learn-figure-element",
            "question-element",
            "main",
        ]) {
            const source = await readFile(new URL(`../../../../web/learn/search/${file}.js`, import.meta.url), "utf8");
            for (const [, key] of source.matchAll(/"((?:learn|button|app)\.[\w.]+)"/g)) used.add(key);
        }
        for (const key of used) assert.ok(t.has(key), key);
        for (const name of lessonNames) {
            assert.ok(t.has(`learn.${name}.title`) && t.has(`learn.${name}.about`), name);
            used.add(`learn.${name}.title`).add(`learn.${name}.about`);
        }
        assert.deepEqual(
            Object.keys(catalogues[id].frame).filter((key) => !used.has(key)),
            [],
            "unused",
        );
    });
}
