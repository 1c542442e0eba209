/** What an element shows in place of a game: the common part of lens and arena. */

import { html, nothing } from "lit";
import { problemWords, sharedWords } from "../i18n/catalogues.js";
import { embedWords } from "../i18n/embed-words.js";
import { addWords, translatorFor } from "../i18n/t.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { QuintetGame } from "./element/game-element.js"
 * @import { EmbedOptions } from "./element/game-types.d.ts"
 */

/** Heights at which all of it fits, in an element below and above the width `WIDE`, in CSS pixels. */
const IDEAL_HEIGHTS = { narrow: 640, wide: 600 };
/** Width from which an element is wide, in CSS pixels. */
const WIDE = 720;

export class ShownMode {
    /** @param {QuintetGame} game  the element @param {EmbedOptions} options */
    constructor(game, options) {
        this.game = game;
        this.options = options;
        this.sizes = new ResizeObserver(() => this.#measure());
    }

    /** Takes the place of what the element shows. @param {Translate} t @param {string} name  for screen readers */
    enter(t, name) {
        const { game } = this;
        game.show(null);
        Object.assign(game, { t, guest: this, model: null, lang: t.language.id, dir: t.language.direction });
        game.dataset.theme = this.options.theme ?? "auto";
        if (!game.named) game.ariaLabel = name;
        this.sizes.observe(game);
    }

    close() {
        this.sizes.disconnect();
    }

    /** Renders the task of the options above the content. @param {unknown} content */
    withTask(content) {
        const { task } = this.options;
        return html`<div class="game">
            ${task ? html`<p class="task" tabindex="0" dir="auto">${task}</p>` : nothing}
            ${content}
        </div>`;
    }

    #measure() {
        const { clientWidth: width, clientHeight: height } = this.game;
        const idealHeight = width < WIDE ? IDEAL_HEIGHTS.narrow : IDEAL_HEIGHTS.wide;
        if (width > 0) this.game.reportSize({ width, height, idealHeight });
    }
}

/** Returns a translator with the words of problems, which are reported. @param {EmbedOptions} options */
export async function wordsOf({ language = "auto" }) {
    const t = await translatorFor(language === "auto" ? "" : language, embedWords);
    await addWords(t, problemWords, sharedWords).catch(() => {});
    return t;
}
