/** Puts a rules page together: the game is in the page's `data-game`. */
import { Saves } from "../app/saves.js";
import { openMemory } from "../app/storage.js";
import { EngineClient } from "../engine/client.js";
import { withRules } from "../i18n/rules.js";
import { languages, pickLanguage, translator } from "../i18n/t.js";
import { RulesPage } from "./rules-page.js";

const engine = new EngineClient();
const { language, theme } = new Saves(openMemory()).settings();
const picked = withRules(pickLanguage(language, navigator.languages)).catch(() => withRules(languages[0]));
const game = document.documentElement.dataset.game ?? "";

if (theme !== "auto") document.documentElement.dataset.theme = theme;

picked.then((spoken) => {
    const t = translator(spoken);
    const { id, direction } = spoken;
    Object.assign(document.documentElement, { lang: id, dir: direction });
    document.title = `${t("rules.title", { game: t(`game.${game}`) })} – ${t("app.name")}`;
    document.body.append(Object.assign(new RulesPage(), { game, t, engine }));
    engine.ready.then(async () => (await import("../offline/offline.js")).keepOffline(() => t)).catch(() => {});
});
