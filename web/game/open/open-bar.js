/** `<quintet-open-bar>`: says what something is that the page does not show, and opens the page that does. */

import { css, html, nothing } from "lit";
import { openWords, sharedWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { icon } from "../../ui/icons.js";
import { UpdateBar } from "../../ui/notices/update-bar.js";
import { addressOf } from "../../ui/site.js";
import { bring } from "./brought.js";
import { HOMES } from "./recognise.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Found, Kind } from "./recognise.js"
 */

/**
 * Returns the address at which something opens.
 * @param {Found} found
 * @returns {Promise<string>}
 */
export async function addressFor({ kind, link, text = "", files, entries }) {
    if (kind === "page") return link ?? "";
    const home = addressOf(HOMES[kind]);
    if (link !== undefined) return `${home}#${link}`;
    // A folder cannot be handed over: the page there takes it.
    if (entries.some((entry) => "isDirectory" in entry && entry.isDirectory)) return home;
    const all = files.length ? files : [new File([text], "", { type: "text/plain" })];
    return `${home}#${await bring(all)}`;
}

/** @param {string} address */
function goTo(address) {
    if (address.split("#")[0] !== location.href.split("#")[0]) return location.assign(address);
    // This page refused it while something would have been lost: it begins again, with what it has saved.
    history.replaceState(null, "", address);
    location.reload();
}

class OpenBar extends UpdateBar {
    static properties = { ...UpdateBar.properties, text: { attribute: false }, address: { attribute: false } };

    static styles = [
        ...UpdateBar.styles,
        css`
            :host {
                position: sticky;
                z-index: 4;
                inset-block-start: 0;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Kind} */
        this.kind = "unknown";
        this.text = "";
        /** Where it opens; "" if no page here shows it. */
        this.address = "";
    }

    render() {
        const { t, text, address } = this;
        return html`<div class="notice" role="alert">
            <span class="text">${text}</span>
            ${address ? html`<button type="button" class="act" data-do="there" @click=${() => goTo(address)}>${t("shared.open")}</button>` : nothing}
            <button type="button" class="close" aria-label=${t("button.close")} title=${t("button.close")}
                @click=${() => this.remove()}>${icon("close")}</button>
        </div>`;
    }
}
customElements.define("quintet-open-bar", OpenBar);

/** @type {OpenBar | null} */
let bar = null;

/**
 * Offers to open something on the page that shows it.
 * @param {Found} found
 * @param {Translate} t
 */
export async function offer(found, t) {
    await addWords(t, openWords, sharedWords);
    // A sheet in a zip for an LMS has no other pages beside it.
    const isAlone = document.documentElement.dataset.packed !== undefined;
    const address = isAlone ? "" : await addressFor(found).catch(() => addressOf(HOMES[found.kind]));
    bar ??= new OpenBar();
    Object.assign(bar, {
        kind: found.kind,
        t,
        text: t(`open.found.${found.kind === "brought" ? "game" : found.kind}`),
        address,
    });
    document.body.prepend(bar);
}
