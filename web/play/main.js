/** Creates and starts the page. */

import { Controller } from "../game/controller.js";
import { emptyModel, troubled } from "../game/model.js";
import { Saves } from "../game/saves.js";
import { translatorFor } from "../i18n/t.js";
import { askedLink, askedPage, linkKind } from "../record/address.js";
import { restoreEntry } from "../ui/browser/entry-state.js";
import { openMemory } from "../ui/browser/storage.js";
import { Store } from "../ui/store.js";
import { keepSite } from "../widgets/keep-site.js";
import { EagerEngine } from "./eager-engine.js";
import { QuintetApp } from "./quintet-app.js";

const other = askedPage(location);
if (other) location.replace(other);

const saves = new Saves(openMemory());
const store = new Store({ ...emptyModel(), settings: saves.settings() });
const engine = new EagerEngine();
const controller = new Controller({ engine, store, saves });

restoreEntry();
/** The hash with which the visit began. It may change before `navigation.js` has loaded. */
const begun = location.hash;
const asked = askedLink();
const record = asked.then((link) => link?.record ?? null);
// A link that was followed has no state beside it yet.
saves.ground = () => history.state?.quintet?.ground;
// A game that couldn't be saved is in the address only.
const started = controller.start(record, history.state?.quintet?.unsaved ? undefined : saves.ground());

const app = new QuintetApp();
app.controller = controller;
/** @type {Promise<ReturnType<typeof import("./navigation.js").navigate>> | null} */
let arriving = null;
/** Loads the code for address, history and analysis, which the first board does not need. */
function arrive() {
    arriving ??= import("./navigation.js").then(({ navigate }) => navigate(app, asked, begun));
    return arriving.catch(() => {
        arriving = null;
        controller.tell({ key: "notice.notLoaded", tone: "error" });
    });
}
app.addEventListener("quintet-analyse", async (event) => {
    (await arrive())?.analyse(/** @type {CustomEvent} */ (event).detail);
});
// Waits one task, so that the first layout has the position of the document.
const soon = Promise.race([started, new Promise((next) => setTimeout(next))]);
Promise.all([translatorFor(store.value.settings.language), soon]).then(([t]) => {
    app.t = t;
    document.body.append(app);
    if (linkKind(location.hash) === "analysis") arrive();
    else started.then(arrive);
});
engine.ready.catch(({ message }) => store.update((model) => troubled(model, message)));
// This is the first thing to load after the first board.
engine.ready.then(() => keepSite(() => app.t)).catch(() => {});

window.addEventListener("pagehide", () => controller.saveNow());
document.addEventListener("visibilitychange", () => document.hidden && controller.saveNow());
