/** Starts the page that makes sheets. `#sheet=` may hold a draft to begin with, as the student's page hands it over. */

import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { withMake } from "../../i18n/make.js";
import { languages, pickLanguage, translator } from "../../i18n/t.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { openMemory } from "../../ui/storage.js";
import { readSheetLink } from "../sheet-link.js";
import { MakePage } from "./make-page.js";
import { Maker } from "./maker.js";

const memory = openMemory();
const settings = new Saves(memory).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

async function start() {
    const picked = pickLanguage(language, navigator.languages);
    const spoken = await withMake(picked).catch(() => withMake(languages[0]));
    const t = translator(spoken);
    Object.assign(root, { lang: spoken.id, dir: spoken.direction });
    document.title = `${t("make.title")} – ${t("app.name")}`;
    const engine = new LensClient();
    // A second engine checks items, which can take seconds; the boards go on meanwhile.
    const maker = new Maker({ engine, openChecker: () => new LensClient(), memory, language: spoken.id });
    document.body.append(Object.assign(new MakePage(), { t, maker }));
    const given = await readSheetLink(location.hash).catch(() => null);
    // The address would bring the draft back at the next reload, and with it undo what was changed since.
    if (given !== null) history.replaceState(null, "", location.pathname);
    await maker.start(given);
    const { keepOffline } = await import("../../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver));
}

// Not awaited: the parts that load later import this script.
start();
