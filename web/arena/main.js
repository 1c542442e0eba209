/** Starts the page of the arena. What follows `#` may name a game and an opponent. */

import { arenaWords, newGameWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { pageBefore } from "../ui/browser/way-back.js";
import { boot } from "../widgets/boot.js";
import { readArenaLink } from "./arena-link.js";
import { openArena, waysOf } from "./open-arena.js";

boot({
    words: [resultWords, newGameWords, sharedWords, arenaWords],
    start: async ({ t, show }) => {
        const asked = () => readArenaLink(location.hash);
        const element = await openArena({ t, link: asked(), cameFrom: pageBefore() });
        const { arena } = element;
        show(element, arena.engine);
        return { ...waysOf(element), arrive: () => arena.open(asked()) };
    },
});
