/** Starts a page of the course. The page's `data-lesson` names the lesson; without it, it is the overview. */

import { wearLooks } from "../../game/looks.js";
import { Saves } from "../../game/saves.js";
import { aboutWords, learnWords, sharedWords } from "../../i18n/catalogues.js";
import { translatorFor } from "../../i18n/t.js";
import { openMemory } from "../../ui/storage.js";
import { loadLesson } from "./lessons.js";
import { Progress } from "./progress.js";

const memory = openMemory();
const progress = new Progress(memory);
const settings = new Saves(memory).settings();
const { language } = settings;
const name = document.documentElement.dataset.lesson ?? "";

wearLooks(settings);

/** @param {import("../../i18n/t.js").Translate} t @returns {Promise<HTMLElement>} */
async function pageOf(t) {
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

/** Keeps the site for use without a network, once the page is there. */
async function keep(/** @type {import("../../i18n/t.js").Translate} */ t) {
    const { keepOffline } = await import("../../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../../ui/update-bar.js")).showUpdate(() => t, takeOver));
}

async function start() {
    const t = await translatorFor(
        language,
        aboutWords,
        sharedWords,
        ...["frame", name].filter(Boolean).map(learnWords),
    );
    Object.assign(document.documentElement, { lang: t.language.id, dir: t.language.direction });
    const titles = [...(name ? [t(`learn.${name}.title`)] : []), t("learn.title"), t("app.name")];
    document.title = titles.join(" – ");
    document.body.append(await pageOf(t));
    keep(t).catch(() => {});
}

// Not awaited: the parts that load later import this script.
start();
