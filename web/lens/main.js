/** Starts the page of the lens. What follows `#` says what to search. */

import { textFound } from "../game/open/recognise.js";
import { lensWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { encodeLink, readOwn } from "../record/link.js";
import { pageBefore } from "../ui/browser/way-back.js";
import { boot } from "../widgets/boot.js";
import { readLensLink } from "./lens-link.js";
import { follow, openLens } from "./open-lens.js";

const asked = () => location.hash.length > 1;

const reading = asked() ? readLensLink(location.hash) : Promise.resolve(null);

boot({
    words: [resultWords, sharedWords, lensWords],
    asked: reading.then((link) => link?.view),
    start: async ({ t, settings, show, name }) => {
        const link = await reading;
        const element = await openLens({ t, link, letters: settings.shortcuts, named: name, cameFrom: pageBefore() });
        show(element, element.lens.engine);
        /** @param {string} hash  a step back leads to what was shown before */
        const goTo = (hash) => {
            location.hash = hash;
        };
        return {
            arrive: async () => asked() && follow(element, await readLensLink(location.hash)),
            takes: {
                lens: ({ link = "" }) => goTo(link),
                agent: async (found) => (await import("./own/dropped-search.js")).openDropped(element, found),
                game: async (found) => {
                    if (found.link) return goTo(found.link);
                    const { readAndTell } = await import("./search/foreign-games.js");
                    const name = found.files[0]?.name;
                    const { record, problem } = await readAndTell(element.t, textFound(found), { own: readOwn, name });
                    if (record) goTo(await encodeLink(record));
                    else element.lens.tell({ key: "notice.failed", detail: problem, tone: "error" });
                },
            },
        };
    },
});
