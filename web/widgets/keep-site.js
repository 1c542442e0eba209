/** @import { Translate } from "../i18n/t.js" */

/**
 * Saves the built site for use offline, and offers new versions. Call this when the page has loaded all its files.
 * @param {() => Translate} speaker
 */
export async function keepSite(speaker) {
    if (!document.documentElement.dataset.offline) return;
    const { keepOffline } = await import("../offline/offline.js");
    await keepOffline(async (takeOver) => (await import("../ui/notices/update-bar.js")).showUpdate(speaker, takeOver));
}
