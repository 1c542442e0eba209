/**
 * Starts the opening explorer. What follows `#` is a link to a game, as everywhere: `#game=cachex&actions=PLACE+3,4`.
 */

import { encodeLink, readLink } from "../../game/link.js";
import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { openingWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { translatorFor } from "../../i18n/t.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { openMemory } from "../../ui/storage.js";
import { openArchive } from "../archive.js";
import { Explorer } from "./explorer.js";
import { ExplorerPage } from "./explorer-page.js";
import { readBookText } from "./shelf.js";

const settings = new Saves(openMemory()).settings();
const { language, coordinates } = settings;
const root = document.documentElement;
wearLooks(settings);

/** The hash that the page wrote last, so that it does not read it as a new link. */
let written = "";

/** The position that the address asks for; the start of the first game if it cannot be read. */
async function asked() {
    try {
        const { record } = await readLink(location.hash);
        const { game, options, actions = [], ply } = record;
        // The explorer begins at the usual start.
        return record.setup ? { game, options } : { game, options, actions: actions.slice(0, ply) };
    } catch {
        return {};
    }
}

async function start() {
    const t = await translatorFor(language, resultWords, sharedWords, openingWords);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    document.title = `${t("shared.openings")} – ${t("app.name")}`;
    const engine = new LensClient();
    const explorer = new Explorer({ engine, archive: openArchive(), readBookText });
    const page = Object.assign(new ExplorerPage(), { t, explorer, coordinates });
    page.named = async (record) => {
        written = `#${await encodeLink(record)}`;
        history.replaceState(null, "", written);
    };
    document.body.append(page);
    explorer.open(await asked());
    window.addEventListener("hashchange", async () => {
        if (location.hash !== written) explorer.open(await asked());
    });
    engine.ready
        .then(async () => {
            const { keepOffline } = await import("../../offline/offline.js");
            await keepOffline(async (takeOver) =>
                (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver),
            );
        })
        .catch(() => {});
}

// Not awaited: the parts that load later import this script.
start();
