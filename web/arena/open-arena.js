/**
 * Creates the element of the arena and opens a link in it.
 *
 * @import { Found } from "../game/open/recognise.js"
 */

import { arenaWords, newGameWords, resultWords, sharedWords, withWords } from "../i18n/catalogues.js";
import { openMemory } from "../ui/browser/storage.js";
import { Arena } from "./arena.js";
import { ArenaClient } from "./engine/arena-client.js";
import { QuintetArena } from "./quintet-arena.js";

/**
 * @import { Opens } from "../game/open/open.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { ArenaLink } from "./arena-link.js"
 */

/**
 * @param {object} how
 * @param {Translate} how.t  the translator of the page; the words of the arena are added
 * @param {ArenaLink} how.link
 * @param {string} [how.cameFrom]  the page that led here
 * @returns {Promise<QuintetArena>}
 */
export async function openArena({ t, link, cameFrom = "" }) {
    const element = new QuintetArena();
    const words = await withWords(t, resultWords, newGameWords, sharedWords, arenaWords);
    const arena = new Arena({ engine: new ArenaClient(), memory: openMemory(), t: words });
    Object.assign(element, { t: words, arena, cameFrom });
    element.ready = arena.start(link);
    return element;
}

/** What the arena opens, for `game/open/open.js`. @param {QuintetArena} element @returns {Opens} */
export function waysOf(element) {
    const { arena, ready } = element;
    /** @param {Found} found */
    const bring = async ({ entries }) => {
        await ready;
        arena.ownAgents.bring(entries);
    };
    // Files of an agent may have any name.
    const bringFiles = (/** @type {Found} */ found) => (found.files.length ? bring(found) : false);
    return {
        t: () => element.t,
        takes: {
            arena: ({ link = "" }) => {
                location.hash = link;
            },
            agent: bring,
            unknown: bringFiles,
            results: async ({ text = "", files: [file = new File([text], "results.json")] }) => {
                await ready;
                await arena.savedResults.importFile(file);
            },
        },
        dropText: () => element.t("arena.dropHere"),
    };
}
