/** Starts a page of the course. The page's `data-lesson` names the lesson; without it, it is the overview. */

import { aboutWords, learnWords, sharedWords } from "../../i18n/catalogues.js";
import { boot } from "../../widgets/boot.js";
import { loadLesson } from "./lessons.js";
import { Progress } from "./progress.js";

/** @import { Translate } from "../../i18n/t.js" */

const name = document.documentElement.dataset.lesson ?? "";

/** @param {Translate} t @param {Progress} progress @returns {Promise<HTMLElement>} */
async function pageOf(t, progress) {
    if (!name) {
        const { OverviewPage } = await import("./overview-page.js");
        return Object.assign(new OverviewPage(), { progress, t });
    }
    const [{ LearnPage }, lesson, { sources }] = await Promise.all([
        import("./learn-page.js"),
        loadLesson(name),
        import("./snippets.js"),
    ]);
    return Object.assign(new LearnPage(), { name, lesson, sources, progress, t });
}

boot({
    words: [aboutWords, sharedWords, ...["frame", name].filter(Boolean).map(learnWords)],
    start: async ({ t, memory, show }) => show(await pageOf(t, new Progress(memory))),
});
