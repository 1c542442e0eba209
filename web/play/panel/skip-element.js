/** `<quintet-skip>`: buttons for people who are out of the game, to skip to its end or start a new one. */
import { css, html } from "lit";
import { icon } from "../../ui/icons.js";
import { askForDrawer, PanelElement } from "../../widgets/panel-element.js";

export class SkipElement extends PanelElement {
    static styles = css`
        :host {
            display: flex;
            gap: var(--space-2);
        }
    `;

    render() {
        const { t, controller, model } = this;
        return html`<button type="button" class="button square" data-do="newGame" aria-label=${t("button.newGame")}
                title=${t("button.newGame")} @click=${() => askForDrawer(this, "newGame")}>${icon("newGame")}</button>
            ${
                model.skipping
                    ? html`<button type="button" class="button" data-do="stop" @click=${() => controller.skip(false)}>
                ${icon("pause")}${t("button.stop")}
            </button>`
                    : html`<button type="button" class="button primary" data-do="skip" @click=${() => controller.skip()}>
                ${icon("latest")}${t("out.skip")}
            </button>`
            }`;
    }
}

customElements.define("quintet-skip", SkipElement);
