/** Puts the page together that makes embed codes. The game to begin with is in the address, after `#`. */
import { askedGame } from "../app/address.js";
import { Saves } from "../app/saves.js";
import { openMemory } from "../app/storage.js";
import { EngineClient } from "../engine/client.js";
import { builderTranslatorFor } from "../i18n/builder.js";
import { BuilderPage } from "./builder-page.js";

const { language, theme } = new Saves(openMemory()).settings();
const t = await builderTranslatorFor(language);
const root = document.documentElement;
Object.assign(root, { lang: t.language.id, dir: t.language.direction });
if (theme !== "auto") root.dataset.theme = theme;
document.title = `${t("builder.title")} – ${t("app.name")}`;

const page = Object.assign(new BuilderPage(), { t, engine: new EngineClient() });
document.body.append(page);
page.begin(askedGame());
