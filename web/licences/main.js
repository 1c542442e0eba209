/** Puts the page of licences into the reader's language and colours. The build writes the list into it. */

import { wearLooks } from "../game/looks.js";
import { Saves } from "../game/saves.js";
import { licenceWords } from "../i18n/catalogues.js";
import { translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/storage.js";

const settings = new Saves(openMemory()).settings();
wearLooks(settings);

translatorFor(settings.language, licenceWords).then((t) => {
    const { id, direction } = t.language;
    Object.assign(document.documentElement, { lang: id, dir: direction });
    document.title = `${t("licences.title")} – ${t("app.name")}`;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-words]"))) {
        element.textContent = t(element.dataset.words ?? "");
    }
});
