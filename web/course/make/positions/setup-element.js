/**
 * `<quintet-make-setup>`: the analysis' editor of positions. Events: `quintet-use-position` and `quintet-set-up`
 * {record}, `quintet-cancel`.
 */
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { SetupHost } from "../../../analysis/setup/setup-host.js";
import { icon } from "../../../ui/more-icons.js";
import { given } from "../../../ui/page-element.js";
import { boardStyles } from "./board-styles.js";

/**
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 */

export class SetupElement extends SetupHost {
    static styles = boardStyles;

    constructor() {
        super();
        /** @type {LensClient} */
        this.engine = given;
        /** What the editor asks for; each question is sent together with the position it is about. */
        this.asks = {
            setup: (/** @type {GameRecord} */ record) => this.#on(record, () => this.engine.setup()),
            compose: (/** @type {GameRecord} */ record, /** @type {any} */ setup) =>
                this.#on(record, () => this.engine.compose(setup)),
            tell: () => {},
        };
    }

    /** @template T @param {GameRecord} record @param {() => Promise<T>} ask @returns {Promise<T>} */
    async #on(record, ask) {
        const [, answer] = await Promise.all([this.engine.load(record), ask()]);
        return answer;
    }

    firstUpdated() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
    }

    render() {
        const { t, start, layout, games } = this;
        const { game } = start.record;
        const { aspect } = this.fitted.fit;
        const model = { base: { game }, games, layout, state: null };
        return html`<div><button type="button" class="button" data-do="cancel" @click=${this.cancel}>${icon("back")}${t("button.back")}</button></div>
            <div class="frame ${aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="room"></div><div class="board">${this.boardPart()}</div></div>
            ${this.editorPart({ model, analysis: this.asks, useLabel: t("make.useSetup") })}`;
    }
}

customElements.define("quintet-make-setup", SetupElement);
