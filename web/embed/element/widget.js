/**
 * A game in a notebook, by the convention of anywidget: `render` shows the game, or the lens, that a model describes.
 * The model's traits have the names of the options, with `_` for `-`; missing and empty ones have their defaults.
 * `height` is in CSS pixels. The widget writes `actions`, `ply`, `step`, `state`, `exercise` and `error`, if the
 * model has them.
 */

import { bad } from "../../record/grammar.js";
import { definitions, fromObject } from "../options.js";

/**
 * @import { QuintetGame } from "./game-element.js"
 * @import { GameSnapshot, LensSnapshot } from "./game-types.d.ts"
 * @import { WidgetModel, WidgetView } from "./widget-types.d.ts"
 */

const LEAST_HEIGHT = 240;
const DEFAULT_HEIGHT = 480;
const MOST_HEIGHT = 4000;

/** A notebook may import a copy of this module for every model; the copies share one element. */
const page = /** @type {Record<symbol, Promise<unknown> | undefined>} */ (/** @type {unknown} */ (globalThis));
const shared = Symbol.for("quintet-game");

/** Defines the element, once on a page. */
async function defineElement() {
    if (customElements.get("quintet-game")) return;
    page[shared] ??= import("./quintet-game.js");
    // After a failure, the next view tries again.
    await page[shared].finally(() => delete page[shared]);
}

const traitOf = (/** @type {string} */ name) => name.replaceAll("-", "_");

const isEmpty = (/** @type {any} */ value) =>
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (typeof value === "object" && Object.keys(value).length === 0);

const sameJson = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
    JSON.stringify(one) === JSON.stringify(other);

class View {
    /** The options of the model that the board shows or is about to show, as JSON. @type {string | null} */
    #known = null;
    /** Traits whose options were accepted last. @type {Record<string, unknown>} */
    #accepted = {};
    /** The actions on the board. @type {string[]} */
    #actions = [];
    #loading = false;
    #refused = false;
    #closed = false;

    /** @param {WidgetModel} model @param {HTMLElement} place */
    constructor(model, place) {
        this.model = model;
        this.place = place;
        this.note = document.createElement("p");
        this.note.setAttribute("role", "alert");
        this.note.dir = "auto";
        this.note.style.cssText = "margin: 8px 0 0; padding-inline-start: 8px; border-inline-start: 3px solid #c0392b";
        this.note.hidden = true;
        this.game = this.#newGame();
        place.append(this.game, this.note);
        for (const name of this.#names) model.on(`change:${name}`, this.#changed);
    }

    get #names() {
        return ["height", ...definitions.map(({ name }) => traitOf(name))];
    }

    close() {
        this.#closed = true;
        this.game.remove();
        this.note.remove();
        ignoringHost(() => {
            for (const name of this.#names) this.model.off(`change:${name}`, this.#changed);
        });
    }

    /** The options that the model has. */
    get #options() {
        const all = definitions.map(({ name }) => [name, this.model.get(traitOf(name))]);
        return Object.fromEntries(all.filter(([, value]) => !isEmpty(value)));
    }

    get #wanted() {
        return JSON.stringify(this.#options);
    }

