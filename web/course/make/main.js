/**
 * Starts the page that makes sheets. After `#` may stand a draft to begin with, as the student's page hands it over
 * (`sheet=`), or a game for the next item (a link to a game).
 */

import { decodeLink } from "../../game/link.js";
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
    const page = Object.assign(new MakePage(), { t, maker });
    document.body.append(page);
    const { draft, record } = await givenBy(location.hash);
    await maker.start(draft);
    if (record) await page.offer(record);
    window.addEventListener("hashchange", async () => {
        const later = await givenBy(location.hash);
        if (later.draft !== null) maker.open(later.draft);
        else if (later.record) await page.offer(later.record);
    });
    const { keepOffline } = await import("../../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver));
}

/**
 * What the address brings. It is taken out of the address, which would bring it again at the next reload: a draft would
 * undo what was changed since.
 * @param {string} hash
 */
async function givenBy(hash) {
    const draft = await readSheetLink(hash).catch(() => null);
    const record = draft === null && hash ? await decodeLink(hash).catch(() => null) : null;
    if (draft !== null || record) history.replaceState(null, "", location.pathname);
    return { draft, record };
}

// Not awaited: the parts that load later import this script.
start();
