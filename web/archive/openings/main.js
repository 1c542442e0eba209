/**
 * Starts the opening explorer. What follows `#` is a link to a game, as everywhere: `#game=cachex&actions=PLACE+3,4`.
 */

import { openingWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { LensClient } from "../../lens/engine/lens-client.js";
import { encodeLink, readLink } from "../../record/link.js";
import { boot } from "../../widgets/boot.js";
import { openArchive } from "../archive.js";
import { Explorer } from "./explorer.js";
import { ExplorerPage } from "./explorer-page.js";
import { readBookText } from "./pieces.js";

/** The position that the address asks for; the start of the first game if it cannot be read. */
async function asked() {
    try {
        const { record } = await readLink(location.hash);
        const { game, options, actions = [], ply } = record;
        // The explorer begins at the usual start.
        return record.setup ? { game, options } : { game, options, actions: actions.slice(0, ply) };
    } catch {
        return {};
    }
}

boot({
    words: [resultWords, sharedWords, openingWords],
    start: async ({ t, settings: { coordinates }, show, name }) => {
        const engine = new LensClient();
        const explorer = new Explorer({ engine, archive: openArchive(), readBookText });
        const page = Object.assign(new ExplorerPage(), { t, explorer, coordinates });
        page.named = async (record) => name(await encodeLink(record));
        show(page, engine);
        const arrive = async () => explorer.open(await asked());
        arrive();
        return {
            arrive,
            takes: {
                game: ({ link }) => {
                    if (link !== undefined) location.hash = link;
                    return link !== undefined;
                },
            },
        };
    },
});
