/**
 * Starts the page that makes sheets. After `#` may stand a draft to begin with, as the student's page hands it over
 * (`sheet=`), a search to predict (a link to the lens), or a game for the next item (a link to a game).
 */

import { textFound } from "../../game/open/recognise.js";
import {
    arenaWords,
    courseWords,
    lensWords,
    lineWords,
    makeWords,
    newGameWords,
    puzzleWords,
    resultWords,
    sharedWords,
    treeWords,
} from "../../i18n/catalogues.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { decodeLink } from "../../record/link.js";
import { boot } from "../../widgets/boot.js";
import { readSheetLink } from "../files/sheet-link.js";
import { fromLensAddress } from "./forms/lens-form.js";
import { MakePage } from "./make-page.js";
import { Maker } from "./maker.js";

/**
 * What the address brings. It is taken out of the address, which would bring it again at the next reload: a draft would
 * undo what was changed since.
 * @param {string} hash
 */
async function givenBy(hash) {
    const draft = await readSheetLink(hash).catch(() => null);
    const other = draft === null && hash !== "";
    const search = other && /[#&](algorithm|tree)=/.test(hash) ? await fromLensAddress(hash) : null;
    const record = other && !search ? await decodeLink(hash).catch(() => null) : null;
    if (draft !== null || search || record) history.replaceState(null, "", location.pathname);
    return { draft, search, record };
}

/** @import { Found } from "../../game/open/recognise.js" */

boot({
    words: [
        resultWords,
        newGameWords,
        sharedWords,
        lensWords,
        arenaWords,
        puzzleWords,
        courseWords,
        lineWords,
        makeWords,
        treeWords,
    ],
    start: async ({ t, memory, show }) => {
        const engine = new LensClient();
        // A second engine checks items, which can take seconds; the boards stay responsive.
        const maker = new Maker({
            engine,
            openChecker: () => new LensClient(),
            memory,
            language: t.language.id,
            translate: t,
            runsCode: true,
        });
        const page = Object.assign(new MakePage(), { t, maker });
        show(page, engine);
        const given = await givenBy(location.hash);
        await maker.start(given.draft);
        await take(given);
        const arrive = async () => {
            const later = await givenBy(location.hash);
            if (later.draft !== null) await maker.open(later.draft);
            await take(later);
        };
        /** @param {Found} found */
        const goTo = ({ link = "" }) => {
            location.hash = link;
        };
        /** @param {Found} found */
        const openDraft = (found) => (found.link === undefined ? page.open(textFound(found)) : goTo(found));
        return {
            arrive,
            takes: {
                activity: openDraft,
                game: (found) => (found.link ? goTo(found) : openDraft(found)),
                lens: goTo,
                unknown: (found) => (found.files.length ? openDraft(found) : false),
            },
            dropText: () => page.t("make.dropHere"),
        };

        /** @param {Awaited<ReturnType<typeof givenBy>>} what */
        async function take({ search, record }) {
            if (search) maker.add({ kind: "lens", ...search });
            else if (record) await page.offer(record);
        }
    },
});
