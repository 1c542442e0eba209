/**
 * Opens and closes the analysis. Its code is loaded on demand. While it is open, it replaces the page with the board,
 * which stays in memory unchanged.
 */

import { savedGame } from "../game/model.js";
import { clockRuns } from "../game/turns.js";

/**
 * @import { QuintetAnalysis } from "../analysis/quintet-analysis.js"
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Link } from "../record/link.js"
 * @import { ReviewWanted } from "../widgets/panel-element.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

export class AnalysisDoor {
    /** The analysis, while it is open. @type {QuintetAnalysis | null} */
    analysis = null;
    /** Counts openings and closings, so that results that arrive too late can be ignored. */
    #turn = 0;

    /**
     * @param {QuintetApp} app  in the document
     * @param {{opened: (analysis: QuintetAnalysis) => void, left: () => void, named: (hash: string) => void}} callbacks
     *      `named` receives the address of the analysis
     */
    constructor(app, callbacks) {
        this.app = app;
        this.callbacks = callbacks;
    }

    /**
     * Opens the analysis of the game on the page.
     * @param {ReviewWanted | "setup" | null} [first]  starts with a review of the game, or with setting up a position
     */
    open(first) {
        // The clock must not run during the analysis.
        if (clockRuns(this.app.model)) this.app.controller.setPaused(true);
        const record = savedGame(this.app.model)?.record ?? null;
        return this.#enter(
            async () => record,
            true,
            () => first ?? null,
        );
    }

    /** Opens the analysis that an address names. @param {string} hash */
    follow(hash) {
        return this.#enter(
            (module) => module.readAnalysisLink(hash),
            false,
            (module) => (module.asksForReview(hash) ? {} : null),
        );
    }

    /**
     * @param {(module: typeof import("../analysis/open-analysis.js")) => Promise<GameRecord |
     *     Link | null>} asked
     * @param {boolean} going  whether this is the game on the page
     * @param {(module: typeof import("../analysis/open-analysis.js")) => ReviewWanted | "setup" | null} first  to start
     *     with
     * @returns {Promise<boolean>} whether the analysis was opened
     */
    async #enter(asked, going, first) {
        const { app } = this;
        this.#turn += 1;
        const turn = this.#turn;
        try {
            const module = await import("../analysis/open-analysis.js");
            const analysis = await module.openAnalysis({
                app,
                asked: asked(module),
                going,
                first: first(module),
                leave: () => this.leave(),
                named: (hash) => analysis === this.analysis && this.callbacks.named(hash),
            });
            // The user may have gone back in the meantime.
            if (turn !== this.#turn) return false;
            this.analysis = analysis;
            app.replaceWith(analysis);
            this.callbacks.opened(analysis);
            await analysis.updateComplete;
            analysis.focusFirst();
            return true;
        } catch {
            app.controller.tell({ key: "notice.notLoaded", tone: "error" });
            if (turn === this.#turn) this.leave();
            return false;
        }
    }

    /** Returns to the unchanged game. */
    leave() {
        this.#turn += 1;
        if (this.analysis) {
            this.analysis.replaceWith(this.app);
            document.title = this.app.documentTitle;
        }
        this.analysis = null;
        this.callbacks.left();
    }
}
