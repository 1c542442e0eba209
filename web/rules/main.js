/** Puts a rules page together: the game is in the page's `data-game`. */
import { Saves } from "../app/saves.js";
import { openMemory } from "../app/storage.js";
import { EngineClient } from "../engine/client.js";
import { withRules } from "../i18n/rules.js";
import { pickLanguage, translator } from "../i18n/t.js";
import { RulesPage } from "./rules-page.js";

const { language, theme } = new Saves(openMemory()).settings();
const t = translator(withRules(pickLanguage(language, navigator.languages)));
const game = document.documentElement.dataset.game ?? "";

Object.assign(document.documentElement, { lang: t.language.id, dir: t.language.direction });
if (theme !== "auto") document.documentElement.dataset.theme = theme;
document.title = `${t("rules.title", { game: t(`game.${game}`) })} – ${t("app.name")}`;

document.body.append(Object.assign(new RulesPage(), { game, t, engine: new EngineClient() }));
