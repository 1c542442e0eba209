/**
 * Starts a page: applies the reader's appearance, loads the words, sets language and title, and shows an error if that
 * fails.
 *
 *     boot({
 *         words: [puzzleWords],
 *         start: ({ t, show }) => show(Object.assign(new TrainerPage(), { t })),
 *     });
 *
 * Do not await this at the top level of a script: parts that load later import the script and would wait for it.
 */

import { Saves } from "../game/saves.js";
import { sharedWords, siteWords } from "../i18n/catalogues.js";
import { pickLanguage, translatorFor } from "../i18n/t.js";
import { openMemory } from "../ui/browser/storage.js";
import { wearLooks } from "./appearance.js";
import "./header/header-element.js";
import { keepSite } from "./keep-site.js";
import { ownTitle } from "./title.js";

/**
 * @import { Opens } from "../game/open/open.js"
 * @import { Settings } from "../game/saves.js"
 * @import { Source, Translate } from "../i18n/t.js"
 * @import { Memory } from "../ui/browser/storage.js"
 */

/**
 * The argument of `start`. `show` puts an element on the page; once the engine is ready, the site is saved for use
 * offline.
 * @typedef {object} Kit
 * @property {Translate} t
 * @property {Memory} memory
 * @property {Settings} settings
 * @property {(element: HTMLElement & {t?: Translate}, engine?: {ready: Promise<unknown>}) => void} show
 * @property {(hash: string, state?: unknown) => void} name  writes the page's content into the address, after `#`
 *
 * The optional result of `start`. `arrive`: called when the address has changed, to show its content. The other fields
 * are described in `../game/open/open.js`.
 * @typedef {Partial<Omit<Opens, "t">> & {arrive?: () => unknown}} Ways
 */

/**
 * @param {object} how
 * @param {Source[]} [how.words]  the catalogues of the page, besides `siteWords` and `sharedWords`
 * @param {Asked | Promise<Asked | undefined>} [how.asked]  values in the address that replace the reader's settings
 * @param {(kit: Kit) => Ways | void | Promise<Ways | void>} how.start
 * @typedef {{language?: string | null, theme?: string | null}} Asked
 */
export async function boot({ words = [], asked = {}, start }) {
    const memory = openMemory();
    const saves = new Saves(memory);
    const settings = saves.settings();
    const root = document.documentElement;
    /** @type {(HTMLElement & {t?: Translate}) | null} */
    let shown = null;
    let chosen = settings.language;
    wearLooks(settings);
    try {
        const { language, theme } = (await asked) ?? {};
        if (theme) wearLooks({ ...settings, theme });
        if (language) chosen = language;
        const t = await translatorFor(chosen, siteWords, sharedWords, ...words);
        Object.assign(root, { lang: t.language.id, dir: t.language.direction });
        document.title = ownTitle(t);
        /** @type {Opens & {arrive?: () => unknown}} */
        const page = { t: () => t, takes: {} };
        /** @type {Kit["show"]} */
        const show = (element, engine) => {
            document.body.append(element);
            page.t = () => element.t ?? t;
            shown = element;
            Promise.resolve(engine?.ready)
                .then(() => keepSite(() => element.t ?? t))
                .catch(() => {});
        };
        let written = "";
        /** The number of addresses that are still being read: the page must not write its own over them. */
        let followed = 0;
        /** @type {Kit["name"]} */
        const name = (hash, state = null) => {
            if (followed) return;
            written = `#${hash}`;
            history.replaceState(state, "", written);
        };
        window.addEventListener("hashchange", async () => {
            if (location.hash === written) return;
            ++followed;
            const opened = import("../game/open/open.js").then(({ open }) => open({ hash: location.hash }, page));
            if (!(await opened.finally(() => --followed))) page.arrive?.();
        });
        Object.assign(page, await start({ t, memory, settings, show, name }));
        // Without a network the page works without these.
        openWays(page, saves, () => shown ?? {}).catch(() => {});
    } catch (error) {
        if (!shown) showFailure(chosen);
        throw error;
    }
}

/**
 * Accepts dropped, pasted and linked content, and follows settings changed in other tabs.
 * @param {Opens} page
 * @param {Saves} saves
 * @param {() => {t?: Translate}} shown
 */
async function openWays(page, saves, shown) {
    const [{ acceptAll, open }, { followOnPage }] = await Promise.all([
        import("../game/open/open.js"),
        import("./follow-settings.js"),
    ]);
    acceptAll(page);
    followOnPage(saves, shown);
    await open({ hash: location.hash }, page);
}

/**
 * Shows that the page could not start. The words may be missing, so the document has this sentence in every language.
 * @param {string} chosen
 */
function showFailure(chosen) {
    const { id: lang, direction: dir } = pickLanguage(chosen, navigator.languages);
    const textContent = JSON.parse(document.documentElement.dataset.failed ?? "{}")[lang];
    const text = Object.assign(document.createElement("p"), { role: "alert", lang, dir, textContent });
    text.style.margin = "2rem";
    document.body.append(text);
}
