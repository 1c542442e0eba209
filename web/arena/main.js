/** Starts the page of the arena. What follows `#` may name a game and an opponent. */

import { boot } from "../game/boot.js";
import { arenaWords, newGameWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { wayBack } from "../ui/way-back.js";
import { readArenaLink } from "./arena-link.js";
import { openArena } from "./open-arena.js";

boot({
    words: [resultWords, newGameWords, sharedWords, arenaWords],
    start: async ({ t, show }) => {
        const element = await openArena({ t, link: readArenaLink(location.hash), ...wayBack() });
        show(element, element.arena.engine);
        window.addEventListener("hashchange", () => element.arena.open(readArenaLink(location.hash)));
    },
});
