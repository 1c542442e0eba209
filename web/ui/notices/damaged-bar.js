/**
 * `<quintet-damaged>`: says once what could not be read on this device, that the rest is there, and offers the damaged
 * text as a file. `storage.js` loads it when it has set something aside.
 */

import { css, html } from "lit";
import { sharedWords } from "../../i18n/catalogues.js";
import { listIn } from "../../i18n/formats.js";
import { translatorFor } from "../../i18n/t.js";
import { download } from "../browser/files.js";
import { icon } from "../icons.js";
import { UpdateBar } from "./update-bar.js";

/** @import { Key } from "../../i18n/keys.js" */
/** @import { Source } from "../../i18n/t.js" */

/** @type {Source} */
const damagedWords = (file) => import(`../../i18n/damaged/${file}.js`);

/** What lies under a key, by its first word. @type {Record<string, Key>} */
const kinds = {
    game: "damaged.games",
    library: "damaged.games",
    archive: "damaged.games",
    mine: "damaged.games",
    agents: "damaged.agents",
    results: "damaged.results",
    course: "damaged.answers",
    settings: "damaged.settings",
};

class DamagedBar extends UpdateBar {
    static styles = [
        ...UpdateBar.styles,
        css`
            .notice {
                max-inline-size: 45rem;
            }
            .text {
                flex-basis: 15em;
            }
        `,
    ];

    /** Texts by key. @type {Map<string, string>} */
    found = new Map();

    render() {
        const { t, found } = this;
        const what = new Set([...found.keys()].map((key) => t(kinds[key.split("/")[0]] ?? "damaged.other")));
        return html`<div class="notice error" role="alert">
            <span class="text">${t("damaged.found", { what: listIn(t, [...what]) })}</span>
            <button type="button" class="act" data-do="saveDamaged" @click=${this.save}>${t("damaged.save")}</button>
            <button type="button" class="close" aria-label=${t("button.close")} title=${t("button.close")}
                @click=${() => this.remove()}>${icon("close")}</button>
        </div>`;
    }

    save() {
        const texts = [...this.found].map(([key, text]) => `${key}\n${text}\n`);
        download(texts.join("\n"), "text/plain", "quintet-damaged.txt");
    }
}
customElements.define("quintet-damaged", DamagedBar);

/** @type {DamagedBar | null} */
let bar = null;

/**
 * Shows the bar, with what it says already.
 * @param {string} key @param {string} text
 * @param {string} [language]  the one in the settings
 */
export async function tellDamaged(key, text, language = "") {
    bar ??= new DamagedBar();
    bar.found.set(key, text);
    const t = await translatorFor(language, sharedWords, damagedWords);
    Object.assign(bar, { t });
    if (!bar.isConnected) document.body.prepend(bar);
    bar.requestUpdate();
}
