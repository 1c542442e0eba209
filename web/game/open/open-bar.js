/** `<quintet-open-bar>`: names content that this page does not open, and offers the page that does. */

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

/** Returns the address that opens the content. @param {Found} found @returns {Promise<string>} */
export async function addressFor({ kind, link, text = "", files, entries }) {
    if (kind === "page") return link ?? "";
    const home = addressOf(HOMES[kind]);
    if (link !== undefined) return `${home}#${link}`;
    // A folder cannot be handed over, so the reader has to drop it on the other page.
    if (entries.some((entry) => "isDirectory" in entry && entry.isDirectory)) return home;
    const all = files.length ? files : [new File([text], "", { type: "text/plain" })];
    return `${home}#${await bring(all)}`;
}

/** @param {string} address */
function goTo(address) {
    if (address.split("#")[0] !== location.href.split("#")[0]) return location.assign(address);
    // This page refused the content, because something would have been lost. It reloads with its saved state.
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
        /** The address that opens the content; "" if no page here does. */
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

/** Shows a bar that offers to open content on its page. @param {Found} found @param {Translate} t */
export async function offer(found, t) {
    await addWords(t, openWords, sharedWords);
    // An exercise sheet in a zip for an LMS has no other pages beside it.
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
