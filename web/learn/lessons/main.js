/** Starts the lessons. What follows `#` names a game and a step: `#game=cachex&step=capture`. */

import { openArchive } from "../../archive/archive.js";
import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { lessonWords, resultWords } from "../../i18n/catalogues.js";
import { addWords, translatorFor } from "../../i18n/t.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { openMemory } from "../../ui/storage.js";
import { Lesson } from "./lesson.js";
import { gamesWithLessons } from "./lessons.js";
import { LessonsPage } from "./lessons-page.js";
import { Progress } from "./progress.js";

const settings = new Saves(openMemory()).settings();
const { language, coordinates } = settings;
const root = document.documentElement;
wearLooks(settings);

/** The hash that the page wrote last, so that it does not read it as a new link. */
let written = "";

/** What the address asks for, and what was played there before a reload. */
function asked() {
    const words = new URLSearchParams(location.hash.slice(1));
    const game = words.get("game") ?? "";
    const line = history.state?.line ?? [];
    return { game: gamesWithLessons.includes(game) ? game : gamesWithLessons[0], step: words.get("step") ?? "", line };
}

async function start() {
    const { game } = asked();
    const t = await translatorFor(language, resultWords, lessonWords("frame"), lessonWords(game));
    Object.assign(root, { lang: t.language.id, dir: t.language.direction });
    document.title = `${t("lessons.title")} – ${t("app.name")}`;
    const engine = new LensClient();
    const lesson = new Lesson({ engine, progress: new Progress(openArchive()) });
    const addGame = (/** @type {string} */ each) => addWords(t, lessonWords(each));
    const page = Object.assign(new LessonsPage(), { t, lesson, coordinates, addWords: addGame });
    page.named = (hash, line) => {
        written = `#${hash}`;
        history.replaceState({ line }, "", written);
    };
    document.body.append(page);
    lesson.open(asked());
    window.addEventListener("hashchange", async () => {
        if (location.hash === written) return;
        await addGame(asked().game).catch(() => {});
        lesson.open(asked());
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
