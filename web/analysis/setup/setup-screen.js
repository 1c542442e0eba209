/** `<quintet-analysis-setup>`: the board and the editor of a position, as a page. Events: those of `SetupHost`. */
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { boardPageStyles } from "../../widgets/boards/board-page-styles.js";
import { sidePanelStyles } from "../../widgets/boards/side-panel-styles.js";
import { analysisStyles } from "../analysis-styles.js";
import { icon } from "../icons.js";
import { SetupHost } from "./setup-host.js";

export class SetupScreen extends SetupHost {
    static styles = [boardPageStyles, sidePanelStyles, analysisStyles];

    async firstUpdated() {
        // The heading has a place once the header has rendered.
        await /** @type {any} */ (this.renderRoot.querySelector("quintet-header"))?.updateComplete;
        this.renderRoot.querySelector("h1")?.focus();
    }

    render() {
        const { t, start } = this;
        const { aspect } = this.fitted.fit;
        return html`
            <div class="page editing ${aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="panel"></div>
                <quintet-header>
                    <button type="button" class="button bare square" data-do="cancel" aria-label=${t("button.back")} title=${t("button.back")}
                        @click=${this.cancel}>${icon("back")}</button>
                    <h1 tabindex="-1">${t("analysis.edit")} <small>${t(`game.${start.record.game}`)}</small></h1>
                </quintet-header>
                <main><div class="board"><div class="room"></div>${this.boardPart()}</div>${this.editorPart()}</main>
            </div>`;
    }
}

customElements.define("quintet-analysis-setup", SetupScreen);
