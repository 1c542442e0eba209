/** Starts the builder's page. The fragment of its address names the first game. */

import { EngineClient } from "../../engine/client.js";
import { textFound } from "../../game/open/recognise.js";
import { arenaWords, builderWords, lensWords, lineWords, problemWords, sharedWords } from "../../i18n/catalogues.js";
import { askedGame } from "../../record/address.js";
import { boot } from "../../widgets/boot.js";
import { BuilderPage, lensIn } from "./builder-page.js";

/** @import { Found } from "../../game/open/recognise.js" */

boot({
    words: [sharedWords, lensWords, arenaWords, builderWords, lineWords, problemWords],
    start: ({ t, show }) => {
        const page = Object.assign(new BuilderPage(), { t, engine: new EngineClient() });
        show(page);
        const lens = lensIn(location.href);
        page.begin(lens ? Promise.resolve(null) : askedGame(), lens);
        /** @param {Found} found */
        const paste = async (found) => page.paste(await textFound(found));
        const pasteFile = (/** @type {Found} */ found) => (found.files.length ? paste(found) : false);
        return { takes: { game: paste, lens: paste, unknown: pasteFile } };
    },
});
