/** Puts a rules page together: the game is in the page's `data-game`. */
import { Saves } from "../app/saves.js";
import { openMemory } from "../app/storage.js";
import { EngineClient } from "../engine/client.js";
import { withRules } from "../i18n/rules.js";
import { pickLanguage, translator } from "../i18n/t.js";
import { RulesPage } from "./rules-page.js";

const engine = new EngineClient();
const { language, theme } = new Saves(openMemory()).settings();
const picked = pickLanguage(language, navigator.languages);
const game = document.documentElement.dataset.game ?? "";

Object.assign(document.documentElement, { lang: picked.id, dir: picked.direction });
if (theme !== "auto") document.documentElement.dataset.theme = theme;

const t = translator(await withRules(picked));
document.title = `${t("rules.title", { game: t(`game.${game}`) })} – ${t("app.name")}`;
document.body.append(Object.assign(new RulesPage(), { game, t, engine }));
