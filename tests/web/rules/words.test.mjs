/** The words of the rules pages, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutWords, rulesWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { HandEngine } from "../app-engine.mjs";
import { catalogueIn } from "../i18n/catalogues.mjs";
import { rules } from "./games.mjs";

const { games } = await new HandEngine().games();
const catalogues = await catalogueIn("rules");
const settings = await catalogueIn("new-game");

const general = "title legend play lesson lens next games show result learn noFigures"
    .split(" ")
    .map((key) => `rules.${key}`);
/** Titles of sections that several games have. */
const titles = ["board", "step", "jump", "end"];
const wanted = Object.entries(rules).flatMap(([game, { sections }]) =>
    sections.flatMap(({ id, figures = [] }) => [
        titles.includes(id) ? `rules.${id}.title` : `rules.${game}.${id}.title`,
        `rules.${game}.${id}.text`,
        ...figures.flatMap((figure) => (figure.id ? [`rules.${game}.${id}.${figure.id}`] : [])),
    ]),
);

for (const [language, messages] of Object.entries(catalogues)) {
    test(`${language}: every section and caption has a text, and no text is unused`, () => {
        assert.deepEqual(Object.keys(messages).sort(), [...new Set([...general, ...wanted])].sort());
    });

    test(`${language}: an option that a text quotes is called so in the settings`, async () => {
        const { "option.halma.rules": option, "choice.halma.rules.classic": choice } = settings[language];
        const colon = language === "zh-Hans" ? "：" : ": ";
        assert.ok(messages["rules.halma.home.text"].includes(`${option}${colon}${choice}`));
        const repetition = settings[language]["choice.hive.repetition.moves"];
        assert.ok(messages["rules.hive.variants.text"].includes(repetition));
    });
}

test("a game with a page of rules has all its texts", async () => {
    for (const language of languages) {
        const t = translator(await loadLanguage(language, aboutWords, rulesWords));
        for (const { id, players } of games.filter(({ hasRulesPage }) => hasRulesPage)) {
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

test("a section with several figures describes each of them", () => {
    for (const [game, { sections }] of Object.entries(rules)) {
        for (const { id, figures = [] } of sections) {
            assert.ok(figures.length < 2 || figures.every((figure) => figure.id), `${game} ${id}`);
        }
    }
});
