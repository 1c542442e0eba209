/** The settings on pages without a running game: saved at once, and applied to the page. */

import { html } from "lit";
import { Saves } from "../../game/saves.js";
import { openMemory } from "../../ui/browser/storage.js";
import { wearSettings } from "../follow-settings.js";
import "../../ui/panels/drawer.js";
import "./settings-element.js";

/**
 * @import { Settings } from "../../game/model.js"
 * @import { Drawer } from "../../ui/panels/drawer.js"
 * @import { HeaderElement } from "../header/header-element.js"
 */

const saves = new Saves(openMemory());

/** Renders the drawer of the settings. @param {HeaderElement} header  of the page */
export function settingsDrawer(header) {
    const { t } = header;
    const choose = async (/** @type {Partial<Settings>} */ change) => {
        const settings = { ...saves.settings(), ...change };
        saves.keepSettings(settings);
        const root = header.getRootNode();
        const host = root instanceof ShadowRoot ? root.host : header.parentElement;
        const page = host && "t" in host ? host : null;
        // A page that is only a document has its words in the document.
        if (!page && change.language !== undefined) return location.reload();
        await wearSettings(/** @type {HeaderElement} */ (page ?? header), change, settings);
        header.requestUpdate();
    };
    const closed = (/** @type {Event} */ event) => {
        event.stopPropagation();
        header.shownSettings = null;
    };
    return html`<quintet-drawer .heading=${t("shared.settings")} .closeLabel=${t("button.close")} @quintet-closed=${closed}
        @quintet-shown=${(/** @type {Event} */ event) => event.stopPropagation()}>
        <quintet-settings .t=${t} .settings=${saves.settings()} .choose=${choose}></quintet-settings>
    </quintet-drawer>`;
}

/** Opens the drawer once it is on the page. @param {HeaderElement} header */
export async function showSettings(header) {
    await header.updateComplete;
    const drawer = /** @type {Drawer | null} */ (header.renderRoot.querySelector("quintet-drawer"));
    await drawer?.updateComplete;
    drawer?.show();
}
