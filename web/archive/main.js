/** Starts the page "My games". */

import { EngineClient } from "../engine/client.js";
import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { withArchive } from "../i18n/archive.js";
import { languages, pickLanguage, translator } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { openArchive } from "./archive.js";
import { RecordPage } from "./record-page.js";

const memory = openMemory();
const settings = new Saves(memory).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

async function start() {
    const picked = pickLanguage(language, navigator.languages);
    const [spoken, archive] = await Promise.all([
        withArchive(picked).catch(() => withArchive(languages[0])),
        openArchive(),
    ]);
    const t = translator(spoken);
    Object.assign(root, { lang: spoken.id, dir: spoken.direction });
    document.title = `${t("record.title")} – ${t("app.name")}`;
    const engine = new EngineClient();
    document.body.append(Object.assign(new RecordPage(), { t, archive, engine, memory }));
    engine.ready
        .then(async () => {
            const { keepOffline } = await import("../offline/offline.js");
            await keepOffline(async (takeOver) => (await import("../ui/update-bar.js")).showUpdate(() => t, takeOver));
        })
        .catch(() => {});
}

// Not awaited: the parts that load later import this script.
start();
