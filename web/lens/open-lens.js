/** Creates the element of the lens and opens a link in it. */

import { lensWords, problemWords, resultWords, sharedWords, withWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { LensClient } from "./engine/lens-client.js";
import { Lens } from "./lens.js";
import { LENS_NAMES } from "./lens-link.js";
import { QuintetLens } from "./quintet-lens.js";
import { algorithmKey } from "./search/lens-options.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { LensLink, Pane } from "./lens-link.js"
 * @import { PredictionTask } from "./lens.js"
 */

/** Problems of this kind share one notice that lists all names. */
const UNKNOWN = "lens.bad.unknown";

/**
 * @param {object} how
 * @param {Translate} how.t  the translator of the page; the words of the lens are added
 * @param {LensLink | null} how.link  null: an example that plays, and a choice
 * @param {boolean} [how.compact]  whether it is part of another page, without a header
 * @param {Pane[]} [how.panes]
 * @param {(hash: string) => void} [how.named]  called with the part of the address after `#`
 * @param {string} [how.cameFrom]  the page that led here
 * @param {boolean} [how.letters]  whether letters are shortcuts
 * @param {(event: {type: string, [more: string]: unknown}) => void} [how.listen]  told of steps and answers
 * @param {PredictionTask | null} [how.task]
 * @param {() => LensClient} [how.makeEngine]
 * @returns {Promise<QuintetLens>}
 */
export async function openLens({
    t,
    link,
    compact = false,
    panes,
    named = () => {},
    cameFrom = "",
    letters = true,
    listen = () => {},
    task = null,
    makeEngine = () => new LensClient(),
}) {
    const element = new QuintetLens();
    const words = await withWords(t, resultWords, sharedWords, lensWords);
    const lens = new Lens({
        engine: makeEngine(),
        task,
        listen: (event) => {
            listen(event);
            element.dispatchEvent(new CustomEvent("quintet-lens", { detail: event, bubbles: true, composed: true }));
        },
    });
    Object.assign(element, { t: words, lens, compact, named, cameFrom, letters });
    follow(element, link && panes ? { ...link, panes } : link);
    return element;
}

/**
 * Opens a link. One that names nothing that can be searched, and none at all, lead to the first example and the choice
 * of what to search.
 * @param {QuintetLens} element
 * @param {LensLink | null} link
 */
export async function follow({ lens, t }, link) {
    const problems = link?.problems.length ? tellProblems(t, link, lens) : null;
    if (link && (link.record !== undefined || link.tree !== undefined)) {
        await lens.open(link);
    } else {
        await lens.welcome();
        if (!problems) lens.play();
    }
    await problems;
}

/**
 * Says of each value of a link that is of no use why.
 * @param {Translate} t
 * @param {LensLink} link
 * @param {Lens} lens
 */
async function tellProblems(t, { problems }, lens) {
    await addWords(t, problemWords).catch(() => {});
    const unknown = problems.filter(({ key }) => key === UNKNOWN).map(({ params }) => params?.name);
    if (unknown.length) {
        lens.tell({ key: UNKNOWN, params: { name: unknown.join(", "), values: LENS_NAMES.join(", ") }, tone: "error" });
    }
    for (const { key, params = {} } of problems) {
        if (key === UNKNOWN) continue;
        const { why, algorithm, ...rest } = params;
        const because = String(why);
        /** @type {Record<string, string>} */
        const reason = t.has(because) ? { why: t(because, { algorithm: t(algorithmKey(String(algorithm))) }) } : {};
        lens.tell({ key, params: { ...rest, ...reason }, tone: "error" });
    }
}
