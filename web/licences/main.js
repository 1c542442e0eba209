/** Puts the page of licences into the reader's language and colours. The build writes the list into it. */

import { licenceWords } from "../i18n/catalogues.js";
import { boot } from "../widgets/boot.js";

boot({
    words: [licenceWords],
    start: ({ t }) => {
        for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-words]"))) {
            const { words = "" } = element.dataset;
            if (t.has(words)) element.textContent = t(words);
        }
        Object.assign(document.querySelector("quintet-header") ?? {}, { t });
    },
});
