/**
 * Owns the address bar and the browser's history. No other module of the page changes them.
 *
 * A drawer or a picked piece lies over the ground, such as a board, as a layer, and each layer has its own history
 * entry. One kind of layer, the screen, has an address of its own, such as that of the analysis. "Back" closes the top
 * layer. A layer that closes for another reason removes its entry. "Forward" opens a layer again if that is possible.
 *
 * `#sync` compares the open layers with the current entry and changes the history in as few steps as possible. Going
 * back is asynchronous, so only one such step runs at a time.
 *
 * A layer's token is its kind, optionally followed by a colon and its subject: `drawer:menu`, `analysis:1714`.
 *
 * An entry holds `ground`, the number of what the ground shows (what comes from outside gets a new one), the
 * tokens of its `layers`, and `floor`, how many of these layers have no entry below their own because the visit began
 * with them.
 * @typedef {{ground: number, layers: string[], floor: number, unsaved?: boolean}} Entry
 *
 * `open` returns whether the layer could be opened. After `close` the layer may report `closed` later.
 * @typedef {{open: (about: string, hash: string) => boolean | Promise<boolean>, close: () => void}} Layer
 */

import { saveEntry } from "./entry-state.js";

/** Safari refuses more than 100 changes in 30 seconds; the limits of other browsers are slightly higher. */
const MAX_CHANGES = 80;
const PERIOD_MS = 30_000;
/** How long going back may take before the page gives up waiting for it. */
const BACK_TIMEOUT_MS = 1500;
/** How long after that a step back may still arrive, on a busy device. It must not close what has been opened since. */
const LATE_MS = 10_000;
/** The address changes at once, then at most once in this time. */
const DELAY_MS = 400;

const kindOf = (/** @type {string} */ token) => token.split(":", 1)[0];
const aboutOf = (/** @type {string} */ token) => token.slice(kindOf(token).length + 1);
const same = (/** @type {string[]} */ a, /** @type {string[]} */ b) => a.join() === b.join();

export class PageHistory {
    /** Tokens of the open layers, lowest first. @type {string[]} */
    #open = [];
    #ground = Date.now();
    /** The address of the ground, without `#`. */
    #hash = "";
    /** The address of the screen, without `#`. */
    #screenHash;
    /** The timeout of the step back that is under way. @type {ReturnType<typeof setTimeout> | undefined} */
    #goingBack = undefined;
    /**
     * The layers of the entry that a step back leads to, and until when it may arrive after its timeout.
     * @type {{layers: string[], until: number}}
     */
    #late = { layers: [], until: 0 };
    /** Whether the game of a new address is being opened. */
    #arriving = false;
    /** The timer of a delayed `#sync`. @type {ReturnType<typeof setTimeout> | undefined} */
    #syncTimer = undefined;
    /** Times of the recent changes. @type {number[]} */
    #changes = [];

