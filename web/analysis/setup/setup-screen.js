/** `<quintet-analysis-setup>`: the board and the editor of a position. Events: the editor's, and `quintet-cancel`. */
import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { given } from "../../ui/page-element.js";
import { shared } from "../../ui/styles.js";
import { boardPageStyles } from "../../widgets/boards/board-page-styles.js";
import { MeasuredFit } from "../../widgets/boards/measured-fit.js";
import { sidePanelStyles } from "../../widgets/boards/side-panel-styles.js";
import "../../board/board.js";
import "./editor-element.js";
import { AnalysisElement } from "../analysis-element.js";
import { analysisStyles } from "../analysis-styles.js";
import { icon } from "../icons.js";

/**
 * @import { Coordinates } from "../../board/board-fit.js"
 * @import { BoardLayout, GameState } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { EditorElement } from "./editor-element.js"
 */

export class SetupScreen extends AnalysisElement {
    static properties = {
        start: { attribute: false },
        layout: { attribute: false },
        coordinates: { attribute: false },
        shown: { state: true },
    };

    static styles = [shared, boardPageStyles, sidePanelStyles, analysisStyles];

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["base"];

    constructor() {
        super();
        /** The position that the editor starts with. @type {EditorElement["start"]} */
        this.start = given;
        /** @type {BoardLayout} */
        this.layout = given;
        /** @type {Coordinates} */
        this.coordinates = "auto";
        this.fitted = new MeasuredFit(this);
        /** The setup as a state for the board. @type {GameState | null} */
        this.shown = null;
    }

    /** @returns {EditorElement} */
    get editor() {
        return /** @type {any} */ (this.renderRoot.querySelector("quintet-analysis-editor"));
    }

    willUpdate() {
        this.fitted.update(this.layout, this.coordinates);
    }

    firstUpdated() {
        this.renderRoot.querySelector("h1")?.focus();
    }

    render() {
        const { t, model, start, layout, fitted } = this;
        const { fit, measured } = fitted;
        const { capabilities } = layout;
        const stacks = capabilities.includes("stacks");
        const again = (/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent(event.type, event));
        return html`
            <div class="page editing ${fit.aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(fit.aspect || 1) })}>
                <div class="panel"></div>
                <quintet-header>
                    <button type="button" class="button bare square" data-do="cancel" aria-label=${t("button.back")} title=${t("button.back")}
                        @click=${() => this.dispatchEvent(new Event("quintet-cancel"))}>${icon("back")}</button>
                    <h1 tabindex="-1">${t("analysis.edit")} <small>${t(`game.${model.base.game}`)}</small></h1>
                </quintet-header>
                <main><div class="board"><div class="room"></div>${
                    measured
                        ? html`<quintet-board .layout=${layout} .orientation=${fit.orientation}
                    .state=${this.shown} .players=${this.players} .interactive=${true}
                    ?still=${capabilities.includes("polyomino")} .coordinates=${fit.labels}
                    @quintet-action=${(/** @type {CustomEvent} */ event) => this.editor.press(event.detail.text, stacks)}></quintet-board>`
                        : nothing
                }</div>
                <quintet-analysis-editor class="edit" .start=${start}
                    @quintet-setup=${() => {
                        this.shown = this.editor.state(layout);
                    }}
                    @quintet-analyse-position=${again} @quintet-play-position=${again} @quintet-set-up=${again}></quintet-analysis-editor></main>
            </div>`;
    }
}

customElements.define("quintet-analysis-setup", SetupScreen);
