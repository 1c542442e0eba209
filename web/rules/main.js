/** Starts a rules page. The page's `data-game` names the game. */

import { EngineClient } from "../engine/client.js";
import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { withRules } from "../i18n/rules.js";
import { languages, pickLanguage, translator } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { RulesPage } from "./rules-page.js";
import { loadRules } from "./sections.js";

const engine = new EngineClient();
const settings = new Saves(openMemory()).settings();
const { language } = settings;
const picked = withRules(pickLanguage(language, navigator.languages)).catch(() => withRules(languages[0]));
const game = document.documentElement.dataset.game ?? "";

wearLooks(settings);

Promise.all([picked, loadRules(game)]).then(([spoken, rules]) => {
    const t = translator(spoken);
    const { id, direction } = spoken;
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
