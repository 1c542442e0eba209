/** A page that speaks the convention of anywidget, as a notebook does. */

/** Runs in the page: the part of a notebook that shows widgets. */
export function notebook() {
    /** A model, as the convention describes it. */
    class Model {
        /** @type {Map<string, Set<() => void>>} */
        heard = new Map();
        /** What `save_changes` has sent to Python. @type {Record<string, unknown>} */
        python = {};
        /** @type {Set<string>} */
        changed = new Set();
        /** @param {Record<string, any>} traits */
        constructor(traits) {
            this.traits = traits;
        }
        /** @param {string} name */
        get(name) {
            return this.traits[name];
        }
        /** @param {string} name @param {unknown} value */
        set(name, value) {
            if (!(name in this.traits)) throw new Error(`there is no trait ${name}`);
            this.traits[name] = value;
            this.changed.add(name);
            for (const callback of this.heard.get(`change:${name}`) ?? []) callback();
        }
        /** @param {string} event @param {() => void} callback */
        on(event, callback) {
            this.heard.set(event, (this.heard.get(event) ?? new Set()).add(callback));
        }
        /** @param {string} event @param {() => void} callback */
        off(event, callback) {
            this.heard.get(event)?.delete(callback);
        }
        save_changes() {
            for (const name of this.changed) this.python[name] = structuredClone(this.traits[name]);
            this.changed.clear();
        }
        send() {}
        /** What a change in Python does. @param {Record<string, unknown>} traits */
        receive(traits) {
            Object.assign(this.traits, structuredClone(traits));
            for (const name of Object.keys(traits))
                for (const callback of this.heard.get(`change:${name}`) ?? []) callback();
        }
    }
    const page = /** @type {any} */ (window);
    page.Model = Model;
    /** Imports a module as anywidget does: by its address, or its text as a new file. @param {string} esm */
    page.importEsm = async (esm) => {
        if (/^https?:/.test(esm)) return (await import(esm)).default;
        const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
        const module = await import(url);
        URL.revokeObjectURL(url);
        return module.default;
    };
    /** Opens a view in a shadow root. @param {any} widget @param {Model} model */
    page.openView = async (widget, model) => {
        const host = document.body.appendChild(document.createElement("div"));
        const el = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
        const controller = new AbortController();
        const cleanUp = await widget.render({ model, el, signal: controller.signal, experimental: {} });
        const close = () => {
            controller.abort();
            cleanUp?.();
            host.remove();
        };
        return { el, close };
    };
    /** What a view shows. @param {{el: HTMLElement}} view */
    page.shown = ({ el }) => {
        const game = /** @type {any} */ (el.querySelector("quintet-game"));
        const note = /** @type {HTMLElement} */ (el.querySelector("[role=alert]"));
        const { session } = game;
        const state = game.model?.state && session && !game.picture ? session.snapshot() : null;
        return {
            game: state?.record.game ?? null,
            actions: state ? (state.record.actions ?? []).slice(0, state.ply) : null,
            height: game.offsetHeight,
            said: note.hidden ? "" : note.textContent,
        };
    };
}
