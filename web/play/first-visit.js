/**
 * Shows how a game is won to those who have never played it here: once for each game, when its first position is on the
 * board and nothing else was asked for. Loaded after the first board.
 */

import { specOf } from "../game/model.js";

/**
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

const WELCOMED = "welcomed";

/** Returns the ids of the games that this has been shown for. @param {Memory} memory @returns {string[]} */
export function welcomedGames(memory) {
    const stored = memory.read(WELCOMED);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

/** @param {Memory} memory @param {string} game */
export const rememberWelcome = (memory, game) => memory.write(WELCOMED, [...new Set([...welcomedGames(memory), game])]);

/** @param {QuintetApp} app @param {string} game */
async function isNew({ controller }, game) {
    if (welcomedGames(controller.saves.memory).includes(game)) return false;
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
    rememberWelcome(app.controller.saves.memory, state.game);
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
