/**
 * Shows how a game is won to those who have never played it here: once for each game, when its first position is on the
 * board and nothing else was asked for. Loaded after the first board.
 */

import { specOf } from "../game/model.js";

/** @import { QuintetApp } from "./quintet-app.js" */

const WELCOMED = "welcomed";

/** @param {QuintetApp} app @param {string} game */
async function isNew({ controller }, game) {
    const welcomed = controller.saves.memory.read(WELCOMED);
    if (Array.isArray(welcomed) && welcomed.includes(game)) return false;
    const { openArchive } = await import("../archive/archive.js");
    const archive = await openArchive();
    return (await archive.games.list({ game, limit: 1 })).length === 0;
}

/** @param {QuintetApp} app */
async function welcome(app) {
    const { state } = app.model ?? {};
    if (!app.model || !specOf(app.model)?.hasRulesPage) return;
    const waiting = () => app.model?.state === state && state?.length === 0 && !app.opened && app.isConnected;
    if (!state || !waiting() || !(await isNew(app, state.game)) || !waiting()) return;
    const { memory } = app.controller.saves;
    memory.write(WELCOMED, [...new Set([...(memory.read(WELCOMED) ?? []), state.game])]);
    await app.openDrawer("welcome");
}

/** @param {QuintetApp} app  in the document */
export function welcomeVisitors(app) {
    let game = "";
    const look = () => {
        const { state } = app.controller.store.value;
        if (!state || state.game === game) return;
        game = state.game;
        // The page has the position in the next moment.
        setTimeout(() => welcome(app).catch(() => {}));
    };
    app.controller.store.subscribe(look);
    look();
}
