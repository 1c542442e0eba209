/** Puts the page of licences into the reader's language and colours. The build writes the list into it. */

import { boot } from "../game/boot.js";
import { licenceWords } from "../i18n/catalogues.js";

boot({
    words: [licenceWords],
    start: ({ t }) => {
        for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-words]"))) {
            const { words = "" } = element.dataset;
            if (t.has(words)) element.textContent = t(words);
        }
    },
});
