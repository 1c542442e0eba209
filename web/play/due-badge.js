/** Shows in the header how many of the reader's own mistakes are due as puzzles. Loaded after the first board. */

/**
 * @import { HeaderElement } from "../widgets/header/header-element.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

/** Follows the archive for as long as the page lives. @param {QuintetApp} app  in the document */
export async function showDue(app) {
    // A static import would divide the first board's code into more files.
    const { openArchive } = await import("../archive/archive.js");
    const archive = await openArchive();
    const show = async () => {
        const due = await archive.mine.due(Date.now());
        const header = /** @type {HeaderElement | null} */ (app.renderRoot.querySelector("quintet-header"));
        const here = due.filter(({ game }) => game === app.model.state?.game).length;
        if (header) header.due = { count: due.length, here };
    };
    const refresh = () => void show().catch(() => {});
    archive.subscribe(({ changed }) => changed === "mine" && refresh());
    let game = "";
    app.controller.store.subscribe(({ state }) => {
        if (state && state.game !== game) refresh();
        game = state?.game ?? "";
    });
    // The day may have changed.
    document.addEventListener("visibilitychange", refresh);
    await show();
}
