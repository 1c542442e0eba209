/** Starts the page of the lens. What follows `#` says what to search. */

import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";
import { readLensLink } from "./lens-link.js";
import { follow, openLens } from "./open-lens.js";

const settings = new Saves(openMemory()).settings();
const { language, shortcuts } = settings;
const root = document.documentElement;
wearLooks(settings);

/** The hash that the page wrote last, so that it does not read it as a new link. */
let written = "";
const asked = () => location.hash.length > 1;

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
    const link = asked() ? await readLensLink(location.hash) : null;
    if (link?.view?.theme) wearLooks({ ...settings, theme: link.view.theme });
    const t = await translatorFor(link?.view?.language ?? language);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    const from = cameFrom();
    const element = await openLens({
        t,
        link,
        letters: shortcuts,
        home: from || "index.html",
        leave: () => (from && history.length > 1 ? history.back() : location.assign(from || "index.html")),
        named: (hash) => {
            written = `#${hash}`;
            history.replaceState(null, "", written);
        },
    });
    document.title = `${element.t("shared.lens")} – ${t("app.name")}`;
    document.body.append(element);
    window.addEventListener("hashchange", async () => {
        if (location.hash !== written && asked()) follow(element, await readLensLink(location.hash));
    });
    element.lens.engine.ready
        .then(async () => {
            const { keepOffline } = await import("../offline/offline.js");
            await keepOffline(async (takeOver) =>
                (await import("../ui/update-bar.js")).showUpdate(() => element.t, takeOver),
            );
        })
        .catch(() => {});
}

start();
