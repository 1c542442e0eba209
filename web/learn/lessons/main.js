/** Starts the lessons. What follows `#` names a game and a step: `#game=cachex&step=capture`. */

import { openArchive } from "../../archive/archive.js";
import { lessonWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { addWords as add } from "../../i18n/t.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { boot } from "../../widgets/boot.js";
import { Lesson } from "./lesson.js";
import { gamesWithLessons } from "./lessons.js";
import { LessonsPage } from "./lessons-page.js";
import { Progress } from "./progress.js";

/** What the address asks for, and what was played there before a reload. */
function asked() {
    const words = new URLSearchParams(location.hash.slice(1));
    const game = words.get("game") ?? "";
    const line = history.state?.line ?? [];
    return { game: gamesWithLessons.includes(game) ? game : gamesWithLessons[0], step: words.get("step") ?? "", line };
}

boot({
    words: [resultWords, sharedWords, lessonWords("frame"), lessonWords(asked().game)],
    start: ({ t, settings: { coordinates }, show, name }) => {
        const engine = new LensClient();
        const lesson = new Lesson({ engine, progress: new Progress(openArchive()) });
        const addWords = (/** @type {string} */ game) => add(t, lessonWords(game));
        const arrive = async () => {
            await addWords(asked().game).catch(() => {});
            lesson.open(asked());
        };
        const page = Object.assign(new LessonsPage(), { t, lesson, coordinates, addWords });
        page.named = (hash, line) => name(hash, { line });
        show(page, engine);
        lesson.open(asked());
        return { arrive };
    },
});
