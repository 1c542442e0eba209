/**
 * `<quintet-make-setup>`: the analysis' editor of positions. Events: `quintet-use-position` and `quintet-set-up`
 * {record}, `quintet-cancel`.
 */
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../../../analysis/setup/editor-element.js";
import "../../../board/board.js";
import { bestFit } from "../../../board/board-fit.js";
import { icon } from "../../../ui/more-icons.js";
import { given, PageElement } from "../../../ui/page-element.js";
import { shared } from "../../../ui/styles.js";
import { boardStyles, ROOM } from "./board-styles.js";

/**
 * @import { EditorElement } from "../../../analysis/setup/editor-element.js"
 * @import { BoardLayout, GameRecord, GameSpec, GameState } from "../../../engine/protocol.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 */

export class SetupElement extends PageElement {
    static properties = {
        start: { attribute: false },
        layout: { attribute: false },
        games: { attribute: false },
        shown: { state: true },
    };

    static styles = [shared, boardStyles];

    constructor() {
        super();
        /** @type {LensClient} */
        this.engine = given;
        /** @type {EditorElement["start"]} */
        this.start = given;
        /** @type {BoardLayout} */
        this.layout = given;
        /** @type {GameSpec[]} */
        this.games = [];
        /** The setup as a state for the board. @type {GameState | null} */
        this.shown = null;
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

    get editor() {
        return /** @type {EditorElement} */ (this.renderRoot.querySelector("quintet-analysis-editor"));
    }

    firstUpdated() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
    }

    render() {
        const { t, start, layout, games } = this;
        const { game } = start.record;
        const fit = bestFit(layout, ROOM, "auto");
        const { capabilities } = layout;
        const stacks = capabilities.includes("stacks");
        const model = { base: { game }, games, layout, state: null };
        const again = (/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent(event.type, event));
        const players = games.find(({ id }) => id === game)?.players ?? [];
        return html`<div><button type="button" class="button" data-do="cancel"
                @click=${() => this.dispatchEvent(new Event("quintet-cancel"))}>${icon("back")}${t("button.back")}</button></div>
            <div class="frame ${fit.aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(fit.aspect || 1) })}>
                <div class="board"><quintet-board .layout=${layout} .orientation=${fit.orientation} .state=${this.shown} .players=${players}
                    .interactive=${true} ?still=${capabilities.includes("polyomino")} .coordinates=${fit.labels}
                    @quintet-action=${(/** @type {CustomEvent} */ event) => this.editor.press(event.detail.text, stacks)}></quintet-board></div></div>
            <quintet-analysis-editor .model=${/** @type {any} */ (model)} .analysis=${/** @type {any} */ (this.asks)} .start=${start}
                .useLabel=${t("make.useSetup")}
                @quintet-setup=${() => {
                    this.shown = this.editor.state(layout);
                }}
                @quintet-use-position=${again} @quintet-set-up=${again}></quintet-analysis-editor>`;
    }
}

customElements.define("quintet-make-setup", SetupElement);
