/** The keys of the whole play page. */

import { nextStep } from "../game/turns.js";
import { commandOf, gameCommands } from "../widgets/boards/shortcuts.js";

/** @import { QuintetApp } from "./quintet-app.js" */

/** @param {QuintetApp} app @param {KeyboardEvent} event */
export function pressed(app, event) {
    if (!app.isConnected || app.inert) return;
    const { controller, model, board } = app;
    const rtl = app.t.language.direction === "rtl";
    const proposed = Boolean(model.proposed ?? app.ahead?.chosen) && !app.opened;
    const command = commandOf(event, { letters: model.settings.shortcuts, rtl, proposed });
    if (!command) return;
    event.preventDefault();
    const step = nextStep(model).kind;
    const commands = {
        ...gameCommands(controller),
        hint: () => controller.hint(),
        newGame: () => model.state && app.openDrawer("newGame"),
        confirm: () => model.proposed !== null && controller.play(model.proposed),
        cancel: () => (app.ahead ?? controller).propose(null),
        pause: () => (model.clock || step === "paused" || step === "engine") && controller.setPaused(!model.paused),
        board: () => board?.focusBoard(),
        more: () => app.openDrawer("menu"),
        help: () => app.openDrawer("help"),
    };
    commands[command]();
}
