/** `<quintet-lab-setup>`: a board on which a position is set up, and the editor beside it. Its events are the editor's, and `quintet-cancel`. */
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";
import "../board/board.js";
import "./editor-part.js";
import { icon } from "./icons.js";
import { LabPart } from "./lab-part.js";
import { labStyles } from "./lab-styles.js";

export class SetupScreen extends LabPart {
    static properties = {
        ...LabPart.properties,
        start: { attribute: false },
        layout: { attribute: false },
        fit: { attribute: false },
        coordinates: { attribute: false },
        shown: { state: true },
    };

    static styles = [shared, labStyles];

    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["base"];

    constructor() {
        super();
        /** Where the editor begins. @type {import("./editor-part.js").EditorPart["start"]} */
        this.start = given;
        /** @type {import("../engine/protocol.js").BoardLayout} */
        this.layout = given;
        /** @type {import("../app/fit.js").Fit} */
        this.fit = given;
        this.coordinates = false;
        /** What is set up, as the board shows it. @type {import("../engine/protocol.js").GameState | null} */
        this.shown = null;
    }

    /** @returns {import("./editor-part.js").EditorPart} */
    get editor() {
        return /** @type {any} */ (this.renderRoot.querySelector("quintet-lab-editor"));
    }

    firstUpdated() {
        this.renderRoot.querySelector("h1")?.focus();
    }

    render() {
        const { t, lab, model, start, layout, fit } = this;
        const { capabilities } = layout;
        const stacks = capabilities.includes("stacks");
        const again = (/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent(event.type, event));
        return html`
            <div class="page editing ${fit.aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(fit.aspect || 1) })}>
                <div class="panel"></div>
                <header>
                    <button type="button" class="button bare" data-do="cancel"
                        @click=${() => this.dispatchEvent(new Event("quintet-cancel"))}>${icon("back")}${t("lab.edit.cancel")}</button>
                    <h1 tabindex="-1">${t("lab.edit")} <small>${t(`game.${model.base.game}`)}</small></h1>
                </header>
                <main><div class="board"><quintet-board .layout=${layout} .orientation=${fit.orientation}
                    .state=${this.shown} .players=${this.players} .t=${t} .interactive=${true}
                    ?still=${capabilities.includes("polyomino")} .coordinates=${this.coordinates}
                    @quintet-action=${(/** @type {CustomEvent} */ event) => this.editor.press(event.detail.text, stacks)}></quintet-board></div>
                <quintet-lab-editor class="edit" .model=${model} .t=${t} .lab=${lab} .start=${start}
                    @quintet-setup=${() => {
                        this.shown = this.editor.state(layout);
                    }}
                    @quintet-analyse-position=${again} @quintet-play-position=${again}></quintet-lab-editor></main>
            </div>`;
    }
}

customElements.define("quintet-lab-setup", SetupScreen);
