/** Starts the page "My games". */

import { EngineClient } from "../engine/client.js";
import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { archiveWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { openArchive } from "./archive.js";
import { RecordPage } from "./record-page.js";

const memory = openMemory();
const settings = new Saves(memory).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

async function start() {
    const [t, archive] = await Promise.all([
        translatorFor(language, resultWords, sharedWords, archiveWords),
        openArchive(),
    ]);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    document.title = `${t("shared.myGames")} – ${t("app.name")}`;
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