    #newGame() {
        const game = /** @type {QuintetGame} */ (document.createElement("quintet-game"));
        this.#known = null;
        game.readOptions = () => {
            this.#known = this.#wanted;
            return fromObject(this.#options);
        };
        // Otherwise JupyterLab takes the keys of the board for its own commands.
        game.setAttribute("data-lm-suppress-shortcuts", "");
        game.style.cssText = `aspect-ratio: auto; height: ${this.#height ?? DEFAULT_HEIGHT}px`;
        /** @param {string} type @param {(detail: any) => void} hear */
        const on = (type, hear) =>
            game.addEventListener(`quintet-${type}`, (event) => {
                event.stopPropagation();
                if (game === this.game && !this.#closed) hear(/** @type {CustomEvent} */ (event).detail);
            });
        on("ready", ({ state }) => {
            this.#accept(state);
            this.#checkHeight();
        });
        on("state", ({ state }) => this.#loading || this.#follow(state));
        on("lens", (state) => this.#loading || this.#followLens(state));
        on("exercise", (exercise) => this.#write({ exercise }));
        on("error", ({ message, detail }) => this.#write({ error: sentence(message, detail) }));
        return game;
    }

    /** The height of the model in pixels, or null if it is not valid. */
    get #height() {
        const height = this.model.get("height") ?? DEFAULT_HEIGHT;
        const isWhole = typeof height === "number" && Number.isInteger(height);
        return isWhole && height >= LEAST_HEIGHT && height <= MOST_HEIGHT ? height : null;
    }

    async #checkHeight() {
        const height = this.#height;
        if (height !== null) {
            this.game.style.height = `${height}px`;
            return true;
        }
        const limits = { least: LEAST_HEIGHT, most: MOST_HEIGHT };
        this.#say(await this.game.say(bad("number", "height", this.model.get("height"), limits).problem));
        return false;
    }

    /** Changes of several traits at once are one change. */
    #changed = () => queueMicrotask(() => this.#update());

    /** Shows what the model describes. If it is refused, the board stays. */
    async #update() {
        // Until the element reads its options, it has nothing to change.
        if (this.#loading || this.#closed || this.#known === null) return;
        if (!this.game.isConnected) return this.#replaceGame();
        this.#loading = true;
        while (!this.#closed && this.#known !== null && this.#known !== this.#wanted) {
            this.#known = this.#wanted;
            await this.#load(JSON.parse(this.#known));
        }
        this.#loading = false;
        if ((await this.#checkHeight()) && !this.#refused) this.#say("");
    }

    /** Notebooks remove cells that are out of view. A new element reads the options once it is in view. */
    #replaceGame() {
        const before = this.game;
        this.game = this.#newGame();
        before.replaceWith(this.game);
    }

    /** @param {object} options */
    async #load(options) {
        try {
            this.#accept(await this.game.load(options));
        } catch (error) {
            if (!this.game.isConnected) return this.#replaceGame();
            this.#refused = true;
            const { message, detail } = /** @type {Error & {detail?: string}} */ (error);
            this.#say(sentence(message, detail));
        }
    }

    /** Takes the model's traits as those of the board. @param {GameSnapshot | LensSnapshot} state */
    #accept(state) {
        this.#refused = false;
        this.#accepted = Object.fromEntries(
            definitions.map(({ name }) => [traitOf(name), this.model.get(traitOf(name))]),
        );
        this.#actions = actionsOf(state);
        this.#write({ state });
    }

    /** Writes what was played. @param {GameSnapshot} state */
    #follow(state) {
        const actions = actionsOf(state);
        if (sameJson(actions, this.#actions)) return this.#write({ state });
        this.#actions = actions;
        const { mode, solution } = this.#options;
        if (mode === "replay") return this.#write({ state, ply: state.ply });
        // The actions of an exercise are the position that it starts from.
        if (mode === "exercise" || (!mode && solution)) return this.#write({ state });
        const { record } = this.#options;
        const game = record ? { record: { ...state.record, actions } } : { actions };
        this.#write({ ...this.#restored(), state, ply: state.ply, ...game });
    }

    /** @param {LensSnapshot} state */
    #followLens(state) {
        this.#write(state.playing ? { state } : { ...this.#restored(), state, step: state.step });
    }

    /** After a refusal, the traits that the board shows. */
    #restored() {
        if (!this.#refused) return {};
        this.#refused = false;
        this.#say("");
        return this.#accepted;
    }

    /** Sets those of the traits that the model has. @param {Record<string, unknown>} traits */
    #write(traits) {
        const { model } = this;
        const changed = Object.entries(traits).filter(([name, value]) => {
            const now = model.get(name);
            return now !== undefined && !sameJson(now, value);
        });
        if (changed.length === 0) return;
        const isShown = this.#known === this.#wanted;
        for (const [name, value] of changed) model.set(name, value);
        // The board shows these traits already.
        if (isShown) this.#known = this.#wanted;
        ignoringHost(() => model.save_changes());
    }

    /** Shows a sentence below the board; "" removes it. @param {string} text */
    #say(text) {
        this.note.textContent = text;
        this.note.hidden = text === "";
        this.#write({ error: text });
    }
}

/** Hosts without a kernel may lack `off` and `save_changes`: those of MyST throw. @param {() => void} act */
function ignoringHost(act) {
    try {
        act();
    } catch (error) {
        console.debug(error);
    }
}

/** @param {string} message @param {string} [detail] */
const sentence = (message, detail) => (detail ? `${message} – ${detail}` : message);

/** The actions up to the position shown. @param {GameSnapshot | LensSnapshot} state @returns {string[]} */
const actionsOf = (state) => ("record" in state ? (state.record.actions ?? []).slice(0, state.ply) : []);

export default {
    /** @param {WidgetView} view */
    async render({ model, el, signal }) {
        await defineElement();
        if (signal?.aborted) return () => {};
        const view = new View(model, el);
        const close = () => view.close();
        signal?.addEventListener("abort", close, { once: true });
        return close;
    },
};
