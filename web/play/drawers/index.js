/**
 * Loads drawers and other parts that the first board does not need, on demand or ahead of that when the page is idle.
 *
 * What the module of a drawer exports: the translation key of its heading, its catalogues, and its content. `subject`
 * comes from the code that opens the drawer.
 * @typedef {{heading: Key, words: Source[],
 *            content: (app: QuintetApp, subject: any) => TemplateResult}} Drawer
 *
 * An open drawer, and what renders it.
 * @typedef {{name: string, view: () => TemplateResult}} Opened
 */

import { html } from "lit";
import { addWords } from "../../i18n/t.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Language, Source } from "../../i18n/t.js"
 * @import { QuintetApp } from "../quintet-app.js"
 * @import { TemplateResult } from "lit"
 */

/** @type {Record<string, () => Promise<{drawer: Drawer}>>} */
const loaders = {
    newGame: () => import("./new-game-element.js"),
    menu: () => import("./menu-element.js"),
    help: () => import("./help-element.js"),
    saves: () => import("./saves-element.js"),
    share: () => import("./share-element.js"),
    open: () => import("./open-element.js"),
    friend: () => import("./friend-element.js"),
    settings: () => import("./settings.js"),
    welcome: () => import("./welcome-element.js"),
};

/** Loads a drawer and its words. @param {string} name @param {Language} language */
async function loadDrawer(name, language) {
    const { drawer } = await loaders[name]();
    await addWords({ language }, ...drawer.words);
    return drawer;
}

/**
 * Loads and opens a drawer.
 * @param {QuintetApp} app
 * @param {string} name
 * @param {unknown} subject
 * @param {string} from  the drawer to which the back button leads, or ""
 */
export async function open(app, name, subject, from) {
    const drawer = await loadDrawer(name, app.t.language);
    const closed = async (/** @type {{currentTarget: any}} */ { currentTarget: { byKeys } }) => {
        app.opened = null;
        await app.updateComplete;
        // The page opened the drawer by itself, or what opened it is gone.
        if (byKeys && document.activeElement === document.body) app.board?.focusBoard();
    };
    const view = () => {
        const { t } = app;
        return html`<quintet-drawer .heading=${t(drawer.heading)} .closeLabel=${t("button.close")}
            .backLabel=${from ? t("button.back") : ""} @quintet-back=${() => app.openDrawer(from, null, "")}
            @quintet-closed=${closed}>${drawer.content(app, subject)}${app.notices()}</quintet-drawer>`;
    };
    app.opened = { name, view };
    await app.updateComplete;
    await app.drawer?.updateComplete;
    app.drawer?.show();
}

/** Loads the parts that are likely to be needed next, and the handler of dropped files. @param {QuintetApp} app */
export function prefetchParts(app) {
    const load = () => {
        app.loadPart("quintet-notices");
        import("../../widgets/moves-element.js").catch(() => {});
        import("../sounds.js").then(({ listen }) => listen(app.controller.store)).catch(() => {});
        import("../premoves.js").then(({ Premoves }) => new Premoves(app)).catch(() => {});
        Promise.all([import("../../game/open/open.js"), import("../what-opens.js")])
            .then(([{ acceptAll }, { waysOf }]) => acceptAll(waysOf(app)))
            .catch(() => {});
        // Without a network, a drawer is loaded again when it is opened.
        for (const name of Object.keys(loaders)) loadDrawer(name, app.t.language).catch(() => {});
    };
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 10_000 });
    else setTimeout(load, 2000);
}
