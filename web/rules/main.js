/** Starts a rules page. The page's `data-game` names the game. */

import { EngineClient } from "../engine/client.js";
import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { aboutWords, resultWords, rulesWords } from "../i18n/catalogues.js";
import { translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { RulesPage } from "./rules-page.js";
import { loadRules } from "./sections.js";

const engine = new EngineClient();
const settings = new Saves(openMemory()).settings();
const { language } = settings;
// Figures that reach the end of a game say why it ended.
const speaker = translatorFor(language, aboutWords, resultWords, rulesWords);
const game = document.documentElement.dataset.game ?? "";

wearLooks(settings);

Promise.all([speaker, loadRules(game)]).then(([t, rules]) => {
    const { id, direction } = t.language;
    Object.assign(document.documentElement, { lang: id, dir: direction });
    document.title = `${t("rules.title", { game: t(`game.${game}`) })} – ${t("app.name")}`;
    document.body.append(Object.assign(new RulesPage(), { game, rules, t, engine }));
    engine.ready
        .then(async () => {
            const { keepOffline } = await import("../offline/offline.js");
            await keepOffline(async (takeOver) => (await import("../ui/update-bar.js")).showUpdate(() => t, takeOver));
        })
        .catch(() => {});
});
