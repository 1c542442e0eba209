/** Starts the page "My games". */

import { EngineClient } from "../engine/client.js";
import { boot } from "../game/boot.js";
import { archiveWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { openArchive } from "./archive.js";
import { RecordPage } from "./record-page.js";

const opening = openArchive();

boot({
    words: [resultWords, sharedWords, archiveWords],
    start: async ({ t, memory, show }) => {
        const archive = await opening;
        const engine = new EngineClient();
        show(Object.assign(new RecordPage(), { t, archive, engine, memory }), engine);
    },
});
