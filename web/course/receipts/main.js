/** Starts the page with the receipts of a class. */

import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { receiptWords, sharedWords } from "../../i18n/catalogues.js";
import { translatorFor } from "../../i18n/t.js";
import { openMemory } from "../../ui/storage.js";
import { ReceiptsPage } from "./receipts-page.js";

const settings = new Saves(openMemory()).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

async function start() {
    const t = await translatorFor(language, sharedWords, receiptWords);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    document.title = `${t("receipt.title")} – ${t("app.name")}`;
    document.body.append(Object.assign(new ReceiptsPage(), { t }));
    const { keepOffline } = await import("../../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver));
}

// Not awaited: the parts that load later import this script.
start();
