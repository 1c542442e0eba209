/** Puts the page together and begins. */
import { translatorFor } from "../i18n/t.js";
import { askedGame, keepAddress } from "./address.js";
import { Controller } from "./controller.js";
import { EagerEngine } from "./eager-engine.js";
import { LabDoor } from "./lab-door.js";
import { emptyModel, Store, troubled } from "./model.js";
import { QuintetApp } from "./quintet-app.js";
import { Saves } from "./saves.js";
import { openMemory } from "./storage.js";

const saves = new Saves(openMemory());
const store = new Store({ ...emptyModel(), settings: saves.settings() });
const engine = new EagerEngine();
const controller = new Controller({ engine, store, saves });

keepAddress(controller);
controller.start(askedGame());

const app = new QuintetApp();
app.controller = controller;
translatorFor(store.value.settings.language).then((t) => {
    app.t = t;
    document.body.append(app);
    new LabDoor(app);
});
engine.ready.catch(({ message }) => store.update((model) => troubled(model, message)));
// Of what is not needed for the first board, this is the first to come.
engine.ready.then(async () => (await import("../offline/offline.js")).keepOffline(() => app.t)).catch(() => {});

window.addEventListener("pagehide", () => controller.putAway());
document.addEventListener("visibilitychange", () => document.hidden && controller.putAway());
