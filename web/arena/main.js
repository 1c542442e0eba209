/** Starts the page of the arena. What follows `#` may name a game and an opponent. */

import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { readArenaLink } from "./arena-link.js";
import { openArena } from "./open-arena.js";

const settings = new Saves(openMemory()).settings();
const { language } = settings;
const root = document.documentElement;
wearLooks(settings);

/** The page that led here, if it is one of this site; the play page otherwise. */
function cameFrom() {
    try {
        const from = new URL(document.referrer);
        return from.origin === location.origin && from.pathname !== location.pathname ? from.href : "";
    } catch {
        return "";
    }
}

async function start() {
    const t = await translatorFor(language);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    const from = cameFrom();
    const element = await openArena({
        t,
        link: readArenaLink(location.hash),
        home: from || "index.html",
        leave: () => (from && history.length > 1 ? history.back() : location.assign(from || "index.html")),
    });
    document.title = `${element.t("shared.arena")} – ${t("app.name")}`;
    document.body.append(element);
    window.addEventListener("hashchange", () => element.arena.open(readArenaLink(location.hash)));
    element.arena.engine.ready
        .then(async () => {
            const { keepOffline } = await import("../offline/offline.js");
            await keepOffline(async (takeOver) =>
                (await import("../ui/update-bar.js")).showUpdate(() => element.t, takeOver),
            );
        })
        .catch(() => {});
}

start();
