/** The words of the rules pages, in every language. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { rulesMessages, withRules } from "../../web/i18n/rules.js";
import { sheetMessages } from "../../web/i18n/sheets.js";
import { languages, translator } from "../../web/i18n/t.js";
import { HandEngine } from "./app-engine.mjs";
import { rules } from "./rules-of-games.mjs";

const { games } = await new HandEngine().games();
/** @type {Record<string, Record<string, string>>} */
const catalogues = Object.fromEntries(
    await Promise.all(Object.entries(rulesMessages).map(async ([id, load]) => [id, (await load()).messages])),
);

const general = ["title", "legend", "play", "lens", "games", "show", "back", "result", "learn", "noFigures"].map(
    (key) => `rules.${key}`,
);
/** The foot of the page. */
const about = ["about.licence", "about.licences", "about.hive"];
const wanted = Object.entries(rules).flatMap(([game, { sections }]) =>
    sections.flatMap(({ id, figures = [] }) => [
        `rules.${game}.${id}.title`,
        `rules.${game}.${id}.text`,
        ...figures.flatMap((figure) => (figure.id ? [`rules.${game}.${id}.${figure.id}`] : [])),
    ]),
);

test("every language has the rules", () => {
    assert.deepEqual(Object.keys(catalogues).sort(), languages.map(({ id }) => id).sort());
});

for (const [language, messages] of Object.entries(catalogues)) {
    test(`${language}: every section and caption has a text, and no text is unused`, () => {
        assert.deepEqual(Object.keys(messages).sort(), [...about, ...general, ...wanted].sort());
    });

    test(`${language}: an option that a text quotes is called so in the settings`, async () => {
        const { messages: settings } = await sheetMessages[language]();
        const { "option.halma.rules": option, "choice.halma.rules.classic": choice } = settings;
        const colon = language === "zh-Hans" ? "：" : ": ";
        assert.ok(messages["rules.halma.home.text"].includes(`${option}${colon}${choice}`));
    });

    test(`${language}: placeholders match the English text, and nothing is left in English`, () => {
        const blanks = (/** @type {string} */ text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
        for (const [key, text] of Object.entries(messages)) {
            assert.deepEqual(blanks(text), blanks(catalogues.en[key]), key);
            const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
            const wordless = !/\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
            assert.ok(text !== "" && (own || wordless || language === "en"), `${key}: ${text}`);
        }
    });
}

test("every game has all texts of its page", async () => {
    for (const language of languages) {
        const t = translator(await withRules(language));
        for (const { id, players } of games) {
            const page = [
                "rules.title",
                "rules.play",
                "rules.lens",
                `game.${id}`,
                `aim.${id}`,
                `way.${id}`,
                `rules.${id}.end.text`,
            ];
            for (const key of [...page, ...players.map((player) => `player.${player}`)]) {
                assert.ok(t.has(key), `${language.id} ${key}`);
            }
        }
        assert.match(t("about.hive"), /Gen42 Games/);
    }
});

test("every key that the pages use exists", async () => {
    for (const name of ["rules-page.js", "figure-part.js", "main.js"]) {
        const source = await readFile(new URL(`../../web/rules/${name}`, import.meta.url), "utf8");
        for (const [, key] of source.matchAll(/"(rules\.\w+)"/g)) assert.ok(general.includes(key), `${name}: ${key}`);
    }
});

test("a section with several figures describes each of them", () => {
    for (const [game, { sections }] of Object.entries(rules)) {
        for (const { id, figures = [] } of sections) {
            assert.ok(figures.length < 2 || figures.every((figure) => figure.id), `${game} ${id}`);
        }
    }
});
