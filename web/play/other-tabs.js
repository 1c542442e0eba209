/**
 * Several tabs may show one game, the one that is saved. The tab in which it was opened last continues it. The others
 * say so, save nothing and offer to take over. Each tab that continues a game holds a lock of the browser with the
 * game's name, so a tab that closes or crashes leaves the game to the others. Browsers without such locks let every tab
 * play, and so do games with people on other devices.
 *
 * @import { QuintetApp } from "./quintet-app.js"
 */

import { html } from "lit";
import { awayOf, savedGame, specOf } from "../game/model.js";
import { playWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { continues } from "../record/record.js";
import { UpdateBar } from "../ui/notices/update-bar.js";

export class GameLock {
    /** The game that this tab continues or waits for, "" for none. */
    #game = "";
    #waits = false;
    #leave = () => {};

    /**
     * @param {LockManager} locks
     * @param {object} on
     * @param {() => unknown} on.lost  another tab continues the game
     * @param {(waited: boolean) => unknown} on.got  this tab continues the game
     */
    constructor(locks, on) {
        this.locks = locks;
        this.on = on;
    }

    /** Returns whether this tab may save a game. @param {string} game */
    owns(game) {
        return !this.#waits || game !== this.#game;
    }

    /** Continues another game here. @param {string} game  "" for none */
    take(game) {
        if (game === this.#game && !this.#waits) return;
        this.leave();
        this.#game = game;
        this.#waits = false;
        this.back();
    }

    /** Continues a game here that another tab has. */
    takeOver() {
        this.leave();
        this.#request({ steal: true });
    }

    /** Leaves the game to other tabs, for when the page disappears. */
    leave() {
        this.#leave();
    }

    /** Undoes `leave`. */
    back() {
        if (this.#game) this.#request({ steal: !this.#waits });
    }

    /** @param {{steal: boolean}} how  without `steal` the lock comes when no other tab has it */
    #request({ steal }) {
        let left = false;
        const waiting = new AbortController();
        const held = new Promise((resolve) => {
            this.#leave = () => {
                left = true;
                resolve(null);
                waiting.abort();
            };
        });
        const got = () => {
            if (left) return null;
            const waited = this.#waits;
            this.#waits = false;
            this.on.got(waited);
            return held;
        };
        const how = steal ? { steal } : { signal: waiting.signal };
        this.locks.request(`quintet/game/${this.#game}`, how, got).catch(({ name }) => {
            // Other errors mean that this page may not use locks.
            if (left || name !== "AbortError") return;
            this.#waits = true;
            this.#request({ steal: false });
            this.on.lost();
        });
    }
}

/**
 * @param {Pick<QuintetApp, "controller">} app
 * @param {LockManager} locks
 * @param {{block: (takeOver: () => void) => unknown, free: () => void}} bar
 */
export function shareGames({ controller }, locks, bar) {
    const { store, saves } = controller;
    /** Puts the saved game on the board. @param {boolean} always  otherwise only if it is further */
    const catchUp = async (always) => {
        const own = savedGame(store.value);
        const saved = own && saves.saved(own.record.game);
        // A game with people on other devices stays in the tab that has opened it.
        if (!saved || saved.record.away) return;
        const goesOn = continues(saved.record, own.record, specOf(store.value)?.options ?? []);
        const lengthOf = (/** @type {typeof own} */ { record }) => record.actions?.length ?? 0;
        if (!always && !(goesOn && lengthOf(saved) > lengthOf(own))) return;
        // A clock must not run before the user is back.
        await controller.load({ ...saved, paused: saved.paused || saved.record.clock !== undefined });
        if (!goesOn && lengthOf(own)) controller.tell({ key: "notice.opened", undo: own });
    };
    const lock = new GameLock(locks, {
        lost: () => {
            controller.setPaused(true);
            bar.block(() => lock.takeOver());
        },
        got: (waited) => {
            bar.free();
            return catchUp(waited).catch(() => {});
        },
    });
    saves.owns = (game) => lock.owns(game);
    /** The layout of the game on the board: each game that is loaded brings its own. @type {unknown} */
    let layout = null;
    const follow = (model = store.value) => {
        if (model.layout === layout) return;
        layout = model.layout;
        const game = awayOf(model) ? "" : (model.state?.game ?? "");
        const blocked = !saves.owns(game);
        lock.take(game);
        // The reader has opened a game while another tab had the saved one.
        if (blocked) controller.saveNow();
    };
    store.subscribe(follow);
    follow();
    return lock;
}

/** What a tab shows while another one continues its game: nothing else can be reached. */
class OtherTabBar extends UpdateBar {
    /** @type {HTMLElement[]} */
    blocked = [];

    render() {
        const { t } = this;
        return html`<div class="notice" role="main">
            <span class="text" id="text" role="heading" aria-level="1">${t("otherTab.open")}</span>
            <button type="button" class="act" data-do="takeOver" aria-describedby="text" @click=${() => this.reload()}>${t("otherTab.here")}</button>
        </div>`;
    }

    /** @param {QuintetApp} app  may have left the document */
    block(app) {
        const others = /** @type {HTMLElement[]} */ ([...document.body.children]);
        this.blocked = [app, ...others.filter((element) => !(element instanceof UpdateBar))];
        for (const element of this.blocked) element.inert = true;
        document.body.prepend(this);
        this.updateComplete.then(() => this.renderRoot.querySelector("button")?.focus());
    }

    free() {
        for (const element of this.blocked) element.inert = false;
        this.remove();
    }
}
customElements.define("quintet-other-tab", OtherTabBar);

/** @param {QuintetApp} app */
export async function watchOtherTabs(app) {
    if (!navigator.locks) return;
    // A tab that was opened in the background takes nothing from the one that is seen.
    if (document.hidden)
        await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
    await addWords(app.t, playWords);
    const bar = new OtherTabBar();
    const lock = shareGames(app, navigator.locks, {
        block: (reload) => {
            app.drawer?.close();
            Object.assign(bar, { t: app.t, reload });
            bar.block(app);
        },
        free: () => bar.free(),
    });
    window.addEventListener("pagehide", () => lock.leave());
    window.addEventListener("pageshow", ({ persisted }) => persisted && lock.back());
}
