/**
 * The way into the analysis and back. It is fetched when it is wanted, and takes the place of the page with the board, which is put
 * aside as it is: the game goes on to be there, untouched. The browser's own "back" leads out of the analysis, too.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("./quintet-app.js").QuintetApp} QuintetApp
 */

import { isLabHash } from "./lab-hash.js";
import { savedGame } from "./model.js";
import { clockRuns } from "./turns.js";

export class LabDoor {
    /** @param {QuintetApp} app  on the page */
    constructor(app) {
        this.app = app;
        /** The analysis, while it is open. @type {HTMLElement | null} */
        this.lab = null;
        /** Whether "back" leads to the game in this visit's history. */
        this.behind = false;
        this.opening = false;
        app.addEventListener("quintet-analyse", () => this.open(savedGame(app.model)?.record ?? null));
        window.addEventListener("popstate", () => this.lab && !isLabHash(location.hash) && this.leave());
        window.addEventListener("hashchange", () => isLabHash(location.hash) && this.follow());
        if (isLabHash(location.hash)) this.follow();
    }

    /** Opens what the address asks for. */
    async follow() {
        const { hash } = location;
        if (this.lab) this.leave();
        await this.#enter(async ({ decodeLabLink }) => decodeLabLink(hash), false);
    }

    /** @param {GameRecord | null} record */
    async open(record) {
        if (this.lab || this.opening) return;
        // Nobody loses on time while looking something up.
        if (clockRuns(this.app.model)) this.app.controller.setPaused(true);
        try {
            // Told apart from an address that a reader puts in, this one asks for no game.
            history.replaceState({ behindLab: true }, "");
            history.pushState(null, "", "#lab");
            this.behind = true;
        } catch {
            // In a frame without an origin of its own there is no way back but the button.
        }
        await this.#enter(async () => record, true);
    }

    /**
     * @param {(module: typeof import("../lab/quintet-lab.js")) => Promise<GameRecord | null>} asked
     * @param {boolean} going  whether it is the game on the page
     */
    async #enter(asked, going) {
        const { app } = this;
        this.opening = true;
        try {
            const module = await import("../lab/quintet-lab.js");
            const lab = await module.openLab({ app, record: asked(module), going, leave: () => this.back() });
            // The reader may have gone back meanwhile.
            if (!isLabHash(location.hash) && this.behind) {
                this.behind = false;
                return;
            }
            this.lab = lab;
            app.replaceWith(lab);
            await lab.updateComplete;
            lab.focusFirst();
        } catch {
            app.controller.tell({ key: "notice.notLoaded", tone: "error" });
            this.back();
        } finally {
            this.opening = false;
        }
    }

    /** Back to the game, as if nothing had been. */
    back() {
        if (this.behind) return history.back();
        this.leave();
        try {
            const oldURL = location.href;
            history.replaceState(null, "", location.pathname + location.search);
            // Whoever keeps the game in the address hears of it as of any other change.
            window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL: location.href }));
        } catch {
            // Then the address cannot be changed at all.
        }
    }

    leave() {
        this.behind = false;
        this.lab?.replaceWith(this.app);
        this.lab = null;
        // The window may have another size by now.
        window.dispatchEvent(new Event("resize"));
    }
}
