/** Starts the page "My games". */

import { EngineClient } from "../engine/client.js";
import { textFound } from "../game/open/recognise.js";
import { archiveWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { boot } from "../widgets/boot.js";
import { openArchive } from "./archive.js";
import { RecordPage } from "./page/my-games-page.js";

/** @import { Found } from "../game/open/recognise.js" */

const opening = openArchive();

boot({
    words: [resultWords, sharedWords, archiveWords],
    start: async ({ t, memory, show }) => {
        const archive = await opening;
        const engine = new EngineClient();
        const page = Object.assign(new RecordPage(), { t, archive, engine, memory });
        show(page, engine);
        /** @param {Found} found */
        const take = (found) => page.import(textFound(found), found.files[0]?.name);
        return {
            takes: {
                game: (found) => (found.link ? false : take(found)),
                unknown: (found) => (found.files.length ? take(found) : false),
            },
        };
    },
});
