/** Follows the language and the appearance that the reader chooses in another tab. */

import { SETTINGS } from "../game/saves.js";
import { storedAs } from "../ui/browser/storage.js";
import { wearLooks } from "./appearance.js";
import { changeLanguage } from "./change-language.js";
import { ownTitle } from "./title.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Settings } from "../game/model.js"
 * @import { Saves } from "../game/saves.js"
 */

/**
 * Calls `changed` with the changed settings, and with all settings, whenever another tab changes them.
 * @param {Pick<Saves, "settings">} saves
 * @param {(change: Partial<Settings>, settings: Settings) => void} changed
 */
export function followSettings(saves, changed) {
    let before = saves.settings();
    window.addEventListener("storage", ({ key }) => {
        if (key !== null && key !== storedAs(SETTINGS)) return;
        const settings = saves.settings();
        const old = /** @type {Record<string, unknown>} */ (before);
        before = settings;
        changed(Object.fromEntries(Object.entries(settings).filter(([name, value]) => old[name] !== value)), settings);
    });
}

/**
 * Applies changed settings to this page.
 * @param {{t?: Translate, requestUpdate?: () => void}} element  the page's
 * @param {Partial<Settings>} change
 * @param {Settings} settings
 * @param {() => boolean} [isLatest]  whether the language is still the chosen one when its words have loaded
 */
export async function wearSettings(element, change, settings, isLatest) {
    wearLooks(settings);
    // What a page takes from the settings besides: coordinates on its board, and letters as shortcuts.
    const { coordinates, shortcuts: letters } = settings;
    for (const [name, value] of Object.entries({ coordinates, letters })) {
        if (name in element) Object.assign(element, { [name]: value });
    }
    element.requestUpdate?.();
    if (change.language === undefined || !element.t) return;
    const isOwnTitle = document.title === ownTitle(element.t);
    const t = await changeLanguage(element.t, change.language, isLatest).catch(() => null);
    if (!t) return;
    element.t = t;
    Object.assign(document.documentElement, { lang: t.language.id, dir: t.language.direction });
    if (isOwnTitle) document.title = ownTitle(t);
}

/**
 * Applies the language and the appearance that another tab chooses to this page.
 * @param {Pick<Saves, "settings">} saves
 * @param {() => {t?: Translate}} page  the page's element
 */
export function followOnPage(saves, page) {
    followSettings(saves, (change, settings) =>
        wearSettings(page(), change, settings, () => saves.settings().language === change.language),
    );
}
