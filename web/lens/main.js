/** Starts the page of the lens. What follows `#` says what to search. */

import { boot } from "../game/boot.js";
import { lensWords, resultWords, sharedWords } from "../i18n/catalogues.js";
import { nameInAddress } from "../ui/hash.js";
import { wayBack } from "../ui/way-back.js";
import { readLensLink } from "./lens-link.js";
import { follow, openLens } from "./open-lens.js";

const asked = () => location.hash.length > 1;

const reading = asked() ? readLensLink(location.hash) : Promise.resolve(null);

boot({
    words: [resultWords, sharedWords, lensWords],
    asked: reading.then((link) => link?.view),
    start: async ({ t, settings, show }) => {
        const named = nameInAddress(async () => {
            if (asked()) follow(element, await readLensLink(location.hash));
        });
        const link = await reading;
        const element = await openLens({ t, link, letters: settings.shortcuts, named, ...wayBack() });
        show(element, element.lens.engine);
    },
});
