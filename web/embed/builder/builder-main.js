/** Starts the builder's page. The fragment of its address contains the first game. */

import { EngineClient } from "../../engine/client.js";
import { askedGame } from "../../game/address.js";
import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { arenaWords, builderWords, lensWords, lineWords, problemWords, sharedWords } from "../../i18n/catalogues.js";
import { translatorFor } from "../../i18n/t.js";
import { openMemory } from "../../ui/storage.js";
import { BuilderPage, lensIn } from "./builder-page.js";

const settings = new Saves(openMemory()).settings();
const { language } = settings;
const t = await translatorFor(language, sharedWords, lensWords, arenaWords, builderWords, lineWords, problemWords);
const root = document.documentElement;
Object.assign(root, { lang: t.language.id, dir: t.language.direction });
wearLooks(settings);
document.title = `${t("builder.title")} – ${t("app.name")}`;

const page = Object.assign(new BuilderPage(), { t, engine: new EngineClient() });
document.body.append(page);
const lens = lensIn(location.href);
page.begin(lens ? Promise.resolve(null) : askedGame(), lens);
