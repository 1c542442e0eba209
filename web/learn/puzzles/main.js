/** Starts the puzzle trainer. What follows `#` names a game and a way to train: `#game=hive&mode=mine`. */

import { openArchive } from "../../archive/archive.js";
import { EngineClient } from "../../engine/client.js";
import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { puzzleWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { translatorFor } from "../../i18n/t.js";
import { openMemory } from "../../ui/storage.js";
import { openShelf } from "./shelf.js";
import { Trainer } from "./trainer.js";
import { TrainerPage } from "./trainer-page.js";

const settings = new Saves(openMemory()).settings();
const { language, coordinates } = settings;
const root = document.documentElement;
wearLooks(settings);

/** The hash that the page wrote last, so that it does not read it as a new link. */
let written = "";

/** What the address asks for. */
function asked() {
    const words = new URLSearchParams(location.hash.slice(1));
    const mode = /** @type {import("./trainer-model.js").Mode} */ (words.get("mode") ?? "free");
    return { game: words.get("game") ?? "", mode: ["free", "run", "mine"].includes(mode) ? mode : "free" };
}

async function start() {
    const t = await translatorFor(language, resultWords, sharedWords, puzzleWords);
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    document.title = `${t("shared.puzzles")} – ${t("app.name")}`;
    const engine = new EngineClient();
    const trainer = new Trainer({ engine, archive: openArchive(), openShelf });
    const page = Object.assign(new TrainerPage(), { t, trainer, coordinates });
    page.named = (hash) => {
        written = `#${hash}`;
        history.replaceState(null, "", written);
    };
    document.body.append(page);
    trainer.start(asked());
    window.addEventListener("hashchange", () => {
        if (location.hash !== written) trainer.open(asked());
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