    /**
     * @param {object} parts
     * @param {Record<string, Layer>} parts.layers  by kind
     * @param {{kind: string, hash: string, has: (hash: string) => boolean}} parts.screen  the kind of its layer, its
     *     first address without `#`, and whether an address is one of the screen's
     * @param {(hash: string) => Promise<boolean>} parts.arrive  opens the game of an address; resolves to whether it
     *     succeeded
     * @param {(search: string) => boolean} parts.asks  whether a query asks for a game, and has to go once it is there
     * @param {() => boolean} parts.saved  whether what the ground shows is saved; otherwise only the address has it
     */
    constructor({ layers, screen, arrive, asks, saved }) {
        this.layers = layers;
        this.screen = screen;
        this.#screenHash = screen.hash;
        this.arrive = arrive;
        this.asks = asks;
        this.saved = saved;
        /** In a frame the page must not add entries to the history of the page around it. */
        this.framed = window.parent !== window;
        window.addEventListener("popstate", (event) => this.#moved(event.state?.quintet ?? null));
        window.addEventListener("pagehide", () => this.#nameNow());
    }

    /**
     * Restores the screen if it was open. Other layers stay closed after a page load, and their entries are removed.
     * @param {string} begun  the hash with which the visit began; a different one now means that the user has changed
     *     it since
     */
    begin(begun) {
        if (location.hash !== begun) return this.#moved(history.state?.quintet ?? null);
        const entry = this.#entry;
        this.#ground = entry.ground;
        if (this.screen.has(location.hash) && entry.layers.length === 0) return this.#enterScreen(1);
        return this.#reopen(entry.layers.filter((token) => kindOf(token) === this.screen.kind));
    }

    /** Reports that a layer was opened or has a new subject. @param {string} kind @param {string | number} [about] */
    opened(kind, about = "") {
        const token = about === "" ? kind : `${kind}:${about}`;
        const at = this.#open.findIndex((other) => kindOf(other) === kind);
        if (at < 0) this.#open.push(token);
        else this.#open[at] = token;
        this.#sync();
    }

    /** Reports that all layers whose kind starts with `kind` were closed. @param {string} kind */
    closed(kind) {
        const left = this.#open.filter((token) => !kindOf(token).startsWith(kind));
        if (left.length === this.#open.length) return;
        this.#open = left;
        this.#sync();
    }

    /** Sets the address of the ground. While a new game arrives, it is that of the old one. @param {string} hash */
    name(hash) {
        if (this.#arriving) return;
        this.#hash = hash;
        this.#named();
    }

    /** Sets the address of the screen. @param {string} hash */
    nameScreen(hash) {
        this.#screenHash = hash;
        this.#named();
    }

    #named() {
        if (this.#syncTimer !== undefined) return;
        this.#sync();
        this.#syncLater(DELAY_MS);
    }

    /** Writes an address that waits for its time into the current entry: the page may disappear. */
    #nameNow() {
        const { layers, floor, unsaved = false } = this.#entry;
        if (this.#syncTimer === undefined && unsaved !== this.saved()) return;
        if (this.#hashOf(layers)) this.#change("replaceState", layers, floor);
    }

    /** @param {number} milliseconds */
    #syncLater(milliseconds) {
        clearTimeout(this.#syncTimer);
        this.#syncTimer = setTimeout(() => {
            this.#syncTimer = undefined;
            this.#sync();
        }, milliseconds);
    }

    /** @returns {Entry} */
    get #entry() {
        return history.state?.quintet ?? { ground: this.#ground, layers: [], floor: 0 };
    }

    /** Returns the address for these layers, or "" if it is not known yet. @param {string[]} layers */
    #hashOf(layers) {
        return layers.some((token) => kindOf(token) === this.screen.kind) ? this.#screenHash : this.#hash;
    }

    /** Handles a move to another entry, or a new address from the user (no entry). @param {Entry | null} entry */
    async #moved(entry) {
        const ours = this.#goingBack !== undefined || this.#isLate(entry);
        clearTimeout(this.#goingBack);
        this.#goingBack = undefined;
        this.#late.until = 0;
        if (entry && ours) return this.#sync();
        if (entry) return this.#follow(entry);
        const { hash } = location;
        this.#close(0);
        if (this.screen.has(hash)) return this.#enterScreen(0);
        if (hash.length > 1) await this.#arrive(hash, Date.now());
        this.#sync();
    }

    /** Whether this is the step back that the page has given up waiting for. @param {Entry | null} entry */
    #isLate(entry) {
        const { layers, until } = this.#late;
        return entry !== null && Date.now() < until && entry.ground === this.#ground && same(entry.layers, layers);
    }

    /** Closes and opens layers so that the page shows an earlier entry. @param {Entry} entry */
    async #follow({ ground, layers }) {
        const { hash } = location;
        const staying = layers.findIndex((token, index) => token !== this.#open[index]);
        this.#close(staying < 0 ? layers.length : staying);
        if (ground !== this.#ground && !this.screen.has(hash) && hash.length > 1) await this.#arrive(hash, ground);
        await this.#reopen(layers.slice(this.#open.length), hash);
    }

    /** @param {string} hash @param {number} ground */
    async #arrive(hash, ground) {
        // A delayed change would write the address of the old game before the new one is open.
        clearTimeout(this.#syncTimer);
        this.#syncTimer = undefined;
        const old = { hash: this.#hash, ground: this.#ground };
        // Until the new game has its own name, this one opens it too. The entry has its number at once: a move may be
        // saved on it as soon as the game is there.
        this.#hash = hash.slice(1);
        this.#ground = ground;
        this.#arriving = true;
        saveEntry(history.state);
        const arrived = await this.arrive(hash);
        this.#arriving = false;
        if (!arrived) [this.#hash, this.#ground] = [old.hash, old.ground];
    }

    /** Opens layers in order and stops at the first that fails. @param {string[]} tokens @param {string} [hash] */
    async #reopen(tokens, hash = location.hash) {
        if (this.screen.has(hash)) this.#screenHash = hash.slice(1);
        for (const token of tokens) {
            this.#open.push(token);
            const opened = await Promise.resolve(this.layers[kindOf(token)]?.open(aboutOf(token), hash)).catch(
                () => false,
            );
            if (opened) continue;
            this.#open = this.#open.filter((other) => other !== token);
            break;
        }
        this.#sync();
    }

    /** Opens the screen that the address names and no entry knows yet. @param {number} floor */
    #enterScreen(floor) {
        const token = `${this.screen.kind}:${Date.now()}`;
        this.#screenHash = location.hash.slice(1);
        this.#change("replaceState", [token], floor);
        return this.#reopen([token]);
    }

    /** Closes all layers but the lowest `staying`, top first. @param {number} staying */
    #close(staying) {
        const closing = this.#open.slice(staying).reverse();
        this.#open = this.#open.slice(0, staying);
        for (const token of closing) this.layers[kindOf(token)]?.close();
    }

    /** Brings the history and the address in line with the open layers. */
    #sync() {
        if (this.#goingBack !== undefined || this.#throttled()) return;
        const { layers: now, floor, ground, unsaved = false } = this.#entry;
        const wanted = this.framed ? [] : this.#open;
        const least = Math.max(wanted.length, floor);
        if (now.length > least) return this.#goBack(now.length - least);
        const common = wanted.slice(0, now.length);
        const hash = this.#hashOf(this.#open);
        const named = !hash || location.hash === `#${hash}`;
        const current = ground === this.#ground && unsaved !== this.saved();
        const marked = history.state?.quintet !== undefined && current;
        if (!same(now, common) || (wanted.length === now.length && !(named && marked)) || !marked) {
            this.#change("replaceState", common, Math.min(floor, common.length));
        }
        for (let count = now.length + 1; count <= wanted.length; ++count) {
            this.#change("pushState", wanted.slice(0, count), floor);
        }
    }

    /** @param {number} steps */
    #goBack(steps) {
        const { layers } = this.#entry;
        this.#goingBack = setTimeout(() => {
            // There was no entry to go back to, so this entry takes over the open layers. Or the step comes late.
            this.#goingBack = undefined;
            this.#late = { layers: layers.slice(0, layers.length - steps), until: Date.now() + LATE_MS };
            this.#change("replaceState", this.#open, this.#open.length);
            this.#sync();
        }, BACK_TIMEOUT_MS);
        this.#changes.push(Date.now());
        history.go(-steps);
    }

    /** @param {"pushState" | "replaceState"} how @param {string[]} layers @param {number} floor */
    #change(how, layers, floor) {
        this.#changes.push(Date.now());
        const hash = this.#hashOf(this.framed ? this.#open : layers);
        // Without this, a game in the query ("?game=...") would be opened again at every reload.
        const start = this.asks(location.search) ? location.pathname : "";
        const unsaved = this.saved() ? {} : { unsaved: true };
        const quintet = { ground: this.#ground, layers: this.framed ? [] : [...layers], floor, ...unsaved };
        saveEntry({ quintet });
        try {
            history[how]({ quintet }, "", hash ? `${start}#${hash}` : undefined);
        } catch {
            // A frame with an opaque origin cannot change its address. The page works without.
        }
    }

    /** Returns whether the limit of changes is reached. If so, the next change is delayed. */
    #throttled() {
        const since = Date.now() - PERIOD_MS;
        this.#changes = this.#changes.filter((time) => time > since);
        if (this.#changes.length < MAX_CHANGES) return false;
        this.#syncLater(this.#changes[0] - since + DELAY_MS);
        return true;
    }
}
