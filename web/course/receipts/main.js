/** Starts the page with the receipts of a class. */

import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { withReceipts } from "../../i18n/receipts.js";
import { languages, pickLanguage, translator } from "../../i18n/t.js";
import { openMemory } from "../../ui/storage.js";
import { ReceiptsPage } from "./receipts-page.js";

const settings = new Saves(openMemory()).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

async function start() {
    const picked = pickLanguage(language, navigator.languages);
    const spoken = await withReceipts(picked).catch(() => withReceipts(languages[0]));
    const t = translator(spoken);
    Object.assign(root, { lang: spoken.id, dir: spoken.direction });
    document.title = `${t("receipt.title")} – ${t("app.name")}`;
    document.body.append(Object.assign(new ReceiptsPage(), { t }));
    const { keepOffline } = await import("../../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver));
}

// Not awaited: the parts that load later import this script.
start();
